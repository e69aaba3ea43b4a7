import type { Country } from "../../../../server/countries/country.ts";
import type { NativeDocument } from "../../../../server/countries/native.ts";
import { correctsAnother } from "../../../../server/countries/titles.ts";
import type { NativeTrial } from "../native-suite.ts";
import { tax, type Variety } from "../ubl/varied-trial.ts";

function typeOf(document: NativeDocument): string {
  const { document_type_id: id } = document.header;
  if ([1, 2, 3, 4, 91, 92].includes(id)) return String(id).padStart(2, "0");
  return correctsAnother(document) ? "91" : "01";
}

/** The data from which the suite makes Colombian files. */
export function trialOf(country: Country): NativeTrial {
  const { native } = country;
  const held = { type: "01", series: "SETP", issue_date: "2025-01-02", total_amount: 1190 };
  return {
    country,
    native,
    numbering: (document, number) => ({
      type: typeOf(document),
      series: document.header.document_sequence_code ?? "",
      number,
      origin: "sandbox",
      authorization_number: "18760000001",
      technical_key: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
      from: 1,
      to: 995_000_000,
      valid_from: "2019-01-19",
      valid_to: "2030-01-19",
    }),
    referenced: new Map([
      [1, { ...held, number: 990_000_077, seals: { cufe: "ab".repeat(48) } }],
      [2, { ...held, number: 990_000_078 }],
    ]),
  };
}

/** The taxes and the note types of random Colombian documents. */
export const variety: Variety = {
  taxes: [tax("1", 5), tax("04", 8), tax("03", 1), tax("06", 2.5, 100), tax("22", 0, 66)],
  notes: [91, 92],
};
