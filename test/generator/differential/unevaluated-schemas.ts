import type { JsonObject } from "../../../generator/openapi/pointer.ts";
import {
  type Around,
  condition,
  names,
  patterns,
  pick,
  type Random,
  reference,
} from "./random-schemas.ts";

type Make = (around: Around, depth: number) => JsonObject;

/**
 * A schema with `unevaluatedProperties` or `unevaluatedItems`. The schema and its nested branches declare members or
 * items. About half of the schemas of members and items accept every value. The verdict therefore often depends only on
 * which members or items are evaluated.
 */
export function unevaluatedSchema(around: Around): JsonObject {
  const { random } = around;
  const make = pick([members, items], random);
  return { ...make(around, 2), ...rest(random, make) };
}

function members(around: Around, depth: number): JsonObject {
  const { random } = around;
  const some = (from: readonly string[]) =>
    Object.fromEntries(from.filter(() => random() < 0.2).map((name) => [name, value(random)]));
  return {
    ...(random() < 0.8 ? { properties: some(names) } : {}),
    ...(random() < 0.2 ? { required: names.filter(() => random() < 0.1) } : {}),
    ...(random() < 0.2 ? { patternProperties: some(patterns) } : {}),
    ...(random() < 0.15 ? { additionalProperties: value(random) } : {}),
    ...branches(around, depth, members),
  };
}

function items(around: Around, depth: number): JsonObject {
  const { random } = around;
  const count = 1 + Math.floor(random() * 2);
  return {
    ...(random() < 0.6 ? { prefixItems: Array.from({ length: count }, () => value(random)) } : {}),
    ...(random() < 0.1 ? { items: value(random) } : {}),
    ...(random() < 0.3 ? { contains: value(random) } : {}),
    ...(random() < 0.1 ? { minContains: Math.floor(random() * 3) } : {}),
    ...branches(around, depth, items),
  };
}

/** Often one or two keywords whose branches apply to the same value. `make` makes the branches. */
function branches(around: Around, depth: number, make: Make): JsonObject {
  const { random } = around;
  if (depth === 0 || random() < 0.2) return {};
  const branch = () => {
    if (random() < 0.1) return random() < 0.5;
    return { ...make(around, depth - 1), ...(random() < 0.1 ? rest(random, make) : {}) };
  };
  const list = () => Array.from({ length: 1 + Math.floor(random() * 2) }, branch);
  const keywords: (() => JsonObject)[] = [
    () => ({ allOf: list() }),
    () => ({ allOf: list() }),
    () => ({ anyOf: list() }),
    () => ({ oneOf: list() }),
    () => ({ dependentSchemas: { [pick(names, random)]: branch() } }),
    () => condition(random, branch),
    () => condition(random, branch),
    () => reference(around),
    () => ({ not: branch() }),
  ];
  return { ...pick(keywords, random)(), ...(random() < 0.3 ? pick(keywords, random)() : {}) };
}

function rest(random: Random, make: Make): JsonObject {
  const keyword = make === members ? "unevaluatedProperties" : "unevaluatedItems";
  return { [keyword]: random() < 0.7 ? false : value(random) };
}

/** A schema of a member or item. */
function value(random: Random): JsonObject | boolean {
  return pick([true, true, {}, { type: "string" }, { type: "integer" }, { minLength: 2 }], random);
}
