// What the page knows about one table, and how each message changes it. No DOM, no socket: only values.

import type { ServerMessage, Summary } from "../wire";
import type { Happening, View } from "./view";

export interface Refusal {
  code: string;
  message: string; // in the server's words, for codes the page has no words for
  clause: string | null;
}

export interface Reason {
  action: number;
  sentence: string | null; // null: the action is legal
  clause: string | null; // where the rulebook says it
}

export interface Preview {
  question: string; // which placing it answers, see `question`
  events: Happening[];
}

/** A move on its way: sent one at a time, each when the one before it is accepted. */
export interface Waiting {
  seat: number;
  action: number;
  key: string;
  asked: string | null; // the question, where others were asked at the same time: their answers do not change it
  overtaken: number | null; // the ply of an answer that came before this one
}

export interface Table {
  table: string;
  summary: Summary | null;
  ply: number | null; // null until the first state arrives
  version: number; // the newest ply heard of, from a state or an accepted move: what a move must name
  views: View[]; // those of the own seats in ascending order, or the spectator's
  canUndo: boolean;
  events: Happening[]; // from the beginning of the table
  waiting: Waiting[]; // moves that the server has not accepted yet, in order
  refusal: Refusal | null; // the last one, until something happens
  reason: Reason | null; // the last answer to «why not?»
  preview: Preview | null; // what the placing under consideration would bring
  missing: boolean; // the server has no such table
}

export function newTable(table: string): Table {
  return {
    table,
    summary: null,
    ply: null,
    version: 0,
    views: [],
    canUndo: false,
    events: [],
    waiting: [],
    refusal: null,
    reason: null,
    preview: null,
    missing: false,
  };
}

/** The table after a message; messages of other tables leave it as it is. */
export function receive(table: Table, message: ServerMessage): Table {
  if (message.type === "pong" || message.table !== table.table) return table;
  switch (message.type) {
    case "table":
      return { ...table, summary: message.summary };
    case "state":
      return receiveState(table, message);
    case "accepted":
      return {
        ...table,
        version: Math.max(table.version, message.ply),
        waiting: table.waiting.filter(({ key }) => key !== message.key),
      };
    case "refused":
      return receiveRefusal(table, message);
    case "why":
      return { ...table, reason: { action: message.action, sentence: message.sentence, clause: message.clause } };
    case "preview":
      return { ...table, preview: { question: question(message.action, message.after), events: message.events } };
  }
}

type Message<Kind extends ServerMessage["type"]> = Extract<ServerMessage, { type: Kind }>;

function receiveState(table: Table, message: Message<"state">): Table {
  if (!message.reset && table.ply !== null && message.ply < table.ply) return table;
  const views = Object.values(message.views).sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
  const known = message.reset ? [] : table.events;
  return {
    ...table,
    ply: message.ply,
    version: message.reset ? message.ply : Math.max(table.version, message.ply),
    views,
    canUndo: message.can_undo,
    events: [...known, ...newEvents(known, message.events)],
    refusal: null,
    reason: null,
    preview: message.ply === table.ply ? table.preview : null,
  };
}

/** Events that are not known yet: after a reconnect the server may repeat the last moves. */
function newEvents(known: readonly Happening[], events: readonly Happening[]): Happening[] {
  const last = known.at(-1)?.ply ?? -1;
  return events.filter(({ ply }) => ply > last);
}

function receiveRefusal(table: Table, message: Message<"refused">): Table {
  const [next, ...later] = table.waiting;
  if (message.code === "stale" && next?.asked && next.key === message.key) {
    return { ...table, waiting: [{ ...next, overtaken: message.ply ?? table.version }, ...later] };
  }
  const ours = message.key === null || table.waiting.some(({ key }) => key === message.key);
  return {
    ...table,
    waiting: ours ? [] : table.waiting,
    refusal: { code: message.code, message: message.message, clause: message.clause },
    missing: table.missing || message.code === "unknown_table",
  };
}

/** What is asked of a seat together with others; null where it is alone, or not asked at all. */
export function sharedQuestion(table: Table, seat: number): string | null {
  const view = table.views.find((own) => own.seat === seat);
  return view && view.to_act.length > 1 ? view.legal.join(" ") : null;
}

/**
 * The table when the state is here that overtook the move on its way: the move goes out again if the same is still
 * asked of its seat, and is dropped otherwise. The second value says whether to send it.
 */
export function settleOvertaken(table: Table): [Table, boolean] {
  const [next, ...later] = table.waiting;
  if (!next || next.overtaken === null || (table.ply ?? -1) < next.overtaken) return [table, false];
  const view = table.views.find(({ seat }) => seat === next.seat);
  if (view?.legal.join(" ") === next.asked) return [{ ...table, waiting: [{ ...next, overtaken: null }, ...later] }, true];
  return [{ ...table, waiting: [], refusal: { code: "stale", message: "", clause: null } }, false];
}

/** The name of a question about an action after others, to tell its answer from late ones. */
export function question(action: number, after: readonly number[]): string {
  return [...after, action].join(" ");
}

export function isHotSeat(table: Table): boolean {
  return table.views.length > 1;
}

/** The view to show: of the own seat that is to act, else of the one shown before, else of the first own seat. */
export function viewToShow(table: Table, shownSeat: number | null): View | null {
  const { views } = table;
  const acting = views.find(({ seat, to_act }) => seat !== null && to_act.includes(seat));
  return acting ?? views.find(({ seat }) => seat === shownSeat) ?? views[0] ?? null;
}

/** Whether the view's seat is asked for something now: no move is on its way, and no newer state is due. */
export function mayAct(table: Table, view: View): boolean {
  const settled = table.waiting.length === 0 && table.version === table.ply;
  return settled && view.seat !== null && view.to_act.includes(view.seat);
}

/** Events of one move each, oldest first; kinds that say nothing to people are left out. */
export function byMove(events: readonly Happening[], quiet: ReadonlySet<string>): Happening[][] {
  const moves: Happening[][] = [];
  for (const event of events) {
    if (quiet.has(event.kind)) continue;
    const last = moves.at(-1);
    if (last && last[0]!.ply === event.ply) last.push(event);
    else moves.push([event]);
  }
  return moves;
}

/** Places as they are counted, 1, 1, 3, with the seats on each. */
export function places(ranking: readonly (readonly number[])[]): { place: number; seat: number }[] {
  let place = 1;
  return ranking.flatMap((seats) => {
    const here = seats.map((seat) => ({ place, seat }));
    place += seats.length;
    return here;
  });
}
