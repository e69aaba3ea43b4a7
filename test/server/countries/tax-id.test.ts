import { describe, expect, it } from "vitest";
import { countries } from "../../../server/countries/countries.ts";
import { isWrongTaxId } from "../../../server/countries/tax-id.ts";
import { describeCountry } from "./known.ts";

interface Case {
  right: string[];
  wrong: string[];
  /** Texts in another format; their check digits are not checked. */
  other: string[];
  printed: [string, string];
}

const cases: Readonly<Record<string, Case>> = {
  cl: {
    right: ["76086428-5", "60803000-K", "60803000-k", "8400006-K", "66666666-6", "76.086.428-5"],
    wrong: ["76086428-4", "60803000-1", "12345678-K"],
    other: ["760864285", "76086428", "EIN 74-0012345", ""],
    printed: ["76086428-5", "76.086.428-5"],
  },
  co: {
    right: ["800197268-4", "899999090-2", "800191045-1", "9001234567-0", "899.999.090-2"],
    wrong: ["800197268-5", "9001234567-1"],
    other: ["8001972684", "CC 52123456"],
    printed: ["800197268-4", "800.197.268-4"],
  },
  mx: {
    right: ["GODE561231GR8", "gode561231gr8", "SAT970701NN3", "XAXX010101000", "XEXX010101000"],
    wrong: ["GODE561231GR9", "SAT970701NN4", "SAT970701NNZ"],
    other: ["SAT9707", "123456789012"],
    printed: ["sat970701nn3", "SAT970701NN3"],
  },
  pe: {
    right: ["20131312955", "20100047218"],
    wrong: ["20131312954", "20100047219"],
    other: ["45678912", "F20131312955"],
    printed: ["20131312955", "20131312955"],
  },
  ar: {
    right: ["33693450239", "30-50001091-2", "20123456786"],
    wrong: ["33693450238", "20123456780"],
    other: ["12345678", "PASAPORTE"],
    printed: ["33693450239", "33-69345023-9"],
  },
  us: {
    right: ["74-0012345", "740012345", "000000000"],
    wrong: [],
    other: ["X"],
    printed: ["740012345", "74-0012345"],
  },
};

const checked = countries.flatMap(({ code, taxId: scheme }) => {
  const found = cases[code];
  return found === undefined ? [] : [{ ...found, scheme }];
});

describe.each(checked)("$scheme.label", ({ scheme, right, wrong, other, printed }) => {
  it.each(right)("%s is right", (code) => expect(isWrongTaxId(scheme, code)).toBe(false));
  it.each(wrong)("%s is wrong", (code) => expect(isWrongTaxId(scheme, code)).toBe(true));
  it.each(other)("%j has another format and is not checked", (code) => {
    expect(isWrongTaxId(scheme, code)).toBe(false);
    expect(scheme.format(code)).toBe(code);
  });

  it.each(wrong)(
    "%s is wrong if its type is the country's tax id type or empty, and is not checked if its type is a passport",
    (code) => {
      expect(isWrongTaxId(scheme, code, "XX-PASSPORT")).toBe(false);
      expect(isWrongTaxId(scheme, code, scheme.types[0])).toBe(true);
      expect(isWrongTaxId(scheme, code, scheme.types[0]?.toLowerCase())).toBe(true);
      expect(isWrongTaxId(scheme, code, "")).toBe(true);
    },
  );

  it("is printed in the authority's format", () => {
    expect(scheme.format(printed[0])).toBe(printed[1]);
  });
});

describeCountry("mx", "the check character of an RFC", ({ taxId }) => {
  it.each(["AÑÑ801231JK0", "A&A050908GT0", "DIM8701081LA", "CAMA911215CJ0", "COSC8001137NA"])(
    "has only one correct value, the last character of %s",
    (code) => {
      const right = [..."0123456789A"].filter(
        (end) => !isWrongTaxId(taxId, code.slice(0, -1) + end),
      );
      expect(right).toEqual([code.slice(-1)]);
    },
  );
});
