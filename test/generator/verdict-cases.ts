import type { Json, JsonObject } from "../../generator/openapi/pointer.ts";

/** A schema, with bodies that the schema accepts or rejects. */
interface Case {
  schema: JsonObject;
  accepted: Json[];
  refused: Json[];
}

// In a literal, `then` breaks a lint rule and `__proto__` sets the prototype. JSON texts avoid both problems.
const json = (text: string): JsonObject => JSON.parse(text);
const closed = { unevaluatedProperties: false };
const patterned = (pattern: string) => ({ patternProperties: { [pattern]: { type: "string" } } });

const tagged = (tag: string) => (kind: string) => ({
  type: "object",
  properties: { [tag]: { const: kind }, [kind]: true },
  required: [tag],
});

/** Schemas for which a generated validator once crashed or returned a wrong verdict. */
export const cases: Readonly<Record<string, Case>> = {
  "alternatives that list the members of a closed object": {
    schema: {
      type: "object",
      oneOf: [{ properties: { errors: {} }, required: ["errors"] }, { properties: { b: {} } }],
      ...closed,
    },
    accepted: [{ b: 1 }, {}],
    refused: [{ errors: 1 }, { c: 1 }, { b: 1, c: 1 }],
  },
  "limits of a scalar, and other limits next to a reference to the scalar": {
    schema: {
      $id: "https://example.com/limits",
      $defs: {
        amount: { type: "number", "x-decimals": 2, maximum: 10 },
        day: { type: "string", format: "date", maxLength: 10 },
      },
      properties: {
        wider: { $ref: "#/$defs/amount", "x-decimals": 4, maximum: 20 },
        narrower: { $ref: "#/$defs/amount", "x-decimals": 1, maximum: 5 },
        another: { $ref: "#/$defs/day", format: "time" },
        same: { $ref: "#/$defs/day", format: "date", maxLength: 20 },
      },
    },
    accepted: [{ wider: 9.25, narrower: 4.5, same: "2026-11-26" }],
    refused: [
      { wider: 9.255 },
      { wider: 11 },
      { narrower: 4.25 },
      { narrower: 6 },
      { another: "2026-11-26" },
      { another: "10:00:00Z" },
      { same: "2026-11-31" },
    ],
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
  "conditions on members with a dollar sign in their names": {
    schema: json(`{"if": {"required": ["us$"]}, "then": {"properties": {"us$": {"type": "string"}}},
      "dependentSchemas": {"us$": {"required": ["$&"]}}, "patternProperties": {"[$]1$": {"type": "null"}}}`),
    accepted: [{}, { us$: "a", "$&": 1 }, { $1: null }],
    refused: [{ us$: 1, "$&": 1 }, { us$: "a" }, { $1: 1 }],
  },
  "a closed object with its own patterns and the patterns of its base schema": {
    schema: { allOf: [{ type: "object", ...patterned("^a") }], ...patterned("^b"), ...closed },
    accepted: [{}, { a: "x", b: "y" }],
    refused: [{ c: "x" }, { a: 1 }, { b: 1 }, 1],
  },
  "an array that must be empty": {
    schema: { type: "array", prefixItems: [{ not: true }], items: false },
    accepted: [[]],
    refused: [[1], [1, 2]],
  },
  "a closed object with members that depend on an optional member": {
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
  "additional properties with one alternative that accepts any value": {
    schema: { type: "object", additionalProperties: { oneOf: [{}] } },
    accepted: [{}, { a: 1 }],
    refused: [1, []],
  },
  "additional properties with two alternatives that accept any value": {
    schema: { type: "object", additionalProperties: { oneOf: [{}, true] } },
    accepted: [{}],
    refused: [{ a: 1 }],
  },
  "a constant with a member named __proto__": {
    schema: json('{"const": {"__proto__": 1}}'),
    accepted: [json('{"__proto__": 1}')],
    refused: [{}, json('{"__proto__": 2}')],
  },
  "`contains` with a schema that accepts any item": {
    schema: { type: "array", contains: true, prefixItems: [{ type: "string" }] },
    accepted: [["a"], ["a", 1]],
    refused: [[], [1]],
  },
  "`multipleOf`, decided by the shortest decimal text of a number": {
    schema: { type: "number", multipleOf: 0.01 },
    accepted: [19.99, 0, -0.07, 1e22, 4.35, 1.1e300, 90071992547409.91],
    refused: [19.991, 1e-7, 0.015, 90071992547.40993],
  },
  "multiples of an integer, even beyond 2^53, where doubles skip integers": {
    schema: { multipleOf: 2 },
    accepted: [1e22, 1e23, 9007199254740992, "a"],
    refused: [Infinity, 3, 0.5, 9007199254740991],
  },
  "a number too large for a double: JSON.parse returns Infinity": {
    schema: {
      properties: {
        whole: { type: "integer" },
        some: { type: ["integer", "null"] },
        large: { type: "integer", minimum: 3 },
        any: { type: "number" },
        least: { type: "number", minimum: 3 },
        either: { type: ["number", "null"] },
      },
    },
    accepted: [{ whole: 1e22, some: null, large: 1e300, any: 0.5, least: 1e308, either: -1 }],
    refused: ["whole", "some", "large", "any", "least", "either"].map((name) =>
      json(`{"${name}": 1e400}`),
    ),
  },
  "a very large and a very small `multipleOf`": {
    schema: { anyOf: [{ multipleOf: 1e-9 }, { multipleOf: 7e25 }] },
    accepted: [0.123456789, 1.4e26, 5],
    refused: [1.23e-10],
  },
  "an array in which only some items match `contains`": {
    schema: { type: "array", contains: { type: "string" }, unevaluatedItems: { type: "null" } },
    accepted: [["a"], ["a", null, "b"], [null, "a"]],
    refused: [["a", 1], [null], []],
  },
  "items that match different `contains` keywords": {
    schema: {
      allOf: [
        { contains: { multipleOf: 2 }, minContains: 0 },
        { contains: { multipleOf: 3 }, minContains: 0 },
        { anyOf: [{ prefixItems: [true, true] }, true] },
      ],
      unevaluatedItems: false,
    },
    accepted: [[], [5, 7, 2, 3, 6], {}, 5],
    refused: [[5, 7, 2, 5]],
  },
  "members and items that are evaluated in one array item but not in another": {
    schema: {
      items: {
        allOf: [{ dependentSchemas: { a: { properties: { b: true }, items: true } } }],
        properties: { a: true },
        unevaluatedProperties: false,
        unevaluatedItems: false,
      },
    },
    accepted: [
      [{ a: 1, b: 1 }, {}, []],
      [{ a: 1 }, []],
    ],
    refused: [
      [{ a: 1, b: 1 }, { b: 1 }],
      [{ a: 1, b: 1 }, [1]],
    ],
  },
  "members with names that have a meaning in JavaScript": {
    schema:
      json(`{"anyOf": [{"properties": {"then": true, "if": true, "length": true}}, {"patternProperties": {"^__": true}}],
      "required": ["constructor"], "properties": {"constructor": true, "__proto__": {"type": "string"}},
      "dependentSchemas": {"__proto__": {"properties": {"props": true}}}, "unevaluatedProperties": false}`),
    accepted: [
      json('{"constructor": 1, "then": 1, "if": 1, "length": 0}'),
      json('{"constructor": 1, "__proto__": "a", "props": 1}'),
    ],
    refused: [
      {},
      { constructor: 1, toString: 1 },
      { constructor: 1, props: 1 },
      json('{"constructor": 1, "__proto__": 2}'),
    ],
  },
  "the pattern `__proto__`": {
    schema: json(
      '{"patternProperties": {"__proto__": {"type": "string"}}, "additionalProperties": false}',
    ),
    accepted: [json('{"__proto__": "a"}'), { a__proto__b: "c" }],
    refused: [json('{"__proto__": 1}'), { b: 1 }],
  },
  "an enumeration with very many values": {
    schema: { enum: [...Array(20_000).keys(), "a", null, { a: [1] }] },
    accepted: [0, 19_999, "a", null, { a: [1] }],
    refused: [20_000, "0", true, {}, { a: [2] }, []],
  },
  "unions with an optional tag, an untyped alternative, a tag named constructor, a closed object": {
    schema: {
      properties: {
        optional: {
          oneOf: [
            { type: "object", properties: { kind: { const: "a" } } },
            { type: "object", properties: { kind: { enum: ["b", 1] } }, required: ["kind"] },
          ],
        },
        untyped: {
          anyOf: [
            { properties: { length: { const: 1 } }, required: ["length"] },
            { type: "object", properties: { length: { const: 2 } }, required: ["length"] },
          ],
        },
        inherited: { oneOf: ["a", "b"].map(tagged("constructor")) },
        closed: { oneOf: ["a", "b"].map(tagged("kind")), ...closed },
      },
    },
    accepted: [
      { optional: {}, untyped: "abc", inherited: { constructor: "b" } },
      { optional: { kind: "a" }, untyped: { length: 2 }, closed: { kind: "b", b: 1 } },
      { optional: { kind: 1 }, untyped: [] },
    ],
    refused: [
      { optional: { kind: "c" } },
      { untyped: { length: 3 } },
      { inherited: {} },
      { closed: { kind: "b", a: 1 } },
      { closed: { b: 1 } },
    ],
  },
  "a member that only `if` evaluates": {
    schema: json('{"if": {"properties": {"a": {"const": 1}}}, "unevaluatedProperties": false}'),
    accepted: [{}, { a: 1 }],
    refused: [{ a: 2 }, { b: 1 }],
  },
  "an unevaluated member with the name of a member of Object.prototype": {
    schema: { anyOf: [{ properties: { a: {} } }], ...closed },
    accepted: [{ a: 1 }],
    refused: [{ toString: 1 }, { hasOwnProperty: 1 }],
  },
};
