import { describe, expect, it } from "vitest";
import type { NumberedDocument } from "../../../server/countries/numbering.ts";
import { countryOf, known } from "./known.ts";

const cancels = [{ reference_code: 1 }];

function numbered(
  document_type_id: number,
  series?: string,
  rest: {
    references?: NumberedDocument["references"];
    additional?: NumberedDocument["header"]["additional"];
  } = {},
): NumberedDocument {
  const { references, additional } = rest;
  return {
    header: {
      document_type_id,
      ...(series !== undefined && { document_sequence_code: series }),
      ...(additional !== undefined && { additional }),
    },
    ...(references !== undefined && { references }),
  };
}

describe("the authority's document type", () => {
  it.each(
    known([
      ["cl", numbered(37), "39"],
      ["cl", numbered(39), "39"],
      ["cl", numbered(54), "52"],
      ["cl", numbered(46), "110"],
      ["pe", numbered(101, "F001"), "01"],
      ["pe", numbered(101, "B001"), "03"],
      ["pe", numbered(101, " B001"), "03"],
      ["pe", numbered(7, "F001"), "07"],
      ["pe", numbered(101, "F001", { references: cancels }), "07"],
      ["pe", numbered(101, "F001", { references: [{ reference_code: 5 }] }), "01"],
      ["pe", numbered(101, "F001", { additional: { pe_shipping: {} } }), "09"],
      ["pe", numbered(120, undefined, { additional: { pe_retention_header: {} } }), "20"],
      ["pe", numbered(101, "T001", { references: cancels }), "09"],
      ["pe", numbered(999), "01"],
      ["co", numbered(301, "SETT"), "01"],
      ["co", numbered(301, "SETT", { references: cancels }), "91"],
      ["co", numbered(92), "92"],
      ["mx", numbered(201), "I"],
      ["mx", numbered(201, undefined, { references: cancels }), "E"],
      ["ar", numbered(401, "A-0001"), "1"],
      ["ar", numbered(401, " A-0001"), "1"],
      ["ar", numbered(406, "B-0001", { references: cancels }), "8"],
      ["ar", numbered(406, "C-0001"), "11"],
      [
        "ar",
        numbered(401, undefined, { references: [{ reference_code: 1, document_type_id: 1 }] }),
        "3",
      ],
      [
        "ar",
        numbered(401, "F-0001", { references: [{ reference_code: 1, document_type_id: 1 }] }),
        "3",
      ],
      [
        "ar",
        numbered(401, undefined, { references: [{ reference_code: 1, document_type_id: 2 }] }),
        "3",
      ],
      [
        "ar",
        numbered(401, undefined, { references: [{ reference_code: 1, document_type_id: 15 }] }),
        "13",
      ],
      ["ar", numbered(401), "6"],
      ["ar", numbered(4), "4"],
      ["ar", numbered(15, "A-0001"), "15"],
      ["us", numbered(501), "380"],
      ["us", numbered(501, undefined, { references: cancels }), "381"],
      ["us", numbered(380, undefined, { references: cancels }), "380"],
      ["us", numbered(383), "383"],
    ] as const),
  )("of the %s document %j is %s", (code, document, type) => {
    expect(countryOf(code).numbering.taxbureauType(document)).toBe(type);
  });
});

describe("the series", () => {
  it.each(
    known([
      ["cl", numbered(2), ""],
      ["pe", numbered(101, "F002"), "F002"],
      ["pe", numbered(101, "  F002 "), "F002"],
      ["pe", numbered(101, " "), "F001"],
      ["pe", numbered(101), "F001"],
      ["pe", numbered(3), "B001"],
      ["pe", numbered(7), "FC01"],
      ["pe", numbered(8), "FD01"],
      ["pe", numbered(9), "T001"],
      ["pe", numbered(20), "R001"],
      ["co", numbered(301, "SE\n TT"), "SE TT"],
      ["co", numbered(301), ""],
      ["ar", numbered(401), "1"],
      ["ar", numbered(401, "A-0003"), "3"],
      ["mx", numbered(201), ""],
      ["us", numbered(501), ""],
    ] as const),
  )("of the %s document %j is %j", (code, document, series) => {
    const { numbering } = countryOf(code);
    expect(numbering.series(document, numbering.taxbureauType(document))).toBe(series);
  });
});

it.each(
  known([
    ["co", "SETP", 990_000_000],
    ["co", "SETT", 1],
    ["cl", undefined, 1],
    ["pe", "F001", 1],
  ] as const),
)("in country %s, the sandbox's range for series %s starts at %i", (code, series, from) => {
  const grant = countryOf(code).numbering.grantOf(numbered(1, series));
  expect(grant).toMatchObject({ origin: "sandbox", from });
  expect(grant.to).toBeGreaterThan(from);
});
