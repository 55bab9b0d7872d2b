// Where the cells, lines and junks of the sea are drawn. No DOM.

import { COLUMNS, ROWS, type Cell } from "./sea";

type Place = readonly [number, number];

const RADIUS = 22; // of the corners of coast and lines
const TOP = 8;

/** Measures of the picture: flat cells on wide screens, square ones on phones. */
export class Chart {
  readonly width = 100; // of a cell
  readonly left = 78; // of the sea: there junks wait
  readonly height: number;
  readonly bottom: number; // below the sea: numbers of columns
  readonly whole: { width: number; height: number };

  constructor(readonly compact: boolean) {
    this.height = compact ? 98 : 62;
    this.bottom = compact ? 40 : 26;
    this.whole = { width: this.left + COLUMNS * this.width + 46, height: TOP + ROWS * this.height + this.bottom };
  }

  /** The left side of a column. */
  across(column: number): number {
    return this.left + (column - 1) * this.width;
  }

  /** The upper side of a row; rows are counted upwards. */
  down(row: number): number {
    return TOP + (ROWS - row) * this.height;
  }

  /** The middle of a cell, a little aside for its number. */
  middle({ column, row }: Cell): { x: number; y: number } {
    return { x: this.across(column) + this.width / 2 + 8, y: this.down(row) + this.height / 2 };
  }

  /** Where a junk is drawn that shares its cell, or the harbour, with others. */
  place(cell: Cell, place: number, many: number): { x: number; y: number; size: number } {
    return cell.column === 0 ? this.#moored(place, many) : this.#afloat(cell, place, many);
  }

  /** Beside cell 1, in two rows if need be. */
  #moored(place: number, many: number): { x: number; y: number; size: number } {
    const size = (this.compact ? 0.72 : 0.56) * (many > 1 ? 1 : 1.4);
    const x = this.left / 2 + (many > 1 ? ((place % 2) * 2 - 1) * 18 : 0);
    const y = this.down(1) + this.height / 2 + (many > 2 ? (Math.floor(place / 2) * 2 - 1) * this.height * 0.23 : 0);
    return { x, y, size };
  }

  #afloat(cell: Cell, place: number, many: number): { x: number; y: number; size: number } {
    const size = (this.compact ? 1.25 : 0.86) * (many > 2 ? 0.64 : many > 1 ? 0.74 : 1);
    const step = Math.min(40, (this.width - 40) / many + 4);
    const { x, y } = this.middle(cell);
    return { x: x + (place - (many - 1) / 2) * step + (many > 1 ? 5 : 0), y, size };
  }

  /** The border between the sea and the land with the missions. */
  get coast(): string {
    return rounded([[-30, this.down(1)], ...this.#steps(2, 2, ROWS), [this.across(ROWS), -30]]);
  }

  /** A dotted line: junks cross it when they have so many more cards than colours. */
  line(cardsMinusColours: number): string {
    const last = COLUMNS - cardsMinusColours;
    return rounded([...this.#steps(cardsMinusColours + 1, 1, last), [this.across(COLUMNS + 1), this.down(last)]]);
  }

  /** Steps that go up one row for each column, beginning before a column of the lowest row. */
  #steps(column: number, fromRow: number, toRow: number): Place[] {
    return Array.from({ length: toRow - fromRow + 1 }, (_, k): Place[] => {
      const x = this.across(column + k);
      return [[x, this.down(fromRow + k - 1)], [x, this.down(fromRow + k)]];
    }).flat();
  }
}

/** A path through places with round corners. */
export function rounded(places: readonly Place[]): string {
  const corners = places.slice(1, -1).map((corner, k) => `L${towards(corner, places[k]!)} Q${corner.join(" ")} ${towards(corner, places[k + 2]!)}`);
  return `M${places[0]!.join(" ")} ${corners.join(" ")} L${places.at(-1)!.join(" ")}`;
}

function towards([x, y]: Place, [toX, toY]: Place): string {
  const length = Math.hypot(toX - x, toY - y);
  const part = Math.min(RADIUS, length / 2) / length;
  return `${x + (toX - x) * part} ${y + (toY - y) * part}`;
}
