import type { CountryRendering } from "../../rendering/country-rendering.ts";
import { slashedDays } from "../../rendering/format-day.ts";
import { spanishWords } from "../../rendering/rendering-words.ts";
import { additionalOf } from "../additional.ts";
import { type BreakdownWords, breakdown, spanishBreakdown } from "../breakdown.ts";
import { listedCode, type MoneyStyle, moneyFormat, pointMarks } from "../money.ts";
import { codeTitles } from "../printed-codes.ts";
import { seriesFolio } from "../titles.ts";
import { documentInWords } from "./amount-in-words.ts";
import { amounts, sol } from "./amounts.ts";
import { codes } from "./codes.ts";
import { title } from "./document-types.ts";
import { facts } from "./facts.ts";
import { legalLines } from "./legal-lines.ts";
import { payable } from "./payable.ts";
import { retentionRows } from "./printed-retention.ts";
import { stamp } from "./stamp.ts";
import { ruc } from "./tax-id.ts";

const rows: BreakdownWords = {
  ...spanishBreakdown,
  marks: pointMarks,
  net: "Valor de venta",
  exempt: "Exonerado o inafecto",
  vat: "I.G.V.",
  tax: "Tributo",
  taxes: "Otros tributos",
  total: "Importe total",
  taxTitle: (code) => codeTitle("taxes", code),
};

const money: MoneyStyle = { currency: sol, marks: pointMarks, gap: " " };

const codeTitle = codeTitles(codes);

/** The rendering of Peruvian documents. */
export const rendering: CountryRendering = {
  language: "es-PE",
  words: { ...spanishWords, activity: "Actividad", unitPrice: "Valor unitario" },
  days: slashedDays,
  codeTitle,
  titleBox: "plain",
  sheet: "a4",
  taxIdLabel: ruc.label,
  marks: pointMarks,
  title,
  folio: (document, native) => seriesFolio(document, native?.series),
  formatTaxId: ruc.format,
  formatMoney: moneyFormat(money, listedCode(codes.currencies)),
  breakdown: (document, _, native) =>
    retentionRows(document, native, money) ?? breakdown(document, amounts(document), rows),
  payable: (document) => additionalOf(document).pe_detraction && payable(document).toFixed(),
  transferable: () => false,
  facts: ({ document }) => facts(document, money),
  stamp,
  legalLines,
  amountInWords: documentInWords,
};
