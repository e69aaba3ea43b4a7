import { describe, expect, it } from "vitest";
import { taxIdSpellings, totalExample, totalOf } from "../../../server/console/search-terms.ts";
import { countries, countryByCode } from "../../../server/countries/countries.ts";
import { describeCountry, known } from "../countries/known.ts";

describe("a total", () => {
  it.each(
    known([
      ["cl", "232.267", "232267"],
      ["cl", "$ 232.267", "232267"],
      ["cl", "-$ 1.190", "-1190"],
      ["cl", "1.190,50", "1190.50"],
      ["cl", "232267", "232267"],
      ["cl", "USD 8.000,00", "8000.00"],
      ["cl", "-usd 8.000,00", "-8000.00"],
      ["mx", "1,160.00", "1160.00"],
      ["mx", "$1,160.00", "1160.00"],
      ["mx", "1160.5", "1160.5"],
      ["pe", "S/ 1,160.00", "1160.00"],
    ]),
  )("in %s, typed as %s, is sent to the API as %s", (code, typed, total) => {
    expect(totalOf(typed, countryByCode(code))).toBe(total);
  });

  describeCountry("cl", "of Chile", (chile) => {
    it.each(["1190.50", "1.19.0", "abc", ""])(
      "typed as %j remains unchanged, because the country does not print this format",
      (typed) => {
        expect(totalOf(typed, chile)).toBe(typed);
      },
    );
  });

  it("remains unchanged if the country is unknown", () => {
    expect(totalOf("1,160.00", undefined)).toBe("1,160.00");
  });

  it.each(countries)("in the printed form of $code is converted back to its amount", (country) => {
    for (const header of [{ document_type_id: 2 }, { document_type_id: 46, currency_id: 2 }]) {
      for (const amount of ["0", "7", "1190", "-1234567", "1234567"]) {
        const document = { header, totals: {} } as Parameters<
          typeof country.rendering.formatMoney
        >[1];
        const printed = country.rendering.formatMoney(amount, document);
        expect(Number(totalOf(printed, country)), printed).toBe(Number(amount));
      }
    }
    expect(Number(totalOf(totalExample(country), country))).toBe(1190);
  });
});

describe("a tax id", () => {
  it.each(
    known([
      ["cl", "76.543.210-3", ["76.543.210-3", "76543210-3"]],
      ["cl", "76543210-3", ["76543210-3", "76.543.210-3"]],
      ["cl", "1.234.567-k", ["1.234.567-k", "1234567-K", "1234567-k", "1.234.567-K"]],
      ["cl", "DE.123-X", ["DE.123-X"]],
      ["ar", "20-12345678-6", ["20-12345678-6", "20123456786"]],
      ["ar", "20123456786", ["20123456786", "20-12345678-6"]],
      ["ar", "20.12345678.6", ["20.12345678.6"]],
    ]),
  )(
    "of %s, typed as %s, is also searched in other spellings if it fits the country's scheme",
    (code, typed, spellings) => {
      expect(taxIdSpellings(typed, countryByCode(code))).toEqual(spellings);
    },
  );

  it("is searched only as typed if the country is unknown", () => {
    expect(taxIdSpellings("76.543.210-3", undefined)).toEqual(["76.543.210-3"]);
  });
});
