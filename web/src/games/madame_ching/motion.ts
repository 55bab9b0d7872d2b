// What is seen to move when something happens: tokens and cards, from where to where. No DOM.

import type { Happening } from "../../state/view";
import { TOKENS } from "./sea";

export interface Carried {
  from: string; // anchors
  to: string;
  token: string | null; // a token, an honour or a skill
  card: number | null; // a navigation card, face up
  back: "navigation" | "encounter" | null; // a card seen from behind
}

const MOST = 8; // more at once would explain nothing

/** What flies; cards go to the viewer's own hand, everything else to the place of a seat. */
export function carriedBy(events: readonly Happening[], viewer: number | null): Carried[] {
  return events.flatMap((event) => carried(event, viewer)).slice(-MOST);
}

function carried(event: Happening, viewer: number | null): Carried[] {
  const seat = `seat-${event["seat"]}`;
  const target = `seat-${event["target"]}`;
  const hand = event["seat"] === viewer ? "hand" : seat;
  switch (event.kind) {
    case "mission":
      return TOKENS.flatMap((token) => Array<Carried>(Number(event[token] ?? 0)).fill(flying(`mission-${event["mission"]}`, seat, { token })));
    case "gained-skill":
      return [flying("dock", seat, { token: String(event["skill"]) })];
    case "pearl":
      return [flying("pearl", seat, { token: "pearl" })];
    case "plundered":
      return [flying("hong-kong", seat, { token: "hong-kong" })];
    case "took":
      return [flying("display", hand, { card: Number(event["card"]) })];
    case "took-hidden":
      return [flying("display", hand, { back: "navigation" })];
    case "drew-card":
      return [flying("deck", hand, { back: "navigation" })];
    case "drew-encounter":
      return [flying("encounter-deck", seat, { back: "encounter" })];
    case "stole-gem":
      return [flying(target, seat, { token: String(event["gem"]) })];
    case "stole-encounter":
      return [flying(target, seat, { back: "encounter" })];
    case "passed":
      return [flying(seat, target, { back: "encounter" })];
    case "seized":
      return [flying(target, seat, { back: "navigation" })];
    case "gave":
      return [flying(seat, target, { back: "navigation" })];
    default:
      return [];
  }
}

function flying(from: string, to: string, what: Partial<Carried>): Carried {
  return { from, to, token: null, card: null, back: null, ...what };
}
