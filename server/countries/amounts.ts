import { type Decimal, zero } from "../model/decimal.ts";
import type { PricedLine } from "../model/lines.ts";
import { type GlobalModifier, readTotals, type Totals } from "../model/totals.ts";

/** What amounts are computed from; both bodies and a stored document have it. */
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

/** The amounts of a document in currency units: net + exempt + vat + taxes - credit + difference = total, always. */
export interface Amounts {
  /** Decimals of the currency of the document. */
  readonly decimals: number;
  /** Percent; 0 where nothing of the document bears VAT. */
  readonly vatRate: Decimal;
  readonly net: Decimal;
  readonly exempt: Decimal;
  readonly vat: Decimal;
  /** Taxes beside VAT; negative where they are withheld. */
  readonly taxes: Decimal;
  readonly credit: Decimal;
  readonly total: Decimal;
  /** What rounding left over, or, where `fits` is false, what nobody can explain. */
  readonly difference: Decimal;
  readonly fits: boolean;
}

/** What a country decides before its amounts are computed. */
export interface AmountTerms {
  readonly vatRate: Decimal;
  readonly decimals: number;
}

/** Amounts as the caller's totals say; with gross rounding the VAT takes what rounding left over. */
export function amountsAsSent(document: PricedDocument, terms: AmountTerms): Amounts {
  const { vatRate, decimals } = terms;
  const lineCount = document.details?.length ?? 0;
  const read = readTotals(document.totals, { vatRate, decimals, lineCount });
  const sent = { exempt: zero, decimals, vatRate, ...read };
  const adjusts = document.options?.rounding_type === "gross" && read.fits && !read.vat.eq(0);
  return adjusts ? { ...sent, vat: read.vat.plus(read.difference), difference: zero } : sent;
}

/** Totals to store that are the caller's own; a net amount is what every body has, or works out. */
export function totalsAsSent<T extends Totals>({
  totals,
}: {
  readonly totals: T;
}): T & { net_amount: number } {
  return { net_amount: 0, ...totals };
}
