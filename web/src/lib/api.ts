// What the page asks over HTTP.

import type { Descriptor, ErrorAnswer, GameAbout, Me, NewTable, SeatRequest, Summary, TableCreated } from "../wire";

export type GameInfo = GameAbout;
export type SeatWish = SeatRequest;

/** A request that the server refused, with its code. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  games: () => ask<GameAbout[]>("GET", "/api/games"),
  game: (name: string) => ask<Descriptor>("GET", `/api/games/${name}`),
  rulebook: (game: string, language: string) => ask<{ clauses: { [id: string]: string } }>("GET", `/api/games/${game}/rulebook/${language}`),
  rulebookText: (game: string, language: string) => text(`/api/games/${game}/rulebook/${language}/text`),
  tables: () => ask<Summary[]>("GET", "/api/tables"),
  table: (table: string) => ask<Summary>("GET", `/api/tables/${table}`),
  create: (game: string, options: { [name: string]: number }, seats: SeatRequest[]) =>
    ask<TableCreated>("POST", "/api/tables", { game, options, seats } satisfies NewTable),
  join: (table: string, seat: number) => ask<unknown>("POST", `/api/tables/${table}/join`, { seat }),
  start: (table: string) => ask<unknown>("POST", `/api/tables/${table}/start`),
  board: (table: string, language: string, seat: number | null) => text(`/api/tables/${table}/text/${language}${seat === null ? "" : `?seat=${seat}`}`),
  pageWords: (language: string) => text(`/api/locale/${language}`),
  gameWords: (game: string, language: string) => text(`/api/games/${game}/messages/${language}`),
};

async function ask<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(address, init);
  const answer = (await response.json().catch(() => null)) as unknown;
  if (!response.ok) throw refusal(answer, response.statusText);
  return answer as Answer;
}

function refusal(answer: unknown, fallback: string): Refused {
  const error = (answer as Partial<ErrorAnswer> | null)?.error;
  return new Refused(error?.code ?? "unknown", error?.message ?? fallback);
}

async function text(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Refused("unknown", response.statusText);
  return response.text();
}
