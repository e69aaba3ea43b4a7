import type { CountryRendering } from "../../rendering/country-rendering.ts";
import { spanishWords } from "../../rendering/rendering-words.ts";
import { breakdown, spanishBreakdown } from "../breakdown.ts";
import { commaMarks, moneyFormat } from "../money.ts";
import { seriesFolio } from "../titles.ts";
import { amounts, peso } from "./amounts.ts";
import { title } from "./document-types.ts";
import { facts } from "./facts.ts";
import { stamp } from "./stamp.ts";
import { cuit } from "./tax-id.ts";

const rows = {
  ...spanishBreakdown,
  tax: "Tributo",
  taxes: "Otros tributos",
  total: "Importe total",
};

/** The rendering of Argentine documents. */
export const rendering: CountryRendering = {
  country: "ar",
  language: "es-AR",
  words: { ...spanishWords, activity: "Actividad", district: "Partido", city: "Localidad" },
  titleBox: "plain",
  sheet: "a4",
  taxIdLabel: cuit.label,
  marks: commaMarks,
  title,
  folio: seriesFolio,
  formatTaxId: cuit.format,
  formatMoney: moneyFormat({ currency: peso, marks: commaMarks, gap: " " }),
  breakdown: (document) => breakdown(document, amounts(document), rows),
  transferable: () => false,
  facts,
  stamp,
};
