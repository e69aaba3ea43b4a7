import { setMember } from "../runtime/routes/shapes.ts";
import { shapeOfMember } from "./object-shapes.ts";
import { isObject, type Json, type JsonObject } from "./pointer.ts";

/** How a JSON Schema keyword contains subschemas: one, a list or a map. Undefined if the keyword contains none. */
export function holds(keyword: string): "alone" | "list" | "map" | undefined {
  const shape = shapeOfMember("schema", keyword);
  return shape?.kind === "schema" ? shape.held : undefined;
}

/** The position of a subschema: the keyword, and the name or index in the keyword's map or list. */
export type Step = readonly [keyword: string, below?: string | number];

/**
 * A copy of a schema in which `change` replaces each direct subschema. If `change` returns undefined, the
 * subschema is removed. All other values stay.
 */
export function mapSchema(
  schema: JsonObject,
  change: (inner: Json, step: Step) => Json | undefined,
): JsonObject {
  const mapped: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const held = holds(keyword);
    if (held === "list" && Array.isArray(value)) {
      const items = value.map((item, index) => change(item, [keyword, index]));
      mapped[keyword] = items.filter((item) => item !== undefined);
    } else if (held === "map" && isObject(value)) {
      const members: JsonObject = {};
      for (const [name, member] of Object.entries(value)) {
        const changed = change(member, [keyword, name]);
        if (changed !== undefined) setMember(members, name, changed);
      }
      mapped[keyword] = members;
    } else if (held === "alone") {
      const changed = change(value, [keyword]);
      if (changed !== undefined) mapped[keyword] = changed;
    } else setMember(mapped, keyword, value);
  }
  return mapped;
}

/** The direct subschemas of a schema. */
export function innerSchemas(schema: Json | undefined): Json[] {
  const inner: Json[] = [];
  if (!isObject(schema)) return inner;
  for (const [keyword, value] of Object.entries(schema)) {
    const held = holds(keyword);
    if (held === "list" && Array.isArray(value)) inner.push(...value);
    else if (held === "map" && isObject(value)) inner.push(...Object.values(value));
    else if (held === "alone") inner.push(value);
  }
  return inner;
}

const words = new Set("title description $comment example examples x-titles".split(" "));

/** A copy of a schema without titles, descriptions, comments and examples, at any depth. */
export function withoutWords(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).filter(([keyword]) => !words.has(keyword));
  return mapSchema(Object.fromEntries(entries), withoutWords);
}
