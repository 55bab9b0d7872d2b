// What every game's board is given, and which games have one.

import type { Component, Snippet } from "svelte";
import type { LiveTable } from "../lib/live.svelte";
import type { Speaker } from "../lib/speaker";
import type { Descriptor } from "../state/descriptor";
import type { Happening, View } from "../state/view";

export interface BoardProps {
  live: LiveTable;
  view: View;
  game: Descriptor;
  speaker: Speaker;
  names: string[]; // by seat
  covered: boolean; // hot-seat: the next player has not uncovered the hand yet
  controls: Snippet; // what belongs beside the question: undo
  choices: Snippet; // all legal actions in words
  log: Snippet<[point?: (move: readonly Happening[] | null) => void]>; // told which entry somebody looks at
}

export interface BoardModule {
  default: Component<BoardProps>;
  quiet: ReadonlySet<string>; // kinds of events that the log leaves out
}

export const BOARDS: { [game: string]: () => Promise<BoardModule> } = {
  madame_ching: () => import("./madame_ching/Board.svelte"),
  yangtze: () => import("./yangtze/Board.svelte"),
  yellow_yangtze: () => import("./yellow_yangtze/Board.svelte"),
};
