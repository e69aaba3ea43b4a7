import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../generator/openapi/pointer.ts";
import type { Model } from "../../generator/plan/models.ts";
import { type DecodeShape, decodeShape } from "../../generator/plan/shapes.ts";
import {
  decodeCookies,
  decodeHeaders,
  decodeQuery,
  rawPairs,
} from "../../generator/runtime/routes/parameters.ts";
import type { ParameterDefinition } from "../../generator/runtime/routes/types.ts";

const parameter = (
  schema: JsonObject,
  explode = true,
  place: ParameterDefinition["in"] = "query",
): ParameterDefinition => ({
  name: "u",
  in: place,
  style: place === "header" ? "simple" : "form",
  explode,
  shape: decodeShape(schema, new Map()),
});

const list = (type: string): JsonObject => ({ type: "array", items: { type } });
const oneOf = (...types: (string | JsonObject)[]): JsonObject => ({
  oneOf: types.map((type) => (typeof type === "string" ? { type } : type)),
});

const strings = oneOf("integer", "boolean", list("string"));
const integers = oneOf("string", list("integer"));
const texts = oneOf("string", list("string"));

describe("a parameter that may be a scalar or a list", () => {
  it.each<[JsonObject, string, unknown]>([
    [strings, "u=true", true],
    [strings, "u=7", 7],
    [integers, "u=a", "a"],
    [{ type: ["array", "null"], items: { type: "integer" } }, "u=null", null],
  ])(
    "with one value becomes a scalar if the value is invalid as a list item, or if it is a number or boolean and valid as a scalar: %j, %s",
    (schema, text, expected) => {
      for (const explode of [true, false]) {
        expect(decodeQuery([parameter(schema, explode)], rawPairs(text))).toEqual({ u: expected });
      }
      const headers = new Headers({ u: text.slice(2) });
      expect(decodeHeaders([parameter(schema, false, "header")], headers)).toEqual({ u: expected });
    },
  );

  it.each<[JsonObject, string, unknown]>([
    [strings, "u=a", ["a"]],
    [integers, "u=7", [7]],
    [texts, "u=a", ["a"]],
    [list("integer"), "u=7", [7]],
    [{ type: ["array", "null"], items: { type: "string" } }, "u=null", ["null"]],
  ])("with one value becomes a list in all other cases: %j, %s", (schema, text, expected) => {
    for (const explode of [true, false]) {
      expect(decodeQuery([parameter(schema, explode)], rawPairs(text))).toEqual({ u: expected });
    }
  });

  it("with several values or none becomes a list", () => {
    expect(decodeQuery([parameter(strings)], rawPairs("u=true&u=7"))).toEqual({ u: ["true", "7"] });
    const whole = parameter(strings, false);
    expect(decodeQuery([whole], rawPairs("u=true,7"))).toEqual({ u: ["true", "7"] });
    expect(decodeQuery([whole], rawPairs("u="))).toEqual({ u: [] });
  });
});

describe("the text null", () => {
  const nullable: JsonObject = { type: ["string", "null"] };

  it.each<[JsonObject, unknown]>([
    [{ enum: [1, "two", null] }, null],
    [{ ...nullable, enum: ["two", null] }, null],
    [oneOf({ type: "string", enum: ["two"] }, "null"), null],
    [oneOf({ const: "two" }, { const: null }), null],
    [oneOf({ ...nullable, enum: ["two", null] }, list("integer")), null],
    [{ enum: ["null", null] }, "null"],
    [nullable, "null"],
    [oneOf(nullable, { enum: ["two", null] }), "null"],
    [{ enum: ["two"] }, "null"],
  ])('is null only if the schema allows null but not the string "null": %j', (schema, expected) => {
    expect(decodeQuery([parameter(schema)], rawPairs("u=null"))).toEqual({ u: expected });
    expect(decodeQuery([parameter(schema)], rawPairs("u=two"))).toEqual({ u: "two" });
  });
});

describe("the parts of a schema", () => {
  const models = new Map<string, Model>([
    ["Ids", { name: "Ids", address: "a#/Ids", schema: list("integer") }],
  ]);

  it.each<[JsonObject, DecodeShape]>([
    [{ type: "array", maxItems: 3, allOf: [{ $ref: "Ids" }] }, { items: { types: ["integer"] } }],
    [{ $ref: "Ids", type: "array", maxItems: 3 }, { items: { types: ["integer"] } }],
    [
      {
        allOf: [
          { properties: { age: { type: "integer" } } },
          { properties: { age: { minimum: 18 }, constructor: { minLength: 1 } } },
        ],
      },
      { members: { age: { types: ["integer"] }, constructor: {} }, others: {} },
    ],
    [
      { type: "object", allOf: [{ type: "object", additionalProperties: { type: "integer" } }] },
      { members: {}, others: { types: ["integer"] } },
    ],
    [
      {
        allOf: [
          { properties: { photo: { type: "string", minLength: 3 } } },
          { properties: { photo: { format: "binary" } } },
        ],
      },
      { members: { photo: { types: ["string"], file: true, minLength: 3 } }, others: {} },
    ],
  ])("together determine how the texts of a parameter are decoded: %j", (schema, shape) => {
    expect(decodeShape(schema, models)).toEqual(shape);
  });
});

describe("the members and items of a parameter", () => {
  const pair: JsonObject = { prefixItems: [{ type: "string" }, { type: "number" }] };
  const read = (schema: JsonObject, text: string) =>
    decodeQuery([parameter(schema, false)], rawPairs(`u=${text}`)).u;

  it.each<[JsonObject, string, unknown]>([
    [{ ...pair, items: false }, "1,2,3", ["1", 2, "3"]],
    [{ ...pair, items: { type: "integer" } }, "1,2,3", ["1", 2, 3]],
    [{ ...pair, unevaluatedItems: { type: "integer" } }, "1,2,3", ["1", 2, 3]],
    [{ anyOf: [{ type: "array", ...pair }, list("integer")] }, "1,2,3", [1, 2, 3]],
    [{ anyOf: [list("integer"), { type: "array", ...pair }] }, "1,2,3", [1, 2, 3]],
    [{ patternProperties: { "^n\\-?": { type: "integer" } } }, "n-1,5,m,5", { "n-1": 5, m: "5" }],
    [{ type: "object", unevaluatedProperties: { type: "integer" } }, "n,5", { n: 5 }],
  ])(
    "are decoded by the schema that applies to them, whichever keyword contains that schema: %j, %s",
    (schema, text, expected) => {
      expect(read(schema, text)).toEqual(expected);
    },
  );
});

describe("an object written as one text of alternating names and values", () => {
  const colour: JsonObject = { type: "object", properties: { R: { type: "integer" } } };

  it.each([
    ["u=R,100,G,7", { R: 100, G: "7" }],
    ["u=R,100,G", { R: 100, G: "" }],
    ["u=blue", { blue: "" }],
    ["u=", {}],
  ])("is decoded; a missing value becomes an empty text: %s", (text, u) => {
    expect(decodeQuery([parameter(colour, false)], rawPairs(text))).toEqual({ u });
  });

  it.each(["blue", "R,100,G"])(
    "is decoded to a string if its schema allows a string and the text is no list of pairs: %s",
    (u) => {
      const either = oneOf("string", colour);
      expect(decodeQuery([parameter(either, false)], rawPairs(`u=${u}`))).toEqual({ u });
      expect(decodeQuery([parameter(either, false)], rawPairs("u=R,1"))).toEqual({ u: { R: 1 } });
    },
  );
});

describe("a plus sign", () => {
  it.each([list("string"), { type: "string" }])("in a cookie remains a plus sign: %j", (schema) => {
    const headers = new Headers({ Cookie: "u=x+y%20z" });
    const text = schema.type === "array" ? ["x+y z"] : "x+y z";
    expect(decodeCookies([parameter(schema, true, "cookie")], headers)).toEqual({ u: text });
  });

  it("in the name of a cookie remains a plus sign", () => {
    const cookie = { ...parameter({ type: "string" }, true, "cookie"), name: "a+b" };
    const headers = new Headers({ Cookie: "a+b=1; a%2Bb=2; a b=3" });
    expect(decodeCookies([cookie], headers)).toEqual({ "a+b": ["1", "2"] });
  });

  it("in a query is decoded to a space", () => {
    const read = decodeQuery([parameter(list("string"))], rawPairs("u=x+y%20z"));
    expect(read).toEqual({ u: ["x y z"] });
  });
});
