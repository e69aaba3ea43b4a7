import type { Amounts, PricedDocument } from "../amounts.ts";
import { type Currency, decimalsOf } from "../currency.ts";
import { partlyExempt } from "../exempt-lines.ts";
import { type DatedRate, rateOn } from "../vat.ts";

/** The Argentine peso. */
export const peso: Currency = { code: "ARS", symbol: "$", decimals: 2 };

/** IVA, the general rate: value added tax law, consolidated text of 1997, article 28. */
export const iva: readonly DatedRate[] = [
  {
    since: "1995-04-01",
    percentage: "21",
    source: "http://servicios.infoleg.gob.ar/infolegInternet/anexos/40000-44999/42701/texact.htm",
  },
];

/** The amounts of an Argentine document, computed from its totals. */
export function amounts(document: PricedDocument): Amounts {
  return partlyExempt(document, {
    vatRate: rateOn(iva, document.header.issue_date),
    decimals: decimalsOf(document, peso),
  });
}
