// Boards of hexagons that stand on a corner; odd rows are shifted right by half a hexagon.
// The unit is the distance from a centre to a corner. Directions run clockwise from the east.

import type { Point } from "./geometry";

export interface HexPlace {
  row: number;
  column: number;
}

/** Half the width of a hexagon. */
export const HALF_WIDTH = Math.sqrt(3) / 2;

/** Corners around a centre, clockwise from the upper right, in steps of half a width and half a unit. */
const CORNERS = [
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
] as const;

const STEPS = [
  [[0, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0]],
  [[0, 1], [1, 1], [1, 0], [0, -1], [-1, 0], [-1, 1]],
] as const;

export function centreOf({ row, column }: HexPlace): Point {
  return { x: (2 * column + (row & 1)) * HALF_WIDTH, y: row * 1.5 };
}

/** The six places beside one, clockwise from the east, on the map or not. */
export function placesAround({ row, column }: HexPlace): HexPlace[] {
  return STEPS[row & 1 ? 1 : 0].map(([down, right]) => ({ row: row + down, column: column + right }));
}

/** A hexagon as an SVG path around a centre, its sides `inset` further in. */
export function hexagonPath(size: number, inset = 0, centre: Point = { x: 0, y: 0 }): string {
  const scale = size - inset / HALF_WIDTH;
  return closed(CORNERS.map(([x, y]) => ({ x: centre.x + x * HALF_WIDTH * scale, y: centre.y + (y / 2) * scale })));
}

/** The place whose hexagon holds a point. */
export function placeAt({ x, y }: Point): HexPlace {
  const near = Math.round(y / 1.5);
  const candidates = [near - 1, near, near + 1].flatMap((row) => {
    const column = Math.round(x / (2 * HALF_WIDTH) - (row & 1) / 2);
    return [{ row, column }];
  });
  return candidates.reduce((best, place) => (distance(centreOf(place), { x, y }) < distance(centreOf(best), { x, y }) ? place : best));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The borders of a set of places as closed loops of corners, each clockwise around what it holds. */
export function outlines(places: readonly HexPlace[]): Point[][] {
  const held = new Set(places.map(key));
  const next = new Map<string, [number, number]>(); // from each corner of the border to the one behind it
  for (const place of places) {
    const at = [2 * place.column + (place.row & 1), 3 * place.row] as const;
    placesAround(place).forEach((beside, direction) => {
      if (!held.has(key(beside))) next.set(String(corner(at, direction)), corner(at, direction + 1));
    });
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let from = next.keys().next().value;
    for (let to = next.get(from!); to; to = next.get(from!)) {
      next.delete(from!);
      loop.push({ x: to[0] * HALF_WIDTH, y: to[1] / 2 });
      from = String(to);
    }
    loops.push(loop);
  }
  return loops;
}

function key({ row, column }: HexPlace): string {
  return `${row},${column}`;
}

function corner(at: readonly [number, number], direction: number): [number, number] {
  const [x, y] = CORNERS[direction % 6]!;
  return [at[0] + x, at[1] + y];
}

/** A loop as an SVG path whose corners are rounded off by a part of their sides: 0 not at all, 0.5 a river's bank. */
export function roundedPath(loop: readonly Point[], part: number, size: number): string {
  const towards = (from: Point, to: Point): string => at({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, size);
  const turns = loop.map((point, k) => {
    const before = loop.at(k - 1)!;
    const after = loop[(k + 1) % loop.length]!;
    return `${k === 0 ? "M" : "L"}${towards(point, before)}Q${at(point, size)} ${towards(point, after)}`;
  });
  return `${turns.join("")}Z`;
}

function closed(points: readonly Point[]): string {
  return `M${points.map((point) => at(point, 1)).join("L")}Z`;
}

function at({ x, y }: Point, size: number): string {
  return `${round(x * size)} ${round(y * size)}`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
