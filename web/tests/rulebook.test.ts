import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { blocksOf, piecesOf } from "../src/lib/rulebook";

test("headings, clauses, plain paragraphs and tables are told apart", () => {
  const page = "# Title\n\nA word\nbefore.\n\n## Chapter\n\n`game.goal` — Win\nit.\n\n| a | b |\n|---|---|\n| 1 | `x.y` |\n";
  assert.deepEqual(blocksOf(page), [
    { kind: "heading", level: 1, text: "Title" },
    { kind: "paragraph", clause: null, text: "A word before." },
    { kind: "heading", level: 2, text: "Chapter" },
    { kind: "paragraph", clause: "game.goal", text: "Win it." },
    { kind: "table", head: ["a", "b"], rows: [["1", "`x.y`"]] },
  ]);
});

test("what stands between backticks is a name", () => {
  assert.deepEqual(piecesOf("see `war.support` first"), [
    { text: "see ", name: false },
    { text: "war.support", name: true },
    { text: " first", name: false },
  ]);
});

test("the rulebooks of all games have the same clauses in three languages", () => {
  for (const game of ["madame_ching", "yangtze", "yellow_yangtze"]) {
    const [english, ...others] = ["en", "ru", "es"].map((language) => clausesOf(game, language));
    assert.ok(english!.length > 30);
    for (const other of others) assert.deepEqual(other, english);
  }
});

function clausesOf(game: string, language: string): string[] {
  const page = readFileSync(`../src/teahouse/games/${game}/rulebook.${language}.md`, "utf-8");
  return blocksOf(page).flatMap((block) => (block.kind === "paragraph" && block.clause ? [block.clause] : []));
}
