// What the player considers: cards, skills and encounter cards, each with the actions that they stand for. No DOM.

import { encode, type Descriptor } from "../../state/descriptor";
import type { View } from "../../state/view";
import { phaseOf, SKILLS, stateOf, type Skill } from "./sea";

/** A skill or an encounter card that the player has taken up to use it. */
export type Tool = { kind: "skill"; skill: Skill } | { kind: "encounter"; face: number };

export function sameTool(a: Tool | null, b: Tool): boolean {
  if (a?.kind === "skill" && b.kind === "skill") return a.skill === b.skill;
  return a?.kind === "encounter" && b.kind === "encounter" && a.face === b.face;
}

/** How a tool is used: at once, on a card of the hand, against somebody, for a symbol, or not in the own turn. */
export type Use =
  | { way: "at-once"; action: number }
  | { way: "card" }
  | { way: "target"; targets: { seat: number; action: number }[] }
  | { way: "symbol"; symbols: { symbol: string; action: number }[] }
  | { way: "kept" };

const ATTACKS: { [name: string]: string } = { sword: "combat", thief: "thief", traitor: "traitor" };
const AT_ONCE: { [name: string]: string } = { map: "cartography", "old-sailor": "old-sailor", soothsayer: "soothsayer" };

export function faceName(game: Descriptor, face: number): string {
  return game.domains["face"]!.values[face]!;
}

export function toolName(game: Descriptor, tool: Tool): string {
  return tool.kind === "skill" ? tool.skill : faceName(game, tool.face);
}

export function useOf(game: Descriptor, view: View, tool: Tool): Use {
  const name = toolName(game, tool);
  const [kind, symbol] = name.split("-");
  if (name === "lantern") return { way: "card" };
  if (ATTACKS[name]) return { way: "target", targets: targetsOf(game, view, ATTACKS[name]) };
  if (AT_ONCE[name]) return { way: "at-once", action: encode(game, AT_ONCE[name]) };
  if (kind === "siren" || kind === "helmsmen") return { way: "at-once", action: encode(game, kind, { symbol: symbol! }) };
  if (name === "madame-ching") return { way: "symbol", symbols: symbolActions(game) };
  return { way: "kept" };
}

function targetsOf(game: Descriptor, view: View, verb: string): { seat: number; action: number }[] {
  const others = stateOf(view).players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  return others.map((seat) => ({ seat, action: encode(game, verb, { target: seat }) }));
}

function symbolActions(game: Descriptor): { symbol: string; action: number }[] {
  return game.domains["symbol"]!.values.map((symbol) => ({ symbol, action: encode(game, "ching", { symbol }) }));
}

/** All actions of a tool, to ask whether any is legal. */
export function actionsOf(use: Use): number[] {
  switch (use.way) {
    case "at-once":
      return [use.action];
    case "target":
      return use.targets.map(({ action }) => action);
    case "symbol":
      return use.symbols.map(({ action }) => action);
    default:
      return [];
  }
}

/** What clicking a card of the own hand means now. */
export function handAction(game: Descriptor, view: View, tool: Tool | null, card: number): number | null {
  const phase = phaseOf(view);
  if (phase === "pick") return encode(game, "pick", { card });
  if (phase === "give" || phase === "gift") return encode(game, "give", { card });
  if (phase === "turn" && tool?.kind === "skill" && tool.skill === "lantern") return encode(game, "night", { card });
  return null;
}

/** Skills that lie face up, to be used in the own turn or while completing. */
export function skillsFaceUp(up: readonly number[]): { skill: Skill; count: number }[] {
  return SKILLS.map((skill, k) => ({ skill, count: up[k]! })).filter(({ count }) => count > 0);
}

/** The clauses of the rulebook that explain a skill or an encounter card. */
export function clausesOf(name: string): string[] {
  switch (name) {
    case "map":
      return ["skill.cartography"];
    case "lantern":
      return ["skill.night"];
    case "sword":
      return ["skill.combat"];
    case "kite":
      return ["skill.meteorology"];
    case "crew":
      return ["skill.crew"];
    case "madame-ching":
      return ["ching.symbol"];
    default: {
      const [kind] = name.split("-");
      if (kind === "helmsmen") return ["helmsmen.move", "helmsmen.shield"];
      return [`encounter.${kind === "old" ? "old-sailor" : kind}`];
    }
  }
}

/** The clause and the name of the attack under way. */
export function attackOf(view: View): "combat" | "thief" | "traitor" | "siren" | null {
  const { attack } = stateOf(view);
  return (["combat", "thief", "traitor"] as const)[attack - 1] ?? (attack >= 4 ? "siren" : null);
}
