import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { cellsOf, facing, gainsOf, NOTHING, rewardsOf, shownSides, takeTile, topReward, turnTile, componentsOf } from "../src/games/yangtze/lake";
import { frameAround, fromScreen, quarters, screenDirection, toScreen } from "../src/lib/geometry";
import { decode, encode, ofVerb, type Descriptor } from "../src/state/descriptor";

const components: unknown = JSON.parse(readFileSync("../src/teahouse/games/yangtze/yangtze.json", "utf8"));
const game: Descriptor = {
  name: "yangtze",
  rules_version: 1,
  num_actions: 12,
  verbs: [
    { name: "pass", template: "pass", first: 0, count: 1, parameters: [] },
    { name: "swap", template: "{give} {take}", first: 1, count: 6, parameters: [{ name: "give", domain: "colour" }, { name: "take", domain: "turn" }] },
  ],
  domains: { colour: { values: ["red", "blue"], vocabulary: "colour" }, turn: { values: ["0", "1", "2"], vocabulary: null } },
  events: [],
  components,
};

test("ids and parameters go both ways, the last parameter fastest", () => {
  for (let action = 0; action < 7; action++) {
    const { verb, values } = decode(game, action);
    assert.equal(encode(game, verb, values), action);
  }
  assert.deepEqual(decode(game, 5), { verb: "swap", values: { give: "blue", take: "1" } });
  assert.deepEqual(ofVerb(game, [0, 2, 5], "swap").map(({ action }) => action), [2, 5]);
  assert.throws(() => encode(game, "swap", { give: "green", take: 0 }), RangeError);
  assert.throws(() => decode(game, 7), RangeError);
});

test("the own side of the table is drawn at the bottom", () => {
  const towards = [{ x: 0, y: -1 }, { x: -1, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 0 }];
  for (let front = 0; front < 4; front++) {
    assert.deepEqual(toScreen(towards[front]!, front), { x: 0, y: 1 });
    assert.equal(screenDirection(front, front), 0);
    const cell = { x: 3, y: -2 };
    assert.deepEqual(fromScreen(toScreen(cell, front), front), cell);
  }
});

test("a tile shows each seat the colour that the rules give it", () => {
  const tile = 18; // black, green, purple, red from the south clockwise
  assert.deepEqual(shownSides(componentsOf(game), tile, 0, 0), ["black", "green", "purple", "red"]);
  assert.deepEqual(shownSides(componentsOf(game), tile, 1, 0), ["red", "black", "green", "purple"]);
  assert.equal(shownSides(componentsOf(game), tile, 1, facing(3, 1))[0], "black", "the west seat faces the south side");
  assert.equal(shownSides(componentsOf(game), tile, 0, facing(2, 1))[0], "purple", "the second of two sits in the north");
});

test("rewards are counted from the top of the stack that the number of players makes", () => {
  assert.equal(topReward(componentsOf(game), 2, "four", 6), 8);
  assert.equal(topReward(componentsOf(game), 3, "pairs", 7), 8);
  assert.equal(topReward(componentsOf(game), 4, "seven", 1), 5);
  assert.equal(topReward(componentsOf(game), 4, "seven", 0), 4);
});

test("a tile is taken up, turned and put down", () => {
  const taken = { ...takeTile(NOTHING, 7), cell: "0,1" };
  assert.equal(turnTile(taken, -1).turn, 3);
  assert.equal(turnTile(turnTile(taken, 3), 2).turn, 1);
  assert.equal(takeTile(taken, 8).cell, "0,1", "another tile lies where the first did");
  assert.deepEqual(takeTile(taken, 7), NOTHING);
});

test("gains are gathered by seat", () => {
  const gains = gainsOf([
    { kind: "placed", ply: 1, seat: 0, tile: "3" },
    { kind: "matched", ply: 1, seat: 0, colour: "red" },
    { kind: "boat", ply: 1, seat: 0, tile: "30" },
    { kind: "received", ply: 1, seat: 0, colour: "blue" },
    { kind: "pile-empty", ply: 1, seat: 1, colour: "black" },
  ]);
  assert.deepEqual(gains.map(({ seat, boats }) => [seat, boats]), [[0, 1], [1, 0]]);
  assert.deepEqual(gains[0]!.colours.map(({ matched }) => matched), [true, false]);
  assert.ok(gains[1]!.colours[0]!.missing);
});

test("the frame holds everything and is not too small", () => {
  assert.deepEqual(frameAround([{ x: -3, y: 0 }, { x: 1, y: 1 }], 0, 5), { left: -3, columns: 5, top: -1, rows: 5 });
});

test("two fingers make whole quarter turns and keep the rest", () => {
  assert.deepEqual(quarters(100, 45), { turns: 2, rest: 10 });
  assert.deepEqual(quarters(-50, 45), { turns: -1, rest: -5 });
  assert.deepEqual(quarters(20, 45), { turns: 0, rest: 20 });
});

test("the rewards of a seat are told apart by their stack, in the order taken", () => {
  const rewarded = (seat: number, stack: string, points: number) => ({ kind: "rewarded", ply: 1, seat, stack, points });
  const events = [rewarded(0, "four", 8), rewarded(1, "four", 7), rewarded(0, "seven", 10), rewarded(0, "four", 6)];
  assert.deepEqual(rewardsOf(events, 0), { four: [8, 6], pairs: [], seven: [10] });
});

test("the log points at the cells that its events speak of", () => {
  const events = [
    { kind: "placed", ply: 1, seat: 0, cell: "2,-1" },
    { kind: "received", ply: 1, seat: 1, colour: "red" },
  ];
  assert.deepEqual([...cellsOf(events)], ["2,-1"]);
});
