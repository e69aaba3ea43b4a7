import { knownFormats } from "../openapi/formats.ts";
import type { Json, JsonObject } from "../openapi/pointer.ts";

/** Keywords with a value that restricts nothing. */
const idle: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
};

/**
 * Rewrites two versions of a schema, so that equal restrictions have equal keywords. Omits keywords that restrict
 * nothing, such as unknown formats. Writes `const` as `enum` if the other version has `enum`.
 * If only one version has a type, and both have `enum`: omits the type, and the `enum` values that the type excludes.
 * If only one version has a type, and both have `const`: omits the type, unless the type excludes the `const` value.
 */
export function comparable(old: JsonObject, now: JsonObject): [old: JsonObject, now: JsonObject] {
  const [before, after] = [withoutIdle(old), withoutIdle(now)];
  const [was, is] = [listed(before, after), listed(after, before)];
  return [typed(was, is), typed(is, was)];
}

function withoutIdle(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(
    ([keyword, value]) =>
      (!Object.hasOwn(idle, keyword) || idle[keyword] !== value) &&
      (keyword !== "format" || knownFormats.has(String(value))),
  );
  return Object.fromEntries(kept);
}

function listed(schema: JsonObject, other: JsonObject): JsonObject {
  const { const: only, ...rest } = schema;
  const applies = only !== undefined && schema.enum === undefined && other.const === undefined;
  return applies && other.enum !== undefined ? { ...rest, enum: [only] } : schema;
}

function typed(schema: JsonObject, other: JsonObject): JsonObject {
  const { type, ...rest } = schema;
  if (type === undefined || other.type !== undefined) return schema;
  const types = [type].flat();
  const isTyped = (value: Json) =>
    types.some((one) => one === typeOf(value)) ||
    (types.includes("number") && typeOf(value) === "integer");
  if (rest.const !== undefined && other.const !== undefined)
    return isTyped(rest.const) ? rest : schema;
  if (!Array.isArray(rest.enum) || !Array.isArray(other.enum)) return schema;
  return { ...rest, enum: rest.enum.filter(isTyped) };
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
