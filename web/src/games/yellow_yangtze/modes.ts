// What the player is about to do: chosen in the page, sent only when confirmed. No DOM.

import { encode, type Descriptor } from "../../state/descriptor";
import type { View } from "../../state/view";
import {
  BLUE,
  COLOURS,
  freeTriangles,
  GREEN,
  legalAction,
  phaseOf,
  spacesOf,
  stateOf,
  tilesOn,
  total,
  trianglesOf,
  type Geography,
  type Phase,
} from "./map";

export interface Mode {
  kind: "none" | "tile" | "leader" | "riot" | "establish" | "replace";
  colour: number; // of the tile or leader in hand
  helped: boolean; // a leader stands in for one of the tiles to be paid
  spaces: number[]; // chosen on the map: where to go, or what to remove
  triangle: number | null; // chosen for a pagoda
  counts: number[]; // tiles to be replaced, by colour
}

export const NOTHING: Mode = { kind: "none", colour: -1, helped: false, spaces: [], triangle: null, counts: [0, 0, 0, 0, 0] };

/** What the map and the dock are about: the mode while an action is chosen, else what the server asks. */
export type Task = Mode["kind"] | Exclude<Phase, "action">;

export function taskOf(view: View, mode: Mode): Task {
  const phase = phaseOf(view);
  return phase === "action" ? mode.kind : phase;
}

// Taking things up

/** Take up a tile or a leader; taking the same one again puts it down. The space stays chosen where it can. */
export function take(mode: Mode, kind: "tile" | "leader", colour: number): Mode {
  if (mode.kind === kind && mode.colour === colour) return NOTHING;
  return { ...NOTHING, kind, colour, spaces: mode.kind === "tile" || mode.kind === "leader" ? mode.spaces : [] };
}

/** Begin a riot or a pagoda; without enough tiles for both it is the leader who helps. */
export function begin(game: Descriptor, view: View, kind: "riot" | "establish"): Mode {
  return { ...NOTHING, kind, helped: legalAction(game, view.legal, kind) === null };
}

/** Set one more tile aside, or take one back. */
export function setAside(mode: Mode, colour: number, step: 1 | -1): Mode {
  return { ...NOTHING, kind: "replace", counts: mode.counts.map((count, k) => (k === colour ? count + step : count)) };
}

/** Choose a space: where several are wanted a second choice takes it back, the oldest gives way to one too many. */
export function choose(mode: Mode, space: number, wanted: number): Mode {
  if (mode.spaces.includes(space)) return { ...mode, spaces: mode.spaces.filter((other) => other !== space) };
  return { ...mode, spaces: [...mode.spaces, space].slice(-wanted) };
}

/** How many spaces a task asks for. */
export function wanted(view: View, task: Task): number {
  return task === "casualties" ? stateOf(view).casualties_left : 1;
}

// Where it can go

export interface Targets {
  spaces: ReadonlySet<number>;
  triangles: ReadonlySet<number>;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** What is lit on the map. */
export function targetsOf(game: Descriptor, geography: Geography, view: View, mode: Mode): Targets {
  const { legal } = view;
  const task = taskOf(view, mode);
  const local = phaseOf(view) === "action";
  switch (task) {
    case "tile":
      return { spaces: new Set(spacesOf(game, geography, legal, "place", mode.colour).keys()), triangles: NOWHERE };
    case "leader":
      return { spaces: new Set(spacesOf(game, geography, legal, "leader", mode.colour).keys()), triangles: NOWHERE };
    case "farmer":
      return { spaces: new Set(spacesOf(game, geography, legal, "place").keys()), triangles: NOWHERE };
    case "riot":
      return { spaces: new Set(local ? tilesOn(stateOf(view)) : spacesOf(game, geography, legal, "remove").keys()), triangles: NOWHERE };
    case "casualties":
      return { spaces: new Set(spacesOf(game, geography, legal, "remove").keys()), triangles: NOWHERE };
    case "establish":
      return { spaces: NOWHERE, triangles: new Set(local ? freeTriangles(geography, stateOf(view)) : trianglesOf(game, legal, "pagoda").keys()) };
    case "pagoda":
      return { spaces: NOWHERE, triangles: new Set(trianglesOf(game, legal, "pagoda").keys()) };
    case "move":
      return { spaces: NOWHERE, triangles: new Set(trianglesOf(game, legal, "move-pagoda").keys()) };
    default:
      return { spaces: NOWHERE, triangles: NOWHERE };
  }
}

// What is sent

/** The actions that carry out what was chosen, in their order; null while something is open. */
export function actionsOf(game: Descriptor, geography: Geography, view: View, mode: Mode): number[] | null {
  const task = taskOf(view, mode);
  if (task === "replace") return total(mode.counts) > 0 || phaseOf(view) === "replace" ? replaceActions(game, mode) : null;
  if (mode.spaces.length === 0 && mode.triangle === null) return null;
  if (task === "casualties" && mode.spaces.length < wanted(view, task)) return null;
  const paid = payment(game, view, mode);
  const chosen = mode.spaces.map((space) => actionAt(game, geography, task, mode, space));
  const built = mode.triangle === null ? [] : [onTriangle(game, geography, task, mode.triangle)];
  return [...paid, ...chosen, ...built];
}

/** What must be paid before a target can be named. */
export function payment(game: Descriptor, view: View, mode: Mode): number[] {
  const task = taskOf(view, mode);
  if (phaseOf(view) !== "action" || (task !== "riot" && task !== "establish")) return [];
  return [encode(game, mode.helped ? `${task}-leader` : task)];
}

/** What a click on a space means. */
export function actionAt(game: Descriptor, geography: Geography, task: Task, mode: Mode, space: number): number {
  const name = geography.spaces[space]!.name;
  if (task === "tile") return encode(game, "place", { colour: COLOURS[mode.colour]!, space: name });
  if (task === "farmer") return encode(game, "place", { colour: COLOURS[BLUE], space: name });
  if (task === "leader") return encode(game, "leader", { colour: COLOURS[mode.colour]!, space: name });
  return encode(game, "remove", { space: name });
}

/** What a click on a triangle means. */
export function onTriangle(game: Descriptor, geography: Geography, task: Task, triangle: number): number {
  return encode(game, task === "move" ? "move-pagoda" : "pagoda", { triangle: geography.triangles[triangle]!.name });
}

function replaceActions(game: Descriptor, mode: Mode): number[] {
  const tiles = mode.counts.flatMap((count, colour) => Array.from({ length: count }, () => encode(game, "replace", { colour: COLOURS[colour]! })));
  return [...tiles, encode(game, "done")];
}

/** The colour of tiles that a riot or a pagoda costs. */
export function priceOf(kind: "riot" | "establish"): number {
  return kind === "riot" ? BLUE : GREEN;
}
