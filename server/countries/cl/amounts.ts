import { decimal, zero } from "../../model/decimal.ts";
import { lineAmount } from "../../model/lines.ts";
import { splitGross, type Totals } from "../../model/totals.ts";
import { type Amounts, amountsAsSent, type PricedDocument, totalsAsSent } from "../amounts.ts";
import { type Currency, foreignDecimals } from "../currency.ts";
import { type DatedRate, rateOn } from "../vat.ts";
import { documentType } from "./document-types.ts";
import { partlyExemptAmounts } from "./exempt-amounts.ts";

/** The Chilean peso, which has no decimals. */
export const peso: Currency = { code: "CLP", symbol: "$", decimals: 0 };

/** The rate of IVA: decree law 825, article 14, raised by law 19.888. */
export const iva: readonly DatedRate[] = [
  {
    since: "2003-10-01",
    percentage: "19",
    source: "https://www.bcn.cl/leychile/navegar?idNorma=6369",
  },
];

/** The amounts of a Chilean document; export documents have two decimals, other documents none. */
export function amounts(document: PricedDocument): Amounts {
  const type = documentType(document.header.document_type_id);
  const decimals = type.export ? foreignDecimals : peso.decimals;
  if (type.exempt || type.export) return exemptAmounts(document, decimals);
  const vatRate = rateOn(iva, document.header.issue_date);
  if (!hasGrossPrices(document)) return partlyExemptAmounts(document, type, vatRate);
  const sent = amountsAsSent(document, { vatRate, decimals });
  const nothing = { taxes: zero, credit: zero, difference: zero };
  return { ...sent, ...nothing, ...splitGross(sent.total, vatRate, decimals), fits: true };
}

// An exempt or export document has no taxable amount; callers send the exempt amount or 0 as `net_amount`.
function exemptAmounts(document: PricedDocument, decimals: number): Amounts {
  const sent = amountsAsSent(document, { vatRate: zero, decimals });
  if (!sent.net.eq(0)) return { ...sent, net: zero, exempt: sent.net };
  const exempt = sent.total.minus(sent.taxes).plus(sent.credit);
  return { ...sent, exempt, difference: zero, fits: sent.fits || exempt.gte(0) };
}

/** The totals to store; with gross prices, a computed net amount replaces the sent net amount. */
export function totals<T extends Totals>(
  document: PricedDocument & { readonly totals: T },
): T & { net_amount: number } {
  if (!hasGrossPrices(document)) return totalsAsSent(document);
  return { ...document.totals, net_amount: Number(amounts(document).net) };
}

/** Whether prices include VAT; `gross_values` applies only to taxed receipts. */
export function hasGrossPrices({ options, header }: GrossDocument): boolean {
  const type = documentType(header.document_type_id);
  return options?.gross_values === 1 && type.receipt === true && type.exempt !== true;
}

type GrossDocument = Pick<PricedDocument, "options"> & {
  readonly header: { readonly document_type_id: number };
};

/**
 * Whether a total with gross prices differs from the sum of the lines by more than a peso. Always false for net prices,
 * and for documents with global discounts or surcharges.
 */
export function isGrossTotalOff(document: PricedDocument): boolean {
  if (!hasGrossPrices(document)) return false;
  if ((document.globals_discounts_surcharges ?? []).length > 0) return false;
  const lines = (document.details ?? []).reduce((sum, line) => sum.plus(lineAmount(line)), zero);
  return decimal(document.totals.total_amount ?? 0)
    .minus(lines)
    .abs()
    .gt(1);
}
