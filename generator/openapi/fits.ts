import { unicodePattern } from "./patterns.ts";
import { isObject, type Json, type JsonObject } from "./pointer.ts";
import { holds } from "./schema.ts";

/** Returns the schema that a reference names, or undefined. */
export type Behind = (reference: string) => Json | undefined;

/**
 * Whether a value certainly fits a schema, except for `format`, which is not checked. False if the schema has
 * a constraint that this function does not support. Used for defaults, enum values, error bodies and examples.
 */
export function fits(schema: Json | undefined, value: Json, behind: Behind, depth = 0): boolean {
  if (schema === true || schema === undefined) return true;
  if (!isObject(schema) || depth > 50) return false;
  const inner = (one: Json | undefined, member: Json) => fits(one, member, behind, depth + 1);
  return Object.entries(schema).every(([keyword, stated]) => {
    const decide = Object.hasOwn(deciders, keyword) ? deciders[keyword] : undefined;
    if (decide !== undefined) return decide({ stated, value, schema, inner, behind });
    return !deciding.has(keyword) && (holds(keyword) === undefined || silent.has(keyword));
  });
}

interface Question {
  stated: Json;
  value: Json;
  schema: JsonObject;
  inner: (schema: Json | undefined, value: Json) => boolean;
  behind: Behind;
}

const silent = new Set("$defs definitions contentSchema".split(" "));
const deciding = new Set(
  "$dynamicRef dependentRequired uniqueItems multipleOf minContains maxContains minProperties maxProperties x-rule x-only x-decimals x-base64".split(
    " ",
  ),
);

const deciders: Readonly<Record<string, (question: Question) => boolean>> = {
  $ref: ({ stated, value, inner, behind }) => {
    const target = behind(String(stated));
    return target !== undefined && inner(target, value);
  },
  type: ({ stated, value }) => [stated].flat().some((type) => isOfType(value, String(type))),
  nullable: () => true,
  const: ({ stated, value }) => same(stated, value),
  enum: ({ stated, value }) => list(stated).some((one) => same(one, value)),
  allOf: ({ stated, value, inner }) => list(stated).every((part) => inner(part, value)),
  anyOf: ({ stated, value, inner }) => list(stated).some((part) => inner(part, value)),
  // Supports only one alternative: `fits` cannot prove that a value does not match the other alternatives.
  oneOf: ({ stated, value, inner }) => list(stated).length === 1 && inner(list(stated)[0], value),
  required: ({ stated, value }) =>
    !isObject(value) || list(stated).every((name) => Object.hasOwn(value, String(name))),
  properties: ({ stated, value, inner }) =>
    !isObject(value) ||
    Object.entries(isObject(stated) ? stated : {}).every(
      ([name, member]) => !Object.hasOwn(value, name) || inner(member, value[name] ?? null),
    ),
  patternProperties: ({ value }) => !isObject(value) || Object.keys(value).length === 0,
  additionalProperties: ({ stated, value, schema, inner }) => {
    if (!isObject(value)) return true;
    const known = isObject(schema.properties) ? schema.properties : {};
    return Object.entries(value).every(
      ([name, member]) => Object.hasOwn(known, name) || inner(stated, member),
    );
  },
  unevaluatedProperties: ({ stated, value }) => stated === true || !isObject(value),
  unevaluatedItems: ({ stated, value }) => stated === true || !Array.isArray(value),
  prefixItems: ({ stated, value, inner }) =>
    !Array.isArray(value) || value.every((item, index) => inner(list(stated)[index] ?? true, item)),
  items: ({ stated, value, schema, inner }) =>
    !Array.isArray(value) ||
    value.slice(list(schema.prefixItems ?? []).length).every((item) => inner(stated, item)),
  minItems: ({ stated, value }) => !Array.isArray(value) || value.length >= Number(stated),
  maxItems: ({ stated, value }) => !Array.isArray(value) || value.length <= Number(stated),
  minimum: ({ stated, value }) => typeof value !== "number" || value >= Number(stated),
  maximum: ({ stated, value }) => typeof value !== "number" || value <= Number(stated),
  exclusiveMinimum: ({ stated, value }) => typeof value !== "number" || value > Number(stated),
  exclusiveMaximum: ({ stated, value }) => typeof value !== "number" || value < Number(stated),
  minLength: ({ stated, value }) =>
    typeof value !== "string" || [...value].length >= Number(stated),
  maxLength: ({ stated, value }) =>
    typeof value !== "string" || [...value].length <= Number(stated),
  pattern: ({ stated, value }) => typeof value !== "string" || matches(String(stated), value),
};

/** Whether a value is of `type`, the name of a JSON Schema type. */
export function isOfType(value: Json, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

function matches(pattern: string, text: string): boolean {
  const usable = unicodePattern(pattern);
  // A text of 100 characters or more never matches, because a pattern can take too long on it.
  // If the diagnostic `spec/backtracking` is allowed, an exponential pattern can take too long on a shorter text, too.
  return usable !== undefined && text.length < 100 && new RegExp(usable, "u").test(text);
}

function list(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}

function same(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
