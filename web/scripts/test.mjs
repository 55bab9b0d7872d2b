// Bundles every test of tests/ with the bundler the page itself uses, and hands them to Node's own test runner.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";

const tests = readdirSync("tests").filter((name) => name.endsWith(".test.ts"));
const folder = mkdtempSync(join(tmpdir(), "teahouse-web-"));
try {
  const bundle = await rolldown({ input: tests.map((name) => join("tests", name)), platform: "node" });
  await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" });
  await bundle.close();
  const files = tests.map((name) => join(folder, name.replace(/\.ts$/, ".mjs")));
  process.exitCode = spawnSync(process.execPath, ["--test", ...files], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
