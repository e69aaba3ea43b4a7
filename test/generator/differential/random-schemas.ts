import type { Json, JsonObject } from "../../../generator/openapi/pointer.ts";

export type Random = () => number;

/** A random item of a list; throws if the list is empty. */
export function pick<T>(from: readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error("There is nothing to pick from.");
  return one;
}

/** Member names, with some names that broke generated code in the past. */
export const names = [
  ...["a", "b", "us$", "a/b", "c d", "hasOwnProperty", "__proto__", "constructor"],
  ...["errors", "data0", "x1", "then"],
];
/** Patterns for names and texts, with the same meaning in every dialect of regular expressions. */
export const patterns = ["^a", "b$", "^[a-z]{2}$", "1", "(a|b)+[$]?"];
export const texts = [
  ...["", "a", "ab", "b", "xyz", "us$", "a1"],
  ...["\u{1f600}", "\u{1f600}b", "\u{1f600}\u{1f600}"],
];
export const numbers = [
  ...[-2, -1, 0, 0.5, 1, 1.5, 2, 3, 10, 9007199254740991],
  ...[19.99, 0.07, -4.35, 1e-7, 1e22, 1e300],
];
/** Values for `const` and `enum`. */
export const values: readonly Json[] = [
  ...[null, true, false, 0, 1, "a", "ab", [], {}, [1], { a: 1 }, { a: 1, b: [null] }],
];
const types = ["null", "boolean", "integer", "number", "string", "array", "object"];

/** The reference to the dynamic anchor. Every schema uses the same anchor name. */
export const anchor = "#node";

/**
 * Random JSON Schema 2020-12 schemas that refer to one another. Equal random numbers produce equal schemas.
 * With `dynamic`, each schema is a resource with a dynamic anchor. `special` makes about a third of the schemas.
 */
export function randomSchemas(
  count: number,
  random: Random,
  dynamic: boolean,
  special: (around: Around) => JsonObject,
): JsonObject[] {
  return Array.from({ length: count }, (_, index) => {
    const around = { random, count, dynamic, below: index };
    const schema = random() < 0.3 ? special(around) : randomSchema(around, 3);
    const named = { $id: uriOf(index), $dynamicAnchor: anchor.slice(1) };
    return {
      // Without this keyword, a schema could be only a reference, and would have no module.
      minProperties: 0,
      ...(dynamic ? named : {}),
      ...(typeof schema === "object" ? schema : { not: {} }),
    };
  });
}

const uriOf = (index: number) => `https://example.com/S${index}`;

/** The index of the schema that a reference refers to. */
export function indexOf(reference: string): number {
  return Number(/[0-9]+$/.exec(reference)?.[0]);
}

export interface Around {
  random: Random;
  count: number;
  dynamic: boolean;
  /**
   * The upper bound (exclusive) of the indexes in references. In schemas of members, member names and items, it is
   * `count`. Elsewhere, it is the schema's own index, so that references form no cycle.
   */
  below: number;
}

type Keyword = (around: Around, depth: number) => JsonObject;

function randomSchema(around: Around, depth: number): JsonObject | boolean {
  const { random } = around;
  if (random() < 0.06) return random() < 0.6;
  if (random() < 0.4)
    return pick(depth > 0 ? [record, record, list, text] : [text], random)(around, depth - 1);
  const type = random() < 0.5 ? { type: pick(types, random) } : {};
  const several = random() < 0.1 ? { type: [pick(types, random), "null"].filter(isFirst) } : type;
  const wanted = Math.floor(random() * 3) + (depth > 0 ? 1 : 0);
  const kinds = depth > 0 ? [...scalar, ...nested, ...nested] : scalar;
  const parts = Array.from({ length: wanted }, () => pick(kinds, random)(around, depth - 1));
  return Object.assign({}, several, ...parts);
}

/** A typical object schema: properties, some required members, and often no additional members. */
function record(around: Around, depth: number): JsonObject {
  const { random } = around;
  const properties = members(deeper(around), depth);
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter(() => random() < 0.4),
    ...closing(random, "additionalProperties", "unevaluatedProperties"),
  };
}

/** A typical array schema: one schema for all items, or schemas for the first items and often no other items. */
function list(around: Around, depth: number): JsonObject {
  const { random } = around;
  if (random() < 0.6) {
    const items = randomSchema(deeper(around), depth);
    return { type: "array", items, minItems: small(around) % 2 };
  }
  return {
    type: "array",
    prefixItems: several(deeper(around), depth),
    ...closing(random, "items", "unevaluatedItems"),
  };
}

/** Often one of the keywords, with the value `false`. */
function closing(random: Random, ...keywords: readonly string[]): JsonObject {
  const [keyword] = keywords.filter(() => random() < 0.5);
  return keyword === undefined ? {} : { [keyword]: false };
}

function text({ random }: Around): JsonObject {
  const simple: JsonObject[] = [
    { type: "string", minLength: pick([1, 2, 3], random) },
    { type: "string", maxLength: pick([1, 2], random) },
    { type: pick(["integer", "boolean", "number"], random) },
    { enum: ["a", "b", 1] },
    {},
  ];
  return pick(simple, random);
}

function isFirst<T>(one: T, index: number, all: readonly T[]): boolean {
  return all.indexOf(one) === index;
}

const deeper = (around: Around): Around => ({ ...around, below: around.count });

function someNames(random: Random): string[] {
  return names.filter(() => random() < 0.25);
}

function members(around: Around, depth: number, of = names): JsonObject {
  const chosen = of.filter(() => around.random() < 0.3);
  return Object.fromEntries(chosen.map((name) => [name, randomSchema(around, depth)]));
}

function several(around: Around, depth: number): Json[] {
  const count = 1 + Math.floor(around.random() * 3);
  return Array.from({ length: count }, () => randomSchema(around, depth));
}

const small = ({ random }: Around) => Math.floor(random() * 4);

const scalar: readonly Keyword[] = [
  ({ random }) => ({ const: pick(values, random) }),
  ({ random }) => ({ enum: [...new Set([pick(values, random), pick(values, random), "z"])] }),
  ({ random }) => ({ minimum: pick(numbers, random) }),
  ({ random }) => ({
    type: "integer",
    minimum: pick([-1, 0, 1], random),
    maximum: 9007199254740991,
  }),
  ({ random }) => ({ maximum: pick(numbers, random) }),
  ({ random }) => ({ type: pick(["integer", "number"], random), minimum: 0, maximum: 2 }),
  ({ random }) => ({ exclusiveMinimum: pick(numbers, random) }),
  ({ random }) => ({ exclusiveMaximum: pick(numbers, random) }),
  ({ random }) => ({ multipleOf: pick([1, 2, 0.5, 3, 0.01, 0.1, 1e-7, 7e21], random) }),
  (around) => ({ minLength: small(around) }),
  (around) => ({ maxLength: small(around) }),
  ({ random }) => ({ pattern: pick(patterns, random) }),
  (around) => ({ minItems: small(around) }),
  (around) => ({ maxItems: small(around) }),
  ({ random }) => ({ uniqueItems: random() < 0.8 }),
  (around) => ({ minProperties: small(around) }),
  (around) => ({ maxProperties: small(around) }),
  ({ random }) => ({ required: someNames(random) }),
  ({ random }) => ({ dependentRequired: { [pick(names, random)]: someNames(random) } }),
];

const nested: readonly Keyword[] = [
  (around, depth) => ({
    properties: members(deeper(around), depth),
    required: someNames(around.random),
  }),
  (around, depth) => ({ properties: members(deeper(around), depth), additionalProperties: false }),
  (around, depth) => ({ additionalProperties: randomSchema(deeper(around), depth) }),
  (around, depth) => ({ patternProperties: members(deeper(around), depth, patterns) }),
  (around, depth) => ({ propertyNames: randomSchema(deeper(around), Math.min(depth, 0)) }),
  (around, depth) => ({ dependentSchemas: members(around, depth) }),
  (around, depth) => ({ unevaluatedProperties: randomSchema(deeper(around), depth - 1) }),
  () => ({ unevaluatedProperties: false }),
  (around, depth) => ({ items: randomSchema(deeper(around), depth) }),
  (around, depth) => ({ prefixItems: several(deeper(around), depth) }),
  (around, depth) => ({ prefixItems: several(deeper(around), depth), items: false }),
  (around, depth) => ({ unevaluatedItems: randomSchema(deeper(around), depth - 1) }),
  () => ({ unevaluatedItems: false }),
  (around, depth) => ({ contains: randomSchema(deeper(around), depth) }),
  (around, depth) => ({ contains: randomSchema(deeper(around), depth), minContains: 2 }),
  (around, depth) => ({
    contains: randomSchema(deeper(around), depth),
    minContains: small(around),
    maxContains: small(around),
  }),
  (around, depth) => ({ allOf: several(around, depth) }),
  (around, depth) => ({ anyOf: several(around, depth) }),
  (around, depth) => ({ oneOf: several(around, depth) }),
  (around, depth) => ({ not: randomSchema(around, depth) }),
  conditional,
  conditional,
  reference,
  reference,
  dynamicReference,
];

function conditional(around: Around, depth: number): JsonObject {
  return condition(around.random, () => randomSchema(around, depth));
}

/** `if`, and often `then` and `else`. `branch` makes the schema of each. */
export function condition(random: Random, branch: () => JsonObject | boolean): JsonObject {
  const clauses = ["then", "else"].filter(() => random() < 0.7);
  return Object.fromEntries(["if", ...clauses].map((name) => [name, branch()]));
}

export function reference({ random, below, dynamic }: Around): JsonObject {
  if (below === 0) return {};
  const index = Math.floor(random() * below);
  return { $ref: dynamic ? uriOf(index) : `#/components/schemas/S${index}` };
}

/** A dynamic reference, only in schemas of members, member names and items. Elsewhere, it could form a cycle. */
function dynamicReference({ dynamic, below, count }: Around): JsonObject {
  return dynamic && below === count ? { $dynamicRef: anchor } : {};
}
