import { type Decimal, decimal, percentOf, round, sum, zero } from "./decimal.ts";

/** The totals of a document, as in bodies and responses. */
export interface Totals {
  readonly net_amount?: number;
  readonly taxes_amount?: number;
  readonly vat_credit_construction_company?: number;
  readonly total_amount?: number;
}

/** A reading of a caller's totals. */
export interface TotalsReading {
  readonly net: Decimal;
  readonly vat: Decimal;
  /** Taxes other than VAT; negative for withheld ones. */
  readonly taxes: Decimal;
  /** VAT forgiven by the tax bureau, subtracted from the total. */
  readonly credit: Decimal;
  readonly total: Decimal;
  /** The total less its parts; a rounding difference if `fits`. */
  readonly difference: Decimal;
  /** Whether the parts make the total within the tolerance. */
  readonly fits: boolean;
}

/** The terms of a reading. */
export interface TotalsTerms {
  /** Percent of the net amount; 0 without VAT. */
  readonly vatRate: Decimal;
  /** Decimals of the currency. */
  readonly decimals: number;
  /** The number of lines: each may differ by one currency unit through rounding. */
  readonly lineCount: number;
}

/**
 * Finds the reading of totals with the smallest difference: the total is the net amount with VAT and
 * other taxes, with VAT alone, or with `taxes_amount` alone (as the VAT, or a tax in its place), each
 * less the construction credit. The first of equally close readings wins.
 */
export function readTotals(totals: Totals, terms: TotalsTerms): TotalsReading {
  const net = decimal(totals.net_amount ?? 0);
  const sent = decimal(totals.taxes_amount ?? 0);
  const credit = decimal(totals.vat_credit_construction_company ?? 0);
  const total = decimal(totals.total_amount ?? 0);
  const tolerance = decimal(Math.max(1, terms.lineCount));
  const vat = round(percentOf(net, terms.vatRate), terms.decimals);
  const others = total.minus(net).plus(credit);
  const reading = (vat: Decimal, taxes: Decimal) => ({
    vat,
    taxes,
    difference: others.minus(vat).minus(taxes),
  });
  const asNamed = reading(vat, sent);
  let closest = asNamed;
  // Most totals add up exactly by their members' names.
  if (!asNamed.difference.eq(0)) {
    const sentIsVat = !vat.eq(0) && !sent.eq(0) && sent.minus(vat).abs().lte(tolerance);
    const instead = sentIsVat ? reading(sent, zero) : reading(zero, sent);
    for (const other of [reading(vat, zero), instead]) {
      if (other.difference.abs().lt(closest.difference.abs())) closest = other;
    }
  }
  const fits = closest.difference.abs().lte(tolerance);
  // Inconsistent totals are shown by their members' names: VAT by its rate, taxes as sent.
  return { net, credit, total, fits, ...(fits ? closest : asNamed) };
}

/** Splits an amount with VAT into net amount and VAT, which add up to it exactly: 680 at 19 % is 571 and 109. */
export function splitGross(
  gross: Decimal,
  vatRate: Decimal,
  decimals: number,
): { readonly net: Decimal; readonly vat: Decimal } {
  const net = round(gross.div(vatRate.plus(100).times("0.01")), decimals);
  return { net, vat: gross.minus(net) };
}

/** A discount or surcharge on the whole document, as sent. */
export interface GlobalModifier {
  readonly discount_surcharge_code: string;
  readonly discount_surcharge_value: number;
  readonly discount_surcharge_type: string;
}

/** Signed amount of a discount (DA, DE) or surcharge (RA, RE): its value, or its percentage of the lines' sum. It ignores other modifiers, so that their order does not matter. */
export function globalAmount(
  modifier: GlobalModifier,
  bases: { readonly taxable: Decimal; readonly exempt: Decimal },
  decimals: number,
): Decimal {
  const value = decimal(modifier.discount_surcharge_value).abs();
  const base = modifier.discount_surcharge_code.endsWith("E") ? bases.exempt : bases.taxable;
  const amount = modifier.discount_surcharge_type === "%" ? percentOf(base, value) : value;
  const signed = modifier.discount_surcharge_code.startsWith("D") ? zero.minus(amount) : amount;
  return round(signed, decimals);
}

/** The sum of the line amounts, each rounded to the currency as printed. */
export function sumOfLines(amounts: readonly Decimal[], decimals: number): Decimal {
  return sum(amounts.map((amount) => round(amount, decimals)));
}
