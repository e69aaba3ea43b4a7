import type { Country } from "../../../../server/countries/country.ts";
import type { NativeTrial } from "../native-suite.ts";

/** The data from which the suite makes native files for the United States. */
export function trialOf(country: Country): NativeTrial {
  const { native } = country;
  return {
    country,
    native,
    numbering: (document, number) => ({
      type: country.numbering.taxbureauType(document),
      series: document.header.document_sequence_code ?? "",
      number,
      origin: "sandbox",
    }),
    referenced: new Map([
      [1, { type: "380", series: "", number: 77, issue_date: "2025-01-02", total_amount: 1080 }],
      [2, { type: "380", series: "", number: 78, issue_date: "2025-01-02", total_amount: 108 }],
      [3, { type: "380", series: "", issue_date: "2025-01-02" }],
    ]),
  };
}
