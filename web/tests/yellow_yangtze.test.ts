import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { clashingColours, governorsBeside, groupsOf, isCovered, revoltAt, revoltNow, statesOf, warAt, warSides, warThreats } from "../src/games/yellow_yangtze/groups";
import {
  BLACK,
  BLUE,
  coloursOf,
  COLOURS,
  freeTriangles,
  geographyOf,
  GREEN,
  leaderOn,
  pagodaSupply,
  RED,
  spacesIn,
  spacesOf,
  spread,
  stepFrom,
  tilesOn,
  YELLOW,
  type State,
} from "../src/games/yellow_yangtze/map";
import { actionsOf, begin, choose, NOTHING, payment, setAside, take, targetsOf, taskOf, wanted } from "../src/games/yellow_yangtze/modes";
import { changedSpaces, lastConflict, motionsOf, newsFor, pointsFrom, reckon, sidesOfStory, supportOf, vanished, type WarStory } from "../src/games/yellow_yangtze/story";
import { placesAround } from "../src/lib/hex";
import { encode, type Descriptor } from "../src/state/descriptor";
import type { Happening, View } from "../src/state/view";

const components = JSON.parse(readFileSync("../src/teahouse/games/yellow_yangtze/yellow_yangtze.json", "utf8")) as { rows: string[] };

const names = components.rows.flatMap((row, r) => [...row].flatMap((terrain, c) => (terrain === "#" ? [] : [`${r},${c}`])));

/** All triples of mutually adjacent spaces, ascending, as the server names them. */
function triangleNames(): string[] {
  const number = new Map(names.map((name, k) => [name, k]));
  const beside = names.map((name) => {
    const [row, column] = name.split(",").map(Number) as [number, number];
    return new Set(placesAround({ row, column }).flatMap((place) => number.get(`${place.row},${place.column}`) ?? []));
  });
  const triples = names.flatMap((_, a) => [...beside[a]!].flatMap((b) => [...beside[b]!].flatMap((c) => (a < b && b < c && beside[a]!.has(c) ? [[a, b, c]] : []))));
  triples.sort((x, y) => x[0]! - y[0]! || x[1]! - y[1]! || x[2]! - y[2]!);
  return triples.map((triple) => triple.map((space) => names[space]).join("+"));
}

const domains = {
  colour: { values: [...COLOURS] as string[], vocabulary: "colour" },
  space: { values: names, vocabulary: null },
  triangle: { values: triangleNames(), vocabulary: null },
};
type Name = keyof typeof domains;

function verbs(...described: [string, ...Name[]][]): Descriptor["verbs"] {
  let first = 0;
  return described.map(([name, ...parameters]) => {
    const count = parameters.reduce((product, parameter) => product * domains[parameter].values.length, 1);
    const verb = { name, template: name, first, count, parameters: parameters.map((domain) => ({ name: domain, domain })) };
    first += count;
    return verb;
  });
}

const game: Descriptor = {
  name: "yellow_yangtze",
  rules_version: 1,
  num_actions: 0,
  verbs: verbs(
    ["leader", "colour", "space"],
    ["place", "colour", "space"],
    ["riot"],
    ["riot-leader"],
    ["establish"],
    ["establish-leader"],
    ["replace", "colour"],
    ["done"],
    ["market", "colour"],
    ["pagoda", "triangle"],
    ["move-pagoda", "triangle"],
    ["remove", "space"],
  ),
  domains,
  events: [],
  components,
};
const geography = geographyOf(game);
const at = (name: string): number => geography.numbers.get(name)!;

/** A position: tiles by space, leaders as «seat colour» by space. */
function position(tiles: { [space: string]: number }, leaders: { [space: string]: [seat: number, colour: number] } = {}, more: Partial<State> = {}): State {
  const board = names.map(() => -1);
  const players = [0, 1, 2].map(() => ({
    hand: [0, 0, 0, 0, 0],
    replacing: [0, 0, 0, 0, 0],
    hand_size: 0,
    replacing_size: 0,
    known: [0, 0, 0, 0, 0],
    shown: [0, 0, 0, 0, 0],
    leaders: [-1, -1, -1, -1, -1],
    points: null,
  }));
  for (const [space, colour] of Object.entries(tiles)) board[at(space)] = colour;
  for (const [space, [seat, colour]] of Object.entries(leaders)) {
    board[at(space)] = 5 + 5 * seat + colour;
    players[seat]!.leaders[colour] = at(space);
  }
  const pagodas = COLOURS.map(() => [-1, -1]);
  const quiet = { tile: -1, target: -1, revolt_colour: -1, defender: -1, committed: 0, sides: 0, winner: 0, casualties_left: 0 };
  return {
    seats: 3,
    phase: 0,
    deciding: 0,
    active: 0,
    actions_left: 2,
    turn: 0,
    board,
    pagodas,
    market: [0, 0, 0, 0, 0],
    bag_size: 100,
    ...quiet,
    side: names.map(() => 0),
    support: [0, 0, 0],
    players,
    ...more,
  };
}

function view(s: State, legal: number[] = []): View {
  return { game: "yellow_yangtze", rules_version: 1, options: {}, seat: 0, ply: 1, to_act: [0], legal, state: s as unknown as View["state"], outcome: null };
}

// Two states beside 5,9: north with two soldiers, south with one; both have a red leader, the north a black one too.
const NORTH = { "3,9": BLACK, "3,8": RED, "4,8": RED };
const SOUTH = { "6,9": RED, "6,10": BLACK, "7,9": BLACK };
const LEADERS: { [space: string]: [number, number] } = { "4,9": [0, RED], "3,10": [1, BLACK], "7,10": [1, RED] };
const apart = position({ ...NORTH, ...SOUTH }, LEADERS);

test("the map has its spaces, capitals, rivers and triangles", () => {
  assert.equal(geography.spaces.length, 203);
  assert.equal(geography.triangles.length, 353);
  assert.equal(geography.spaces.filter(({ river }) => river).length, 44);
  assert.equal(geography.spaces.filter(({ capital }) => capital).length, 7);
  for (const { spaces, at: corner } of geography.triangles.slice(0, 50)) {
    const away = spaces.map((space) => Math.hypot(geography.spaces[space]!.at.x - corner.x, geography.spaces[space]!.at.y - corner.y));
    assert.ok(away.every((distance) => Math.abs(distance - 32) < 1e-6), "the corner is shared by all three");
  }
});

test("arrow keys go to neighbours, and back", () => {
  const here = at("6,8");
  assert.equal(stepFrom(geography, here, "ArrowRight"), at("6,9"));
  assert.equal(stepFrom(geography, stepFrom(geography, here, "ArrowDown")!, "ArrowUp"), here);
  assert.equal(stepFrom(geography, at("0,0"), "ArrowUp"), null);
  assert.equal(stepFrom(geography, here, "x"), null);
});

test("states are linked groups with a leader", () => {
  const groups = groupsOf(geography, position({ ...NORTH, "12,8": BLACK }, { "4,9": [0, RED] }));
  assert.equal(groups.list.length, 2);
  const [state, ...others] = statesOf(groups);
  assert.equal(others.length, 0);
  assert.equal(state!.soldiers, 2);
  assert.equal(state!.governors, 1);
  assert.deepEqual(state!.leaders, [{ seat: 0, colour: RED, space: at("4,9") }]);
  assert.equal(groups.of[at("12,8")]!.leaders.length, 0);
  assert.equal(groups.of[at("0,0")], null);
});

test("a tile between states with leaders of one colour would start a war", () => {
  const groups = groupsOf(geography, apart);
  const war = warAt(geography, groups, at("5,9"))!;
  assert.deepEqual(war.map(({ soldiers }) => soldiers), [2, 1]);
  assert.deepEqual([...clashingColours(war.map(({ leaders }) => leaders))], [RED]);
  assert.deepEqual([...warThreats(geography, apart, groups).keys()].includes(at("5,9")), true);
  assert.equal(warAt(geography, groups, at("1,1")), null);
});

test("a linked state without a contested leader is no side", () => {
  const s = position({ ...NORTH, ...SOUTH, "5,8": BLACK }, { ...LEADERS });
  assert.equal(warAt(geography, groupsOf(geography, position({ ...NORTH, ...SOUTH }, { "4,9": [0, RED], "7,10": [1, BLUE] })), at("5,9")), null);
  assert.equal(statesOf(groupsOf(geography, s)).length, 1, "5,8 links them");
});

test("a leader that enters a state with one of its colour would start a revolt", () => {
  const revolt = revoltAt(geography, apart, 2, RED, at("2,9"))!;
  assert.deepEqual([revolt.defender.seat, revolt.attack, revolt.defence], [0, 1, 1]);
  assert.equal(revoltAt(geography, apart, 2, GREEN, at("2,9")), null);
  assert.equal(revoltAt(geography, apart, 0, RED, at("2,9")), null, "its own leader is lifted first");
  assert.equal(governorsBeside(geography, apart, at("6,11")), 1);
});

test("the revolt and the war that go on are read from the view", () => {
  const revolt = revoltNow(geography, { ...apart, revolt_colour: RED, active: 1, defender: 0, committed: 2 })!;
  assert.deepEqual([revolt.attack, revolt.defence], [governorsBeside(geography, apart, at("7,10")) + 2, 1]);
  assert.equal(revoltNow(geography, apart), null);
  const side = names.map(() => 0);
  for (const name of [...Object.keys(NORTH), "4,9", "3,10"]) side[at(name)] = 1;
  for (const name of [...Object.keys(SOUTH), "7,10"]) side[at(name)] = 2;
  const [north, south] = warSides({ ...apart, sides: 2, side, support: [0, 3, 0] });
  assert.deepEqual([north!.strength, south!.strength, south!.support], [2, 4, 3]);
  assert.ok(north!.clashing.has(RED) && !north!.clashing.has(BLACK));
});

test("pagodas cover their tiles, and free triangles do not touch them", () => {
  const tiles = { "4,8": RED, "4,9": RED, "5,8": RED, "5,9": RED };
  const triangle = domains.triangle.values.indexOf("4,8+4,9+5,8");
  assert.equal(freeTriangles(geography, position(tiles)).length, 2);
  const pagodas = COLOURS.map((_, colour) => [colour === RED ? triangle : -1, -1]);
  const s = position(tiles, {}, { pagodas });
  assert.deepEqual(freeTriangles(geography, s), []);
  assert.ok(isCovered(geography, s, at("4,8")) && !isCovered(geography, s, at("5,9")));
  assert.deepEqual(pagodaSupply(geography, s), [2, 1, 2, 2, 1]);
  assert.deepEqual(tilesOn(s).length, 4);
  assert.deepEqual(spread([2, 0, 1, 0, 0]), [0, 0, 2]);
});

test("a leader on the board is read from its number", () => {
  assert.deepEqual(leaderOn(apart, at("7,10")), { seat: 1, colour: RED, space: at("7,10") });
  assert.equal(leaderOn(apart, at("6,9")), null);
});

test("the log points at spaces and triangles", () => {
  assert.deepEqual(spacesIn(geography, { kind: "moved", ply: 0, seat: 0, origin: "3,8", space: "4,8" }), [at("4,8"), at("3,8")]);
  assert.equal(spacesIn(geography, { kind: "pagoda-built", ply: 0, triangle: "4,8+4,9+5,8" }).length, 3);
  assert.deepEqual(spacesIn(geography, { kind: "turn", ply: 0, seat: 1 }), []);
});

test("a tile is taken up, put on a space, and sent when confirmed", () => {
  const legal = ["5,9", "1,1"].map((space) => encode(game, "place", { colour: "red", space }));
  const before = view(apart, legal);
  const taken = take(NOTHING, "tile", RED);
  assert.deepEqual([...targetsOf(game, geography, before, taken).spaces], [at("5,9"), at("1,1")]);
  assert.equal(actionsOf(game, geography, before, taken), null);
  const chosen = choose(taken, at("5,9"), wanted(before, taskOf(before, taken)));
  assert.deepEqual(actionsOf(game, geography, before, chosen), [legal[0]]);
  assert.deepEqual(take(chosen, "leader", BLACK).spaces, [at("5,9")], "another piece goes where the first one was");
  assert.deepEqual(take(chosen, "tile", RED), NOTHING);
  assert.deepEqual(spacesOf(game, geography, legal, "place", BLACK).size, 0);
});

test("a riot is paid and aimed in one go", () => {
  const before = view(apart, [encode(game, "riot-leader")]);
  const mode = begin(game, before, "riot");
  assert.ok(mode.helped, "one farmer only: the leader helps");
  assert.equal(targetsOf(game, geography, before, mode).spaces.size, 6);
  assert.deepEqual(payment(game, before, mode), [encode(game, "riot-leader")]);
  const chosen = choose(mode, at("6,9"), 1);
  assert.deepEqual(actionsOf(game, geography, before, chosen), [encode(game, "riot-leader"), encode(game, "remove", { space: "6,9" })]);
  const asked = view({ ...apart, phase: 10 }, [encode(game, "remove", { space: "6,9" })]);
  assert.deepEqual(actionsOf(game, geography, asked, { ...NOTHING, spaces: [at("6,9")] }), [encode(game, "remove", { space: "6,9" })], "it is paid already");
});

test("a pagoda is paid and put in one go, and moved where the server asks", () => {
  const s = position({ "4,8": RED, "4,9": RED, "5,8": RED });
  const triangle = domains.triangle.values.indexOf("4,8+4,9+5,8");
  const before = view(s, [encode(game, "establish")]);
  const mode = begin(game, before, "establish");
  assert.deepEqual([...targetsOf(game, geography, before, mode).triangles], [triangle]);
  const pagoda = encode(game, "pagoda", { triangle: "4,8+4,9+5,8" });
  assert.deepEqual(actionsOf(game, geography, before, { ...mode, triangle }), [encode(game, "establish"), pagoda]);
  const moving = view({ ...s, phase: 8 }, [encode(game, "move-pagoda", { triangle: "4,8+4,9+5,8" })]);
  assert.deepEqual([...targetsOf(game, geography, moving, NOTHING).triangles], [triangle]);
  assert.deepEqual(actionsOf(game, geography, moving, { ...NOTHING, triangle }), moving.legal);
});

test("tiles are set aside one by one and replaced together", () => {
  const before = view(apart, [encode(game, "replace", { colour: "red" })]);
  const mode = setAside(setAside(setAside(NOTHING, RED, 1), GREEN, 1), RED, -1);
  assert.deepEqual(actionsOf(game, geography, before, mode), [encode(game, "replace", { colour: "green" }), encode(game, "done")]);
  assert.equal(actionsOf(game, geography, before, { ...NOTHING, kind: "replace" }), null);
  assert.deepEqual(actionsOf(game, geography, view({ ...apart, phase: 12 }), NOTHING), [encode(game, "done")]);
  assert.deepEqual([...coloursOf(game, before.legal, "replace").keys()], [RED]);
});

test("casualties are chosen until enough are", () => {
  const asked = view({ ...apart, phase: 6, casualties_left: 2 });
  const one = choose(NOTHING, at("3,8"), 2);
  assert.equal(actionsOf(game, geography, asked, one), null);
  const two = choose(one, at("4,8"), wanted(asked, "casualties"));
  assert.equal(actionsOf(game, geography, asked, two)!.length, 2);
  assert.deepEqual(choose(two, at("6,9"), 2).spaces, [at("4,8"), at("6,9")], "the oldest gives way");
  assert.deepEqual(choose(two, at("3,8"), 2).spaces, [at("4,8")]);
});

const event = (kind: string, ply: number, more: { [name: string]: string | number } = {}): Happening => ({ kind, ply, ...more });

test("points are counted from what was announced", () => {
  const events = [event("gained", 1, { seat: 0, colour: "red", points: 1 }), event("gained", 2, { seat: 1, colour: "red", points: 1 }), event("earned", 4, { seat: 0, colour: "yellow", points: 2 })];
  assert.deepEqual(pointsFrom(events, 0), [0, 1, 0, 0, 2]);
});

test("gold goes to the lowest colours, one by one", () => {
  const { totals, spent, lowest } = reckon([5, 2, 3, 9, 4]);
  assert.deepEqual(totals, [5, 5, 4, 9]);
  assert.deepEqual(spent, [0, 3, 1, 0]);
  assert.equal(lowest, 4);
  assert.equal(reckon([1, 1, 1, 1, YELLOW]).lowest, 2);
});

test("a revolt is told from its start to its outcome", () => {
  const start = [event("revolt", 3, { seat: 0, defender: 1, colour: "red" }), event("committed", 4, { seat: 0, tiles: 2, leader: "yes" })];
  const going = lastConflict(start)!;
  assert.equal(going.decided, null);
  assert.deepEqual(going.additions, [{ seat: 0, side: 1, tiles: 2, leader: true }]);
  const whole = lastConflict([
    ...start,
    event("committed", 5, { seat: 1, tiles: 0, leader: "no" }),
    event("revolt-won", 5, { seat: 0, loser: 1, colour: "red", strength: 4, against: 1 }),
    event("returned", 5, { seat: 1, colour: "red", space: "7,10" }),
    event("gained", 5, { seat: 0, colour: "red", points: 1 }),
    event("earned", 5, { seat: 0, colour: "blue", points: 1 }),
  ])!;
  assert.deepEqual([whole.kind, whole.winner, whole.strength, whole.against, whole.ended], ["revolt", 0, 4, 1, 5]);
  assert.equal(whole.aftermath.length, 2, "the pagoda's point is no longer part of it");
  assert.equal(lastConflict([event("turn", 1)]), null);
});

const WAR = [
  event("war", 7, { seat: 0, sides: 2 }),
  event("supported", 8, { seat: 1, side: 1, tiles: 2, leader: "no" }),
  event("supported", 9, { seat: 2, side: 1, tiles: 0, leader: "yes" }),
  event("supported", 10, { seat: 0, side: 2, tiles: 3, leader: "no" }),
  event("war-won", 10, { side: 2, strength: 7, against: 5 }),
  event("returned", 10, { seat: 1, colour: "red", space: "4,9" }),
  event("gained", 10, { seat: 0, colour: "red", points: 1 }),
  event("removed", 10, { colour: "red", space: "3,8" }),
  event("removed", 10, { colour: "red", space: "4,8" }),
];

test("a war is told as in the rulebook's example", () => {
  const paying = lastConflict(WAR) as WarStory;
  assert.deepEqual([paying.winner, paying.soldiersLost, paying.ended], [2, 2, null]);
  assert.deepEqual([supportOf(paying, 1), supportOf(paying, 2)], [3, 3]);
  const over = lastConflict([
    ...WAR,
    event("removed", 11, { colour: "red", space: "6,9" }),
    event("pagoda-lost", 11, { colour: "red", triangle: "6,9+6,10+7,9" }),
    event("removed", 12, { colour: "red", space: "6,10" }),
    event("earned", 12, { seat: 0, colour: "green", points: 1 }),
    event("drew", 12, { seat: 0 }),
  ]) as WarStory;
  assert.deepEqual([over.soldiersPaid, over.ended], [2, 12]);
  assert.deepEqual(over.aftermath.map(({ kind }) => kind), ["returned", "gained", "pagoda-lost"]);
});

test("the sides of a war keep their numbers after it is decided, also after a reload", () => {
  const story = lastConflict(WAR) as WarStory;
  const numberOf = (space: string): number => at(space);
  const side = names.map(() => 0);
  for (const name of ["3,8", "4,8", "4,9"]) side[at(name)] = 1;
  const removed = WAR.filter(({ kind }) => kind === "removed");
  const paying = sidesOfStory(story, [], { ...apart, sides: 2, side }, removed, numberOf);
  assert.deepEqual(paying.map(({ strength }) => strength), [5, 7]);
  const over = sidesOfStory(story, [], apart, removed, numberOf);
  assert.deepEqual(over.map(({ strength }) => strength), [5, 7]);
  assert.deepEqual(sidesOfStory({ ...story, sides: 3 }, [], apart, removed, numberOf), [], "nobody knows the third any more");
  const seen = paying.map((one) => ({ ...one, support: 0, strength: 0 }));
  assert.deepEqual(sidesOfStory(story, seen, apart, removed, numberOf).map(({ support }) => support), [3, 3]);
});

test("what moves comes from where it happened", () => {
  const motions = motionsOf([
    event("placed", 1, { seat: 0, colour: "red", space: "3,8" }),
    event("gained", 1, { seat: 1, colour: "red", points: 1 }),
    event("took", 2, { seat: 0, colour: "green" }),
    event("removed", 3, { colour: "red", space: "4,8" }),
    event("returned", 3, { seat: 2, colour: "blue", space: "4,9" }),
    event("turn", 3, { seat: 1 }),
    event("earned", 3, { seat: 0, colour: "green", points: 2 }),
  ]);
  assert.deepEqual(
    motions.map(({ kind, from, seat }) => [kind, from, seat]),
    [["point", "3,8", 1], ["tile", null, 0], ["tile", "4,8", null], ["leader", "4,9", 2], ["point", null, 0]],
  );
});

test("news are what the others did since one's own turn", () => {
  const mine = [event("placed", 1, { seat: 0, colour: "red", space: "3,8" }), event("turn", 1, { seat: 1 })];
  const theirs = [
    event("riot", 3, { seat: 1, tiles: 2, leader: "no" }),
    event("removed", 4, { colour: "black", space: "9,5" }),
    event("returned", 4, { seat: 0, colour: "blue", space: "9,4" }),
    event("moved", 5, { seat: 1, colour: "red", origin: "5,5", space: "6,6" }),
    event("turn", 5, { seat: 0 }),
  ];
  const news = newsFor([...mine, ...theirs], 0);
  assert.deepEqual(news, theirs);
  assert.deepEqual(changedSpaces(news), ["9,5", "9,4", "6,6", "5,5"]);
  assert.deepEqual(vanished(news).map(({ kind }) => kind), ["riot", "removed", "returned"]);
  const acting = [...mine, ...theirs, event("placed", 6, { seat: 0, colour: "red", space: "4,8" })];
  assert.deepEqual(newsFor(acting, 0), [], "in the middle of the own turn nothing is news");
  const passed = [...mine, ...theirs, event("turn", 6, { seat: 1 }), event("withdrew", 7, { seat: 1, colour: "red", space: "6,6" }), event("turn", 8, { seat: 0 })];
  assert.deepEqual(newsFor(passed, 0).map(({ kind }) => kind), ["withdrew", "turn"], "a turn that was passed ends the older news");
});
