import type { Amounts, PricedDocument } from "../amounts.ts";
import { type Currency, decimalsOf } from "../currency.ts";
import { partlyExempt } from "../exempt-lines.ts";
import { type DatedRate, rateOn } from "../vat.ts";

export const sol: Currency = { code: "PEN", symbol: "S/", decimals: 2 };

/** The rate of IGV, including the municipal promotion tax (law 29666). */
export const igv: readonly DatedRate[] = [
  {
    since: "2011-03-01",
    percentage: "18",
    source: "https://www.sunat.gob.pe/legislacion/igv/index.html",
  },
];

/** The amounts of a Peruvian document, computed from its totals. */
export function amounts(document: PricedDocument): Amounts {
  return partlyExempt(document, {
    vatRate: rateOn(igv, document.header.issue_date),
    decimals: decimalsOf(document, sol),
  });
}
