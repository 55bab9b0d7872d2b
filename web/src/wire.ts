// Generated from docs/socket.schema.json and docs/openapi.json by `make generated`. Do not edit.

import type { Happening, View } from "./state/view";

/** A move or an undo is stored; to its sender only. */
export interface Accepted {
  type: "accepted";
  table: string;
  key: string;
  ply: number; // the ply that it made
}

/** A rulebook: clauses by id. */
export interface Clauses {
  clauses: { [name: string]: string };
}

export type ClientMessage = Watch | Unwatch | Move | Undo | Why | Preview | Ping;

/** Everything that a client needs to know about a game. */
export interface Descriptor {
  name: string;
  rules_version: number;
  num_actions: number;
  verbs: VerbAbout[];
  domains: { [name: string]: DomainAbout };
  events: EventAbout[];
  components: unknown;
  schema: unknown; // JSON schema of `state` in a view
}

/** The values of a parameter in order; none where it is a number or a seat. */
export interface DomainAbout {
  values: string[];
  vocabulary: string | null; // «red» of vocabulary «colour» is message colour-red
}

/** What was wrong: a code for programs and a sentence for people. */
export interface ErrorAbout {
  code: string;
  message: string;
}

/** The body of every answer that is a refusal. */
export interface ErrorAnswer {
  error: ErrorAbout;
}

/** One kind of event. */
export interface EventAbout {
  name: string;
  parameters: ParameterAbout[];
}

/** A game at a glance. */
export interface GameAbout {
  name: string;
  options: OptionAbout[];
  rules_version: number;
  levels: string[]; // the bots that play it
}

/** How the server is. */
export interface Health {
  status: "ok";
  ready: boolean; // whether every game is compiled
  tables: number; // tables in memory
  sockets: number; // open sockets
}

/** The seat to take. */
export interface Join {
  seat: number;
}

/** The guest who asks. */
export interface Me {
  guest: string;
  name: string | null; // null until it is chosen
}

/** Play an action. Answered by `accepted` or `refused`. */
export interface Move {
  type: "move";
  table: string; // id of the table
  seat: number; // a seat that the sender holds
  action: number; // an action id of the table's game
  ply: number; // the ply that the client saw
  key: string; // chosen by the client: a repeated message is carried out once
}

/** A table to be made; several seats for me are a hot seat. */
export interface NewTable {
  game: string;
  options?: { [name: string]: number };
  seats: SeatRequest[];
}

/** A choice made before the game. */
export interface OptionAbout {
  name: string;
  values: number[]; // the default first
  meaning: string;
}

/** A parameter of a verb or an event. */
export interface ParameterAbout {
  name: string;
  domain: string; // key among the domains
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

/** Another name. */
export interface Rename {
  name: string;
}

/** Who shall sit at a seat of a new table. */
export interface SeatRequest {
  kind: "me" | "open" | "bot";
  level?: string | null; // level of a bot
}

/** Who sits at a seat. */
export interface SeatSummary {
  seat: number;
  kind: "guest" | "open" | "bot";
  name: string | null; // the level of a bot; null where nobody sits or has a name
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

/** The id of a new table. */
export interface TableCreated {
  table: string;
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

/** One kind of action; ids run from `first`, the last parameter fastest. */
export interface VerbAbout {
  name: string;
  template: string;
  first: number;
  count: number;
  parameters: ParameterAbout[];
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
