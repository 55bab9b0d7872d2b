// Boards of square cells seen from a seat. Directions run clockwise: 0 south, 1 west, 2 north, 3 east.

export interface Point {
  x: number;
  y: number;
}

/** Where a cell (steps east and north) is drawn (right and down) when direction `front` is at the bottom. */
export function toScreen(cell: Point, front: number): Point {
  let { x, y } = { x: cell.x, y: -cell.y };
  for (let quarter = 0; quarter < front; quarter++) [x, y] = [y, -x];
  return { x: x + 0, y: y + 0 };
}

/** The cell drawn at a place: the inverse of `toScreen`. */
export function fromScreen(place: Point, front: number): Point {
  let { x, y } = place;
  for (let quarter = 0; quarter < front; quarter++) [x, y] = [-y, x];
  return { x: x + 0, y: -y + 0 };
}

/** The direction in which a direction of the world is drawn. */
export function screenDirection(direction: number, front: number): number {
  return (direction - front + 4) % 4;
}

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The smallest frame of cells around places, with a margin, at least `least` cells wide and high. */
export function frameAround(places: readonly Point[], margin: number, least: number): Frame {
  const across = span(places.map(({ x }) => x), margin, least);
  const down = span(places.map(({ y }) => y), margin, least);
  return { left: across.first, columns: across.count, top: down.first, rows: down.count };
}

function span(numbers: readonly number[], margin: number, least: number): { first: number; count: number } {
  const low = Math.min(0, ...numbers) - margin;
  const high = Math.max(0, ...numbers) + margin;
  const missing = Math.max(0, least - (high - low + 1));
  return { first: low - Math.floor(missing / 2), count: high - low + 1 + missing };
}

/** Whole quarter turns in a rotation by so many degrees, and what is left of it: how two fingers turn a tile. */
export function quarters(degrees: number, threshold: number): { turns: number; rest: number } {
  const turns = Math.trunc(degrees / threshold) + 0;
  return { turns, rest: degrees - turns * threshold };
}
