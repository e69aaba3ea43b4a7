import type { CountryRendering } from "../../rendering/country-rendering.ts";
import { slashedDays } from "../../rendering/format-day.ts";
import { spanishWords } from "../../rendering/rendering-words.ts";
import { listedCode, moneyFormat, pointMarks } from "../money.ts";
import { codeTitles } from "../printed-codes.ts";
import { amountInWords } from "./amount-in-words.ts";
import { peso } from "./amounts.ts";
import { breakdown } from "./breakdown.ts";
import { codes } from "./codes.ts";
import { facts } from "./facts.ts";
import { goods } from "./goods.ts";
import { legalLines } from "./legal-lines.ts";
import { stamp } from "./stamp.ts";
import { rfc } from "./tax-id.ts";

const codeTitle = codeTitles(codes);

/** The rendering of Mexican documents. */
export const rendering: CountryRendering = {
  language: "es-MX",
  words: { ...spanishWords, activity: "Actividad", district: "Colonia", receiver: "Receptor" },
  days: slashedDays,
  codeTitle,
  titleBox: "plain",
  sheet: "letter",
  taxIdLabel: rfc.label,
  marks: pointMarks,
  // Every Mexican document is a CFDI.
  title: () => "COMPROBANTE FISCAL DIGITAL POR INTERNET",
  folio: ({ header }) => `Folio ${header.document_number}`,
  formatTaxId: rfc.format,
  formatMoney: moneyFormat(
    { currency: peso, marks: pointMarks, gap: "" },
    listedCode(codes.currencies),
  ),
  breakdown: (document) => breakdown(document),
  transferable: () => false,
  facts,
  goods,
  stamp,
  legalLines,
  amountInWords,
};
