// How cards, rewards and plans are said.

import type { Speaker } from "../../lib/speaker";
import { numberOf, tokensOf, type Card, type Mission, type Plan, type Reward } from "./sea";

export function cardName(speaker: Speaker, { card, colour, symbol }: Card, turned = false): string {
  const sign = speaker.say(`symbol-${symbol ?? "none"}`);
  const words = colour === null ? [speaker.say("encounter-helmsmen-none"), sign] : [String(card), speaker.say(`page-ching-colour-${colour}`), sign];
  return turned ? speaker.say("page-ching-turned", { card: words.join(", ") }) : words.join(", ");
}

export function rewardName(speaker: Speaker, reward: Reward): string {
  return tokensOf(reward).map(({ token, count }) => speaker.say(`page-ching-token-${token}`, { count })).join(", ");
}

export function missionName(speaker: Speaker, { mission, reward }: Mission): string {
  return speaker.say("page-ching-mission-label", { mission, reward: rewardName(speaker, reward) });
}

/** What a card would do, in a sentence or two. */
export function planName(speaker: Speaker, plan: Plan, weather: boolean): string {
  if (plan.kind === "sets-out") return speaker.say("page-ching-plan-sets-out");
  if (plan.kind === "sails") return sailingName(speaker, plan);
  const { ordinary, meteorology } = plan.reach;
  const parts = [speaker.say("page-ching-plan-completes", { number: numberOf(plan.from) })];
  parts.push(
    ordinary.length > 0
      ? ordinary.map((mission) => missionName(speaker, mission)).join(" / ")
      : speaker.say("page-ching-plan-no-mission"),
  );
  if (weather && meteorology.length > 0) {
    parts.push(speaker.say("page-ching-plan-weather", { missions: meteorology.map(({ mission }) => mission).join(" / ") }));
  }
  if (plan.sets.length > 0) parts.push(speaker.say("page-ching-plan-sets", { skills: plan.sets.map((skill) => speaker.say(`skill-${skill}`)).join(", ") }));
  return parts.join(" · ");
}

export function sailingName(speaker: Speaker, plan: Plan & { kind: "sails" }): string {
  const { to, turns, encounters, hongKong } = plan;
  const parts = [speaker.say("page-ching-plan-sails", { number: numberOf(to), turns: turns ? "yes" : "no" })];
  if (encounters > 0) parts.push(speaker.say("page-ching-plan-line", { count: encounters }));
  if (hongKong) parts.push(speaker.say("label-hong-kong"));
  return parts.join(" · ");
}
