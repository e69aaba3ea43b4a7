import { expect, it } from "vitest";
import type { Context } from "../../generator/emit/pages/reference/context.ts";
import { responseExample } from "../../generator/emit/pages/reference/examples.ts";

/** The example of the schema `Shown`. */
function exampleOf(schemas: Record<string, object>): unknown {
  const models = new Map(Object.entries(schemas).map(([name, schema]) => [name, { name, schema }]));
  const context = { models, facts: { titles: new Map() } } as unknown as Context;
  const text = responseExample(context, new Map(), "Shown");
  return text === undefined ? undefined : JSON.parse(text);
}

const id = { type: "integer" };
const Base = { type: "object", required: ["id"], properties: { id, name: { type: "string" } } };
const bark = { required: ["bark"], properties: { bark: { type: "boolean" } } };

it.each([
  [
    "required members next to a oneOf and in its first branch",
    { ...Base, oneOf: [bark, {}] },
    { id: 1, bark: true },
  ],
  [
    "a member that a branch of an anyOf requires",
    { properties: { id, name: {} }, anyOf: [{ required: ["id"] }, { required: ["name"] }] },
    { id: 1 },
  ],
  [
    "the constant of a branch",
    {
      required: ["kind"],
      properties: { kind: { type: "string" } },
      oneOf: [{ properties: { kind: { const: "dog" } } }],
    },
    { kind: "dog" },
  ],
  [
    "the first branch that is not null",
    { required: ["a"], properties: { a: { oneOf: [{ type: "null" }, { $ref: "Base" }] } } },
    { a: { id: 1 } },
  ],
  [
    "a list that can be null",
    { required: ["a"], properties: { a: { type: ["array", "null"], items: { type: "integer" } } } },
    { a: [1] },
  ],
  [
    "a text that can be null",
    { required: ["a"], properties: { a: { type: ["null", "string"] } } },
    { a: "…" },
  ],
  [
    "an object without members",
    { required: ["a"], properties: { a: { type: "object" } } },
    { a: {} },
  ],
  [
    "a member that one branch of an allOf declares and another branch requires",
    { allOf: [{ $ref: "Base" }, { required: ["name"] }] },
    { id: 1, name: "…" },
  ],
  [
    "a member that an allOf declares and the schema around the allOf requires",
    { required: ["name"], allOf: [{ $ref: "Base" }] },
    { id: 1, name: "…" },
  ],
])("an example of a response contains %s", (_, Shown, expected) => {
  expect(exampleOf({ Shown, Base })).toEqual(expected);
});
