import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../generator/openapi/pointer.ts";
import { decodeShape } from "../../generator/plan/shapes.ts";
import {
  decodeCookies,
  decodeHeaders,
  decodePath,
  decodeQuery,
  rawPairs,
} from "../../generator/runtime/routes/parameters.ts";
import type { ParameterDefinition } from "../../generator/runtime/routes/types.ts";

const parameter = (name: string, schema: JsonObject): ParameterDefinition => ({
  name,
  in: "query",
  style: "form",
  explode: true,
  shape: decodeShape(schema, new Map()),
});
const integer = { type: "integer" };
const a = { type: "object", properties: { a: integer } };
const b = { type: "object", properties: { b: integer } };
const closed = (schema: object) => ({ ...schema, additionalProperties: false });

describe("an exploded object", () => {
  const page = parameter("page", { ...a, properties: { size: integer } });

  it.each<JsonObject>([
    { type: "object", allOf: [a, b], unevaluatedProperties: false },
    { allOf: [a, { ...b, unevaluatedProperties: false }] },
    { ...b, allOf: [a], additionalProperties: false },
    { anyOf: [a, b], unevaluatedProperties: false },
    { type: "object", oneOf: [closed(a), { allOf: [a, b], ...closed(b) }] },
    { type: ["object", "null"], anyOf: [closed({ allOf: [a], ...b }), { type: "null" }, false] },
  ])(
    "leaves undeclared members to other parameters if its schema rejects such members: %j",
    (schema) => {
      const definitions = [parameter("filter", schema), page];
      expect(decodeQuery(definitions, rawPairs("a=1&b=2&size=3"))).toEqual({
        filter: { a: 1, b: 2 },
        page: { size: 3 },
      });
      expect(decodeQuery(definitions, rawPairs("b=2&zz=3"), true)).toEqual({
        filter: { b: 2 },
        page: { zz: "3" },
      });
    },
  );

  it.each<JsonObject>([
    { anyOf: [closed(a), b] },
    { allOf: [{ ...a, additionalProperties: integer }], unevaluatedProperties: false },
    { allOf: [a, { if: a, else: b }], unevaluatedProperties: false },
    { ...a, if: b, else: b, unevaluatedProperties: false },
    { ...a, allOf: [{ additionalProperties: true }], unevaluatedProperties: false },
  ])("gets undeclared members if its schema may accept such members: %j", (schema) => {
    const { filter } = decodeQuery([parameter("filter", schema)], rawPairs("a=1&size=3"));
    expect(filter).toHaveProperty("size");
  });

  it("from a header with an empty value has no members", () => {
    const open = parameter("Filter", { properties: a.properties });
    const header = { ...open, in: "header", style: "simple" } as const;
    expect(decodeHeaders([header], new Headers({ Filter: "" }))).toEqual({ Filter: {} });
  });

  it.each<JsonObject>([
    { additionalProperties: integer },
    { allOf: [a], unevaluatedProperties: integer },
  ])(
    "whose schema has no `type` gets undeclared members, converted to the type in additionalProperties or unevaluatedProperties: %j",
    (schema) => {
      const values = decodeQuery([parameter("filter", schema)], rawPairs("size=3"));
      expect(values).toEqual({ filter: { size: 3 } });
    },
  );

  it("gets a member, converted to the type in the matching patternProperties, if `properties` names no type for the member", () => {
    const patternProperties = { "^a": {}, "^ab": { type: "integer" } };
    const schema = { type: "object", properties: { a: integer, ab: {} }, patternProperties };
    expect(decodeQuery([parameter("filter", schema)], rawPairs("a=1&ab=2&abc=3"))).toEqual({
      filter: { a: 1, ab: 2, abc: 3 },
    });
  });

  it("gets a member that its schema lists, although an earlier parameter accepts every member", () => {
    const definitions = [page, parameter("filter", b)];
    expect(decodeQuery(definitions, rawPairs("b=1&c=2"))).toEqual({
      page: { c: "2" },
      filter: { b: 1 },
    });
  });

  it("gets a member that its patternProperties match, although an earlier parameter accepts every member", () => {
    const filter = parameter("filter", closed({ patternProperties: { "^x-": integer } }));
    expect(decodeQuery([page, filter], rawPairs("x-a=1&c=2"))).toEqual({
      page: { c: "2" },
      filter: { "x-a": 1 },
    });
  });

  it("gets a member that its schema lists, although another parameter has the name of this member", () => {
    const filter = parameter("filter", { type: "object", properties: { page: integer } });
    expect(decodeQuery([page, filter], rawPairs("page=1"))).toEqual({ filter: { page: 1 } });
  });

  it.each([{ type: "object" }, { type: ["object", "null"] }])(
    "may have a member with the parameter's own name: %j",
    (typed) => {
      const size = parameter("size", { ...typed, properties: { size: integer, a: integer } });
      const object = { size: 3, a: 1 };
      expect(decodeQuery([page, size], rawPairs("size=3&a=1"))).toEqual({ size: object });
      const cookies = new Headers({ cookie: "size=3; a=1" });
      expect(decodeCookies([{ ...size, in: "cookie" }], cookies)).toEqual({ size: object });
      const matrix = { ...size, in: "path", style: "matrix" } as const;
      expect(decodePath([matrix], { size: ";size=3;a=1" })).toEqual({ size: object });
      expect(decodePath([matrix], { size: ";size=3" })).toEqual({ size: { size: 3 } });
    },
  );

  it("is null or a text if the request sends null or a text under the name of the parameter", () => {
    const schema = { type: ["object", "null"], properties: { size: integer } };
    const size = parameter("size", schema);
    expect(decodeQuery([size], rawPairs("size=null"))).toEqual({ size: null });
    const open = parameter("open", { type: ["object", "null"] });
    expect(decodeQuery([open], rawPairs("open=x"))).toEqual({ open: "x" });
    const matrix = { ...size, in: "path", style: "matrix" } as const;
    expect(decodePath([matrix], { size: ";size=null" })).toEqual({ size: null });
  });
});
