import { type Decimal, decimal, percentOf, round, sum, zero } from "./decimal.ts";

/** The totals of a document, as in requests and responses. */
export interface Totals {
  readonly net_amount?: number;
  readonly taxes_amount?: number;
  readonly vat_credit_construction_company?: number;
  readonly total_amount?: number;
}

/** An interpretation of the totals in a request. */
export interface TotalsReading {
  readonly net: Decimal;
  readonly vat: Decimal;
  /** Taxes other than VAT; negative for withheld taxes. */
  readonly taxes: Decimal;
  /** A construction company's VAT credit; the total is already reduced by this credit. */
  readonly credit: Decimal;
  readonly total: Decimal;
  /** The total minus the sum of its parts; a rounding difference if `fits` is true. */
  readonly difference: Decimal;
  /** Whether `difference` is within the tolerance. */
  readonly fits: boolean;
}

/** The facts on which an interpretation depends. */
export interface TotalsTerms {
  /** Percent of the net amount; 0 without VAT. */
  readonly vatRate: Decimal;
  /** Decimals of the currency. */
  readonly decimals: number;
  /** The number of lines, for `toleranceOf`. */
  readonly lineCount: number;
}

/** The largest difference that rounding can explain: one currency unit per line, at least one unit. */
export function toleranceOf(lineCount: number): Decimal {
  return decimal(Math.max(1, lineCount));
}

/**
 * Finds the interpretation of totals with the smallest `difference`. Each interpretation is the net amount less
 * `credit`, plus one choice of taxes: VAT and `taxes_amount`, only VAT, or only `taxes_amount` (as VAT or as another
 * tax). Of equal differences, the first in this order wins. If none `fits`, returns the first: VAT and `taxes_amount`.
 */
export function readTotals(totals: Totals, terms: TotalsTerms): TotalsReading {
  const net = decimal(totals.net_amount ?? 0);
  const sent = decimal(totals.taxes_amount ?? 0);
  const credit = decimal(totals.vat_credit_construction_company ?? 0);
  const total = decimal(totals.total_amount ?? 0);
  const tolerance = toleranceOf(terms.lineCount);
  const vat = round(percentOf(net, terms.vatRate), terms.decimals);
  const others = total.minus(net).plus(credit);
  const reading = (vat: Decimal, taxes: Decimal) => ({
    vat,
    taxes,
    difference: others.minus(vat).minus(taxes),
  });
  const asNamed = reading(vat, sent);
  let closest = asNamed;
  // For most totals, `taxes_amount` contains the taxes other than VAT, and the difference is 0.
  if (!asNamed.difference.eq(0)) {
    const sentIsVat = !vat.eq(0) && !sent.eq(0) && sent.minus(vat).abs().lte(tolerance);
    const instead = sentIsVat ? reading(sent, zero) : reading(zero, sent);
    for (const other of [reading(vat, zero), instead]) {
      if (other.difference.abs().lt(closest.difference.abs())) closest = other;
    }
  }
  const fits = closest.difference.abs().lte(tolerance);
  // If no interpretation fits, VAT is computed from the rate, and `taxes_amount` counts as other taxes.
  return { net, credit, total, fits, ...(fits ? closest : asNamed) };
}

/** Splits a gross amount into net amount and VAT, which add up exactly: 680 at 19 % is 571 and 109. */
export function splitGross(
  gross: Decimal,
  vatRate: Decimal,
  decimals: number,
): { readonly net: Decimal; readonly vat: Decimal } {
  const net = round(gross.div(vatRate.plus(100).times("0.01")), decimals);
  return { net, vat: gross.minus(net) };
}

/** A discount or surcharge on the whole document, as in the request. */
export interface GlobalModifier {
  readonly discount_surcharge_code: string;
  readonly discount_surcharge_value: number;
  readonly discount_surcharge_type: string;
}

/** The sums of the taxable and the exempt lines, to which percentages apply. */
export interface GlobalBases {
  readonly taxable: Decimal;
  readonly exempt: Decimal;
}

/** Amount of a discount (DA, DE; negative) or surcharge (RA, RE). Percentages apply to the sums in `bases`. */
export function globalAmount(
  modifier: GlobalModifier,
  bases: GlobalBases,
  decimals: number,
): Decimal {
  const value = decimal(modifier.discount_surcharge_value).abs();
  const base = modifier.discount_surcharge_code.endsWith("E") ? bases.exempt : bases.taxable;
  const amount = modifier.discount_surcharge_type === "%" ? percentOf(base, value) : value;
  const signed = modifier.discount_surcharge_code.startsWith("D") ? zero.minus(amount) : amount;
  return round(signed, decimals);
}

/** Rounds each line amount to the currency's decimals, and returns the sum. */
export function sumOfLines(amounts: readonly Decimal[], decimals: number): Decimal {
  return sum(amounts.map((amount) => round(amount, decimals)));
}
