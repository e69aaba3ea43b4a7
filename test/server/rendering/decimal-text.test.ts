import { describe, expect, it } from "vitest";
import { decimalText, formatDecimal } from "../../../server/rendering/decimal-text.ts";

const comma = { decimal: ",", group: "." } as const;
const point = { decimal: ".", group: "," } as const;

it.each([
  [1e-7, "0.0000001"],
  [9007199254740991, "9007199254740991"],
  [-1.5, "-1.5"],
  [1e21, "1000000000000000000000"],
])("%d as plain text is %s", (value, text) => {
  expect(decimalText(value)).toBe(text);
});

describe("formatDecimal", () => {
  it.each([
    [1234567.5, comma, undefined, "1.234.567,5"],
    [1234567.5, point, { least: 2 }, "1,234,567.50"],
    ["999", comma, undefined, "999"],
    ["-1190.5", comma, { most: 0 }, "-1.191"],
    [0.1234567, comma, undefined, "0,123457"],
    [123456789.123456, comma, undefined, "123.456.789,123456"],
    [1e-7, comma, undefined, "0"],
    [-0.001, point, { least: 2, most: 2 }, "0.00"],
    [2, point, { least: 2, most: 2 }, "2.00"],
  ] as const)("%s with the marks %o and the decimals %o is %s", (value, marks, decimals, text) => {
    expect(formatDecimal(value, marks, decimals)).toBe(text);
  });
});
