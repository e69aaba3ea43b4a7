import type { Amounts, PricedDocument } from "../amounts.ts";
import { type Currency, decimalsOf } from "../currency.ts";
import { partlyExempt } from "../exempt-lines.ts";
import { type DatedRate, rateOn } from "../vat.ts";

/** The Colombian peso. */
export const peso: Currency = { code: "COP", symbol: "$", decimals: 2 };

/** IVA, the general rate: Estatuto Tributario, article 468, as amended by law 1819 of 2016. */
export const iva: readonly DatedRate[] = [
  {
    since: "2017-01-01",
    percentage: "19",
    source: "http://www.secretariasenado.gov.co/senado/basedoc/ley_1819_2016.html",
  },
];

/** The amounts of a Colombian document, computed from its totals and its exempt lines. */
export function amounts(document: PricedDocument): Amounts {
  return partlyExempt(document, {
    vatRate: rateOn(iva, document.header.issue_date),
    decimals: decimalsOf(document, peso),
  });
}
