// Writes src/wire.ts from the server's schemas of socket messages and HTTP routes; with --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";

const SOCKET = new URL("../../docs/socket.schema.json", import.meta.url);
const HTTP = new URL("../../docs/openapi.json", import.meta.url);
const TYPES = new URL("../src/wire.ts", import.meta.url);

// Fields that the schema leaves open because every game fills them differently; their frame is in state/view.ts.
const OPEN_FIELDS = {
  "State.views": "{ [seat: string]: View }",
  "State.events": "Happening[]",
  "PreviewAnswer.events": "Happening[]",
  "Descriptor.components": "unknown",
  "Descriptor.schema": "unknown",
};

const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const definitions = { ...read(SOCKET).$defs, ...read(HTTP).components.schemas };

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(" | ");
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "array": {
      const items = typeOf(schema.items);
      return items.includes("|") ? `(${items})[]` : `${items}[]`;
    }
    case "object":
      return `{ [name: string]: ${typeOf(schema.additionalProperties)} }`;
    default:
      return schema.type;
  }
}

function declaration(name, schema) {
  if (!schema.properties) return `export type ${name} = ${typeOf(schema)};\n`;
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties).map(([field, about]) => {
    const type = OPEN_FIELDS[`${name}.${field}`] ?? typeOf(about);
    const meaning = about.description ? ` // ${about.description}` : "";
    return `  ${field}${required.has(field) ? "" : "?"}: ${type};${meaning}`;
  });
  return `/** ${schema.description} */\nexport interface ${name} {\n${fields.join("\n")}\n}\n`;
}

const text = [
  "// Generated from docs/socket.schema.json and docs/openapi.json by `make generated`. Do not edit.\n",
  'import type { Happening, View } from "./state/view";\n',
  ...Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => declaration(name, schema)),
].join("\n");

if (!process.argv.includes("--check")) writeFileSync(TYPES, text);
else if (readFileSync(TYPES, "utf8") !== text) {
  console.error("src/wire.ts does not agree with the schemas in docs/: run `make generated`.");
  process.exitCode = 1;
}
