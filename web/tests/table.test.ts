import assert from "node:assert/strict";
import test from "node:test";
import { byMove, mayAct, newTable, places, question, receive, settleOvertaken, sharedQuestion, viewToShow } from "../src/state/table";
import type { Happening, View } from "../src/state/view";
import type { ServerMessage, State } from "../src/wire";

function view(seat: number | null, ply: number, toAct: number[]): View {
  return { game: "yangtze", rules_version: 1, options: {}, seat, ply, to_act: toAct, legal: [], state: {}, outcome: null };
}

function state(ply: number, extra: Partial<State> = {}): State {
  const views = { "0": view(0, ply, [0]) };
  return { type: "state", table: "t", ply, views, can_undo: false, events: [], reset: false, ...extra };
}

function after(...messages: ServerMessage[]) {
  return messages.reduce(receive, newTable("t"));
}

function waiting(key: string, asked: string | null = null) {
  return { seat: 0, action: 1, key, asked, overtaken: null };
}

const event = (ply: number, kind = "drew"): Happening => ({ kind, ply });

test("a state brings views in the order of seats", () => {
  const views = { "2": view(2, 5, [1]), "0": view(0, 5, [1]) };
  const table = after(state(5, { views, reset: true }));
  assert.deepEqual(table.views.map(({ seat }) => seat), [0, 2]);
  assert.equal(table.ply, 5);
});

test("messages of another table change nothing", () => {
  const table = newTable("t");
  assert.equal(receive(table, { ...state(3), table: "other" }), table);
  assert.equal(receive(table, { type: "pong" }), table);
});

test("events are added, those already known are not repeated, and a reset begins anew", () => {
  const added = after(state(1, { events: [event(0)], reset: true }), state(2, { events: [event(0), event(1)] }));
  assert.deepEqual(added.events.map(({ ply }) => ply), [0, 1]);
  const taken = receive(added, state(3, { events: [event(0)], reset: true }));
  assert.deepEqual(taken.events.map(({ ply }) => ply), [0]);
});

test("a late state does not take the table back", () => {
  assert.equal(after(state(4, { reset: true }), state(3)).ply, 4);
});

test("a seat may act only when its moves are settled and the newest state is here", () => {
  const table = after(state(4, { reset: true }));
  assert.ok(mayAct(table, table.views[0]!));
  const sending = { ...table, waiting: [waiting("k")] };
  assert.ok(!mayAct(sending, table.views[0]!));
  const accepted = receive(sending, { type: "accepted", table: "t", key: "k", ply: 5 });
  assert.ok(!mayAct(accepted, table.views[0]!), "the state of ply 5 has not come yet");
  assert.equal(accepted.version, 5);
  const settled = receive(accepted, state(5));
  assert.ok(mayAct(settled, settled.views[0]!));
});

test("a refused move drops those behind it", () => {
  const refused = { type: "refused", table: "t", key: "first", code: "stale", message: "late", clause: null, ply: 9 } as const;
  const table = receive({ ...after(state(4)), waiting: [waiting("first"), waiting("second")] }, refused);
  assert.deepEqual(table.waiting, []);
  assert.equal(table.refusal?.code, "stale");
  assert.equal(receive(table, state(9)).refusal, null, "something happened");
});

test("a move that others' answers overtook is sent again as long as the same is asked", () => {
  const asking = (ply: number, toAct: number[], legal: number[]) => state(ply, { views: { "0": { ...view(0, ply, toAct), legal } } });
  const table = after(asking(4, [0, 1], [1, 7]));
  assert.equal(sharedQuestion(table, 0), "1 7");
  assert.equal(sharedQuestion(after(asking(4, [0], [1, 7])), 0), null, "asked alone");
  const refused = { type: "refused", table: "t", key: "k", code: "stale", message: "late", clause: null, ply: 5 } as const;
  const overtaken = receive({ ...table, waiting: [waiting("k", "1 7")] }, refused);
  assert.equal(overtaken.refusal, null);
  assert.deepEqual(settleOvertaken(overtaken), [overtaken, false], "the other's state is not here yet");
  const [again, send] = settleOvertaken(receive(overtaken, asking(5, [0], [1, 7])));
  assert.ok(send);
  assert.deepEqual(again.waiting, [waiting("k", "1 7")]);
  const [dropped, sent] = settleOvertaken(receive(overtaken, asking(5, [0], [9])));
  assert.ok(!sent);
  assert.deepEqual([dropped.waiting, dropped.refusal?.code], [[], "stale"]);
});

test("an undo makes its ply the version, though it is a reset", () => {
  assert.equal(after(state(4), state(5, { reset: true })).version, 5);
});

test("an answer to a preview names its question", () => {
  const answer = { type: "preview", table: "t", action: 9, after: [3], events: [event(4, "received")] } as const;
  const table = receive(after(state(4)), { ...answer, after: [3], events: [...answer.events] });
  assert.equal(table.preview?.question, question(9, [3]));
  assert.equal(receive(table, state(5)).preview, null, "it was about another position");
});

test("the view shown is that of the own seat to act, else the one shown before", () => {
  const views = (acting: number) => ({ "0": view(0, 1, [acting]), "2": view(2, 1, [acting]) });
  assert.equal(viewToShow(after(state(1, { views: views(2) })), 0)?.seat, 2);
  assert.equal(viewToShow(after(state(1, { views: views(1) })), 2)?.seat, 2);
  assert.equal(viewToShow(after(state(1, { views: { spectator: view(null, 1, [0]) } })), null)?.seat, null);
});

test("the log groups events by move and leaves the quiet ones out", () => {
  const moves = byMove([event(0, "chose"), event(1, "placed"), event(1), event(3, "placed")], new Set(["chose"]));
  assert.deepEqual(moves.map((move) => move.map(({ kind }) => kind)), [["placed", "drew"], ["placed"]]);
});

test("a shared place uses up the next one", () => {
  assert.deepEqual(places([[2, 0], [1]]), [
    { place: 1, seat: 2 },
    { place: 1, seat: 0 },
    { place: 3, seat: 1 },
  ]);
});
