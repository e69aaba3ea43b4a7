import { expect, it } from "vitest";
import { memberKey, variantFacts } from "../../generator/emit/pages/reference/variant-facts.ts";
import type { Plan } from "../../generator/plan/plan.ts";

const schemas = {
  Order: {
    type: "object",
    properties: {
      note: { type: "string" },
      buyer: { $ref: "Party" },
      depot: { $ref: "Place" },
      "ship to/from": { type: "object", properties: { place: { $ref: "Place" } } },
      seller: { $ref: "Party" },
      lines: { type: "array", items: { type: "object", properties: { code: {}, price: {} } } },
    },
  },
  Place: { type: "object", properties: { zip: {} } },
  Party: { type: "object", properties: { name: { type: "string" }, code: {} } },
  OrderNorth: {
    required: ["note"],
    properties: {
      note: { maxLength: 10, "x-base64": true, "x-deprecation": "2030-01-01" },
      buyer: { required: ["code"] },
      "ship to/from": { properties: { place: { required: ["zip"] } } },
      lines: { items: { properties: { price: false }, required: ["code"] } },
    },
    allOf: [{ "x-rule": "order.together", if: {} }, { required: ["lines"] }],
  },
  OrderSouth: {
    properties: { buyer: { required: ["code"] }, seller: { required: ["code"] }, note: false },
    "x-rules": [{ id: "order.known" }],
  },
};

const facts = variantFacts({
  models: Object.entries(schemas).map(([name, schema]) => ({ name, schema })),
  bodies: [
    { name: "login", model: "Party", variants: [] },
    {
      name: "order-create",
      model: "Order",
      by: "side",
      variants: [
        { name: "north", title: "North", model: "OrderNorth" },
        { name: "south", title: "South", model: "OrderSouth" },
      ],
    },
  ],
} as unknown as Plan);

const message = (map: typeof facts.required, model: string, ...path: string[]) =>
  map.get(memberKey(model, path));

it("`by` is the noun for a variant, here `side`; `titles` has the title of each variant", () => {
  expect([facts.by, [...facts.titles]]).toEqual([
    "side",
    [
      ["north", "North"],
      ["south", "South"],
    ],
  ]);
});

it("`required` has each member that a variant requires: directly, inside an allOf, or in the items of an array", () => {
  expect(message(facts.required, "Order", "note")).toEqual([{ variant: "north", at: [] }]);
  expect(message(facts.required, "Order", "lines")).toEqual([{ variant: "north", at: [] }]);
  expect(message(facts.required, "Order", "lines", "*", "code")).toEqual([
    { variant: "north", at: [] },
  ]);
});

it("each item of `at` has the form `body#/pointer`, also for a member whose name has a slash and a space", () => {
  expect(message(facts.required, "Place", "zip")).toEqual([
    { variant: "north", at: ["order-create#/ship to~1from/place"] },
  ]);
});

it("`at` lists buyer if only the buyer's code is required; `at` is empty if every Party's code is required", () => {
  expect(message(facts.required, "Party", "code")).toEqual([
    { variant: "north", at: ["order-create#/buyer"] },
    { variant: "south", at: [] },
  ]);
});

it("`forbidden` has each member that a variant forbids", () => {
  expect(message(facts.forbidden, "Order", "note")).toEqual([{ variant: "south", at: [] }]);
  expect(message(facts.forbidden, "Order", "lines", "*", "price")).toEqual([
    { variant: "north", at: [] },
  ]);
});

it("`narrowed` has the limits that a variant adds to a member, such as maxLength, but not `required`", () => {
  expect(facts.narrowed.get(memberKey("Order", ["note"]))).toEqual([
    { variant: "north", schema: { maxLength: 10, "x-base64": true } },
  ]);
  expect(facts.narrowed.has(memberKey("Order", ["buyer"]))).toBe(false);
});

it("each rule of a model lists the variants whose schemas contain the rule", () => {
  const rules = facts.rules.get(memberKey("Order", []));
  expect([...(rules ?? [])].map(([rule, variants]) => [rule, [...variants]])).toEqual([
    ["order.together", ["north"]],
    ["order.known", ["south"]],
  ]);
});
