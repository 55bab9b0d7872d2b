// The view of Yellow & Yangtze, read: the map, what stands where, and which actions lead where. No DOM.

import type { Point } from "../../lib/geometry";
import { centreOf, placesAround } from "../../lib/hex";
import { ofVerb, type Descriptor } from "../../state/descriptor";
import type { Happening, View } from "../../state/view";

export const COLOURS = ["black", "red", "blue", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const [BLACK, RED, BLUE, GREEN, YELLOW] = [0, 1, 2, 3, 4] as const;

export const DYNASTIES = ["archer", "bull", "pot", "lion"] as const;

export const PHASES = [
  "action",
  "attack",
  "defence",
  "market",
  "support",
  "winner",
  "casualties",
  "pagoda",
  "move",
  "farmer",
  "riot",
  "establish",
  "replace",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

const FIRST_LEADER = 5; // on the board: 0 to 4 are tiles, from here on 5 x seat + colour

export interface Player {
  hand: number[] | null; // by colour, as is everything here
  replacing: number[] | null;
  hand_size: number;
  replacing_size: number;
  known: number[];
  shown: number[]; // the hand when the game is over
  leaders: number[]; // spaces, -1 in the supply
  points: number[] | null; // null while they are behind the screen
}

export interface State {
  seats: number;
  phase: number;
  deciding: number;
  active: number;
  actions_left: number;
  turn: number;
  board: number[];
  pagodas: number[][];
  market: number[];
  bag_size: number;
  tile: number;
  target: number;
  revolt_colour: number;
  defender: number;
  committed: number;
  sides: number;
  side: number[];
  support: number[];
  winner: number;
  casualties_left: number;
  players: Player[];
}

export function stateOf(view: View): State {
  return view.state as unknown as State;
}

export function phaseOf(view: View): Phase {
  return PHASES[stateOf(view).phase] ?? "over";
}

// The map

/** From a space's centre to its corner, in units of the drawing. */
export const SIZE = 32;

export interface Space {
  name: string; // «row,column»
  row: number;
  column: number;
  at: Point;
  river: boolean;
  capital: boolean;
  around: number[]; // clockwise from the east, -1 where the map ends
}

export interface Triangle {
  name: string;
  spaces: number[];
  at: Point; // the corner that the three spaces share
}

export interface Geography {
  spaces: Space[];
  triangles: Triangle[];
  numbers: Map<string, number>; // spaces by their names
  pagodas: number[]; // in the game, by colour
}

interface Components {
  rows: string[];
  capitals: string[];
  pagodas: { [colour: string]: number };
}

export function geographyOf(game: Descriptor): Geography {
  const { rows, capitals, pagodas } = game.components as Components;
  const numbers = new Map(game.domains["space"]!.values.map((name, number) => [name, number]));
  const spaces = [...numbers.keys()].map((name) => {
    const [row, column] = name.split(",").map(Number) as [number, number];
    const around = placesAround({ row, column }).map((place) => numbers.get(`${place.row},${place.column}`) ?? -1);
    const at = scaled(centreOf({ row, column }));
    return { name, row, column, at, river: rows[row]![column] === "~", capital: capitals.includes(name), around };
  });
  const triangles = game.domains["triangle"]!.values.map((name) => {
    const corners = name.split("+").map((space) => numbers.get(space)!);
    const [a, b, c] = corners.map((space) => spaces[space]!.at) as [Point, Point, Point];
    return { name, spaces: corners, at: { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 } };
  });
  return { spaces, triangles, numbers, pagodas: COLOURS.map((colour) => pagodas[colour] ?? 0) };
}

function scaled({ x, y }: Point): Point {
  return { x: x * SIZE, y: y * SIZE };
}

/** The next space in an arrow's direction; up and down keep close to the column they began in. */
export function stepFrom(geography: Geography, space: number, key: string): number | null {
  const { around, row } = geography.spaces[space]!;
  const [southEast, southWest, northWest, northEast] = [around[1]!, around[2]!, around[4]!, around[5]!];
  const choices = {
    ArrowRight: [around[0]!],
    ArrowLeft: [around[3]!],
    ArrowDown: row & 1 ? [southWest, southEast] : [southEast, southWest],
    ArrowUp: row & 1 ? [northWest, northEast] : [northEast, northWest],
  }[key];
  return choices?.find((other) => other >= 0) ?? null;
}

// What stands on it

export interface LeaderAt {
  seat: number;
  colour: number;
  space: number;
}

export function isTile(piece: number): boolean {
  return piece >= 0 && piece < FIRST_LEADER;
}

export function leaderOn(s: State, space: number): LeaderAt | null {
  const piece = s.board[space]!;
  if (piece < FIRST_LEADER) return null;
  return { seat: Math.floor(piece / 5) - 1, colour: piece % 5, space };
}

export function leadersOn(s: State): LeaderAt[] {
  return s.players.flatMap((player, seat) =>
    player.leaders.flatMap((space, colour) => (space >= 0 ? [{ seat, colour, space }] : [])),
  );
}

export interface PagodaAt {
  colour: number;
  triangle: number;
}

export function pagodasOn(s: State): PagodaAt[] {
  return s.pagodas.flatMap((slots, colour) => slots.filter((triangle) => triangle >= 0).map((triangle) => ({ colour, triangle })));
}

/** Pagodas in the supply, by colour. */
export function pagodaSupply(geography: Geography, s: State): number[] {
  return geography.pagodas.map((all, colour) => all - s.pagodas[colour]!.filter((triangle) => triangle >= 0).length);
}

/** The colours of tiles one by one from their numbers. */
export function spread(counts: readonly number[]): number[] {
  return counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Triangles of three tiles of one colour, none under a pagoda: where one can be established. */
export function freeTriangles(geography: Geography, s: State): number[] {
  const covered = new Set(pagodasOn(s).flatMap(({ triangle }) => geography.triangles[triangle]!.spaces));
  return geography.triangles.flatMap(({ spaces }, triangle) => {
    const [a, b, c] = spaces.map((space) => s.board[space]!) as [number, number, number];
    return isTile(a) && a === b && b === c && !spaces.some((space) => covered.has(space)) ? [triangle] : [];
  });
}

/** Spaces with a tile: what a riot can remove. */
export function tilesOn(s: State): number[] {
  return s.board.flatMap((piece, space) => (isTile(piece) ? [space] : []));
}

// Actions

/** Where the legal actions of a verb lead, by space; for one colour where the verb has one. */
export function spacesOf(game: Descriptor, geography: Geography, legal: readonly number[], verb: string, colour?: number): Map<number, number> {
  const found = ofVerb(game, legal, verb).filter(({ values }) => colour === undefined || values["colour"] === COLOURS[colour]);
  return new Map(found.map(({ action, values }) => [geography.numbers.get(values["space"]!)!, action]));
}

/** Where the legal actions of a verb lead, by triangle. */
export function trianglesOf(game: Descriptor, legal: readonly number[], verb: string): Map<number, number> {
  const { first } = game.verbs.find(({ name }) => name === verb)!;
  return new Map(ofVerb(game, legal, verb).map(({ action }) => [action - first, action]));
}

/** The legal actions of a verb by colour. */
export function coloursOf(game: Descriptor, legal: readonly number[], verb: string): Map<number, number> {
  return new Map(ofVerb(game, legal, verb).map(({ action, values }) => [COLOURS.indexOf(values["colour"] as Colour), action]));
}

export function legalAction(game: Descriptor, legal: readonly number[], verb: string): number | null {
  return ofVerb(game, legal, verb)[0]?.action ?? null;
}

// What the log points at

/** The spaces that an event is about. */
export function spacesIn(geography: Geography, event: Happening): number[] {
  const names = [event["space"], event["origin"], event["triangle"]].flatMap((value) =>
    typeof value === "string" ? value.split("+") : [],
  );
  return names.flatMap((name) => geography.numbers.get(name) ?? []);
}
