import { describe, expect, it } from "vitest";
import { endsBeforeLineBreaks, endText } from "../../generator/emit/schemas/end-of-text.ts";
import type { Json } from "../../generator/openapi/pointer.ts";

const refused = { type: "string", pattern: "[\\n\\r\\u0085\\u2028\\u2029]" };

describe("a pattern", () => {
  it.each([
    "^[0-9]{7,8}-[0-9Kk]$",
    "^UTC[+-]([01]?[0-9]|2[0-3])(:[0-5][0-9])?$",
    "^(?!.*,,)[0-9][0-9,]*(?<!,)$",
    "^a\\.b\\/[\\]\\-]$",
    "^[A-Z&Ññ]{3}$",
  ])(
    "%s accepts no text with a line break in ECMAScript, and gets a `not` that rejects line breaks in other dialects",
    (pattern) => {
      expect(endsBeforeLineBreaks(pattern)).toBe(true);
      expect(endText({ pattern })).toEqual({ pattern, not: refused });
    },
  );

  it.each([
    "^https?://",
    "[0-9]$",
    "^.*$",
    "^[^,]+$",
    "^\\s+$",
    "^[\\S]+$",
    "^a$|^b\\n$",
    "^a|b$",
    "^costs \\$",
    "^\\u000a$",
    "^a\n$",
    "^(?:.)$",
    "^[ -ÿ]{1,40}$",
    "^[À-\u{10ffff}]$",
    "^[\t-~]$",
    "^\u0085$",
  ])("%s may accept a text with a line break, and gets no `not`", (pattern) => {
    expect(endsBeforeLineBreaks(pattern)).toBe(false);
    expect(endText({ pattern })).toEqual({ pattern });
  });

  it("gets no `not` if its schema already has one, or if it is inside the value of `enum` or `const`", () => {
    const pattern = "^[0-9]$";
    expect(endText({ pattern, not: { const: "1" } })).toEqual({ pattern, not: { const: "1" } });
    expect(endText({ enum: [{ pattern }], allOf: [{ const: { pattern } }] })).toEqual({
      enum: [{ pattern }],
      allOf: [{ const: { pattern } }],
    });
  });

  it("gets a `not` even in the schema of a member that is named like a keyword", () => {
    const pattern = "^[0-9]$";
    const names = ["example", "default", "enum", "const", "pattern"];
    const of = (member: Json): Json => Object.fromEntries(names.map((name) => [name, member]));
    expect(endText({ properties: of({ pattern }) })).toEqual({
      properties: of({ pattern, not: refused }),
    });
  });

  it("accepts the same strings in ECMAScript with and without its added `not`", () => {
    for (const text of ["1\n", "1", "\n1", "1\r\n", "1\u2028", ""]) {
      const schema = { pattern: "^[0-9]+$" };
      const { not } = endText(schema) as { not: { pattern: string } };
      const before = new RegExp(schema.pattern, "u").test(text);
      expect(before && !new RegExp(not.pattern, "u").test(text), JSON.stringify(text)).toBe(before);
    }
  });
});
