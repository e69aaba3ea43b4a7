import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../generator/openapi/pointer.ts";
import { generatedValidators } from "./differential/generated-validators.ts";
import type { Body } from "./explaining.ts";
import { allow } from "./output.ts";
import { cases } from "./verdict-cases.ts";

let printed: Body[];

beforeAll(async () => {
  printed = await generatedValidators(
    "verdicts",
    Object.values(cases).map(({ schema }) => schema),
  );
});

describe("a validator returns the right verdicts for", () => {
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

describe("a reference", () => {
  it("resolves to the schema with the $id or $anchor, not to data with the same $id or $anchor", async () => {
    const named = { $id: "https://example.com/named.json", $anchor: "here", type: "string" };
    const data = { $id: named.$id, $anchor: "here", type: "null" };
    const [byId, byAnchor] = await generatedValidators(
      "verdicts/names",
      [
        { properties: { a: { const: data }, b: { enum: [data] }, c: { $ref: named.$id } } },
        {
          properties: { d: { default: data, examples: [data] }, c: { $ref: `${named.$id}#here` } },
        },
        { properties: { named, e: { unknown: { data } }, const: { type: "integer" } } },
      ],
      allow("spec/unknown-keyword"),
    );
    for (const printed of [byId, byAnchor]) {
      expect([printed?.is({ c: "x" }), printed?.is({ c: null })]).toEqual([true, false]);
    }
    expect([byId?.is({ a: data, b: data }), byId?.is({ a: {} })]).toEqual([true, false]);
  });

  it("into an unknown but allowed keyword resolves to the schema inside the keyword", async () => {
    const [printed] = await generatedValidators(
      "verdicts/unknown",
      [
        {
          properties: { a: { $ref: "#/components/schemas/S1/templates/a" } },
          additionalProperties: { $ref: "#/components/schemas/S1/other" },
        },
        {
          templates: { a: { type: "string" } },
          other: { type: "object", properties: { n: { type: "null" } } },
        },
      ],
      allow("spec/unknown-keyword"),
    );
    const verdicts = [{ a: "x", b: { n: null } }, { a: 1 }, { b: { n: 1 } }].map((body) =>
      printed?.is(body),
    );
    expect(verdicts).toEqual([true, false, false]);
  });
});

describe("a recursive union whose alternatives have different constants in `kind`", () => {
  it("is validated in a short time at 60 levels, even if `kind` comes after the recursive member", async () => {
    const kind = (name: string) => ({
      allOf: [{ $ref: "#/components/schemas/S1" }],
      properties: { kind: { const: name } },
    });
    const [printed] = await generatedValidators("verdicts/recursive", [
      { oneOf: [kind("a"), kind("b")] },
      {
        type: "object",
        properties: { child: { $ref: "#/components/schemas/S0" }, kind: { type: "string" } },
        required: ["kind"],
      },
    ]);
    const nested = (depth: number, leaf: string): Json =>
      depth === 0
        ? { kind: leaf }
        : { child: nested(depth - 1, leaf), kind: "ab"[depth % 2] ?? "" };
    expect(printed?.is(nested(60, "a"))).toBe(true);
    expect(printed?.is(nested(60, "c"))).toBe(false);
    expect(printed?.explain(nested(60, "c"))).toHaveLength(1);
  }, 20_000);
});

describe("an explanation of unevaluated items", () => {
  it("states how many items are allowed", async () => {
    const [printed] = await generatedValidators("verdicts/items", [
      { prefixItems: [true], unevaluatedItems: false },
    ]);
    const [error] = printed?.explain([1, 2]) ?? [];
    expect(error?.message).toBe("The body must have at most 1 item.");
  });
});

describe("an explanation of unevaluated members", () => {
  it("does not report a member as unknown if a branch or a referenced schema lists the member, even if that schema rejects the body", async () => {
    const [printed] = await generatedValidators("verdicts/noise", [
      {
        type: "object",
        allOf: [{ $ref: "#/components/schemas/S1" }],
        oneOf: [
          { properties: { kind: { const: "a" }, size: { type: "integer" } } },
          { type: "null" },
        ],
        unevaluatedProperties: false,
      },
      { properties: { name: { type: "string" } }, patternProperties: { "^x-": true } },
    ]);
    const about = (body: Json) =>
      printed?.explain(body).map(({ pointer, code }) => `${pointer} ${code}`);
    expect(about({ name: 1, "x-a": 1 })).toEqual(["/name type"]);
    expect(about({ kind: "a", size: "big" })).toEqual(["/size type"]);
    expect(about({ kind: "a", other: 1 })).toEqual(["/other unknown"]);
  });
});
