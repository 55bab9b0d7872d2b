import assert from "node:assert/strict";
import test from "node:test";
import { centreOf, hexagonPath, outlines, placeAt, placesAround, roundedPath } from "../src/lib/hex";

const PLACES = [2, 3].flatMap((row) => [1, 4].map((column) => ({ row, column })));

test("neighbours are a hexagon's width away, clockwise from the east", () => {
  for (const place of PLACES) {
    const from = centreOf(place);
    const around = placesAround(place).map(centreOf);
    around.forEach(({ x, y }, direction) => {
      const angle = (direction * Math.PI) / 3;
      assert.ok(Math.abs(x - from.x - Math.sqrt(3) * Math.cos(angle)) < 1e-9);
      assert.ok(Math.abs(y - from.y - Math.sqrt(3) * Math.sin(angle)) < 1e-9);
    });
  }
});

test("a point belongs to the hexagon with the nearest centre", () => {
  for (const place of PLACES) {
    const { x, y } = centreOf(place);
    for (const [dx, dy] of [[0, 0], [0.8, 0], [-0.8, 0.3], [0.3, 0.75], [-0.3, -0.75], [0, 0.95]]) {
      assert.deepEqual(placeAt({ x: x + dx!, y: y + dy! }), place);
    }
  }
});

test("the outline of one hexagon has six corners, of two neighbours ten, of two strangers two loops", () => {
  const [place] = PLACES;
  assert.deepEqual(outlines([place!]).map((loop) => loop.length), [6]);
  assert.deepEqual(outlines([place!, placesAround(place!)[1]!]).map((loop) => loop.length), [10]);
  assert.deepEqual(outlines([place!, { row: 9, column: 9 }]).map((loop) => loop.length), [6, 6]);
});

test("a ring has an outer and an inner outline", () => {
  const loops = outlines(placesAround({ row: 5, column: 5 }));
  assert.deepEqual(loops.map((loop) => loop.length).sort((a, b) => a - b), [6, 18]);
});

test("paths are closed, and rounding bends every corner", () => {
  const [loop] = outlines([{ row: 0, column: 0 }]);
  assert.equal(roundedPath(loop!, 0.2, 10).match(/Q/g)?.length, 6);
  assert.match(hexagonPath(10, 1), /^M[^M]*Z$/);
});
