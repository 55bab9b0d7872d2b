// The view of Yangtze, read: what lies where, what a tile shows, and the placing under consideration. No DOM.

import { toScreen, type Point } from "../../lib/geometry";
import { encode, ofVerb, type Descriptor } from "../../state/descriptor";
import type { Happening, View } from "../../state/view";

export const PHASES = ["exchange", "reward", "discard", "tile", "cell", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const STACKS = ["four", "pairs", "seven"] as const;
export type Stack = (typeof STACKS)[number];

const STACK_COMPONENTS = { four: "four_alike", pairs: "three_pairs", seven: "seven_different" } as const;

/** The direction each seat looks from, by number of players. */
const FACING: { [players: number]: number[] } = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };

export interface Player {
  hand: number[] | null;
  chosen: number | null;
  turned: number | null;
  hand_size: number;
  cards: number[];
  boats: number;
  points: number;
}

interface State {
  seats: number;
  phase: number;
  turn: number;
  final: number;
  supply: number[];
  rewards_left: number[];
  placed: number;
  lake_tile: number[];
  lake_x: number[];
  lake_y: number[];
  lake_turn: number[];
  shore_size: number;
  shore: number[];
  pile_size: number;
  players: Player[];
}

interface TileComponent {
  number: number;
  sides: string[];
  symbol: string | null;
}

interface Components {
  colours: string[];
  tiles: TileComponent[];
  rewards: { four_alike: [number, number][]; three_pairs: [number, number][]; seven_different: [number, number][]; general: number };
  set_up: { [players: string]: { boxed: number; cards_per_colour: number; most_dots: number } };
}

export interface LakeTile {
  tile: number;
  turn: number;
  cell: string;
  place: Point; // where it is drawn
}

export interface ShoreCell {
  cell: string;
  place: Point;
}

export function stateOf(view: View): State {
  return view.state as unknown as State;
}

export function componentsOf(game: Descriptor): Components {
  return game.components as Components;
}

export function phaseOf(view: View): Phase {
  return PHASES[stateOf(view).phase] ?? "over";
}

/** The most lanterns with which a tile may be laid. */
export const CARD_LIMIT = 12;

/** How many lanterns the player of this view holds. */
export function heldBy(view: View): number {
  const cards = view.seat === null ? [] : (stateOf(view).players[view.seat]?.cards ?? []);
  return cards.reduce((sum, count) => sum + count, 0);
}

export function facing(players: number, seat: number | null): number {
  return seat === null ? 0 : (FACING[players]?.[seat] ?? 0);
}

/** The direction that a view has at the bottom: that of its own seat; a spectator looks from the south. */
export function frontOf(view: View): number {
  return facing(stateOf(view).seats, view.seat);
}

export function cellAt(cell: string): Point {
  const [x, y] = cell.split(",").map(Number);
  return { x: x!, y: y! };
}

export function cellName({ x, y }: Point): string {
  return `${x},${y}`;
}

/** What a seat got from each stack of rewards, in the order it was taken. */
export function rewardsOf(events: readonly Happening[], seat: number): { [kind in Stack]: number[] } {
  const taken = events.filter((event) => event.kind === "rewarded" && event["seat"] === seat);
  const from = (stack: Stack): number[] => taken.filter((event) => event["stack"] === stack).map((event) => Number(event["points"]));
  return { four: from("four"), pairs: from("pairs"), seven: from("seven") };
}

/** The cells that events speak of. */
export function cellsOf(events: readonly Happening[]): ReadonlySet<string> {
  return new Set(events.flatMap((event) => (typeof event["cell"] === "string" ? [event["cell"]] : [])));
}

export function lakeOf(view: View): LakeTile[] {
  const s = stateOf(view);
  const front = frontOf(view);
  return Array.from({ length: s.placed }, (_, k) => {
    const at = { x: s.lake_x[k]!, y: s.lake_y[k]! };
    return { tile: s.lake_tile[k]!, turn: s.lake_turn[k]!, cell: cellName(at), place: toScreen(at, front) };
  });
}

/** The empty cells beside a tile, as the view lists them. */
export function shoreOf(game: Descriptor, view: View): ShoreCell[] {
  const s = stateOf(view);
  const front = frontOf(view);
  return s.shore.slice(0, s.shore_size).map((number) => {
    const cell = game.domains["cell"]!.values[number]!;
    return { cell, place: toScreen(cellAt(cell), front) };
  });
}

/** Made once each: equal arrays are identical, so that tiles that lie still are not drawn anew. */
const SHOWN = new Map<number, string[]>();

/** The colours that a tile shows, drawn below, left, above and right, when direction `front` is at the bottom. */
export function shownSides(components: Components, tile: number, turn: number, front: number): string[] {
  const key = (tile * 4 + turn) * 4 + front;
  const { sides } = components.tiles[tile]!;
  const shown = SHOWN.get(key) ?? [0, 1, 2, 3].map((drawn) => sides[(drawn + front - turn + 8) % 4]!);
  SHOWN.set(key, shown);
  return shown;
}

/** The points on top of a stack; an empty one gives the general reward. */
export function topReward(components: Components, players: number, stack: Stack, left: number): number {
  const dots = components.set_up[players]!.most_dots;
  const kept = components.rewards[STACK_COMPONENTS[stack]].filter((card) => card[1] <= dots);
  return left > 0 ? kept[kept.length - left]![0] : components.rewards.general;
}

/** What the player is about to lay: chosen in the page, sent only when confirmed. */
export interface Placing {
  tile: number | null;
  turn: number;
  cell: string | null; // where the ghost rests
}

export const NOTHING: Placing = { tile: null, turn: 0, cell: null };

/** Take up a tile of the hand; taking the same one again puts it down. */
export function takeTile(placing: Placing, tile: number): Placing {
  return placing.tile === tile ? NOTHING : { tile, turn: 0, cell: placing.cell };
}

export function turnTile(placing: Placing, quarters: number): Placing {
  return { ...placing, turn: (((placing.turn + quarters) % 4) + 4) % 4 };
}

/** The placing to show: the page's own, or the one the server already knows, whose cell alone is open. */
export function placingOf(view: View, own: Placing): Placing {
  const me = view.seat === null ? null : stateOf(view).players[view.seat];
  if (phaseOf(view) === "cell" && me?.chosen) return { tile: me.chosen, turn: me.turned ?? 0, cell: own.cell };
  return phaseOf(view) === "tile" ? own : NOTHING;
}

/** The actions that lay the tile as considered, in their order; null while tile or cell is open. */
export function placingActions(game: Descriptor, view: View, placing: Placing): number[] | null {
  if (placing.tile === null || placing.cell === null) return null;
  const at = encode(game, "at", { cell: placing.cell });
  return [...choosingActions(game, view, placing), at];
}

/** What must still be sent before the cell: tile and turning, unless the server has them. */
export function choosingActions(game: Descriptor, view: View, placing: Placing): number[] {
  if (phaseOf(view) !== "tile" || placing.tile === null) return [];
  return [encode(game, "tile", { tile: placing.tile, turn: placing.turn })];
}

export function tilesOnOffer(game: Descriptor, view: View): Set<number> {
  return new Set(ofVerb(game, view.legal, "tile").map(({ values }) => Number(values["tile"])));
}

export interface Gain {
  seat: number;
  colours: { colour: string; matched: boolean; missing: boolean }[];
  boats: number;
}

/** What events bring to each seat, in the order of the events. */
export function gainsOf(events: readonly Happening[]): Gain[] {
  const gains = new Map<number, Gain>();
  for (const event of events) {
    const { kind, seat, colour } = event;
    if (typeof seat !== "number" || !["matched", "received", "pile-empty", "boat"].includes(kind)) continue;
    const gain = gains.get(seat) ?? { seat, colours: [], boats: 0 };
    gains.set(seat, gain);
    if (kind === "boat") gain.boats += 1;
    else gain.colours.push({ colour: String(colour), matched: kind === "matched", missing: kind === "pile-empty" });
  }
  return [...gains.values()];
}
