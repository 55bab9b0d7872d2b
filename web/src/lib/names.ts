// What the people and bots of a table are called.

import type { SeatSummary, Summary } from "../wire";
import type { Speaker } from "./speaker";

export function seatName(summary: Summary | null, seat: number, speaker: Speaker): string {
  const found = summary?.seats[seat];
  return found ? nameOf(found, speaker) : speaker.say("page-seat", { number: seat + 1 });
}

/** Hot-seat players share a name, and so may guests: then the seat's number tells them apart. */
function nameOf(found: SeatSummary, speaker: Speaker): string {
  if (found.kind === "open") return speaker.say("page-seat-open");
  if (found.kind === "bot") return speaker.say("page-bot", { number: found.seat + 1 });
  return found.name ?? speaker.say("page-guest", { number: found.seat + 1 });
}

/** The names of all seats; those that occur twice carry their seat's number. */
export function seatNames(summary: Summary | null, seats: number, speaker: Speaker): string[] {
  const names = Array.from({ length: seats }, (_, seat) => seatName(summary, seat, speaker));
  return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name));
}

export function levelName(level: string, speaker: Speaker): string {
  return speaker.has(`page-level-${level}`) ? speaker.say(`page-level-${level}`) : level;
}
