import { isObject, type Json, type JsonObject } from "../../../generator/openapi/pointer.ts";
import { names, numbers, pick, type Random, texts, values } from "./random-schemas.ts";

/** Returns the schema that a reference refers to. */
export type Follow = (reference: string) => Json;

/** Makes values that probably fit a schema, and then applies zero, one or two random changes to each. */
export function nearBodies(schema: Json, count: number, random: Random, follow: Follow): Json[] {
  return Array.from({ length: count }, () => {
    let body = fitting(schema, random, follow, 5);
    for (let changes = Math.floor(random() * 3); changes > 0; changes--)
      body = changed(body, random);
    return body;
  });
}

/** A value that probably fits a schema; some keywords are ignored. */
function fitting(schema: Json, random: Random, follow: Follow, depth: number): Json {
  if (!isObject(schema) || depth === 0 || random() < 0.04) return anything(random);
  const more = (inner: Json | undefined) => fitting(inner ?? true, random, follow, depth - 1);
  if ("const" in schema) return schema.const ?? null;
  if (Array.isArray(schema.enum)) return pick(schema.enum, random);
  const parts = partsOf(schema, random, follow);
  if (parts.length > 0 && random() < 0.5) return more(flattened(schema, random, follow, 3));
  const type = Array.isArray(schema.type)
    ? pick(schema.type, random)
    : (schema.type ?? typeOf(schema));
  if (type === "object") return fittingObject(schema, random, more);
  if (type === "array") return fittingArray(schema, random, more);
  if (type === "integer" || type === "number") return numberNear(schema, random);
  if (type === "string") return pick(texts, random);
  if (type === "boolean") return random() < 0.5;
  return type === "null" ? null : anything(random);
}

/**
 * Subschemas and referenced schemas that apply to the same value as the schema. Picks at random: one subschema of
 * `anyOf`, one of `oneOf`, one of `if`, `then` and `else`, and about half of the subschemas in `dependentSchemas`.
 */
function partsOf(schema: JsonObject, random: Random, follow: Follow): Json[] {
  const listed = (keyword: string) => (Array.isArray(schema[keyword]) ? schema[keyword] : []);
  const one = ["anyOf", "oneOf"].flatMap((keyword) =>
    listed(keyword).length === 0 ? [] : [pick(listed(keyword), random)],
  );
  const branch = ["if", "then", "else"].flatMap((keyword) => schema[keyword] ?? []);
  const { dependentSchemas } = schema;
  const dependent = isObject(dependentSchemas) ? Object.values(dependentSchemas) : [];
  const references = [schema.$ref, schema.$dynamicRef].filter((one) => typeof one === "string");
  const behind = references.map(follow);
  return [
    ...listed("allOf"),
    ...one,
    ...(branch.length > 0 ? [pick(branch, random)] : []),
    ...dependent.filter(() => random() < 0.5),
    ...behind,
  ];
}

/** Merges a schema with its parts (see `partsOf`), and the parts with their own parts, down to `depth` levels. */
function flattened(schema: Json, random: Random, follow: Follow, depth: number): JsonObject {
  const parts = isObject(schema) && depth > 0 ? partsOf(schema, random, follow) : [];
  return merged([schema, ...parts.map((part) => flattened(part, random, follow, depth - 1))]);
}

/** Merges schemas into one schema, and removes references and branches. */
function merged(schemas: readonly Json[]): JsonObject {
  const all = schemas.filter(isObject);
  const { allOf, anyOf, oneOf, $ref, $dynamicRef, ...whole }: JsonObject = Object.assign(
    {},
    ...all,
  );
  for (const keyword of ["if", "then", "else"]) delete whole[keyword];
  const properties = all.flatMap((one) =>
    Object.entries(isObject(one.properties) ? one.properties : {}),
  );
  return { ...whole, ...(properties.length > 0 && { properties: Object.fromEntries(properties) }) };
}

function typeOf(schema: JsonObject): Json | undefined {
  const text = Object.keys(schema).join(" ");
  if (/propert|required|dependent/i.test(text))
    return /items|contains/i.test(text) ? "array" : "object";
  if (/items|contains/i.test(text)) return "array";
  if (/imum|multiple/i.test(text)) return "number";
  return /length|pattern/i.test(text) ? "string" : undefined;
}

type More = (inner: Json | undefined) => Json;

function fittingObject(schema: JsonObject, random: Random, more: More): JsonObject {
  const listed = isObject(schema.properties) ? schema.properties : {};
  const required = (Array.isArray(schema.required) ? schema.required : []).map(String);
  const others = schema.additionalProperties === false ? [] : names.filter(() => random() < 0.12);
  const wanted = [...required, ...Object.keys(listed).filter(() => random() < 0.6), ...others];
  const rest = schema.additionalProperties ?? schema.unevaluatedProperties;
  return Object.fromEntries(
    [...new Set(wanted)].map((name) => [
      name,
      more(Object.hasOwn(listed, name) ? listed[name] : rest),
    ]),
  );
}

function fittingArray(schema: JsonObject, random: Random, more: More): Json[] {
  const first = Array.isArray(schema.prefixItems) ? schema.prefixItems : [];
  const rest = schema.items ?? schema.contains ?? schema.unevaluatedItems;
  const count = schema.items === false ? first.length : Math.floor(random() * 4);
  return Array.from({ length: count }, (_, index) => more(first[index] ?? rest));
}

function numberNear(schema: JsonObject, random: Random): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const bounds = [minimum, maximum, exclusiveMinimum, exclusiveMaximum];
  const set = bounds.filter((bound) => typeof bound === "number");
  const limit = pick(set.length > 0 ? set : numbers, random);
  const divisor = schema.multipleOf;
  if (typeof divisor === "number" && random() < 0.5) {
    const multiple = Number((divisor * Math.floor(random() * 3000)).toPrecision(12));
    return random() < 0.8 ? multiple : multiple + divisor / 2;
  }
  return pick([limit, limit, limit + 1, limit - 1, limit + 0.5, 1e16, 1], random);
}

function anything(random: Random): Json {
  return pick<Json>([...values, ...texts, ...numbers], random);
}

/** A copy of the value with one random change: a value replaced, or an item or member added or removed. */
function changed(body: Json, random: Random): Json {
  if (Array.isArray(body) && body.length > 0 && random() < 0.7) {
    const index = Math.floor(random() * body.length);
    if (random() < 0.3) {
      return random() < 0.5 ? body.toSpliced(index, 1) : body.toSpliced(index, 0, body[0] ?? null);
    }
    return body.with(index, changed(body[index] ?? null, random));
  }
  if (!isObject(body) || random() < 0.25) return anything(random);
  const name = pick([...names, ...Object.keys(body), ...Object.keys(body)], random);
  const { [name]: known, ...others } = body;
  const before = Object.hasOwn(body, name) ? known : undefined;
  if (before !== undefined && random() < 0.4) return others;
  return { ...body, [name]: before === undefined ? anything(random) : changed(before, random) };
}
