import { beforeAll, describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../generator/openapi/pointer.ts";
import { generatedValidators } from "./differential/generated-validators.ts";
import type { Body } from "./explaining.ts";

interface Case {
  schema: JsonObject;
  accepted: Json[];
  refused: Json[];
}

// A literal may not hold `then` or set `__proto__`, so these are texts.
const json = (text: string): JsonObject => JSON.parse(text);
const closed = { unevaluatedProperties: false };
const patterned = (pattern: string) => ({ patternProperties: { [pattern]: { type: "string" } } });

/** Schemas that a validator once ended at, or judged wrongly. */
const cases: Readonly<Record<string, Case>> = {
  "alternatives that close an object together": {
    schema: {
      type: "object",
      oneOf: [{ properties: { errors: {} }, required: ["errors"] }, { properties: { b: {} } }],
      ...closed,
    },
    accepted: [{ b: 1 }, {}],
    refused: [{ errors: 1 }, { c: 1 }, { b: 1, c: 1 }],
  },
  "a member named hasOwnProperty": {
    schema: {
      type: "object",
      properties: { hasOwnProperty: { type: "string" }, a: { type: "string" } },
      required: ["hasOwnProperty"],
      additionalProperties: false,
    },
    accepted: [{ hasOwnProperty: "x" }, { hasOwnProperty: "x", a: "b" }],
    refused: [{}, { hasOwnProperty: 1 }, { hasOwnProperty: "x", b: 1 }],
  },
  "a member whose name has a dollar sign, in a rule": {
    schema: json(`{"if": {"required": ["us$"]}, "then": {"properties": {"us$": {"type": "string"}}},
      "dependentSchemas": {"us$": {"required": ["$&"]}}, "patternProperties": {"[$]1$": {"type": "null"}}}`),
    accepted: [{}, { us$: "a", "$&": 1 }, { $1: null }],
    refused: [{ us$: 1, "$&": 1 }, { us$: "a" }, { $1: 1 }],
  },
  "patterns of a base and of its own, in a closed object": {
    schema: { allOf: [{ type: "object", ...patterned("^a") }], ...patterned("^b"), ...closed },
    accepted: [{}, { a: "x", b: "y" }],
    refused: [{ c: "x" }, { a: 1 }, { b: 1 }, 1],
  },
  "a list that may hold nothing": {
    schema: { type: "array", prefixItems: [{ not: true }], items: false },
    accepted: [[]],
    refused: [[1], [1, 2]],
  },
  "a closed object under a member that may be missing": {
    schema: {
      type: ["object", "array"],
      oneOf: [{ type: "object" }, { type: "array" }],
      dependentSchemas: { a: { properties: { b: { type: "string" } } } },
      properties: { a: {} },
      ...closed,
    },
    accepted: [{}, { a: 1 }, { a: 1, b: "x" }, [], [1]],
    refused: [{ b: "x" }, { a: 1, b: 2 }, { a: 1, c: 1 }, 1],
  },
  "an alternative that takes all, of members nobody lists": {
    schema: { type: "object", additionalProperties: { oneOf: [{}] } },
    accepted: [{}, { a: 1 }],
    refused: [1, []],
  },
  "two alternatives that take all, of members nobody lists": {
    schema: { type: "object", additionalProperties: { oneOf: [{}, true] } },
    accepted: [{}],
    refused: [{ a: 1 }],
  },
  "a constant with a member named __proto__": {
    schema: json('{"const": {"__proto__": 1}}'),
    accepted: [json('{"__proto__": 1}')],
    refused: [{}, json('{"__proto__": 2}')],
  },
  "an item of any kind that must be there": {
    schema: { type: "array", contains: true, prefixItems: [{ type: "string" }] },
    accepted: [["a"], ["a", 1]],
    refused: [[], [1]],
  },
  "what only a condition evaluates": {
    schema: json('{"if": {"properties": {"a": {"const": 1}}}, "unevaluatedProperties": false}'),
    accepted: [{}, { a: 1 }],
    refused: [{ a: 2 }, { b: 1 }],
  },
  "a name that every object has, among those evaluated": {
    schema: { anyOf: [{ properties: { a: {} } }], ...closed },
    accepted: [{ a: 1 }],
    refused: [{ toString: 1 }, { hasOwnProperty: 1 }],
  },
};

let printed: Body[];

beforeAll(async () => {
  printed = await generatedValidators(
    "verdicts",
    Object.values(cases).map(({ schema }) => schema),
  );
});

describe("a validator judges", () => {
  it.each(Object.keys(cases).map((name, index) => [name, index] as const))("%s", (name, index) => {
    const { accepted, refused } = cases[name] ?? { accepted: [], refused: [] };
    for (const body of accepted) {
      expect.soft(printed[index]?.is(body), JSON.stringify(body)).toBe(true);
      expect.soft(printed[index]?.explain(body), JSON.stringify(body)).toEqual([]);
    }
    for (const body of refused) {
      expect.soft(printed[index]?.is(body), JSON.stringify(body)).toBe(false);
      expect.soft(printed[index]?.explain(body), JSON.stringify(body)).not.toEqual([]);
    }
  });
});
