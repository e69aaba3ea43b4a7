import { beforeAll, describe, expect, it } from "vitest";
import { type Body, found, loadBody } from "./explaining.ts";
import { generateSpec } from "./output.ts";

const items: Readonly<Record<string, object>> = {
  any: {},
  texts: { items: { type: "string" } },
  objects: { items: { type: "object" } },
  mixed: { items: { type: ["string", "integer"] } },
};

let bag: Body;

beforeAll(async () => {
  const lists = Object.entries(items).map(([name, more]) => [
    name,
    { type: "array", uniqueItems: true, ...more },
  ]);
  const schema = { type: "object", properties: Object.fromEntries(lists) };
  const body = {
    content: { "application/json": { schema: { $ref: "#/components/schemas/Bag" } } },
  };
  const post = { requestBody: body, responses: { 204: { description: "" } } };
  const folder = await generateSpec("unique-items", {
    openapi: "3.1.1",
    info: { title: "Bags", version: "1" },
    paths: { "/": { post } },
    components: { schemas: { Bag: schema } },
  });
  bag = await loadBody(folder, "bag");
});

describe("items that must differ", () => {
  it.each([
    { any: [1, "1", true, "true", null, "null", [], {}, [1], ["1"], { a: 1 }, { a: "1" }] },
    { texts: ["a", "A", "", "__proto__", "constructor", "toString"] },
    { mixed: ["1", 1, "1_", "_1"] },
    { objects: [{ a: 1, b: 2 }, { a: 1 }, { b: 2 }, { a: { b: 2 } }, { "a,b": 1 }] },
    { any: [["a,b"], ["a", "b"], [["a"], "b"]] },
    { any: [[Infinity], [-Infinity], [null], { a: Infinity }, { a: null }] },
  ])("are accepted when they differ: %j", (body) => {
    expect(bag.is(body)).toBe(true);
    expect(bag.explain(body)).toEqual([]);
  });

  it.each([
    { any: [1, 2, 1.0] },
    { any: [0, -0] },
    { any: [null, false, null] },
    { texts: ["__proto__", "a", "__proto__"] },
    { mixed: ["1", 1, "1"] },
    {
      objects: [
        { a: 1, b: [{ c: 1, d: 2 }] },
        { b: [{ d: 2, c: 1 }], a: 1 },
      ],
    },
  ])("are rejected when two items are equal: %j", (body) => {
    expect(bag.is(body)).toBe(false);
    const [name] = Object.keys(body);
    expect(found(bag.explain(body))).toEqual([`/${name} shape.uniqueItems uniqueItems`]);
  });

  it("are read fewer than five times each on average, in an array of 100,000 items", () => {
    let looks = 0;
    const counted = (value: object) =>
      new Proxy(value, {
        ownKeys: (target) => {
          looks++;
          return Reflect.ownKeys(target);
        },
      });
    const objects = Array.from({ length: 100_000 }, (_, a) => counted({ a }));
    expect(bag.is({ objects, any: [...objects.keys()] })).toBe(true);
    expect(looks).toBeLessThan(500_000);
  });
});
