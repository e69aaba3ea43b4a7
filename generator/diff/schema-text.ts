import { compare } from "../diagnostics/diagnostic.ts";
import { isObject, type Json } from "../openapi/pointer.ts";
import { mapSchema, withoutWords } from "../openapi/schema.ts";
import type { Model } from "../plan/models.ts";
import { withSiblings } from "./with-siblings.ts";

/** The models of a spec by name. */
export type Models = ReadonlyMap<string, Model>;

/**
 * A schema as JSON text with sorted members. The text contains no descriptions. It contains models in place of
 * references. Two schemas with equal texts accept the same values.
 */
export function schemaText(schema: Json, models: Models): string {
  const numbers = new Map<string, number>();
  const expand = (inner: Json): Json => {
    if (!isObject(inner)) return inner;
    const { $ref, ...siblings } = inner;
    const model = typeof $ref === "string" ? models.get($ref) : undefined;
    if (model === undefined) return mapSchema(inner, expand);
    // Of equal references with equal siblings, only the first is expanded, so that the text of a recursive model is
    // finite.
    const key = JSON.stringify([model.name, siblings]);
    const number = numbers.get(key);
    if (number !== undefined) return { $ref: number };
    numbers.set(key, numbers.size);
    return expand(sorted(withoutWords(withSiblings(model.schema, siblings))));
  };
  return JSON.stringify(expand(sorted(withoutWords(schema))));
}

/** Copies a value and sorts the members of all objects in the copy. */
export function sorted(value: Json): Json {
  return JSON.parse(
    JSON.stringify(value, (_, inner) =>
      isObject(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => compare(a, b)))
        : inner,
    ),
  );
}
