import { describe, expect, it } from "vitest";
import { fits } from "../../generator/openapi/fits.ts";
import type { Json, JsonObject } from "../../generator/openapi/pointer.ts";
import { defaultOf, planDefaults } from "../../generator/plan/defaults.ts";
import type { Model } from "../../generator/plan/models.ts";
import { fillDefaults } from "../../generator/runtime/routes/defaults.ts";

function modelsOf(schemas: Record<string, JsonObject>): Map<string, Model> {
  const models = Object.entries(schemas).map(([name, schema]) => ({ name, address: name, schema }));
  return new Map(models.map((model) => [model.name, model]));
}

/** Fills in the defaults of the model `A` and returns the value. */
function filled(schemas: Record<string, JsonObject>, value: Json): Json {
  const { shapeOf, tableFor } = planDefaults(modelsOf(schemas));
  const shape = shapeOf({ $ref: "A" });
  if (shape !== undefined) fillDefaults(value, shape, tableFor(["A"]));
  return value;
}

describe("defaults", () => {
  it("are found through references and in each schema of allOf", () => {
    const A = {
      allOf: [{ $ref: "B" }, { properties: { b: { default: 2 } } }],
      properties: { c: { $ref: "C" } },
    };
    const schemas = { A, B: { properties: { a: { default: 1 } } }, C: { default: 3 } };
    expect(filled(schemas, {})).toEqual({ a: 1, b: 2, c: 3 });
  });

  it("are found in a recursive model at every depth of the value", () => {
    const A = {
      properties: {
        n: { type: "integer", default: 1 },
        next: { $ref: "A" },
        list: { type: "array", items: { $ref: "A" } },
      },
    };
    expect(filled({ A }, { next: { n: 2, next: {} }, list: [{}] })).toEqual({
      n: 1,
      next: { n: 2, next: { n: 1 } },
      list: [{ n: 1 }],
    });
  });

  it("of `items` apply only to elements after the `prefixItems` of the same schema", () => {
    const A = {
      prefixItems: [{ required: ["h"] }],
      items: { $ref: "D" },
      allOf: [{ items: { properties: { all: { default: 1 } } } }],
    };
    const D = { properties: { d: { default: 9 } } };
    const whole = [
      { h: "x", all: 1 },
      { all: 1, d: 9 },
    ];
    expect(filled({ A, D }, [{ h: "x" }, {}])).toEqual(whole);
    const initial = { $ref: "A", default: [{ h: "x" }, {}] };
    expect(defaultOf(initial, modelsOf({ A, D }))).toEqual(whole);
  });

  it("that would recurse infinitely are not used", () => {
    const A = { type: "object", properties: { next: { $ref: "A", default: {} } } };
    expect(defaultOf({ $ref: "A", default: {} }, modelsOf({ A }))).toBeUndefined();
    expect(filled({ A }, {})).toEqual({});
  });

  it("of a member named __proto__ set a member, and not the prototype", () => {
    const properties = Object.fromEntries([["__proto__", { default: { a: 1 } }]]);
    const value = filled({ A: { properties } }, {});
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value as object)).toEqual([["__proto__", { a: 1 }]]);
  });

  it("inside alternatives and conditions are not used", () => {
    const inner = { properties: { a: { default: 1 } } };
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
    const A = { oneOf: [inner], anyOf: [inner], not: inner, if: inner, then: inner, else: inner };
    expect(filled({ A }, {})).toEqual({});
  });
});

describe("the function fits(schema, value) returns", () => {
  const behind = () => undefined;
  const yes: [JsonObject, Json][] = [
    [{ type: ["integer", "null"] }, null],
    [{ type: "object", properties: { a: { type: "string" } }, required: ["a"] }, { a: "b" }],
    [{ anyOf: [{ type: "string" }, { minimum: 5 }] }, 7],
  ];
  const no: [JsonObject, Json][] = [
    [{ type: "integer" }, "1"],
    [{ pattern: "^a+$" }, "b"],
    [{ additionalProperties: false }, { a: 1 }],
    [{ enum: ["a"] }, "b"],
  ];
  const uncertain: [JsonObject, Json][] = [
    [{ oneOf: [{}, { type: "string" }] }, 1],
    [{ not: { type: "string" } }, 1],
    [{ $ref: "Gone" }, 1],
    [{ "x-decimals": 2 }, 1.5],
  ];
  it.each(yes)("true: %j, %j", (schema, value) => expect(fits(schema, value, behind)).toBe(true));
  it.each([...no, ...uncertain])("false: %j, %j", (schema, value) =>
    expect(fits(schema, value, behind)).toBe(false),
  );
});
