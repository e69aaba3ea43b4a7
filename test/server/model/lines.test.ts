import { describe, expect, it } from "vitest";
import { arrangeLines, lineAmount, type PrintedLine } from "../../../server/model/lines.ts";

describe("lineAmount", () => {
  it.each([
    [{ quantity: 3, unit_price: 0.1 }, "0.3"],
    [{ quantity: 1.1, unit_price: 1.1 }, "1.21"],
    [{ quantity: 10, unit_price: 1000, modifier_percentage: -6.5 }, "9350"],
    [{ quantity: 10, unit_price: 1000, modifier_amount: -500 }, "9500"],
    [{ quantity: 10, unit_price: 1000, modifier_amount: 500, modifier_percentage: 0 }, "10500"],
    [{ quantity: 123456789.123456, unit_price: 0.000001 }, "123.456789123456"],
  ])("the amount of %j is %s", (line, expected) => {
    expect(lineAmount(line).toFixed()).toBe(expected);
  });
});

const line = (members: Partial<PrintedLine>): PrintedLine => ({
  quantity: 1,
  unit_price: 100,
  total_amount_line: 119,
  line_description: "Thing",
  unit_measure: "UN",
  ...members,
});

describe("arrangeLines", () => {
  const sums = { sum_up_detail_lines: 1 };

  it("returns the lines unchanged if `sum_up_detail_lines` and `order_of_added_products` are absent or 0", () => {
    const lines = [line({ sku: "A" }), line({ sku: "A" })];
    expect(arrangeLines(lines, {})).toEqual(lines);
    expect(arrangeLines(lines, { sum_up_detail_lines: 0, order_of_added_products: 0 })).toEqual(
      lines,
    );
  });

  it("combines lines with a blank SKU if their descriptions are equal", () => {
    const lines = ["Bread", "Milk", "Milk"].map((line_description) =>
      line({ sku: " ", line_description }),
    );
    expect(arrangeLines(lines, sums).map((one) => one.line_description)).toEqual(["Bread", "Milk"]);
  });

  it("combines lines with the same product and price, with exact sums", () => {
    const tax = { tax_type_id: "1", tax_percentage: 19 };
    const lines = [
      line({ sku: "A", quantity: 0.1, total_taxes: 0.1, taxes: [{ ...tax, tax_amount: 0.1 }] }),
      line({ sku: "B" }),
      line({ sku: "A", quantity: 0.2, total_taxes: 0.2, taxes: [{ ...tax, tax_amount: 0.2 }] }),
    ];
    expect(arrangeLines(lines, sums)).toEqual([
      line({
        sku: "A",
        quantity: 0.3,
        total_amount_line: 238,
        total_taxes: 0.3,
        taxes: [{ ...tax, tax_amount: 0.3 }],
      }),
      line({ sku: "B" }),
    ]);
  });

  it("combines lines without a SKU if their descriptions are equal", () => {
    const lines = [line({}), line({ line_description: "Other" }), line({})];
    expect(arrangeLines(lines, sums).map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it.each<[string, Partial<PrintedLine>]>([
    ["price", { unit_price: 101 }],
    ["discount in percent", { modifier_percentage: -5 }],
    ["unit", { unit_measure: "KG" }],
    ["SKU", { sku: "B" }],
  ])("does not combine lines that differ in %s", (_what, other) => {
    expect(arrangeLines([line({ sku: "A" }), line({ sku: "A", ...other })], sums)).toHaveLength(2);
  });

  it("sums discount amounts, and joins different long descriptions", () => {
    const lines = [
      line({ modifier_amount: -1, long_description: "red" }),
      line({ modifier_amount: -2, long_description: "blue" }),
      line({ long_description: "red" }),
    ];
    expect(arrangeLines(lines, sums)).toMatchObject([
      { quantity: 3, modifier_amount: -3, long_description: "red; blue" },
    ]);
  });

  it("returns lines in reverse order if `order_of_added_products` is 1", () => {
    const lines = [line({ sku: "A" }), line({ sku: "B" }), line({ sku: "A" })];
    const skus = (settings: object) => arrangeLines(lines, settings).map(({ sku }) => sku);
    expect(skus({ order_of_added_products: 1 })).toEqual(["A", "B", "A"]);
    expect(skus({ order_of_added_products: 1, ...sums })).toEqual(["B", "A"]);
    expect(lines.map(({ sku }) => sku)).toEqual(["A", "B", "A"]);
  });
});
