import { isObject, type Json } from "../openapi/pointer.ts";
import type { Plan } from "../plan/plan.ts";
import { literal } from "../templates/layout.ts";
import type { Files } from "./files.ts";
import { printJson } from "./schemas/schemas.ts";

const note = "// Generated; do not edit.";

/** Each table of the spec, as JSON and as a typed module. */
export function emitTables(plan: Plan): Files {
  return new Map(
    plan.tables.flatMap(({ name, data }): [string, string][] => [
      [`tables/${name}.json`, printJson(data)],
      // The module calls `JSON.parse`, because `__proto__` in an object literal would set the prototype.
      [
        `tables/${name}.js`,
        `${note}\nexport const table = JSON.parse(${literal(JSON.stringify(data))});\n`,
      ],
      [`tables/${name}.d.ts`, `${note}\nexport declare const table: ${typeOf(data, "")};\n`],
    ]),
  );
}

function typeOf(data: Json, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(data)) {
    const types = [...new Set(data.map((item) => typeOf(item, indent)))];
    return `readonly (${types.join(" | ") || "never"})[]`;
  }
  if (isObject(data)) {
    const members = Object.entries(data).map(
      ([name, value]) => `${inner}readonly ${literal(name)}: ${typeOf(value, inner)};\n`,
    );
    return `{\n${members.join("")}${indent}}`;
  }
  return data === null ? "null" : typeof data;
}
