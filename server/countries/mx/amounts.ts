import type { Amounts, PricedDocument } from "../amounts.ts";
import { type Currency, decimalsOf } from "../currency.ts";
import { partlyExempt } from "../exempt-lines.ts";
import { type DatedRate, rateOn } from "../vat.ts";

export const peso: Currency = { code: "MXN", symbol: "$", decimals: 2 };

/** The general rate of IVA (Ley del IVA, article 1). */
export const iva: readonly DatedRate[] = [
  {
    since: "2010-01-01",
    percentage: "16",
    source: "https://www.diputados.gob.mx/LeyesBiblio/pdf/LIVA.pdf",
  },
];

/** The amounts of a Mexican document, computed from its totals and its exempt lines. */
export function amounts(document: PricedDocument): Amounts {
  return partlyExempt(document, {
    vatRate: rateOn(iva, document.header.issue_date),
    decimals: decimalsOf(document, peso),
  });
}
