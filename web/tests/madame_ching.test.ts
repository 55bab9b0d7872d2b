import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { actionsOf, attackOf, clausesOf, handAction, sameTool, skillsFaceUp, toolName, useOf, type Tool } from "../src/games/madame_ching/choices";
import { Chart } from "../src/games/madame_ching/chart";
import { carriedBy } from "../src/games/madame_ching/motion";
import {
  berthsOf,
  cardsOf,
  cellOf,
  CELLS,
  COAST,
  facesOf,
  isHongKong,
  kindsCovered,
  knownCards,
  knownEncounters,
  listed,
  missionsOf,
  phaseOf,
  planOf,
  pointerOf,
  pointsOf,
  reachOf,
  sailingOf,
  seatsFrom,
  setsFrom,
  sidesOf,
  skillFor,
  stateOf,
  sufferedBy,
  symbolsFor,
  symbolsOf,
  tokensOf,
  totalOf,
  turnsOf,
  type Junk,
  type Player,
  type State,
} from "../src/games/madame_ching/sea";
import type { Descriptor } from "../src/state/descriptor";
import type { Happening, View } from "../src/state/view";

const components = JSON.parse(readFileSync("../src/teahouse/games/madame_ching/madame_ching.json", "utf8"));
const MISSIONS = "9 a,9 b,11 a,15 a,15 b,15 c,17 a,19 a,19 b,23 a,23 b,23 c,27 a,29 a,29 b,31 a,34 a,34 b,39 a,39 b,41 a,41 b,47 a".split(",");
const FACES = [
  ...["madame-ching", "thief", "siren-map", "siren-lantern", "siren-sword", "siren-kite", "traitor", "old-sailor"],
  ...["helmsmen-map", "helmsmen-lantern", "helmsmen-sword", "helmsmen-kite", "helmsmen-none", "soothsayer", "merchant"],
  ...["treasure-one", "treasure-two", "treasure-three"],
];
const numbers = (first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, k) => String(first + k));

const VERBS: [string, string | null][] = [
  ["pick", "card"],
  ["set", "skill"],
  ["ching", "symbol"],
  ["night", "card"],
  ["cartography", null],
  ["combat", "target"],
  ["thief", "target"],
  ["traitor", "target"],
  ["siren", "symbol"],
  ["helmsmen", "symbol-2"],
  ["old-sailor", null],
  ["soothsayer", null],
  ["give", "card"],
];
const domains = {
  card: { values: numbers(1, 55), vocabulary: null },
  mission: { values: MISSIONS, vocabulary: null },
  symbol: { values: ["map", "lantern", "sword", "kite"], vocabulary: "symbol" },
  "symbol-2": { values: ["map", "lantern", "sword", "kite", "none"], vocabulary: "symbol" },
  skill: { values: ["map", "lantern", "sword", "kite", "crew"], vocabulary: "skill" },
  target: { values: ["0", "1", "2", "3"], vocabulary: null },
  face: { values: FACES, vocabulary: "encounter" },
};

function describeGame(): Descriptor {
  let first = 0;
  const verbs = VERBS.map(([name, domain]) => {
    const parameters = domain ? [{ name: domain.replace("-2", ""), domain }] : [];
    const count = domain ? domains[domain as keyof typeof domains].values.length : 1;
    const verb = { name, template: name, first, count, parameters };
    first += count;
    return verb;
  });
  return { name: "madame_ching", rules_version: 1, num_actions: first, verbs, domains, events: [], components };
}

const game = describeGame();
const first = (verb: string): number => game.verbs.find(({ name }) => name === verb)!.first;

function junk(cards: number[], turned: number[] = []): Junk {
  const facts = cardsOf(game);
  const colours = new Set(cards.filter((card) => card < 56).map((card) => facts[card]!.colour)).size + cards.filter((card) => card > 55).length;
  const padded = (values: number[]): number[] => [...values, ...Array<number>(8 - values.length).fill(0)];
  return { cards: padded(cards), turned: padded(cards.map((card) => (turned.includes(card) ? 1 : 0))), length: cards.length, colours: Math.min(colours, 7), used: 0 };
}

function player(extra: Partial<Player> = {}): Player {
  const none = (length: number): number[] => Array<number>(length).fill(0);
  return {
    hand: null, picks: null, notes: null, encounters: null, encounter_notes: null, gained: null,
    hand_size: 4, to_pick: 1, picks_made: 0, encounter_count: 0, shown: none(18), junks: [junk([]), junk([])],
    skills_up: none(5), skills_down: none(5), gold: 0, gems: [0, 0, 0], owed: 0, points: 0, ...extra,
  };
}

function view(extra: Partial<State> = {}, seat: number | null = 0): View {
  const state: State = {
    seats: 3, teams: 0, phase: 0, round_number: 1, trigger: 0, deck_size: 40, encounter_deck_size: 33, hidden_there: 1,
    display_size: 2, display: [1, 2, 0], turns_left: 0, turn_cards: [0, 0, 0, 0], turn_seats: [0, 0, 0, 0], seat: -1, card: 0,
    junk: -1, encounter_played: 0, completed: 0, missions: MISSIONS.map(() => 1), missions_left: 23, skill_supply: [4, 4, 4, 4, 4],
    pearl: -1, hong_kong: -1, symbols: [0, 0, 0, 0], gained_from: -1, attack: 0, target: -1,
    players: [player(), player(), player()], ...extra,
  };
  return {
    game: "madame_ching", rules_version: 1, options: {}, seat, ply: 0, to_act: [0], legal: [],
    state: state as unknown as View["state"], outcome: null,
  };
}

const lying = (...there: string[]): number[] => MISSIONS.map((mission) => (there.includes(mission) ? 1 : 0));
const event = (kind: string, extra: Partial<Happening> = {}): Happening => ({ kind, ply: 0, ...extra }) as Happening;

test("cards have the colour of their block and the symbol of their number", () => {
  const cards = cardsOf(game);
  assert.deepEqual(cards[6], { card: 6, colour: "light-blue", symbol: null });
  assert.deepEqual(cards[33], { card: 33, colour: "green", symbol: "sword" });
  assert.deepEqual(cards[55], { card: 55, colour: "dark-blue", symbol: null });
  assert.deepEqual(cards[57], { card: 57, colour: null, symbol: "lantern" });
  assert.equal(cardsOf(game), cards, "read once");
});

test("the sea has 35 cells, and the coast a place for each of the 21 mission spaces", () => {
  assert.equal(CELLS.length, 35);
  assert.equal(COAST.length, Object.values(components.our_choice.mission_spaces as { [n: string]: number }).reduce((sum, count) => sum + count, 0));
  assert.ok(isHongKong(game, { column: 7, row: 7 }) && !isHongKong(game, { column: 7, row: 6 }));
  assert.ok(CELLS.every(({ column, row }) => !COAST.some((cell) => cell.column === column && cell.row === row)));
});

test("a mission keeps its place when its neighbour is carried out", () => {
  const before = berthsOf(game, view({ missions: lying("23 a", "23 c") }), []);
  const place = before.findIndex(({ mission }) => mission?.mission === "23 c");
  const after = berthsOf(game, view({ missions: lying("23 c") }), [event("mission", { mission: "23 a" })]);
  assert.equal(after[place]!.mission?.mission, "23 c");
  assert.ok(after[place]!.there);
  assert.deepEqual([after[place - 1]!.mission?.mission, after[place - 1]!.there], ["23 a", false]);
  assert.equal(after.at(-1)!.mission, null);
});

test("the highest mission not above the cell, and with Meteorology up to six above it", () => {
  const cell = { column: 8, row: 3 };
  const reach = reachOf(game, view({ missions: lying("23 a", "23 b", "29 a", "31 a", "9 a") }), cell);
  assert.deepEqual(reach.ordinary.map(({ mission }) => mission), ["23 a", "23 b"]);
  assert.deepEqual(reach.meteorology.map(({ mission }) => mission), ["29 a"]);
  assert.deepEqual(reachOf(game, view({ missions: lying("29 a") }), { column: 7, row: 2 }).ordinary, []);
});

test("a reward is told kind by kind", () => {
  const mission = missionsOf(game).find(({ mission }) => mission === "39 b")!;
  assert.deepEqual(tokensOf(mission.reward), [{ token: "gold", count: 5 }, { token: "red", count: 2 }, { token: "encounter", count: 1 }]);
});

test("symbols that are not turned make sets while their skills last", () => {
  const long = junk([1, 7, 13, 8, 9, 10, 56], [13]);
  assert.deepEqual(symbolsOf(game, long), [3, 1, 1, 1]);
  assert.deepEqual(setsFrom([3, 1, 1, 1], [4, 4, 4, 4, 4]), ["map", "crew"]);
  assert.deepEqual(setsFrom([3, 1, 1, 1], [0, 4, 4, 4, 4]), ["crew"]);
  assert.equal(skillFor([0, 3, 0, 0]), "lantern");
  assert.equal(skillFor([1, 1, 1, 1]), "crew");
  assert.equal(skillFor([3, 1, 0, 0]), null);
  assert.deepEqual(symbolsFor("crew"), [1, 1, 1, 1]);
  assert.deepEqual(symbolsFor("sword"), [0, 0, 3, 0]);
});

test("a card sets out, sails straight or up, or completes", () => {
  assert.equal(planOf(game, view(), junk([]), 30).kind, "sets-out");
  const three = junk([7, 12, 17]);
  assert.deepEqual(planOf(game, view(), three, 30), { kind: "sails", to: { column: 4, row: 2 }, turns: true, encounters: 0, hongKong: false });
  assert.deepEqual(sailingOf(game, view(), junk([7, 12]), 17).encounters, 1, "the first line");
  assert.deepEqual(sailingOf(game, view(), junk([7, 12, 17, 18]), 19).encounters, 2, "the second line");
  assert.equal(sailingOf(game, view(), three, 56).turns, true, "Helmsmen are a colour of their own");
  assert.equal(planOf(game, view(), junk([1, 7, 56]), 5).kind, "completes", "Helmsmen have no number");
  const full = planOf(game, view({ missions: lying("9 a") }), junk([1, 2, 3, 7, 8, 9, 10, 13]), 55);
  assert.ok(full.kind === "completes" && full.sets.includes("crew") && full.reach.ordinary.length === 1);
});

test("Hong Kong is reached once, and row seven is the last", () => {
  const near = junk([1, 7, 26, 40, 49, 56]);
  assert.deepEqual(cellOf(near), { column: 6, row: 6 });
  assert.ok(sailingOf(game, view(), near, 54).hongKong);
  assert.ok(!sailingOf(game, view({ hong_kong: 2 }), near, 54).hongKong);
  assert.deepEqual(sailingOf(game, view(), junk([1, 7, 26, 40, 49, 56, 57]), 54).to, { column: 8, row: 7 });
});

test("the turns of the round from the highest card down", () => {
  const events = [event("revealed", { seat: 0, card: "9" }), event("round-began", { round: 2 })];
  events.push(event("revealed", { seat: 0, card: "12" }), event("revealed", { seat: 1, card: "48" }), event("revealed", { seat: 2, card: "20" }));
  const turns = turnsOf(view({ phase: 5, turns_left: 1 }), events);
  assert.deepEqual(turns.map(({ card, when }) => [card, when]), [[48, "done"], [20, "now"], [12, "next"]]);
  assert.deepEqual(turnsOf(view(), events), [], "while cards are picked");
});

test("points by what brings them", () => {
  const shown = FACES.map((face) => ({ "treasure-two": 2, merchant: 1 })[face] ?? 0);
  const rich = player({ gold: 3, gems: [1, 0, 2], skills_up: [1, 0, 0, 0, 1], skills_down: [0, 1, 0, 0, 0], shown });
  const s = stateOf(view({ players: [rich, player()], pearl: 0, hong_kong: 0 }));
  assert.deepEqual(pointsOf(s, 0), { gold: 3, blue: 2, red: 0, white: 8, skills: 3, pearl: 5, "hong-kong": 10, treasures: 4, merchants: 2 });
  assert.equal(totalOf(pointsOf(s, 0)), 37);
  assert.equal(totalOf(pointsOf(s, 1)), 0);
  assert.equal(kindsCovered(rich), 3);
});

test("seats are told from the viewer's own on, partners together", () => {
  assert.deepEqual(seatsFrom(view({}, 1)), [1, 2, 0]);
  assert.deepEqual(seatsFrom(view({}, null)), [0, 1, 2]);
  assert.deepEqual(sidesOf(view({ seats: 4, teams: 1 }, 3)), [[3, 1], [0, 2]]);
  assert.deepEqual(sidesOf(view({}, 2)), [[2, 0, 1]]);
});

test("what one knows of other hands", () => {
  const notes = Array<number>(56).fill(0);
  notes[31] = 2;
  const encounter_notes = [0, 1, 2, 3].map(() => Array<number>(18).fill(0));
  encounter_notes[1]![14] = 1;
  const looking = view({ players: [player({ notes, encounter_notes }), player(), player()] });
  assert.deepEqual(knownCards(looking, 1), [31]);
  assert.deepEqual(knownCards(looking, 2), []);
  assert.deepEqual(knownEncounters(looking, 1), [{ face: 14, count: 1 }]);
  assert.deepEqual(knownCards(view({}, null), 1), []);
  assert.deepEqual(listed([3, 9, 0]), [3, 9]);
  assert.deepEqual(facesOf(null), []);
});

test("what others did to a player is told until the player's next deed", () => {
  const deed = { kind: "took", ply: 5, seat: 0, card: 7 };
  const seized = { kind: "seized", ply: 6, seat: 1, target: 0, card: 9 };
  const gave = { kind: "gave", ply: 7, seat: 1, target: 0, card: 12 };
  const other = { kind: "stole-gem", ply: 8, seat: 1, target: 2, gem: "red" };
  assert.deepEqual(sufferedBy([seized, deed], 0), []);
  assert.deepEqual(sufferedBy([deed, seized, gave, other], 0), [seized, gave]);
});

test("a log entry points at seats, cells, missions and cards", () => {
  const pointer = pointerOf([event("sailed", { seat: 1, card: "23", column: 3, row: 2 }), event("mission", { seat: 1, mission: "15 a" })]);
  assert.deepEqual([[...pointer.seats], pointer.cells, [...pointer.missions], [...pointer.cards]], [[1], [{ column: 3, row: 2 }], ["15 a"], [23]]);
});

test("skills and encounter cards are used in their own ways", () => {
  const skill = (name: string): Tool => ({ kind: "skill", skill: name }) as Tool;
  const face = (name: string): Tool => ({ kind: "encounter", face: FACES.indexOf(name) });
  const ways = (tool: Tool): string => useOf(game, view(), tool).way;
  assert.deepEqual(["map", "lantern", "sword", "kite", "crew"].map((name) => ways(skill(name))), ["at-once", "card", "target", "kept", "kept"]);
  assert.deepEqual(["madame-ching", "thief", "siren-kite", "helmsmen-none", "merchant", "treasure-two"].map((name) => ways(face(name))), ["symbol", "target", "at-once", "at-once", "kept", "kept"]);
  assert.deepEqual(actionsOf(useOf(game, view(), face("thief"))), [first("thief") + 1, first("thief") + 2], "oneself cannot be robbed");
  assert.deepEqual(actionsOf(useOf(game, view(), face("helmsmen-none"))), [first("helmsmen") + 4]);
  assert.deepEqual(actionsOf(useOf(game, view(), face("madame-ching"))).length, 4);
  assert.deepEqual(actionsOf(useOf(game, view(), skill("lantern"))), []);
  assert.ok(sameTool(skill("map"), skill("map")) && !sameTool(skill("map"), face("thief")) && !sameTool(null, face("thief")));
  assert.ok(sameTool(face("thief"), face("thief")));
  assert.equal(toolName(game, face("old-sailor")), "old-sailor");
  assert.deepEqual(skillsFaceUp([2, 0, 0, 0, 1]), [{ skill: "map", count: 2 }, { skill: "crew", count: 1 }]);
});

test("every skill and encounter card has clauses of the rulebook", () => {
  const rulebook = readFileSync("../src/teahouse/games/madame_ching/rulebook.en.md", "utf8");
  for (const name of [...domains.skill.values, ...FACES]) {
    for (const clause of clausesOf(name)) assert.ok(rulebook.includes(`\`${clause}\``), clause);
  }
});

test("a card of the hand is picked, given or played by night, as the question is", () => {
  const night: Tool = { kind: "skill", skill: "lantern" };
  assert.equal(handAction(game, view({ phase: 0 }), null, 5), first("pick") + 4);
  assert.equal(handAction(game, view({ phase: 10 }), null, 5), first("give") + 4);
  assert.equal(handAction(game, view({ phase: 5 }), night, 5), first("night") + 4);
  assert.equal(handAction(game, view({ phase: 5 }), null, 5), null);
  assert.deepEqual([0, 1, 3, 4, 7].map((attack) => attackOf(view({ attack }))), [null, "combat", "traitor", "siren", "siren"]);
  assert.equal(phaseOf(view({ phase: 8 })), "seize");
});

test("what is gained flies to who gained it, and not more than can be followed", () => {
  const carried = carriedBy([event("mission", { seat: 1, mission: "9 a", gold: 2, blue: 1, red: 0, white: 0 }), event("took", { seat: 0, card: "7" })], 0);
  assert.deepEqual(carried.map(({ from, to }) => [from, to]), [["mission-9 a", "seat-1"], ["mission-9 a", "seat-1"], ["mission-9 a", "seat-1"], ["display", "hand"]]);
  assert.deepEqual(carried.map(({ token, card }) => token ?? card), ["gold", "gold", "blue", 7]);
  const kinds = ["gained-skill", "pearl", "plundered", "took-hidden", "drew-card", "drew-encounter", "stole-gem", "stole-encounter", "passed", "seized", "gave", "kept"];
  const flights = kinds.map((kind) => carriedBy([event(kind, { seat: 1, target: 2, gem: "red", skill: "map" })], 0));
  assert.deepEqual(flights.map(({ length }) => length), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
  assert.deepEqual(flights[6]![0], { from: "seat-2", to: "seat-1", token: "red", card: null, back: null });
  assert.equal(carriedBy([event("mission", { seat: 1, mission: "9 a", gold: 20 })], 0).length, 8);
});

test("colours go up, cards to the right, and junks that meet do not cover each other", () => {
  for (const chart of [new Chart(false), new Chart(true)]) {
    const [here, straight, up] = [{ column: 3, row: 2 }, { column: 4, row: 2 }, { column: 4, row: 3 }].map((cell) => chart.middle(cell));
    assert.ok(straight!.x > here!.x && straight!.y === here!.y && up!.y < here!.y);
    for (const cell of [{ column: 0, row: 0 }, { column: 5, row: 3 }]) {
      for (const many of [1, 2, 3, 4]) {
        const places = Array.from({ length: many }, (_, place) => chart.place(cell, place, many));
        assert.equal(new Set(places.map(({ x, y }) => `${Math.round(x / 10)} ${Math.round(y / 10)}`)).size, many);
        assert.ok(places.every(({ x }) => x > 10 && x < chart.whole.width));
      }
    }
  }
});

test("coast and lines run between the cells", () => {
  const chart = new Chart(false);
  const corners = chart.line(2).match(/Q[\d.]+ [\d.]+/g)!;
  assert.equal(corners[0], `Q${chart.across(3)} ${chart.down(1)}`, "before the third column of the lowest row");
  assert.ok(chart.coast.includes(`Q${chart.across(2)} ${chart.down(1)}`));
});
