import { escapeSegment, isObject, type Json, type JsonObject } from "../../pointer.ts";

/** What an explanation needs beyond Ajv's errors, by schema path as Ajv writes it. */
export interface Tables {
  /** The rule that a schema states. */
  rules: Map<string, string>;
  /** The titles of the values of an enumeration. */
  titles: Map<string, string[]>;
  /** The names that a closed object lists. */
  members: Map<string, string[]>;
}

/** Empty tables. */
export function emptyTables(): Tables {
  return { rules: new Map(), titles: new Map(), members: new Map() };
}

const maps = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
const lists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const singles = new Set([
  "items",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
  "additionalProperties",
  "unevaluatedItems",
  "unevaluatedProperties",
]);
const deciding = new Set([
  "$ref",
  "type",
  "const",
  "enum",
  "multipleOf",
  "maximum",
  "exclusiveMaximum",
  "minimum",
  "exclusiveMinimum",
  "maxLength",
  "minLength",
  "pattern",
  "maxItems",
  "minItems",
  "uniqueItems",
  "maxContains",
  "minContains",
  "maxProperties",
  "minProperties",
  "required",
  "dependentRequired",
  "format",
  "x-decimals",
  "x-base64",
]);

/**
 * A schema with nothing left but what decides, for Ajv; titles, rules and names of members go to
 * the tables under the path that Ajv will print in `schemaPath`.
 */
export function bareSchema(schema: Json, path: string, tables: Tables): Json {
  if (!isObject(schema)) return schema;
  const rule = schema["x-rule"];
  if (typeof rule === "string" && schema["x-only"] === undefined) tables.rules.set(path, rule);
  if (Array.isArray(schema["x-titles"])) tables.titles.set(path, schema["x-titles"].map(String));
  if (schema.additionalProperties === false && isObject(schema.properties)) {
    tables.members.set(path, Object.keys(schema.properties));
  }
  const bare: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const here = `${path}/${keyword}`;
    if (deciding.has(keyword)) bare[keyword] = value;
    else if (singles.has(keyword)) bare[keyword] = bareSchema(value, here, tables);
    else if (lists.has(keyword) && Array.isArray(value)) {
      bare[keyword] = value.map((item, index) => bareSchema(item, `${here}/${index}`, tables));
    } else if (maps.has(keyword) && isObject(value)) {
      const map: JsonObject = {};
      for (const [name, member] of Object.entries(value)) {
        map[name] = bareSchema(member, `${here}/${pathSegment(name)}`, tables);
      }
      bare[keyword] = map;
    }
  }
  return bare;
}

function pathSegment(name: string): string {
  return encodeURIComponent(escapeSegment(name));
}
