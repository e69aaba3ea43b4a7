import type { CountryRendering } from "../../rendering/country-rendering.ts";
import { slashedDays } from "../../rendering/format-day.ts";
import { spanishWords } from "../../rendering/rendering-words.ts";
import { commaMarks } from "../money.ts";
import { codeTitles } from "../printed-codes.ts";
import { seriesFolio } from "../titles.ts";
import { breakdown } from "./breakdown.ts";
import { codes } from "./codes.ts";
import { taxbureauType, title } from "./document-types.ts";
import { facts } from "./facts.ts";
import { legalLines, letter } from "./legal-lines.ts";
import { isLetterC } from "./native/voucher.ts";
import { printedMoney } from "./printed-money.ts";
import { stamp } from "./stamp.ts";
import { cuit } from "./tax-id.ts";

const codeTitle = codeTitles(codes);

/** The rendering of Argentine documents. */
export const rendering: CountryRendering = {
  language: "es-AR",
  words: { ...spanishWords, activity: "Actividad", district: "Partido", city: "Localidad" },
  days: slashedDays,
  codeTitle,
  titleBox: "plain",
  sheet: "a4",
  taxIdLabel: cuit.label,
  marks: commaMarks,
  title,
  // A point of sale is printed with five digits.
  folio: (document, native) => seriesFolio(document, native?.series.padStart(5, "0")),
  formatTaxId: cuit.format,
  letter,
  formatMoney: printedMoney,
  breakdown: (document) => breakdown(document, isLetterC(taxbureauType(document))),
  transferable: () => false,
  facts,
  stamp,
  legalLines,
};
