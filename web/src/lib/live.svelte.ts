// A table that is being watched: its state follows the socket, and what the player does goes out through it.

import { tick } from "svelte";
import { newTable, question, receive, settleOvertaken, sharedQuestion, type Table } from "../state/table";
import type { ServerMessage } from "../wire";
import { TableSocket } from "./socket";
import { words } from "./words.svelte";

export class LiveTable {
  table: Table = $state.raw(newTable(""));
  connected = $state(false);
  #socket: TableSocket;

  constructor(table: string) {
    this.table = newTable(table);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(`${scheme}://${location.host}/ws`, {
      message: (message) => this.#receive(message),
      opened: () => this.#opened(),
      broken: () => (this.connected = false),
    });
  }

  /** Carry out actions one after the other, each when the one before it is accepted. */
  play(seat: number, actions: readonly number[]): void {
    const asked = sharedQuestion(this.table, seat);
    const waiting = actions.map((action) => ({ seat, action, key: newKey(), asked, overtaken: null }));
    this.table = { ...this.table, waiting, refusal: null, reason: null };
    this.#sendNext();
  }

  undo(seat: number): void {
    const { table, version } = this.table;
    this.#socket.send({ type: "undo", table, seat, ply: version, key: newKey() });
  }

  askWhy(seat: number, action: number, after: number[]): void {
    this.#socket.send({ type: "why", table: this.table.table, seat, action, after, language: words.language });
  }

  askPreview(seat: number, action: number, after: number[]): void {
    if (this.table.preview?.question === question(action, after)) return;
    this.#socket.send({ type: "preview", table: this.table.table, seat, action, after });
  }

  forgetAnswers(): void {
    if (this.table.refusal || this.table.reason) this.table = { ...this.table, refusal: null, reason: null };
  }

  close(): void {
    this.#socket.send({ type: "unwatch", table: this.table.table });
    this.#socket.close();
  }

  #opened(): void {
    this.connected = true;
    this.#socket.send({ type: "watch", table: this.table.table, since: this.table.ply });
    this.#sendNext();
  }

  #receive(message: ServerMessage): void {
    if (message.type === "state") markUntilPainted(message.ply);
    const [table, again] = settleOvertaken(receive(this.table, message));
    this.table = table;
    if (message.type === "accepted" || again) this.#sendNext();
  }

  #sendNext(): void {
    const next = this.table.waiting[0];
    if (!next) return;
    const { table, version } = this.table;
    this.#socket.send({ type: "move", table, ply: version, seat: next.seat, action: next.action, key: next.key });
  }
}

/** An idempotency key. `crypto.randomUUID` is missing where the page comes without TLS, as at home from another device. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Measure from the arrival of a state to its frame: changed in the page, frame begun, frame painted. */
function markUntilPainted(ply: number): void {
  const start = performance.mark("state-arrived", { detail: { ply } }).startTime;
  void tick().then(() => {
    performance.measure("state-in-page", { start, detail: { ply } });
    requestAnimationFrame(() => {
      performance.measure("state-in-frame", { start, detail: { ply } });
      afterPainting(() => performance.measure("state-painted", { start, detail: { ply } }));
    });
  });
}

/** A message sent while a frame is being made is delivered when the frame is done. */
function afterPainting(then: () => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = then;
  channel.port2.postMessage(null);
}
