import type { CountryRendering, NativeFacts } from "../../rendering/country-rendering.ts";
import { slashedDays } from "../../rendering/format-day.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
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
  folio,
  formatTaxId: cuit.format,
  letter,
  formatMoney: printedMoney,
  breakdown: (document) => breakdown(document, isLetterC(taxbureauType(document))),
  transferable: () => false,
  facts,
  stamp,
  legalLines,
};

// A `document_sequence_code` that contains a digit is printed as sent. Otherwise the point of sale of the native file
// is printed, with five digits.
function folio(
  document: RenderingDocument,
  native: Pick<NativeFacts, "series"> | undefined,
): string {
  const { document_sequence_code: sent = "", ...header } = document.header;
  const named = /[0-9]/.test(sent) ? document : { ...document, header };
  return seriesFolio(named, native?.series.padStart(5, "0"));
}
