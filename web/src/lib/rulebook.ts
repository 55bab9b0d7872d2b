// A rulebook's Markdown, read: headings, tables, and paragraphs, those with a clause id under that id. No DOM.

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "paragraph"; clause: string | null; text: string };

const CLAUSE = /^`([a-z][a-z.-]*)` — /;

/** The blocks of a page, which stand apart by empty lines. */
export function blocksOf(markdown: string): Block[] {
  const parts = markdown.split(/\n\s*\n/).map((part) => part.trim());
  return parts.filter((part) => part !== "").map(blockOf);
}

function blockOf(part: string): Block {
  const [, signs, title] = /^(#+) (.+)$/s.exec(part) ?? [];
  if (signs) return { kind: "heading", level: signs.length, text: title! };
  if (part.startsWith("|")) return tableOf(part.split("\n"));
  const clause = CLAUSE.exec(part)?.[1] ?? null;
  return { kind: "paragraph", clause, text: part.replace(CLAUSE, "").replace(/\s+/g, " ") };
}

function tableOf(lines: string[]): Block {
  const [head, , ...rows] = lines.map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
  return { kind: "table", head: head!, rows };
}

/** A text in pieces: what stands between backticks is the name of a clause, or a sign. */
export function piecesOf(text: string): { text: string; name: boolean }[] {
  return text.split("`").map((piece, k) => ({ text: piece, name: k % 2 === 1 })).filter(({ text: piece }) => piece !== "");
}
