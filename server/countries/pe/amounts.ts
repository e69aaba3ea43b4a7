import { type Amounts, amountsAsSent, type PricedDocument } from "../amounts.ts";
import { type Currency, decimalsOf } from "../currency.ts";
import { type DatedRate, rateOn } from "../vat.ts";

/** The sol. */
export const sol: Currency = { code: "PEN", symbol: "S/", decimals: 2 };

/** IGV with the municipal promotion tax that is charged together with it: law 29666. */
export const igv: readonly DatedRate[] = [
  {
    since: "2011-03-01",
    percentage: "18",
    source: "https://www.sunat.gob.pe/legislacion/igv/index.html",
  },
];

/** Amounts of a Peruvian document by its totals. */
export function amounts(document: PricedDocument): Amounts {
  return amountsAsSent(document, {
    vatRate: rateOn(igv, document.header.issue_date),
    decimals: decimalsOf(document, sol),
  });
}
