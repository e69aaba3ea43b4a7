import { expect, it } from "vitest";
import { codeWarnings, defaultTaxes } from "../../../server/countries/code-warnings.ts";
import { findCode, isMisspelt } from "../../../server/countries/codes.ts";

const code = (text: string) => ({ code: text, title: text });
const list = { default: "UN", codes: { UN: code("C62"), TON: code("TNE"), MÉTRO: code("MTR") } };

it("a listed code is found although white space surrounds the value", () => {
  expect(findCode(list, " TON ")).toMatchObject({ code: "TNE", isDefault: false });
});

it.each(["ton", "constructor", "", undefined, 7])(
  "the default replaces the unlisted value %s",
  (value) => expect(findCode(list, value)).toMatchObject({ code: "C62", isDefault: true }),
);

it.each(["ton", "Ton", "metro", "MÉtro", "un"])("%s is a listed code in another spelling", (text) =>
  expect(isMisspelt(list, text)).toBe(true),
);

it.each([
  ["TON", "TON"],
  ["UN", "UN"],
  ["tonne", "tonne"],
  ["an empty value", ""],
  ["a value of a million letters", "x".repeat(1_000_000)],
  ["an absent value", undefined],
])("%s is not a misspelling of a listed code", (_, text) =>
  expect(isMisspelt(list, text)).toBe(false),
);

it("each misspelt code gets a warning, up to 100 warnings per body; `defaultTaxes` points to each unlisted tax code", () => {
  const taxes = [{ tax_type_id: "un" }, { tax_type_id: "UN" }, { tax_type_id: "vat" }];
  const lines = { units: list, taxes: list };
  const warned = codeWarnings({ details: [{ unit_measure: "Ton", taxes }] }, lines);
  expect(warned.map(({ pointer, rule }) => [pointer, rule])).toEqual([
    ["/details/0/unit_measure", "native.code"],
    ["/details/0/taxes/0/tax_type_id", "native.code"],
  ]);
  expect(defaultTaxes({ details: [{ taxes }] }, list)).toEqual([
    "/details/0/taxes/0/tax_type_id",
    "/details/0/taxes/2/tax_type_id",
  ]);
  const many = Array.from({ length: 500 }, () => ({ unit_measure: "ton" }));
  expect(codeWarnings({ details: many }, lines)).toHaveLength(100);
});
