import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import { generatedValidators } from "./differential/generated-validators.ts";
import { type Body, found, loadBody } from "./explaining.ts";

let loan: Body;
const atHome = {
  reader: "Ada",
  kind: "home",
  until: "2030-01-31",
  lines: [{ title: "Atlas" }],
};

beforeAll(async () => {
  loan = await loadBody(await generateCase("lending", "explain"), "loan-create");
});

function message(body: unknown, pointer: string): string | undefined {
  return loan.explain(body).find((error) => error.pointer === pointer)?.message;
}

describe("an explanation", () => {
  it("has no errors for an accepted body", () => {
    expect(loan.is(atHome)).toBe(true);
    expect(loan.explanation(atHome)).toEqual({ refusals: [], truncated: false });
  });

  it("lists all errors at once, each with four members", () => {
    const body = { kind: "home", shelf: 7, until: "soon", lines: [{ copies: 0 }], colour: 1 };
    expect(loan.is(body)).toBe(false);
    expect(found(loan.explain(body))).toEqual([
      "/colour shape.unknown unknown",
      "/lines/0/copies shape.minimum minimum",
      "/lines/0/title shape.required required",
      "/reader shape.required required",
      "/shelf shape.enum enum",
      "/until shape.pattern pattern",
    ]);
    for (const error of loan.explain(body)) {
      expect(Object.keys(error).sort()).toEqual(["code", "message", "pointer", "rule"]);
    }
  });

  it("contains a pointer only once, even if several keywords reject the value", () => {
    const body = { ...atHome, until: "", reader: "" };
    const pointers = loan.explain(body).map(({ pointer }) => pointer);
    expect(pointers).toEqual([...new Set(pointers)]);
    expect(pointers.sort()).toEqual(["/reader", "/until"]);
  });

  it("omits the errors of rules for a value that has a type error", () => {
    const maps = { ...atHome, shelf: 3 };
    expect(found(loan.explain(maps))).toEqual(["/kind loan.maps-stay const"]);
    expect(found(loan.explain({ ...maps, kind: 5 }))).toEqual(["/kind shape.type type"]);
    const address = { ...atHome, kind: "room", address: 5 };
    expect(found(loan.explain(address))).toEqual(["/address shape.type type"]);
  });

  it("reports a missing member at its pointer, with the id and the code of the rule that requires the member", () => {
    const { until: _, ...body } = atHome;
    expect(found(loan.explain(body))).toEqual(["/until loan.home-has-an-end L-17"]);
    expect(message(body, "/until")).toBe("A loan taken home needs an end date (until).");
  });

  it("reports a forbidden member at the member's pointer", () => {
    const body = { ...atHome, kind: "room", address: { street: "Long Lane" } };
    expect(found(loan.explain(body))).toEqual(["/address loan.room-has-no-address forbidden"]);
  });

  it("reports a missing member once, and omits the errors of rules for the member's value", () => {
    const { kind: _, ...body } = atHome;
    expect(found(loan.explain(body))).toEqual(["/kind shape.required required"]);
  });

  it("uses no terms of JSON Schema", () => {
    const bodies = [
      {},
      [],
      null,
      { ...atHome, kind: "room", address: {} },
      { ...atHome, shelf: 3, until: 5 },
    ];
    for (const body of bodies) {
      const text = JSON.stringify(loan.explain(body));
      expect(text).not.toMatch(/must match|schema|\bthen\b/i);
      expect(loan.explain(body).length).toBeGreaterThan(0);
    }
  });

  it("calls the root value “the body”", () => {
    expect(found(loan.explain([]))).toEqual([" shape.type type"]);
    expect(message("text", "")).toBe("The body must be an object, and is a string.");
  });

  it("names an item of a list by its index and the name of the list", () => {
    expect(message({ ...atHome, lines: [{}, 5] }, "/lines/1")).toBe(
      'Item 1 of "lines" must be an object, and is the number 5.',
    );
  });

  it("names an item of a list in a list by both indexes", async () => {
    const grid = { type: "array", items: { type: "array", items: { type: "integer" } } };
    const object = { type: "object", properties: { grid } };
    const [whole, member] = await generatedValidators("explain-grid", [grid, object]);
    expect(whole?.explain([[1], [2, "a"]])).toMatchObject([
      { message: "Item 1 of item 1 of the body must be an integer, and is a string." },
    ]);
    expect(member?.explain({ grid: [[2, "a"]] })).toMatchObject([
      { message: 'Item 1 of item 0 of "grid" must be an integer, and is a string.' },
    ]);
  });

  it("has at most a hundred errors, and is marked as truncated if the body has more errors", () => {
    const lines = (count: number) => ({ ...atHome, lines: new Array(count).fill({}) });
    const { refusals, truncated } = loan.explanation(lines(5000));
    expect(refusals).toHaveLength(100);
    expect(truncated).toBe(true);
    expect(loan.explanation(lines(100))).toMatchObject({ truncated: false });
    expect(loan.explanation(lines(101))).toMatchObject({ truncated: true });
  });

  it("suggests a similar name for an unknown member, if the schema has a similar name", () => {
    expect(message({ ...atHome, untill: "" }, "/untill")).toContain('did you mean "until"?');
    expect(message({ ...atHome, lines: [{ title: "A", tilte: "B" }] }, "/lines/0/tilte")).toContain(
      '"title"',
    );
    expect(message({ ...atHome, zzzzzzzz: 1 }, "/zzzzzzzz")).not.toContain("did you mean");
  });

  it("does not split a surrogate pair when it cuts a long member name", () => {
    const name = `${"x".repeat(59)}😀y`;
    expect(message({ ...atHome, [name]: 1 }, `/${name}`)).toMatch(/^"x{59}…"/);
  });

  it("lists the values of an enumeration with their titles", () => {
    expect(message({ ...atHome, shelf: 9 }, "/shelf")).toBe(
      '"shelf" must be one of: 1 (poetry), 2 (prose), 3 (maps).',
    );
    expect(message({ ...atHome, kind: "bus" }, "/kind")).toContain('"home" (taken home)');
  });

  it.each([
    [8.69, true],
    [12.5, true],
    [2, true],
    [123456789.12, true],
    [0.125, false],
    [1e-7, false],
    [1.005, false],
  ])(
    "has no error for %d exactly if the shortest notation of the number has at most two decimals",
    (deposit, accepted) => {
      const body = { ...atHome, deposit };
      expect(loan.is(body)).toBe(accepted);
      expect(found(loan.explain(body))).toEqual(
        accepted ? [] : ["/deposit shape.x-decimals x-decimals"],
      );
    },
  );

  it.each([
    ["", true],
    ["QUJD", true],
    ["QQ==", true],
    ["QUJ", false],
    ["QU=D", false],
    ["QUJ_", false],
  ])("has no error for %o exactly if the text is base64", (signature, accepted) => {
    const body = { ...atHome, signature };
    expect(loan.is(body)).toBe(accepted);
    expect(found(loan.explain(body))).toEqual(
      accepted ? [] : ["/signature shape.x-base64 x-base64"],
    );
  });

  it("counts the length of a text in code points, not in UTF-16 units", () => {
    expect(loan.is({ ...atHome, reader: "🦉".repeat(100) })).toBe(true);
    const body = { ...atHome, reader: "🦉".repeat(101) };
    expect(found(loan.explain(body))).toEqual(["/reader shape.maxLength maxLength"]);
  });
});
