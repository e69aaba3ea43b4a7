import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { parseSource } from "../../generator/load/source.ts";
import { planVectors } from "../../generator/plan/vectors.ts";

/** The body of a vector from the base `{ total: 1, lines: [{ a: 1 }, { a: 2 }] }`, or the code of the problem. */
function bodyOf(vector: object): unknown {
  const bases = { base: { value: { total: 1, lines: [{ a: 1 }, { a: 2 }] } } };
  const file = { body: "order", bases, vectors: [{ name: "v", base: "base", ...vector }] };
  const problems: Diagnostic[] = [];
  const source = parseSource("order.json", JSON.stringify(file), problems);
  const [planned] = planVectors([source], problems);
  return problems.map(({ code }) => code)[0] ?? planned?.vectors[0]?.body;
}

describe("the body of a vector", () => {
  const lines = [{ a: 1 }, { a: 2 }];

  it.each([
    [{ set: { "/total": 5 } }, { total: 5, lines }],
    [{ set: { "/lines/1/a": 5 } }, { total: 1, lines: [{ a: 1 }, { a: 5 }] }],
    [{ set: { "/lines/-": 5 } }, { total: 1, lines: [...lines, 5] }],
    [{ set: { "/lines/2": 5 } }, { total: 1, lines: [...lines, 5] }],
    [{ set: { "": 5 } }, 5],
    [
      { set: { "/__proto__": 5 } },
      JSON.parse(`{"total": 1, "lines": ${JSON.stringify(lines)}, "__proto__": 5}`),
    ],
    [{ drop: ["/total", "/lines/0"] }, { lines: [{ a: 2 }] }],
  ])("is its base, changed at the pointers of `set` and `drop`: %j", (vector, body) => {
    expect(bodyOf(vector)).toEqual(body);
  });

  it.each([
    { set: { total: 5 } },
    { set: { "/lines/x": 5 } },
    { set: { "/lines/01": 5 } },
    { drop: ["total"] },
    { drop: ["/lines/-"] },
    { drop: ["/lines/x"] },
    { drop: ["/nope"] },
    { drop: ["/lines/2"] },
    { set: { "/lines/3": 5 } },
  ])("cannot be made from an invalid pointer, or a pointer without a target: %j", (vector) => {
    expect(bodyOf(vector)).toBe("spec/vector");
  });

  it("cannot be made from an unknown base, even if the vector has a body", () => {
    expect(bodyOf({ base: "bse", body: {} })).toBe("spec/vector");
  });

  it.each([
    ["{{customer}}", 1],
    ["{{customer}}/{{order}}", "1/1"],
    ["a {{customer}}", "a 1"],
  ])("contains 1 instead of each placeholder of an id: %s", (text, filled) => {
    expect(bodyOf({ set: { "": text } })).toBe(filled);
  });
});
