import { describe, expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { a, brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-schemas");
const refTo = (name: string, siblings = {}) => ({
  $ref: `#/components/schemas/${name}`,
  ...siblings,
});
const needing = (...required: string[]) => ({ required });
const label = (...required: string[]) => ({
  type: "object",
  properties: { text: { type: "string" } },
  required,
});

describe("members that a schema names only in `required`:", () => {
  it.each<[string, Parts, Parts, string[]]>([
    [
      "a member that is required now, in a request and a response",
      { body: {}, answer: {} },
      { body: needing("a"), answer: needing("a") },
      ["BREAKS request /a a is required now", "fine response /a a is required now"],
    ],
    [
      "a member that is optional now, in a request and a response",
      { body: needing("a"), answer: needing("a") },
      { body: {}, answer: {} },
      ["BREAKS response /a a is optional now", "fine request /a a is optional now"],
    ],
    [
      "a member that a schema in allOf requires",
      { body: { allOf: [a, needing("a")] } },
      { body: { allOf: [a, needing("a", "b")] } },
      ["BREAKS request /b b is required now"],
    ],
    [
      "a member that a variant requires",
      varied({ required: ["a"] }),
      varied({ required: ["a", "b"] }),
      ["BREAKS request /b b is required now"],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected);
  });
});

describe("a member that moves between a schema and a branch of its allOf:", () => {
  const named = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
  const schemas = { Named: { ...named, description: "d", xml: { name: "n" } } };
  const split = { allOf: [refTo("Named"), { properties: { b: {} } }] };
  const whole = { ...named, properties: { ...named.properties, b: {} } };

  it.each<[string, Parts, Parts, string[]]>([
    ["into a branch", { body: whole, answer: whole }, { body: split, answer: split, schemas }, []],
    [
      "out of a branch",
      { body: split, answer: split, schemas },
      { body: whole, answer: whole },
      [],
    ],
    [
      "into a branch, with another type",
      { answer: { properties: { list: { type: "array", items: whole } } } },
      {
        answer: {
          allOf: [
            { properties: { list: { type: "array", items: { type: "object" } } } },
            {
              properties: { list: { items: { ...split, properties: { a: { type: "integer" } } } } },
            },
          ],
        },
        schemas,
      },
      [
        "BREAKS response /list/-/a the type is integer (was string)",
        "fine response /list/-/a allOf has 1 branch (had 0)",
      ],
    ],
    [
      "into a branch whose additionalProperties: false prevents a merge",
      { answer: whole },
      { answer: { allOf: [{ ...whole, additionalProperties: false }] } },
      [
        "BREAKS response /a a was removed",
        "BREAKS response /b b was removed",
        "fine response / allOf has 1 branch (had 0)",
      ],
    ],
    [
      "into a recursive branch",
      { answer: named },
      {
        answer: { allOf: [refTo("Chain")] },
        schemas: { Chain: { allOf: [named, { properties: { next: refTo("Chain") } }] } },
      },
      ["fine response /next next is new"],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected);
  });
});

it("the same change in the responses of two statuses is listed once", async () => {
  const responses = (schema: object) => {
    const content = { "application/json": { schema } };
    return { "400": { description: "d", content }, "404": { description: "d", content } };
  };
  const old = { operation: { responses: responses({}) } };
  const now = { operation: { responses: responses({ type: "object" }) } };
  expect(brief(await changes(old, now))).toEqual(["fine response / the type is object (was any)"]);
});

function varied(fast: object): Parts {
  const shared = { type: "object", properties: { a: {}, b: {} }, additionalProperties: false };
  const content = {
    schema: refTo("Kite"),
    "x-variants": { by: "speed", fast: refTo("Fast") },
  };
  return {
    operation: { requestBody: { required: true, content: { "application/json": content } } },
    schemas: { Kite: shared, Fast: { type: "object", ...fast } },
  };
}

describe("a schema in a keyword other than properties, items, allOf, anyOf and oneOf:", () => {
  const labels = (schema: object) => ({ patternProperties: { "^x-": schema } });

  it.each<[string, Parts, Parts, string[]]>([
    [
      "another description below patternProperties",
      { body: labels({ type: "string", description: "Own label." }) },
      { body: labels({ type: "string", description: "A label." }) },
      [],
    ],
    [
      "a model that requires a member now; the $ref to the model is below patternProperties",
      { body: labels(refTo("Label")), schemas: { Label: label() } },
      { body: labels(refTo("Label")), schemas: { Label: label("text") } },
      ["BREAKS request /*/text text is required now"],
    ],
    [
      "another pattern of names",
      { body: labels({}) },
      { body: { patternProperties: { "^y-": {} } } },
      ["BREAKS request / patternProperties changed"],
    ],
    ...["contains", "not", "then", "propertyNames"].map(
      (keyword): [string, Parts, Parts, string[]] => [
        `a model that requires a member now; the $ref to the model is in ${keyword}`,
        { body: { [keyword]: refTo("Label") }, schemas: { Label: label() } },
        { body: { [keyword]: refTo("Label") }, schemas: { Label: label("text") } },
        [`BREAKS request / ${keyword} changed`],
      ],
    ),
    [
      "another order of the keywords in a condition, and another name of a model",
      { body: { if: { not: refTo("Label"), minProperties: 1 } }, schemas: { Label: label() } },
      { body: { if: { minProperties: 1, not: refTo("Tag") } }, schemas: { Tag: label() } },
      [],
    ],
    [
      "another title of a recursive model below dependentSchemas",
      { body: { dependentSchemas: { a: refTo("Tree") } }, schemas: { Tree: tree("Leaf") } },
      { body: { dependentSchemas: { a: refTo("Tree") } }, schemas: { Tree: tree("leaf") } },
      [],
    ],
    ...[{}, { required: ["b"] }].map((siblings): [string, Parts, Parts, string[]] => [
      `a model that requires a member now; the $ref to the model is in "not", and has the siblings ${JSON.stringify(siblings)}`,
      { body: { not: { ...refTo("Label"), ...siblings } }, schemas: { Label: label() } },
      { body: { not: { ...refTo("Label"), ...siblings } }, schemas: { Label: label("text") } },
      ["BREAKS request / not changed"],
    ]),
    [
      "a larger minContains, and a new minContains with the default value",
      { body: { properties: { a: { contains: {} }, b: { contains: {} } } } },
      {
        body: {
          properties: { a: { contains: {}, minContains: 2 }, b: { contains: {}, minContains: 1 } },
        },
      },
      ["BREAKS request /a minContains is 2 (was 1)"],
    ],
    [
      "a smaller maxContains",
      { body: { contains: {}, maxContains: 3 } },
      { body: { contains: {}, maxContains: 2 } },
      ["BREAKS request / maxContains is 2 (was 3)"],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected);
  });

  function tree(title: string) {
    const branches = { type: "array", items: refTo("Tree") };
    return { type: "object", title, properties: { branches } };
  }
});

it("keywords next to the second reference to a model are compared, too", async () => {
  const schemas = { Lines: { type: "array", items: { type: "string" } } };
  const list = refTo("Lines");
  const old = { body: { properties: { a: list, b: list } }, schemas };
  const now = { body: { properties: { a: list, b: refTo("Lines", { maxItems: 1 }) } }, schemas };
  expect(brief(await changes(old, now))).toEqual(["BREAKS request /b maxItems is new: 1"]);
});

it.each(["oneOf", "anyOf"])(
  "a new %s is breaking only in a request, and its removal only in a response",
  async (keyword) => {
    const branches = { [keyword]: [{ required: ["a"] }, { required: ["b"] }] };
    const added = await changes({ body: {}, answer: {} }, { body: branches, answer: branches });
    expect(brief(added)).toEqual([
      `BREAKS request / ${keyword} has 2 branches (had 0)`,
      `fine response / ${keyword} has 2 branches (had 0)`,
    ]);
    const removed = await changes({ body: branches, answer: branches }, { body: {}, answer: {} });
    expect(brief(removed)).toEqual([
      `BREAKS response / ${keyword} has 0 branches (had 2)`,
      `fine request / ${keyword} has 0 branches (had 2)`,
    ]);
  },
);

it("if a recursive model replaces a schema without a type, the change is listed once", async () => {
  const schemas = { List: { type: "array", items: refTo("List") } };
  const old = { body: { properties: { a: {} } }, schemas };
  const now = { body: { properties: { a: refTo("List") } }, schemas };
  expect(brief(await changes(old, now))).toEqual(["BREAKS request /a the type is array (was any)"]);
  expect(brief(await changes(now, old))).not.toEqual([]);
});

it("if a model is a reference with siblings, the target is compared, too", async () => {
  const models = (...required: string[]) => ({
    Base: label(...required),
    Named: { ...refTo("Base"), minProperties: 1 },
  });
  const body = { properties: { a: refTo("Named") } };
  const [old, now] = [
    { body, schemas: models() },
    { body, schemas: models("text") },
  ];
  expect(brief(await changes(old, now))).toEqual(["BREAKS request /a/text text is required now"]);
});
