import type { CountryRendering } from "../../rendering/country-rendering.ts";
import { monthFirstDays } from "../../rendering/format-day.ts";
import { englishWords } from "../../rendering/rendering-words.ts";
import { type BreakdownWords, breakdown } from "../breakdown.ts";
import { listedCode, moneyFormat, pointMarks } from "../money.ts";
import { codeTitles } from "../printed-codes.ts";
import { amounts, dollar } from "./amounts.ts";
import { codes } from "./codes.ts";
import { taxbureauType, title } from "./document-types.ts";
import { ein } from "./tax-id.ts";

const rows: BreakdownWords = {
  subtotal: "Lines",
  discount: "Discount",
  surcharge: "Surcharge",
  net: "Subtotal",
  exempt: "Exempt",
  vat: "VAT",
  tax: "Tax",
  taxes: "Sales tax",
  withheld: "Tax withheld",
  credit: "Tax credit",
  rounding: "Rounding",
  total: "Total",
  marks: pointMarks,
  taxTitle: (code) => codeTitle("taxes", code),
};

const codeTitle = codeTitles(codes);

/** The rendering for the United States. The documents have no stamp and no transfer copy. */
export const rendering: CountryRendering = {
  language: "en-US",
  words: englishWords,
  days: monthFirstDays,
  codeTitle,
  titleBox: "plain",
  sheet: "letter",
  taxIdLabel: ein.label,
  marks: pointMarks,
  title,
  folio: ({ header }) => `No. ${header.document_number}`,
  formatTaxId: ein.format,
  formatMoney: moneyFormat(
    { currency: dollar, marks: pointMarks, gap: "" },
    listedCode(codes.currencies),
  ),
  breakdown: (document) => breakdown(document, amounts(document), rows),
  transferable: () => false,
  amountDue: (document) =>
    taxbureauType(document) === "381" ? undefined : amounts(document).total.toFixed(),
};
