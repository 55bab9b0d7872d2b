// What stands on the map, in words: for the caption and for ears.

import type { Speaker } from "../../lib/speaker";
import { governorsBeside, isCovered, warAt, type Groups } from "./groups";
import { COLOURS, isTile, leaderOn, type Geography, type State } from "./map";
import type { Task } from "./modes";

interface Seen {
  geography: Geography;
  s: State;
  groups: Groups;
  speaker: Speaker;
  names: string[];
  lit: boolean; // whether the space can be chosen now
}

/** A space: what lies there, the state it belongs to, and what threatens. */
export function describeSpace({ geography, s, groups, speaker, names, lit }: Seen, space: number): string {
  const parts = [`${geography.spaces[space]!.name}: ${content(geography, s, speaker, names, space)}`];
  const leader = leaderOn(s, space);
  if (leader) parts.push(speaker.say("page-leader-strength", { count: governorsBeside(geography, s, space) }));
  const group = groups.of[space];
  if (group && group.leaders.length > 0) parts.push(speaker.say("page-state-strength", { count: group.soldiers }));
  const war = s.board[space]! < 0 ? warAt(geography, groups, space) : null;
  if (war) parts.push(speaker.say("page-threat", { strengths: war.map(({ soldiers }) => soldiers).join(" : ") }));
  if (lit) parts.push(speaker.say("page-possible"));
  return parts.join(" · ");
}

function content(geography: Geography, s: State, speaker: Speaker, names: string[], space: number): string {
  const { river, capital } = geography.spaces[space]!;
  const piece = s.board[space]!;
  const leader = leaderOn(s, space);
  if (leader) return speaker.say("page-leader-of", { leader: speaker.say(`page-leader-${COLOURS[leader.colour]}`), name: names[leader.seat] ?? "" });
  if (!isTile(piece)) return speaker.say(river ? "page-empty-river" : capital ? "page-empty-capital" : "page-empty-land");
  const tile = speaker.say(`page-tile-${COLOURS[piece]}`);
  const withPagoda = isCovered(geography, s, space) ? speaker.say("page-under-pagoda", { tile }) : tile;
  return capital ? speaker.say("page-on-capital", { tile: withPagoda }) : withPagoda;
}

/** A triangle that can be chosen. */
export function describeTriangle({ geography, s, speaker }: Pick<Seen, "geography" | "s" | "speaker">, triangle: number, task: Task): string {
  const { name, spaces } = geography.triangles[triangle]!;
  const colour = speaker.say(`colour-${COLOURS[s.board[spaces[0]!]!] ?? "black"}`);
  return speaker.say(task === "move" ? "page-corner-from" : "page-corner", { colour, triangle: name.replaceAll("+", ", ") });
}
