import { beforeAll, describe, expect, it } from "vitest";
import { type App, by, errorsOf, lending, type Reported } from "./lending.ts";

let app: App;
let reported: Reported[] = [];

beforeAll(async () => {
  const make = await lending("router-parameters");
  const keep = async (request: Reported) => {
    reported.push(request);
    return { status: 200, body: { items: [] } };
  };
  app = await make({ operations: { listLoans: keep } });
});

async function decoded(query: string): Promise<unknown> {
  reported = [];
  const response = await app.request(`/loans?${query}`, by("reader"));
  return response.status === 200 ? reported[0]?.query : await errorsOf(response);
}

describe("a parameter", () => {
  it.each([
    ["limit=7", { limit: 7 }],
    ["weight=-0.5", { weight: -0.5 }],
    ["weight=0", { weight: 0 }],
    ["weight=1e-7", { weight: 1e-7 }],
    ["weight=-2.5E2", { weight: -250 }],
    ["weight=1e%2B21", { weight: 1e21 }],
    ["open=true", { open: true }],
    ["open=false", { open: false }],
    ["shelf=2", { shelf: 2 }],
    ["reader=7", { reader: "7" }],
    ["reader=", { reader: "" }],
    ["reader=a+b%20c%2B", { reader: "a b c+" }],
    ["reader=%zz", { reader: "%zz" }],
    ["tag=a", { tag: ["a"] }],
    ["tag=a&tag=1&tag=", { tag: ["a", "1", ""] }],
    ["%6Cimit=7", { limit: 7 }],
    ["", {}],
  ])("that matches its schema is decoded: %s", async (query, expected) => {
    expect(await decoded(query)).toEqual(expected);
  });

  it.each(["1e1", " 1", "1 ", "+1", "0x1", "01", "1.0", "1_0", "١", "", "true", "NaN", "1,2"])(
    "of type integer rejects the text %o",
    async (text) => {
      expect(await decoded(`limit=${encodeURIComponent(text)}`)).toEqual(["?limit shape.type"]);
    },
  );

  it.each([
    "1e",
    "e2",
    "1e2.5",
    "01e2",
    "+1",
    "1e999",
    " 1",
    ".5",
    "1.",
    "0x1",
    "Infinity",
    "NaN",
    "",
    "--1",
    "1,5",
  ])("of type number rejects the text %o", async (text) => {
    expect(await decoded(`weight=${encodeURIComponent(text)}`)).toEqual(["?weight shape.type"]);
  });

  it("that is too large for a double is rejected", async () => {
    expect(await decoded(`limit=${"9".repeat(400)}`)).toEqual(["?limit shape.type"]);
    expect(await decoded(`weight=-1${"0".repeat(309)}.5`)).toEqual(["?weight shape.type"]);
  });

  it.each(["1", "0", "TRUE", "True", "yes", "", "true ", "on"])(
    "of type boolean rejects the text %o",
    async (text) => {
      expect(await decoded(`open=${encodeURIComponent(text)}`)).toEqual(["?open shape.type"]);
    },
  );

  it("that may occur only once is rejected when it occurs twice", async () => {
    expect(await decoded("limit=1&limit=2")).toEqual(["?limit shape.type"]);
    expect(await decoded("reader=a&reader=a")).toEqual(["?reader shape.type"]);
    expect(await decoded("shelf=1&shelf=1")).toHaveLength(1);
  });

  it("that breaks its schema is reported once", async () => {
    expect(await decoded("limit=51&shelf=3&tag=a&tag=b&tag=c&tag=d")).toEqual([
      "?limit shape.maximum",
      "?shelf shape.enum",
      "?tag shape.maxItems",
    ]);
    expect(await decoded("limit=99999999999999999999")).toEqual(["?limit shape.maximum"]);
  });

  it.each(["__proto__", "constructor", "toString", "Limit", "limit%00", "limit[]", "a/b~c"])(
    "that the spec does not declare is reported with its decoded name: %s",
    async (name) => {
      const shown = decodeURIComponent(name);
      expect(await decoded(`${name}=1`)).toEqual([`?${shown} shape.unknown`]);
    },
  );
});
