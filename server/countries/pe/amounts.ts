import { decimal, percentOf, round, sum } from "../../model/decimal.ts";
import type { Amounts, AmountTerms, PricedDocument } from "../amounts.ts";
import { findCode } from "../codes.ts";
import { type Currency, decimalsOf } from "../currency.ts";
import { partlyExempt } from "../exempt-lines.ts";
import { type DatedRate, rateOn } from "../vat.ts";
import { codes } from "./codes.ts";

export const sol: Currency = { code: "PEN", symbol: "S/", decimals: 2 };

/** The rate of IGV, including the municipal promotion tax (law 29666). */
export const igv: readonly DatedRate[] = [
  {
    since: "2011-03-01",
    percentage: "18",
    source: "https://www.sunat.gob.pe/legislacion/igv/index.html",
  },
];

// The code of ISC, the selective tax, in SUNAT's catalogue 05.
export const ISC = "2000";

/** The amounts of a Peruvian document, computed from its totals. */
export function amounts(document: PricedDocument): Amounts {
  const terms = {
    vatRate: rateOn(igv, document.header.issue_date),
    decimals: decimalsOf(document, sol),
  };
  const sent = partlyExempt(document, terms);
  return sent.difference.eq(0) ? sent : withSelectiveTax(document, sent, terms);
}

// IGV is also due on the selective tax (ISC) of the lines. Subtracts the IGV on the ISC from the total, computes the
// amounts, then adds this IGV to the VAT and restores the total. Returns `sent` if the VAT before this addition is not
// positive, or if the member `difference` does not become smaller.
function withSelectiveTax(document: PricedDocument, sent: Amounts, terms: AmountTerms): Amounts {
  const selective = (document.details ?? [])
    .flatMap(({ taxes = [] }) => taxes)
    .filter(({ tax_type_id: id }) => findCode(codes.taxes, id).code === ISC);
  const base = sum(selective.map(({ tax_amount }) => decimal(tax_amount)));
  const igvOfIt = round(percentOf(base, terms.vatRate), terms.decimals);
  const totals = { ...document.totals, total_amount: Number(sent.total.minus(igvOfIt)) };
  const rest = partlyExempt({ ...document, totals }, terms);
  const isBetter = rest.vat.gt(0) && rest.difference.abs().lt(sent.difference.abs());
  return isBetter ? { ...rest, vat: rest.vat.plus(igvOfIt), total: sent.total } : sent;
}
