// Generated from docs/socket.schema.json by `npm run wire`. Do not edit.

import type { Happening, View } from "./state/view";

/** A move or an undo is stored; to its sender only. */
export interface Accepted {
  type: "accepted";
  table: string;
  key: string;
  ply: number; // the ply that it made
}

export type ClientMessage = Watch | Unwatch | Move | Undo | Why | Preview | Ping;

/** Play an action. Answered by `accepted` or `refused`. */
export interface Move {
  type: "move";
  table: string; // id of the table
  seat: number; // a seat that the sender holds
  action: number; // an action id of the table's game
  ply: number; // the ply that the client saw
  key: string; // chosen by the client: a repeated message is carried out once
}

/** Ask whether the server is there. Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** The server is there. */
export interface Pong {
  type: "pong";
}

/** Ask what an action would bring. Answered by `preview`. */
export interface Preview {
  type: "preview";
  table: string; // id of the table
  seat: number; // a seat that the sender holds
  action: number; // an action id of the table's game
  after?: number[]; // actions of the seat that are assumed to be played first
}

/** What an action would bring: the events up to where something hidden decides. */
export interface PreviewAnswer {
  type: "preview";
  table: string;
  action: number;
  after: number[];
  events: Happening[];
}

/** A message changed nothing, and why. */
export interface Refused {
  type: "refused";
  table: string | null;
  key: string | null;
  code: "bad_message" | "too_big" | "unknown_table" | "not_started" | "not_your_seat" | "not_to_act" | "illegal" | "cannot_undo" | "stale" | "closed" | "unavailable";
  message: string; // the reason in English
  clause: string | null; // the clause of the rules that forbids it
  ply: number | null; // the table's ply, where it is known
}

/** Who sits at a seat. */
export interface SeatSummary {
  seat: number;
  kind: "guest" | "open" | "bot";
  name: string | null; // null at an open seat; the level of a bot
  mine: boolean; // whether the reader holds the seat
  level: string | null; // level of a bot
}

export type ServerMessage = TableChanged | State | Refused | Accepted | WhyAnswer | PreviewAnswer | Pong;

/** What the reader sees now: after `watch`, and after every move or undo. */
export interface State {
  type: "state";
  table: string;
  ply: number;
  views: { [seat: string]: View }; // `Match.view` by seat, for the seats that the reader holds; by «spectator» if none
  can_undo: boolean; // whether the reader can take the last move back
  events: Happening[]; // what the lowest of these seats (or a spectator) learned since the last `state`
  reset: boolean; // `events` are the whole history: forget the earlier ones
}

/** A table at a glance. */
export interface Summary {
  table: string;
  game: string;
  options: { [name: string]: number };
  status: "open" | "playing" | "over";
  seats: SeatSummary[];
  ply: number;
  invitation: string; // path of the page where others can join
}

/** The table's seats and status: after `watch`, and whenever they change. */
export interface TableChanged {
  type: "table";
  table: string;
  summary: Summary;
}

/** Take the seat's last move back. Answered by `accepted` or `refused`. */
export interface Undo {
  type: "undo";
  table: string; // id of the table
  seat: number; // a seat that the sender holds
  ply: number; // the ply that the client saw
  key: string; // chosen by the client: a repeated message is carried out once
}

/** Follow a table no longer. */
export interface Unwatch {
  type: "unwatch";
  table: string; // id of the table
}

/** Follow a table. Answered by `table` and, once it is being played, `state`. */
export interface Watch {
  type: "watch";
  table: string; // id of the table
  since?: number | null; // the ply that the client already has, after a reconnect
}

/** Ask which clause forbids an action. Answered by `why`. */
export interface Why {
  type: "why";
  table: string; // id of the table
  seat: number; // a seat that the sender holds
  action: number; // an action id of the table's game
  after?: number[]; // actions of the seat that are assumed to be played first
  language?: "en" | "ru" | "es";
}

/** The clause that forbids an action, or null where it is legal. */
export interface WhyAnswer {
  type: "why";
  table: string;
  action: number;
  after: number[];
  clause: string | null;
  sentence: string | null; // the clause's first sentence, in the language asked for
}
