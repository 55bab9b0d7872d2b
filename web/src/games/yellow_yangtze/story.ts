// What the events tell: points, conflicts from their beginning to their outcome, and what moves over the board.

import type { Happening } from "../../state/view";
import type { WarSide } from "./groups";
import { COLOURS, YELLOW, type Colour, type State } from "./map";

function number(event: Happening, name: string): number {
  return Number(event[name] ?? 0);
}

function colourIn(event: Happening): number {
  return COLOURS.indexOf(event["colour"] as Colour);
}

// Points

/** What a tile or a conflict brings, and what pagodas bring at the end of a turn. */
const GAINS = new Set(["gained", "earned"]);

/** Every gain is announced: the points of a seat by colour. */
export function pointsFrom(events: readonly Happening[], seat: number): number[] {
  const points = COLOURS.map(() => 0);
  for (const event of events) {
    if (GAINS.has(event.kind) && event["seat"] === seat) points[colourIn(event)]! += number(event, "points");
  }
  return points;
}

export interface Reckoning {
  earned: number[]; // the four colours in their order
  gold: number;
  spent: number[]; // gold spent on each of the four
  totals: number[];
  lowest: number; // the score
}

/** Gold is spent piece by piece on the lowest of the other four colours. */
export function reckon(points: readonly number[]): Reckoning {
  const earned = points.slice(0, YELLOW);
  const gold = points[YELLOW]!;
  const totals = [...earned];
  for (let piece = 0; piece < gold; piece++) totals[totals.indexOf(Math.min(...totals))]! += 1;
  return { earned, gold, totals, spent: totals.map((sum, colour) => sum - earned[colour]!), lowest: Math.min(...totals) };
}

// Conflicts

export interface Addition {
  seat: number;
  side: number; // 0 to nobody; in a revolt 1 attacks and 2 defends
  tiles: number;
  leader: boolean;
}

interface Conflict {
  begun: number; // plies
  decided: number | null;
  ended: number | null; // decided, and all losses paid
  additions: Addition[];
  aftermath: Happening[]; // leaders and pagodas that go, points gained
  strength: number; // of the winner, once decided
  against: number;
}

export interface RevoltStory extends Conflict {
  kind: "revolt";
  colour: number;
  attacker: number;
  defender: number;
  winner: number | null; // a seat
}

export interface WarStory extends Conflict {
  kind: "war";
  active: number; // who started it
  sides: number;
  winner: number | null; // a side
  soldiersLost: number; // by the losers
  soldiersPaid: number; // by the winner, on the board
}

export type Story = RevoltStory | WarStory;

/** The last conflict of the game so far, as far as the events tell it; null before the first. */
export function lastConflict(events: readonly Happening[]): Story | null {
  const start = events.findLastIndex(({ kind }) => kind === "revolt" || kind === "war");
  if (start < 0) return null;
  const [first, ...rest] = events.slice(start) as [Happening, ...Happening[]];
  return first.kind === "revolt" ? tellRevolt(first, rest) : tellWar(first, rest);
}

function beginning(first: Happening): Conflict {
  return { begun: first.ply, decided: null, ended: null, additions: [], aftermath: [], strength: 0, against: 0 };
}

function decide(story: Conflict, event: Happening): void {
  story.decided = event.ply;
  story.strength = number(event, "strength");
  story.against = number(event, "against");
}

function tellRevolt(first: Happening, rest: readonly Happening[]): RevoltStory {
  const [attacker, defender] = [number(first, "seat"), number(first, "defender")];
  const story: RevoltStory = { ...beginning(first), kind: "revolt", colour: colourIn(first), attacker, defender, winner: null };
  for (const event of rest) {
    if (event.kind === "committed") story.additions.push(addition(event, story.additions.length + 1));
    else if (event.kind === "revolt-won") {
      decide(story, event);
      story.winner = number(event, "seat");
      story.ended = event.ply;
    } else if (story.decided === null || story.aftermath.length === 2) break;
    else story.aftermath.push(event);
  }
  return story;
}

function addition(event: Happening, side: number): Addition {
  return { seat: number(event, "seat"), side, tiles: number(event, "tiles"), leader: event["leader"] === "yes" };
}

/** A war goes on while soldiers fall; what follows in the last of its plies is no longer its own. */
function tellWar(first: Happening, rest: readonly Happening[]): WarStory {
  const story: WarStory = {
    ...beginning(first),
    kind: "war",
    active: number(first, "seat"),
    sides: number(first, "sides"),
    winner: null,
    soldiersLost: 0,
    soldiersPaid: 0,
  };
  let owed = Infinity;
  for (const [k, event] of rest.entries()) {
    if (event.kind === "supported") story.additions.push(addition(event, number(event, "side")));
    else if (event.kind === "war-won") {
      decide(story, event);
      story.winner = number(event, "side");
      owed = Math.max(0, story.against - supportOf(story, story.winner));
    } else if (story.decided === null) break;
    else if (event.kind === "removed") {
      if (event.ply === story.decided) story.soldiersLost += 1;
      else story.soldiersPaid += 1;
    } else if (event.kind === "gained" ? rest[k - 1]?.kind === "returned" && rest[k - 1]!["colour"] === event["colour"] : BELONGS.has(event.kind)) {
      story.aftermath.push(event);
    } else break;
  }
  if (story.decided !== null && story.soldiersPaid >= owed) story.ended = story.decided + story.soldiersPaid;
  return story;
}

const BELONGS = new Set(["returned", "pagoda-lost"]);

export function supportOf(story: WarStory, side: number): number {
  return story.additions.filter((given) => given.side === side).reduce((sum, given) => sum + given.tiles + Number(given.leader), 0);
}

/** The sides of a war with their numbers, from how they stood when they were last seen; none where that is not known. */
export function sidesOfStory(story: WarStory, seen: readonly WarSide[], s: State, removed: readonly Happening[], numberOf: (space: string) => number): WarSide[] {
  const known = seen.length > 0 ? seen : sidesAfterwards(story, s, removed, numberOf);
  return known.map((side) => {
    const support = supportOf(story, side.side);
    return { ...side, support, strength: side.soldiers + support };
  });
}

/** After a reload the losers' soldiers are gone from the board, but the events tell where they stood. */
function sidesAfterwards(story: WarStory, s: State, removed: readonly Happening[], numberOf: (space: string) => number): WarSide[] {
  const numbers = Array.from({ length: story.sides }, (_, k) => k + 1);
  const lost = (side: number): number => {
    if (s.sides > 0) return removed.filter(({ ply, space }) => ply === story.decided && s.side[numberOf(String(space))] === side).length;
    return story.against - supportOf(story, side);
  };
  if (s.sides === 0 && story.sides > 2) return [];
  return numbers.map((side) => {
    const soldiers = side === story.winner ? story.strength - supportOf(story, side) : lost(side);
    return { side, spaces: [], soldiers, support: 0, strength: soldiers, leaders: [], clashing: new Set() };
  });
}

// News

const ACTS = new Set(["positioned", "moved", "withdrew", "placed", "riot", "establish", "replaced"]);
const PUT = new Set(["positioned", "moved", "placed"]);
const TAKEN = new Set(["withdrew", "returned", "removed"]);
const VANISHED = new Set([...TAKEN, "pagoda-lost", "riot", "replaced"]);

/** What the others did since a seat last did something in its own turn; in the middle of its turn nothing. */
export function newsFor(events: readonly Happening[], seat: number | null): Happening[] {
  let own = -1;
  let active: unknown = null;
  for (const [k, event] of events.entries()) {
    if (event.kind === "turn") {
      if (active === seat) own = k;
      active = event["seat"];
    } else if (ACTS.has(event.kind) && event["seat"] === seat) own = k;
  }
  const since = events[own]?.ply ?? -1;
  return active === seat && events.slice(own + 1).every(({ kind }) => kind !== "turn") ? [] : events.filter(({ ply }) => ply > since);
}

/** The names of the spaces where something was put or taken away. */
export function changedSpaces(events: readonly Happening[]): string[] {
  return events.flatMap(({ kind, space, origin }) => [
    ...(PUT.has(kind) || TAKEN.has(kind) ? [String(space)] : []),
    ...(kind === "moved" ? [String(origin)] : []),
  ]);
}

/** What left no trace on the map, so that it must be told in words. */
export function vanished(events: readonly Happening[]): Happening[] {
  return events.filter(({ kind }) => VANISHED.has(kind));
}

// Motion

/** Something that moves so that one sees where it came from and where it went. */
export interface Motion {
  kind: "point" | "leader" | "tile";
  colour: number;
  seat: number | null; // who gets it, or whose it is
  from: string | null; // the space it comes from; null: the market, or for points the leader that earns them
  points: number;
}

/** Events that earn the point announced right behind them. */
const EARNS = new Set(["placed", "returned"]);

/** What should be seen to move, in order, when these events happen. */
export function motionsOf(events: readonly Happening[]): Motion[] {
  return events.flatMap((event, k): Motion[] => {
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    const from = typeof event["space"] === "string" ? event["space"] : null;
    const common = { colour: colourIn(event), seat, points: number(event, "points"), from };
    const before = events[k - 1];
    switch (event.kind) {
      case "gained":
        return [{ ...common, kind: "point", from: before && EARNS.has(before.kind) ? String(before["space"]) : null }];
      case "earned":
        return [{ ...common, kind: "point" }];
      case "returned":
      case "withdrew":
        return [{ ...common, kind: "leader" }];
      case "removed":
      case "took":
        return [{ ...common, kind: "tile" }];
      default:
        return [];
    }
  });
}
