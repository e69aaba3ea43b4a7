import type { CountryRendering } from "../../rendering/country-rendering.ts";
import { slashedDays } from "../../rendering/format-day.ts";
import { spanishWords } from "../../rendering/rendering-words.ts";
import { type BreakdownWords, breakdown, spanishBreakdown } from "../breakdown.ts";
import { commaMarks, listedCode, moneyFormat } from "../money.ts";
import { codeTitles } from "../printed-codes.ts";
import { seriesOf } from "../titles.ts";
import { documentInWords } from "./amount-in-words.ts";
import { amounts, peso } from "./amounts.ts";
import { codes } from "./codes.ts";
import { title } from "./document-types.ts";
import { facts } from "./facts.ts";
import { legalLines } from "./legal-lines.ts";
import { stamp } from "./stamp.ts";
import { nit } from "./tax-id.ts";

const rows: BreakdownWords = {
  ...spanishBreakdown,
  total: "Total a pagar",
  taxTitle: (code) => codeTitle("taxes", code),
};

const codeTitle = codeTitles(codes);

/** The rendering of Colombian documents. */
export const rendering: CountryRendering = {
  language: "es-CO",
  words: { ...spanishWords, activity: "Actividad económica", district: "Barrio" },
  days: slashedDays,
  codeTitle,
  titleBox: "plain",
  sheet: "letter",
  taxIdLabel: nit.label,
  marks: commaMarks,
  title,
  folio: (document) => `N° ${seriesOf(document)}${document.header.document_number}`,
  formatTaxId: nit.format,
  formatMoney: moneyFormat(
    { currency: peso, marks: commaMarks, gap: " " },
    listedCode(codes.currencies),
  ),
  breakdown: (document) => breakdown(document, amounts(document), rows),
  transferable: () => false,
  facts,
  stamp,
  legalLines,
  amountInWords: documentInWords,
};
