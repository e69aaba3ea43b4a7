import type { JsonObject } from "../openapi/pointer.ts";

/** Keywords with a value that restricts nothing. */
const idle: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
};

/**
 * Two versions of a schema, written so that equal restrictions have equal keywords: without keywords that restrict
 * nothing, and with `enum` in place of `const` if the other version has `enum`.
 */
export function comparable(old: JsonObject, now: JsonObject): [old: JsonObject, now: JsonObject] {
  const [before, after] = [withoutIdle(old), withoutIdle(now)];
  return [listed(before, after), listed(after, before)];
}

function withoutIdle(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(
    ([keyword, value]) => !Object.hasOwn(idle, keyword) || idle[keyword] !== value,
  );
  return Object.fromEntries(kept);
}

function listed(schema: JsonObject, other: JsonObject): JsonObject {
  const { const: only, ...rest } = schema;
  const applies = only !== undefined && schema.enum === undefined && other.const === undefined;
  return applies && other.enum !== undefined ? { ...rest, enum: [only] } : schema;
}
