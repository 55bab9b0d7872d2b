// One WebSocket for the page: it comes back by itself after a break, and says when it did.

import type { ClientMessage, ServerMessage } from "../wire";

export interface SocketListener {
  message(message: ServerMessage): void;
  opened(): void; // also after every reconnect: watch again, repeat what is on its way
  broken(): void;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 5_000;
const PING_EVERY = 25_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly address: string,
    readonly listener: SocketListener,
  ) {
    this.#connect();
  }

  /** Send a message; while the line is broken it is dropped, `opened` tells when to ask again. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = FIRST_DELAY;
      this.#ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
      this.listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.listener.message(JSON.parse(data) as ServerMessage);
    socket.onclose = () => this.#comeBack();
  }

  #comeBack(): void {
    clearInterval(this.#ping);
    if (this.#closed) return;
    this.listener.broken();
    this.#timer = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(LONGEST_DELAY, this.#delay * 2);
  }
}
