import { describe, expect, it } from "vitest";
import { isLarge } from "../../../server/authority/native-work.ts";

describe("a document", () => {
  const line = { quantity: 1, unit_price: 10, line_description: "a line" };
  const lines = (count: number) => ({ details: Array.from({ length: count }, () => line) });

  it("is large if it has many lines", () => {
    expect(isLarge(lines(10))).toBe(false);
    expect(isLarge(lines(1000))).toBe(true);
  });

  it("is large if it has many references", () => {
    const references = Array.from({ length: 1000 }, () => ({ reference_number: "1" }));
    expect(isLarge({ ...lines(1), references })).toBe(true);
  });

  it("is large if it has long texts", () => {
    expect(isLarge({ header: { observations: "x".repeat(1000) } })).toBe(false);
    expect(isLarge({ header: { observations: "x".repeat(1_000_000) } })).toBe(true);
  });
});
