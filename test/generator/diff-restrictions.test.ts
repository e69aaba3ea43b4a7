import { describe, expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-restrictions");
const member = (schema: object): Parts => ({ body: { properties: { a: schema } } });

it.each<[string, object, object, string[]]>([
  [
    "an inclusive bound in place of an exclusive bound",
    { exclusiveMinimum: 0, exclusiveMaximum: 9 },
    { minimum: 0, maximum: 9 },
    [
      "fine request /a maximum is 9 (was exclusiveMaximum 9)",
      "fine request /a minimum is 0 (was exclusiveMinimum 0)",
    ],
  ],
  [
    "an exclusive bound in place of an inclusive bound",
    { minimum: 0 },
    { exclusiveMinimum: 0 },
    ["BREAKS request /a exclusiveMinimum is 0 (was minimum 0)"],
  ],
  [
    "a lower, inclusive maximum in place of an exclusive maximum",
    { exclusiveMaximum: 9 },
    { maximum: 8 },
    ["BREAKS request /a maximum is 8 (was exclusiveMaximum 9)"],
  ],
  ["an enum with the value of a const", { const: "x" }, { enum: ["x"] }, []],
  [
    "an enum with a second value",
    { const: "x" },
    { enum: ["x", "y"] },
    ['fine request /a the value "y" is new'],
  ],
  [
    "a const in place of an enum",
    { enum: ["x", "y"] },
    { const: "x" },
    ['BREAKS request /a the value "y" was removed'],
  ],
  [
    "a multiple of the old multipleOf",
    { multipleOf: 0.1 },
    { multipleOf: 0.3 },
    ["BREAKS request /a multipleOf changed: 0.3"],
  ],
  [
    "a divisor of the old multipleOf",
    { multipleOf: 4 },
    { multipleOf: 2 },
    ["fine request /a multipleOf changed: 2"],
  ],
  [
    "a multipleOf that is no multiple of the old multipleOf",
    { multipleOf: 4 },
    { multipleOf: 6 },
    ["BREAKS request /a multipleOf changed: 6"],
  ],
  [
    "a new additionalProperties in an allOf branch of a schema with unevaluatedProperties",
    { unevaluatedProperties: false, allOf: [{ minProperties: 1 }] },
    { unevaluatedProperties: false, allOf: [{ minProperties: 1, additionalProperties: {} }] },
    ["fine request /a undeclared members are allowed now"],
  ],
  [
    "keywords that restrict nothing",
    {},
    { minLength: 0, minItems: 0, minProperties: 0, uniqueItems: false },
    [],
  ],
  [
    "unique items",
    { uniqueItems: false },
    { uniqueItems: true },
    ["BREAKS request /a uniqueItems is new: true"],
  ],
  [
    "another order of branches",
    { anyOf: [{ type: "string" }, { type: "integer" }] },
    { anyOf: [{ type: "integer" }, { type: "string" }] },
    [],
  ],
  [
    "a new branch before the others",
    { anyOf: [{ type: "string" }, { type: "integer" }] },
    { anyOf: [{ type: "null" }, { type: "string" }, { type: "integer" }] },
    ["fine request /a anyOf has 3 branches (had 2)"],
  ],
  [
    "a changed branch in another place",
    { anyOf: [{ maxLength: 5 }, { type: "integer" }] },
    { anyOf: [{ type: "integer" }, { maxLength: 4 }] },
    ["BREAKS request /a maxLength is 4 (was 5)"],
  ],
  [
    "prefixItems for an item that only `items` restricted before",
    { items: { maxLength: 5 } },
    { items: { maxLength: 5 }, prefixItems: [{ maxLength: 6 }] },
    ["fine request /a/0 maxLength is 6 (was 5)"],
  ],
  ["maxContains without contains", {}, { maxContains: 2 }, []],
  [
    "a new type that the value of the const already has",
    { const: "x" },
    { type: "string", const: "x" },
    [],
  ],
  [
    "a new type that the values of the enum already have",
    { const: 1 },
    { type: ["number", "null"], enum: [1] },
    [],
  ],
  [
    "a removed type that excluded a value of the enum",
    { type: "string", enum: ["x", 1] },
    { enum: ["x", 1] },
    ["fine request /a the value 1 is new"],
  ],
  [
    "another order of the members in a value",
    { enum: [{ x: 1, y: 2 }], default: { x: 1, y: 2 } },
    { enum: [{ y: 2, x: 1 }], default: { y: 2, x: 1 } },
    [],
  ],
  ["an unknown format", {}, { format: "markdown" }, []],
  [
    "a wrapper with one branch in allOf",
    { oneOf: [{ type: "string" }, { type: "integer" }] },
    { description: "d", allOf: [{ oneOf: [{ type: "string" }, { type: "integer" }] }] },
    [],
  ],
  [
    "x-decimals that is removed from a branch of allOf but remains in the wrapper",
    { allOf: [{ type: "number", "x-decimals": 2 }], "x-decimals": 4 },
    { allOf: [{ type: "number" }], "x-decimals": 4 },
    ["fine request /a x-decimals was removed (2)"],
  ],
])("%s: breaks requests only if the new schema rejects more", async (_, old, now, expected) => {
  expect(brief(await changes(member(old), member(now)))).toEqual(expected);
});

it("a required readOnly member counts as optional in requests, and a required writeOnly member as optional in responses", async () => {
  const flagged = (flags: object) => ({ properties: { a: flags }, required: ["a"] });
  const both = (flags: object): Parts => ({ body: flagged(flags), answer: flagged(flags) });
  expect(brief(await changes(both({ readOnly: true }), both({})))).toEqual([
    "BREAKS request /a a is required now",
    "fine request /a a is no longer readOnly",
  ]);
  expect(brief(await changes(both({}), both({ writeOnly: true })))).toEqual([
    "BREAKS response /a a is optional now",
    "BREAKS response /a a is writeOnly now",
  ]);
});

it("a changed style of a list in a form is breaking", async () => {
  const form = (encoding: object): Parts => {
    const schema = {
      type: "object",
      properties: { tags: { type: "array", items: { type: "string" } } },
    };
    const content = { "application/x-www-form-urlencoded": { schema, encoding } };
    return { operation: { requestBody: { required: true, content } } };
  };
  const joined = { tags: { style: "form", explode: false } };
  expect(brief(await changes(form({}), form(joined)))).toEqual([
    "BREAKS request /tags the style of the field changed",
  ]);
  expect(brief(await changes(form({}), form({ tags: { style: "form" } })))).toEqual([]);
});

describe("newly forbidden values of a list break requests, newly allowed values break responses:", () => {
  const tuple = (count: number) => ({
    prefixItems: [{}, {}].slice(0, count),
    items: false,
  });
  const gone = (place: string) => [
    `BREAKS request ${place} no value is allowed now`,
    `fine response ${place} no value is allowed now`,
  ];
  const added = (place: string) => [
    `BREAKS response ${place} values are allowed now`,
    `fine request ${place} values are allowed now`,
  ];
  it.each<[string, object, object, string[]]>([
    ["a shorter list in prefixItems", tuple(2), tuple(1), gone("/a/1")],
    ["a longer list in prefixItems", tuple(1), tuple(2), added("/a/1")],
    [
      "a shorter list next to unevaluatedItems",
      { prefixItems: [{}, {}], unevaluatedItems: false },
      { prefixItems: [{}], unevaluatedItems: false },
      gone("/a/1"),
    ],
    ["items are allowed now", { items: false }, { items: { type: "string" } }, added("/a/-")],
    ["items are forbidden now", { items: { type: "string" } }, { items: false }, gone("/a/-")],
  ])("%s", async (_, old, now, expected) => {
    const both = (schema: object): Parts => ({
      ...member(schema),
      answer: member(schema).body ?? {},
    });
    expect(brief(await changes(both(old), both(now)))).toEqual(expected);
  });
});

it.each([
  ["query", "form", "string", false],
  ["query", "form", "array", true],
  ["query", "deepObject", "object", false],
  ["header", "simple", "array", false],
  ["header", "simple", "object", true],
])(
  "a changed explode of a %s parameter (style %s, type %s) is breaking: %s",
  async (place, style, type, breaks) => {
    const wind = (explode: boolean): Parts => ({
      parameters: [{ name: "wind", in: place, style, explode, schema: { type } }],
    });
    expect(brief(await changes(wind(true), wind(false)))).toEqual(
      breaks ? [`BREAKS request ${place} wind the style of the parameter changed`] : [],
    );
  },
);

it("a newly deprecated parameter is reported", async () => {
  const wind = (deprecated: boolean): Parts => ({
    parameters: [{ name: "wind", in: "query", deprecated, schema: { type: "string" } }],
  });
  expect(brief(await changes(wind(false), wind(true)))).toEqual([
    "fine request query wind deprecated now",
  ]);
  expect(brief(await changes(wind(true), wind(false)))).toEqual([]);
});

it("a recursive model is compared once, even if its reference to itself is in an allOf", async () => {
  const list = { $ref: "#/components/schemas/List" };
  const models = (members: object) => {
    const next = { description: "d", allOf: [list] };
    return { List: { type: "object", properties: { next, ...members } } };
  };
  const [old, now] = [models({}), models({ b: {} })];
  const found = await changes({ ...member(list), schemas: old }, { ...member(list), schemas: now });
  expect(brief(found)).toEqual(["fine request /a/b b is new"]);
});
