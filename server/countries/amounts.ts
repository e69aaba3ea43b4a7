import { type Decimal, zero } from "../model/decimal.ts";
import type { PricedLine } from "../model/lines.ts";
import { type GlobalModifier, readTotals, type Totals } from "../model/totals.ts";

/** The members of a stored document, or of a request body, from which the amounts are computed. */
export interface PricedDocument {
  readonly options?: { readonly gross_values?: number; readonly rounding_type?: string };
  readonly header: {
    readonly document_type_id: number;
    readonly issue_date: string;
    readonly currency_id?: number;
  };
  readonly details?: readonly PricedLine[];
  readonly globals_discounts_surcharges?: readonly GlobalModifier[];
  readonly totals: Totals;
}

/** The amounts of a document in currency units; always net + exempt + vat + taxes - credit + difference = total. */
export interface Amounts {
  /** Decimals of the document's amounts. */
  readonly decimals: number;
  /** Percent. */
  readonly vatRate: Decimal;
  readonly net: Decimal;
  readonly exempt: Decimal;
  readonly vat: Decimal;
  /** Taxes other than VAT; withheld taxes are negative. */
  readonly taxes: Decimal;
  readonly credit: Decimal;
  readonly total: Decimal;
  /** The rounding difference or, when `fits` is false, an unexplained difference. */
  readonly difference: Decimal;
  readonly fits: boolean;
}

/** Values that the country determines before amounts are computed. */
export interface AmountTerms {
  readonly vatRate: Decimal;
  readonly decimals: number;
}

/** Amounts from the caller's totals. If `rounding_type` is gross, a rounding difference is added to nonzero VAT. */
export function amountsAsSent(document: PricedDocument, terms: AmountTerms): Amounts {
  const { vatRate, decimals } = terms;
  const lineCount = document.details?.length ?? 0;
  const read = readTotals(document.totals, { vatRate, decimals, lineCount });
  const sent = { exempt: zero, decimals, vatRate, ...read };
  const adjusts = document.options?.rounding_type === "gross" && read.fits && !read.vat.eq(0);
  return adjusts ? { ...sent, vat: read.vat.plus(read.difference), difference: zero } : sent;
}

/** Returns the totals to store: the caller's totals, with `net_amount` 0 if the caller omitted `net_amount`. */
export function totalsAsSent<T extends Totals>({
  totals,
}: {
  readonly totals: T;
}): T & { net_amount: number } {
  return { net_amount: 0, ...totals };
}
