import { unicodePattern } from "../openapi/patterns.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";

/** Old and new schema of an item or a member. `step` points to this item or member; `-` is any item, `*` any member. */
type InnerPair = readonly [step: string, before: Json | undefined, after: Json | undefined];

/** Pairs the old and new schemas of array items, and of members outside `properties`. */
export function innerPairs(old: JsonObject, now: JsonObject): InnerPair[] {
  const pair = (keyword: string, step: string): InnerPair => [step, old[keyword], now[keyword]];
  const items = ["items", "unevaluatedItems"].map((keyword) => pair(keyword, "/-"));
  const [patterns, others] = [mapIn(old.patternProperties), mapIn(now.patternProperties)];
  const patterned = Object.keys(patterns)
    .filter((name) => Object.hasOwn(others, name))
    .map((name): InnerPair => ["/*", patterns[name], others[name]]);
  // If a keyword is `false` in either version, `limitDifferences` in limits.ts compares the versions.
  const members = ["additionalProperties", "unevaluatedProperties"]
    .map((keyword) => pair(keyword, "/*"))
    .filter(([, before, after]) => before !== false && after !== false);
  const [before, after] = [listIn(old.prefixItems), listIn(now.prefixItems)];
  const longer = before.length > after.length ? before : after;
  // After the last schema of `prefixItems`, `items` applies; without `items`, `unevaluatedItems` applies.
  const nth = (
    list: Json[],
    { unevaluatedItems, items = unevaluatedItems }: JsonObject,
    at: number,
  ) => list[at] ?? items;
  const prefix = longer.map(
    (_, at): InnerPair => [`/${at}`, nth(before, old, at), nth(after, now, at)],
  );
  const isGiven = ([, one, other]: InnerPair) => one !== undefined || other !== undefined;
  return [...items, ...members, ...patterned, ...prefix].filter(isGiven);
}

/** Whether a schema has a pattern for the name of a member. */
export function hasPattern({ patternProperties }: JsonObject, name: string): boolean {
  return Object.keys(mapIn(patternProperties)).some((pattern) => {
    const usable = unicodePattern(pattern);
    return usable !== undefined && new RegExp(usable, "u").test(name);
  });
}

/** Returns `value` if it is an object, such as the value of `properties`; otherwise an empty object. */
export function mapIn(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns `value` if it is an array, such as the value of `prefixItems`; otherwise an empty array. */
export function listIn(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
