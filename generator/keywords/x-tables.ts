import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** `x-tables: {name: {$ref: file}}`: data tables, which the generated package contains as JSON and as typed modules. */
export const xTables: Keyword = {
  name: "x-tables",
  on: ["openapi"],
  check: (value) => {
    if (!isObject(value)) return "x-tables must be {name: {$ref: the relative path of a file}}";
    for (const [name, table] of Object.entries(value)) {
      if (!/^[a-z][a-z0-9-]*$/.test(name)) {
        return `${JSON.stringify(name)} cannot name a table: use lower-case letters, digits and hyphens, and begin with a letter`;
      }
      const file = isObject(table) ? table.$ref : undefined;
      if (typeof file !== "string" || !/^[A-Za-z0-9_./-]+$/.test(file)) {
        return `the table ${name} must be {$ref: the relative path of a file}; use letters from A to Z, digits, and _ . / - in the path`;
      }
    }
    return undefined;
  },
};
