import { describe, expect, it } from "vitest";
import { generatedValidators } from "./differential/generated-validators.ts";

const ab = { a: true, b: true };

describe("a keyword that applies only to objects or only to arrays does not change which parts of other values are evaluated", async () => {
  const schemas = [
    { prefixItems: [true], dependentSchemas: { a: { prefixItems: [true] } } },
    { prefixItems: [true], patternProperties: { "^a": { prefixItems: [true] } } },
    { properties: ab, contains: { properties: ab } },
  ].map((branch) => ({
    minProperties: 0,
    allOf: [branch],
    unevaluatedItems: false,
    unevaluatedProperties: false,
  }));
  const inPlace = [{ allOf: [{ properties: ab }], contains: {}, unevaluatedProperties: false }];
  const validators = await generatedValidators("unevaluated", [...schemas, ...inPlace]);
  const [dependent, pattern, contains, closed] = validators;

  it.each([
    ["dependentSchemas", dependent, [1]],
    ["patternProperties", pattern, [1]],
    ["contains", contains, { a: 1 }],
    ["contains beside allOf", closed, { a: 1 }],
  ])("%s", (_, validator, body) => {
    expect(validator?.is(body)).toBe(true);
    expect(validator?.explain(body)).toEqual([]);
  });

  it.each([
    ["dependentSchemas", dependent, [1, 2]],
    ["patternProperties", pattern, [1, 2]],
    ["contains", contains, { c: 1 }],
    ["contains beside allOf", closed, { c: 1 }],
  ])("%s: another member or item is rejected", (_, validator, body) => {
    expect(validator?.is(body)).toBe(false);
    expect(validator?.explain(body)).toHaveLength(1);
  });
});
