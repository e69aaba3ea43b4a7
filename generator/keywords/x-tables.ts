import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** `x-tables: {name: {$ref: file}}`: data tables, which the generated package contains as JSON and as typed modules. */
export const xTables: Keyword = {
  name: "x-tables",
  on: ["openapi"],
  check: (value) => {
    if (!isObject(value)) return "x-tables must be {name: {$ref: a file next to this file}}";
    for (const [name, table] of Object.entries(value)) {
      if (!/^[a-z][a-z0-9-]*$/.test(name)) {
        return `${JSON.stringify(name)} cannot name a table: use lower-case letters, digits and hyphens`;
      }
      const file = isObject(table) ? table.$ref : undefined;
      if (typeof file !== "string" || !/^[A-Za-z0-9_./-]+$/.test(file)) {
        return `the table ${name} must be {$ref: a file next to this file}`;
      }
    }
    return undefined;
  },
};
