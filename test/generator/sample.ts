import { isObject, type Json, type JsonObject } from "../../generator/openapi/pointer.ts";
import type { Model } from "../../generator/plan/models.ts";
import { textMatching } from "./sample-text.ts";

/**
 * A small value for a schema: the schema's constant, first enum value, first example or default. Without these, the
 * value is made from the schema's other keywords. The schema may reject the value. Undefined for the schema `false`.
 */
export function sample(
  schema: Json | undefined,
  models: ReadonlyMap<string, Model>,
  depth = 0,
): Json | undefined {
  if (!isObject(schema)) return schema === false ? undefined : {};
  const { examples, default: initial, const: value, enum: values, $ref, allOf } = schema;
  if (value !== undefined) return value;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(examples) && examples[0] !== undefined) return examples[0];
  if (schema.example !== undefined) return schema.example;
  if (initial !== undefined && initial !== null) return initial;
  if (typeof $ref === "string") {
    const behind = sample(models.get($ref)?.schema, models, depth + 1);
    return isObject(behind) ? { ...behind, ...members(schema, models, depth) } : behind;
  }
  const parts = (Array.isArray(allOf) ? allOf : []).map((part) => sample(part, models, depth));
  const [branch] = [schema.oneOf, schema.anyOf].filter(Array.isArray).flat();
  const all = [...parts, ...(branch === undefined ? [] : [sample(branch, models, depth)])];
  if (all.some(isObject)) return Object.assign({}, ...all, members(schema, models, depth));
  const [only] = all.filter((part) => part !== undefined && !isEmpty(part));
  return only ?? ofType(schema, models, depth);
}

function isEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function members(
  { properties, required }: JsonObject,
  models: ReadonlyMap<string, Model>,
  depth: number,
): JsonObject {
  const listed = isObject(properties) ? properties : {};
  const wanted = Array.isArray(required) ? required.map(String) : [];
  const entries = wanted.flatMap((name): [string, Json][] => {
    const member = depth > 12 ? undefined : sample(listed[name] ?? {}, models, depth + 1);
    return member === undefined ? [] : [[name, member]];
  });
  return Object.fromEntries(entries);
}

function ofType(
  schema: JsonObject,
  models: ReadonlyMap<string, Model>,
  depth: number,
): Json | undefined {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const object = type === undefined && isObject(schema.properties);
  if (type === "object" || object) return members(schema, models, depth);
  if (type === "array") {
    const count = Number(schema.minItems ?? Math.min(1, Number(schema.maxItems ?? 1)));
    const item = depth > 12 ? undefined : sample(schema.items ?? {}, models, depth + 1);
    return item === undefined ? [] : Array.from({ length: count }, () => item);
  }
  if (type === "integer" || type === "number") return numberFor(schema);
  if (type === "boolean") return true;
  if (type === "string") return textFor(schema);
  return type === "null" ? null : {};
}

function numberFor({ minimum, exclusiveMinimum, maximum, multipleOf }: JsonObject): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1);
  const value = Math.min(Math.max(1, Number(least)), Number(maximum ?? Number.MAX_SAFE_INTEGER));
  return multipleOf === undefined
    ? value
    : Math.ceil(value / Number(multipleOf)) * Number(multipleOf);
}

const formats: Readonly<Record<string, string>> = {
  date: "2024-02-29",
  "date-time": "2024-02-29T12:00:00Z",
  time: "12:00:00Z",
  email: "a@example.com",
  uri: "https://example.com/a",
  "uri-reference": "/a",
  url: "https://example.com/a",
  uuid: "3b9f6d2e-8c1a-4f5e-9d7b-2a6c4e8f0b1d",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  hostname: "example.com",
  byte: "QUJD",
  duration: "P1D",
};

function textFor({ format, pattern, minLength, maxLength }: JsonObject): string {
  const known = typeof format === "string" ? formats[format] : undefined;
  if (typeof pattern === "string") {
    if (known !== undefined && new RegExp(pattern, "u").test(known)) return known;
    return textMatching(pattern, Number(minLength ?? 0), Number(maxLength ?? 200));
  }
  if (known !== undefined) return known;
  return "a".repeat(Math.max(1, Number(minLength ?? 1)));
}
