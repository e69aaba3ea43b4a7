import type { Country } from "../../../../server/countries/country.ts";
import type { NativeDocument, NativeNumbering } from "../../../../server/countries/native.ts";
import { correctsAnother } from "../../../../server/countries/titles.ts";
import type { NativeTrial } from "../native-suite.ts";
import { tax, type Variety } from "../ubl/varied-trial.ts";

const types = [1, 3, 7, 8, 9, 20];
// The document type by the first letter of a series.
const series: Readonly<Record<string, string>> = { F: "01", B: "03", T: "09", R: "20" };

function typeOf({ header, references = [] }: NativeDocument): string {
  const { document_type_id: id, document_sequence_code: code = "", additional = {} } = header;
  if (types.includes(id)) return String(id).padStart(2, "0");
  if (additional.pe_shipping !== undefined) return "09";
  if (additional.pe_retention_header !== undefined) return "20";
  if (correctsAnother({ header, references })) return "07";
  return series[code.slice(0, 1)] ?? "01";
}

/** The data from which the suite makes Peruvian files. */
export function trialOf(country: Country): NativeTrial {
  const { native } = country;
  return {
    country,
    native,
    numbering(document, number): NativeNumbering {
      const type = typeOf(document);
      const first =
        { "01": "F", "03": "B", "07": "FC", "08": "FD", "09": "T", "20": "R" }[type] ?? "F";
      const sent = document.header.document_sequence_code;
      return { type, series: sent ?? first.padEnd(3, "0").concat("1"), number, origin: "sandbox" };
    },
    referenced: new Map([
      [1, { type: "01", series: "F001", number: 77, issue_date: "2025-01-02", total_amount: 1180 }],
      [2, { type: "03", series: "B001", number: 78, issue_date: "2025-01-02", total_amount: 118 }],
    ]),
  };
}

/** The taxes and the note types of random Peruvian documents. */
export const variety: Variety = {
  taxes: [tax("1000", 18), tax("9997", 0), tax("2000", 20), tax("7152", 0, 0.5), tax("1", 10)],
  notes: [7, 8],
};
