// The frame that every game's view and events share; what is inside differs from game to game.

export type Happening = { kind: string; ply: number } & { [parameter: string]: number | string | null };

export interface Outcome {
  reason: string;
  ranking: number[][]; // seats by place, best first; several where a place is shared
  scores: number[];
  tie_break: string | null; // what decided between equal scores for the first place
}

export interface View {
  game: string;
  rules_version: number;
  options: { [name: string]: number };
  seat: number | null; // null: a spectator's
  ply: number; // moves played
  to_act: number[];
  legal: number[]; // ids, ascending; none unless the seat is to act
  state: { [field: string]: unknown }; // what the seat sees, by the game's own schema
  outcome: Outcome | null;
}
