// The view of Madame Ching, read: cards, expeditions, cells and missions, and what follows from them. No DOM.

import type { Descriptor } from "../../state/descriptor";
import type { Happening, View } from "../../state/view";

export const PHASES = ["pick", "junk", "mission", "set", "pass", "turn", "shield", "siren", "seize", "give", "gift", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const SYMBOLS = ["map", "lantern", "sword", "kite"] as const;
export type SkillSymbol = (typeof SYMBOLS)[number];
export const SKILLS = [...SYMBOLS, "crew"] as const;
export type Skill = (typeof SKILLS)[number];
export const GEMS = ["blue", "red", "white"] as const;
export type Gem = (typeof GEMS)[number];

export const COLUMNS = 8;
export const ROWS = 7;
export const FIRST_HELMSMEN = 56;
const METEOROLOGY_REACH = 6;
const ALIKE = 3;
const CREW = 4; // among the skills
const METEOROLOGY = 3;

export interface Junk {
  cards: number[]; // in order, then 0
  turned: number[];
  length: number;
  colours: number;
  used: number;
}

export interface Player {
  hand: number[] | null;
  picks: number[] | null;
  notes: number[] | null;
  encounters: number[] | null;
  encounter_notes: number[][] | null;
  gained: number | null;
  hand_size: number;
  to_pick: number;
  picks_made: number;
  encounter_count: number;
  shown: number[];
  junks: Junk[];
  skills_up: number[];
  skills_down: number[];
  gold: number;
  gems: number[];
  owed: number;
  points: number;
}

export interface State {
  seats: number;
  teams: number;
  phase: number;
  round_number: number;
  trigger: number;
  deck_size: number;
  encounter_deck_size: number;
  hidden_there: number;
  display_size: number;
  display: number[];
  turns_left: number;
  turn_cards: number[];
  turn_seats: number[];
  seat: number;
  card: number;
  junk: number;
  encounter_played: number;
  completed: number;
  missions: number[];
  missions_left: number;
  skill_supply: number[];
  pearl: number;
  hong_kong: number;
  symbols: number[];
  gained_from: number;
  attack: number;
  target: number;
  players: Player[];
}

interface Components {
  known: {
    colour_blocks: { [colour: string]: [number, number] };
    sea: { hong_kong: [number, number][] };
  };
  our_choice: {
    symbols_by_number_mod_6: { [rest: string]: SkillSymbol | null };
    symbol_exceptions: { [card: string]: SkillSymbol | null };
    lines: { cards_minus_colours: number; encounters: number }[];
    mission_spaces: { [number: string]: number };
    missions: Reward[];
  };
}

export interface Reward {
  number: number;
  gold?: number;
  blue?: number;
  red?: number;
  white?: number;
  encounters?: number;
}

export function stateOf(view: View): State {
  return view.state as unknown as State;
}

export function componentsOf(game: Descriptor): Components {
  return game.components as Components;
}

export function phaseOf(view: View): Phase {
  return PHASES[stateOf(view).phase] ?? "over";
}

/** How many junks each player has. */
export function junksEach(s: State): number {
  return s.seats === 2 ? 2 : 1;
}

/** The seats from the viewer's own on, in the order of play around the table. */
export function seatsFrom(view: View): number[] {
  const { seats } = stateOf(view);
  return Array.from({ length: seats }, (_, k) => ((view.seat ?? 0) + k) % seats);
}

/** Who plays together: the teams, the viewer's first, or everybody for themselves. */
export function sidesOf(view: View): number[][] {
  const seats = seatsFrom(view);
  if (!stateOf(view).teams) return [seats];
  return [0, 1].map((side) => seats.filter((_, k) => k % 2 === side));
}

export function partnerOf(s: State, seat: number): number | null {
  return s.teams ? (seat + 2) % 4 : null;
}

// --- Cards

export interface Card {
  card: number;
  colour: string | null; // null: Helmsmen, a colour of their own
  symbol: SkillSymbol | null;
}

const CARDS = new WeakMap<object, Card[]>();

/** What every card shows, by its number; Helmsmen follow the navigation cards. */
export function cardsOf(game: Descriptor): Card[] {
  const components = componentsOf(game);
  const known = CARDS.get(components) ?? readCards(components);
  CARDS.set(components, known);
  return known;
}

function readCards({ known, our_choice: choice }: Components): Card[] {
  const cards: Card[] = [{ card: 0, colour: null, symbol: null }];
  for (const [colour, [first, last]] of Object.entries(known.colour_blocks)) {
    for (let card = first; card <= last; card++) {
      const exception = choice.symbol_exceptions[card];
      const symbol = exception === undefined ? choice.symbols_by_number_mod_6[card % 6] : exception;
      cards[card] = { card, colour: colour.replace(" ", "-"), symbol: symbol ?? null };
    }
  }
  const helmsmen = [...SYMBOLS, null].map((symbol, k) => ({ card: FIRST_HELMSMEN + k, colour: null, symbol }));
  return [...cards, ...helmsmen];
}

/** The cards of an array that ends with zeros. */
export function listed(cards: readonly number[] | null): number[] {
  return (cards ?? []).filter((card) => card > 0);
}

/** Faces of encounter cards with how many there are of each. */
export function facesOf(counts: readonly number[] | null): { face: number; count: number }[] {
  return (counts ?? []).map((count, face) => ({ face, count })).filter(({ count }) => count > 0);
}

/** Cards that the viewer knows to lie in another's hand. */
export function knownCards(view: View, holder: number): number[] {
  const notes = view.seat === null ? null : stateOf(view).players[view.seat]!.notes;
  return (notes ?? []).map((note, card) => (note === holder + 1 ? card : 0)).filter((card) => card > 0);
}

export function knownEncounters(view: View, holder: number): { face: number; count: number }[] {
  const notes = view.seat === null ? null : stateOf(view).players[view.seat]!.encounter_notes;
  return facesOf(notes?.[holder] ?? null);
}

// --- The sea

export interface Cell {
  column: number; // cards
  row: number; // colours
}

export const CELLS: readonly Cell[] = Array.from({ length: COLUMNS }, (_, c) =>
  Array.from({ length: Math.min(c + 1, ROWS) }, (_, r) => ({ column: c + 1, row: r + 1 })),
).flat();

/** The squares beside the sea, from the lowest row up: there the missions lie. */
export const COAST: readonly Cell[] = Array.from({ length: ROWS - 1 }, (_, r) =>
  Array.from({ length: r + 1 }, (_, c) => ({ column: c + 1, row: r + 2 })),
).flat();

export function numberOf({ column, row }: Cell): number {
  return column * row;
}

export function isHongKong(game: Descriptor, { column, row }: Cell): boolean {
  return componentsOf(game).known.sea.hong_kong.some(([c, r]) => c === column && r === row);
}

export function cellOf(junk: Junk): Cell {
  return { column: junk.length, row: junk.colours };
}

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a.column === b.column && a.row === b.row;
}

/** Encounter cards that are drawn when a junk comes from one cell to the next. */
function encountersBetween(game: Descriptor, from: Cell, to: Cell): number {
  const before = from.column - from.row;
  const after = to.column - to.row;
  const line = componentsOf(game).our_choice.lines.find(({ cards_minus_colours: width }) => width === after);
  return after === before ? 0 : (line?.encounters ?? 0);
}

// --- Missions

export interface Mission {
  mission: string; // as it is written: «23 b»
  index: number;
  reward: Reward;
}

export function missionsOf(game: Descriptor): Mission[] {
  const names = game.domains["mission"]!.values;
  return componentsOf(game).our_choice.missions.map((reward, index) => ({ mission: names[index]!, index, reward }));
}

export interface Berth {
  cell: Cell; // beside the sea
  number: number;
  mission: Mission | null; // null: none was ever laid here
  there: boolean; // not carried out yet
}

/** Where the missions lie on the coast; one that was carried out leaves its place empty. */
export function berthsOf(game: Descriptor, view: View, events: readonly Happening[]): Berth[] {
  const s = stateOf(view);
  const gone = new Set(events.filter(({ kind }) => kind === "mission").map(({ mission }) => mission));
  const laid = missionsOf(game).filter(({ mission, index }) => s.missions[index] === 1 || gone.has(mission));
  const spaces = Object.entries(componentsOf(game).our_choice.mission_spaces).map(([number, count]) => ({ number: Number(number), count }));
  const numbers = spaces.sort((a, b) => a.number - b.number).flatMap(({ number, count }) => Array<number>(count).fill(number));
  return numbers.map((number, k) => {
    const among = k - numbers.indexOf(number);
    const mission = laid.filter(({ reward }) => reward.number === number)[among] ?? null;
    return { cell: COAST[k] ?? COAST.at(-1)!, number, mission, there: mission !== null && s.missions[mission.index] === 1 };
  });
}

export interface Reach {
  ordinary: Mission[]; // the highest number not above the cell's
  meteorology: Mission[]; // what the skill would allow, whether one has it or not
}

/** The missions that an expedition on a cell would bring if it were completed now. */
export function reachOf(game: Descriptor, view: View, cell: Cell): Reach {
  const s = stateOf(view);
  const number = numberOf(cell);
  const available = missionsOf(game).filter(({ index }) => s.missions[index] === 1);
  const below = available.filter(({ reward }) => reward.number <= number);
  const highest = Math.max(0, ...below.map(({ reward }) => reward.number));
  return {
    ordinary: below.filter(({ reward }) => reward.number === highest),
    meteorology: available.filter(({ reward }) => reward.number >= number && reward.number <= number + METEOROLOGY_REACH),
  };
}

export function hasMeteorology(player: Player): boolean {
  return player.skills_up[METEOROLOGY]! > 0;
}

export const TOKENS = ["gold", "blue", "red", "white", "encounter"] as const;
export type Token = (typeof TOKENS)[number];

/** What a reward brings, kind by kind. */
export function tokensOf(reward: Reward): { token: Token; count: number }[] {
  return TOKENS.map((token) => ({ token, count: reward[token === "encounter" ? "encounters" : token] ?? 0 })).filter(({ count }) => count > 0);
}

// --- Symbols and sets

/** Unturned symbols of an expedition: map, lantern, sword, kite. */
export function symbolsOf(game: Descriptor, junk: Junk): number[] {
  const cards = cardsOf(game);
  const counts = [0, 0, 0, 0];
  for (let k = 0; k < junk.length; k++) {
    const symbol = cards[junk.cards[k]!]!.symbol;
    if (symbol && !junk.turned[k]) counts[SYMBOLS.indexOf(symbol)]! += 1;
  }
  return counts;
}

/** The skill that so many symbols of each kind make exactly, if any. */
export function skillFor(counts: readonly number[]): Skill | null {
  if (counts.every((count) => count === 1)) return "crew";
  const kind = counts.findIndex((count) => count === ALIKE);
  const alone = counts.reduce((sum, count) => sum + count, 0) === ALIKE;
  return kind >= 0 && alone ? SYMBOLS[kind]! : null;
}

/** The symbols that a skill takes. */
export function symbolsFor(skill: Skill): number[] {
  return SYMBOLS.map((symbol) => (skill === "crew" ? 1 : symbol === skill ? ALIKE : 0));
}

/** The skills that can be had from symbols while their cards last. */
export function setsFrom(counts: readonly number[], supply: readonly number[]): Skill[] {
  return SKILLS.filter((skill, k) => supply[k]! > 0 && symbolsFor(skill).every((need, symbol) => counts[symbol]! >= need));
}

// --- What a card would do

export type Plan =
  | { kind: "sets-out"; to: Cell }
  | { kind: "sails"; to: Cell; turns: boolean; encounters: number; hongKong: boolean }
  | { kind: "completes"; from: Cell; reach: Reach; sets: Skill[] };

/** What a card of the hand would do as the card of a turn. */
export function planOf(game: Descriptor, view: View, junk: Junk, card: number): Plan {
  if (junk.length === 0) return { kind: "sets-out", to: { column: 1, row: 1 } };
  const highest = Math.max(...junk.cards.filter((other) => other < FIRST_HELMSMEN));
  if (junk.length === COLUMNS || card < highest) {
    const from = cellOf(junk);
    return { kind: "completes", from, reach: reachOf(game, view, from), sets: setsFrom(symbolsOf(game, junk), stateOf(view).skill_supply) };
  }
  return sailingOf(game, view, junk, card);
}

/** Where one more card, wherever it is put in, brings a junk: a turn's card, a night's card or Helmsmen. */
export function sailingOf(game: Descriptor, view: View, junk: Junk, card: number): Plan & { kind: "sails" } {
  const cards = cardsOf(game);
  const { colour } = cards[card]!;
  const known = junk.cards.slice(0, junk.length).map((other) => cards[other]!.colour);
  const turns = (colour === null || !known.includes(colour)) && junk.colours < ROWS;
  const from = cellOf(junk);
  const to = { column: from.column + 1, row: from.row + (turns ? 1 : 0) };
  const hongKong = isHongKong(game, to) && stateOf(view).hong_kong < 0;
  return { kind: "sails", to, turns, encounters: encountersBetween(game, from, to), hongKong };
}

// --- The round

export interface TurnOfRound {
  seat: number;
  card: number;
  when: "done" | "now" | "next";
}

/** The revealed cards of this round from the highest to the lowest; none while cards are being picked. */
export function turnsOf(view: View, events: readonly Happening[]): TurnOfRound[] {
  const s = stateOf(view);
  if (phaseOf(view) === "pick" || phaseOf(view) === "over") return [];
  const began = events.findLastIndex(({ kind }) => kind === "round-began");
  const revealed = events.slice(began + 1).filter(({ kind }) => kind === "revealed");
  const order = revealed.map(({ seat, card }) => ({ seat: Number(seat), card: Number(card) })).sort((a, b) => b.card - a.card);
  const now = order.length - s.turns_left - 1;
  return order.map((turn, k) => ({ ...turn, when: k < now ? "done" : k === now ? "now" : "next" }));
}

// --- Points

export const POINT_SOURCES = ["gold", "blue", "red", "white", "skills", "pearl", "hong-kong", "treasures", "merchants"] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

const MERCHANT = 14;
const TREASURE = 15;
const GEM_POINTS = [2, 3, 4];
const PEARL_POINTS = 5;
const HONG_KONG_POINTS = 10;

/** The points of a seat by what brings them; treasures and merchants are known when the game is over. */
export function pointsOf(s: State, seat: number): { [source in PointSource]: number } {
  const { gold, gems, skills_up: up, skills_down: down, shown } = s.players[seat]!;
  const skills = SKILLS.reduce((sum, _, k) => sum + up[k]! + down[k]!, 0);
  const [blue, red, white] = GEM_POINTS.map((points, k) => points * gems[k]!) as [number, number, number];
  return {
    gold,
    blue,
    red,
    white,
    skills,
    pearl: s.pearl === seat ? PEARL_POINTS : 0,
    "hong-kong": s.hong_kong === seat ? HONG_KONG_POINTS : 0,
    treasures: [1, 2, 3].reduce((sum, points) => sum + points * shown[TREASURE + points - 1]!, 0),
    merchants: shown[MERCHANT]! * Math.max(...gems),
  };
}

export function totalOf(points: { [source in PointSource]: number }): number {
  return POINT_SOURCES.reduce((sum, source) => sum + points[source], 0);
}

/** How many of the four kinds a player's skills cover, jokers included: four are worth the Pearl. */
export function kindsCovered({ skills_up: up, skills_down: down }: Player): number {
  const kinds = SYMBOLS.filter((_, k) => up[k]! + down[k]! > 0).length;
  return Math.min(SYMBOLS.length, kinds + up[CREW]! + down[CREW]!);
}

// --- What befell a player

const DEEDS: ReadonlySet<string> = new Set(["picked", "took", "took-hidden", "took-nothing", "gave", "no-gift", "kept", "seized"]);
const LOSSES: ReadonlySet<string> = new Set(["stole-gem", "stole-encounter", "seized", "gave", "passed"]);

/** What others took from a seat or gave it since its own last deed, the oldest first. */
export function sufferedBy(events: readonly Happening[], seat: number): Happening[] {
  const last = events.findLastIndex((event) => event["seat"] === seat && DEEDS.has(event.kind));
  return events.slice(last + 1).filter((event) => event["target"] === seat && LOSSES.has(event.kind));
}

// --- What an entry of the log points at

export interface Pointer {
  seats: Set<number>;
  cells: Cell[];
  missions: Set<string>;
  cards: Set<number>;
}

export const NOWHERE: Pointer = { seats: new Set(), cells: [], missions: new Set(), cards: new Set() };

export function pointerOf(events: readonly Happening[]): Pointer {
  const pointer: Pointer = { seats: new Set(), cells: [], missions: new Set(), cards: new Set() };
  for (const { seat, target, column, row, mission, card } of events) {
    for (const someone of [seat, target]) if (typeof someone === "number") pointer.seats.add(someone);
    if (typeof column === "number" && typeof row === "number") pointer.cells.push({ column, row });
    if (typeof mission === "string") pointer.missions.add(mission);
    if (Number(card) > 0) pointer.cards.add(Number(card));
  }
  return pointer;
}
