import { describe, expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { a, brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-bodies");
const closed = { additionalProperties: false };
const text = (schema: object) => ({ properties: { a: schema } });

describe("a difference in the body of a request or a response is reported as breaking or as fine:", () => {
  it.each<[string, Parts, Parts, string[]]>([
    ["no difference", {}, {}, []],
    [
      "a new required member in a request",
      { body: {} },
      { body: { ...a, required: ["a"] } },
      ["BREAKS request /a a is new and required"],
    ],
    [
      "a new required member in a response",
      { answer: {} },
      { answer: { ...a, required: ["a"] } },
      ["fine response /a a is new and required"],
    ],
    [
      "a new optional member in a request and a response",
      { body: closed, answer: closed },
      { body: { ...a, ...closed }, answer: { ...a, ...closed } },
      ["fine request /a a is new", "fine response /a a is new"],
    ],
    [
      "a removed member in a closed request",
      { body: { ...a, ...closed } },
      { body: closed },
      ["BREAKS request /a a was removed"],
    ],
    ["a removed member in a response", { answer: a }, {}, ["BREAKS response /a a was removed"]],
    [
      "a member that becomes optional in a response",
      { answer: { ...a, required: ["a"] } },
      { answer: a },
      ["BREAKS response /a a is optional now"],
    ],
    [
      "a member that becomes optional in a request",
      { body: { ...a, required: ["a"] } },
      { body: a },
      ["fine request /a a is optional now"],
    ],
    ...["additionalProperties", "unevaluatedProperties"].flatMap(
      (keyword): [string, Parts, Parts, string[]][] => [
        [
          `a smaller maxLength of undeclared members (${keyword})`,
          { body: { [keyword]: { maxLength: 9 } }, answer: { [keyword]: { maxLength: 9 } } },
          { body: { [keyword]: { maxLength: 5 } }, answer: { [keyword]: { maxLength: 5 } } },
          ["BREAKS request /* maxLength is 5 (was 9)", "fine response /* maxLength is 5 (was 9)"],
        ],
        [
          `a removed member in a request that is closed (${keyword})`,
          { body: { ...a, [keyword]: false } },
          { body: { [keyword]: false } },
          ["BREAKS request /a a was removed"],
        ],
        [
          `an object that is closed now (${keyword})`,
          { body: {} },
          { body: { [keyword]: false } },
          ["BREAKS request / undeclared members are rejected now"],
        ],
      ],
    ),
    [
      "another type of the second item, in a request",
      { body: { properties: { a: { prefixItems: [{}, { type: "string" }] } } } },
      { body: { properties: { a: { prefixItems: [{}, { type: "integer" }] } } } },
      ["BREAKS request /a/1 the type is integer (was string)"],
    ],
    [
      "a new schema of the items after the first, in a request",
      { body: { properties: { a: { prefixItems: [{}] } } } },
      { body: { properties: { a: { prefixItems: [{}], unevaluatedItems: { minimum: 1 } } } } },
      ["BREAKS request /a/- minimum is new: 1"],
    ],
    [
      "a smaller maxLength",
      {
        body: { properties: { a: { maxLength: 9 } } },
        answer: { properties: { a: { maxLength: 9 } } },
      },
      {
        body: { properties: { a: { maxLength: 5 } } },
        answer: { properties: { a: { maxLength: 5 } } },
      },
      ["BREAKS request /a maxLength is 5 (was 9)", "fine response /a maxLength is 5 (was 9)"],
    ],
    [
      "a new value of an enum",
      { body: { properties: { a: { enum: [1] } } }, answer: { properties: { a: { enum: [1] } } } },
      {
        body: { properties: { a: { enum: [1, 2] } } },
        answer: { properties: { a: { enum: [1, 2] } } },
      },
      ["BREAKS response /a the value 2 is new", "fine request /a the value 2 is new"],
    ],
    [
      "a wider type in a request",
      { body: { properties: { a: { type: "integer" } } } },
      { body: { properties: { a: { type: "number" } } } },
      ["fine request /a the type is number (was integer)"],
    ],
    [
      "another pattern",
      { body: { properties: { a: { pattern: "a" } } } },
      { body: { properties: { a: { pattern: "b" } } } },
      ['BREAKS request /a pattern changed: "b"'],
    ],
    [
      "a new format",
      { body: text({}) },
      { body: text({ format: "date" }) },
      ['BREAKS request /a format is new: "date"'],
    ],
    [
      "a removed format",
      { answer: text({ format: "date" }) },
      { answer: text({}) },
      ["BREAKS response /a format was removed"],
    ],
    [
      "a new enum",
      { body: text({}) },
      { body: text({ enum: ["x"] }) },
      ["BREAKS request /a only listed values are allowed now"],
    ],
    [
      "a removed enum",
      { body: text({ enum: ["x"] }) },
      { body: text({}) },
      ["fine request /a enum was removed"],
    ],
    [
      "a removed value of an enum",
      { body: text({ enum: ["x", "y"] }) },
      { body: text({ enum: ["x"] }) },
      ['BREAKS request /a the value "y" was removed'],
    ],
    [
      "a larger maximum",
      { answer: text({ maximum: 9 }) },
      { answer: text({ maximum: 10 }) },
      ["BREAKS response /a maximum is 10 (was 9)"],
    ],
    [
      "a narrower type",
      { body: text({ type: "number" }) },
      { body: text({ type: "integer" }) },
      ["BREAKS request /a the type is integer (was number)"],
    ],
    [
      "another type",
      { answer: text({ type: "integer" }) },
      { answer: text({ type: "string" }) },
      ["BREAKS response /a the type is string (was integer)"],
    ],
    [
      "another default",
      { body: text({ default: 1 }), answer: text({ default: 1 }) },
      { body: text({ default: 2 }), answer: text({ default: 2 }) },
      ["BREAKS request /a the default is 2 (was 1)", "fine response /a the default is 2 (was 1)"],
    ],
    [
      "a newly deprecated member",
      { body: text({}) },
      { body: text({ deprecated: true }) },
      ["fine request /a deprecated now"],
    ],
    [
      "an object that becomes closed",
      { body: a },
      { body: { ...a, ...closed } },
      ["BREAKS request / undeclared members are rejected now"],
    ],
    [
      "a changed description and a new title, which are not reported",
      { body: text({ description: "old" }) },
      { body: text({ description: "new", title: "T" }) },
      [],
    ],
    [
      "a larger minItems",
      { body: { properties: { a: { type: "array", minItems: 1 } } } },
      { body: { properties: { a: { type: "array", minItems: 2 } } } },
      ["BREAKS request /a minItems is 2 (was 1)"],
    ],
    [
      "items with a smaller maxLength",
      { body: { properties: { a: { items: { maxLength: 2 } } } } },
      { body: { properties: { a: { items: { maxLength: 1 } } } } },
      ["BREAKS request /a/- maxLength is 1 (was 2)"],
    ],
    [
      "a new alternative of anyOf",
      { answer: { anyOf: [{}] } },
      { answer: { anyOf: [{}, {}] } },
      ["BREAKS response / anyOf has 2 branches (had 1)"],
    ],
    [
      "a new schema in allOf",
      { body: { allOf: [{}] } },
      { body: { allOf: [{}, {}] } },
      ["BREAKS request / allOf has 2 branches (had 1)"],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected);
  });
});

it("if a variant starts to declare a member of the shared schema, the member is not reported as new", async () => {
  const shared = { type: "object", properties: { a: { type: "string" }, b: {} }, ...closed };
  const withVariant = (properties: object): Parts => ({
    operation: {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Kite" },
            "x-variants": { by: "speed", fast: { $ref: "#/components/schemas/Fast" } },
          },
        },
      },
    },
    schemas: { Kite: shared, Fast: { type: "object", properties } },
  });
  const none = withVariant({});
  expect(brief(await changes(none, withVariant({ a: {} })))).toEqual([]);
  expect(brief(await changes(none, withVariant({ a: { maxLength: 5 } })))).toEqual([
    "BREAKS request /a maxLength is new: 5",
  ]);
});
