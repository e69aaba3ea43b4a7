import { type Decimal, decimal, percentOf, round, sum, zero } from "./decimal.ts";

/** The totals of a document, as either body or an answer carries them. */
export interface Totals {
  readonly net_amount?: number;
  readonly taxes_amount?: number;
  readonly vat_credit_construction_company?: number;
  readonly total_amount?: number;
}

/** How a caller's totals add up. */
export interface TotalsReading {
  readonly net: Decimal;
  readonly vat: Decimal;
  /** Taxes beside VAT; negative where they are withheld. */
  readonly taxes: Decimal;
  /** VAT that the tax bureau forgives, subtracted from the total. */
  readonly credit: Decimal;
  readonly total: Decimal;
  /** What the parts lack to make the total; a rounding difference where `fits`. */
  readonly difference: Decimal;
  /** Whether the parts make the total within the tolerance. */
  readonly fits: boolean;
}

/** What a reading of totals depends on. */
export interface TotalsTerms {
  /** Percent of the net amount; 0 where there is no VAT. */
  readonly vatRate: Decimal;
  /** Of the currency. */
  readonly decimals: number;
  /** Each line may have been rounded: one currency unit for each is not a mistake. */
  readonly lineCount: number;
}

/**
 * Finds the common reading of totals that comes closest: the total is the net amount with VAT and other
 * taxes, with VAT alone, or with `taxes_amount` alone (which then is the VAT, or a tax in its place), each
 * less the construction credit. Of equally close ones the first is taken.
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
  // Most totals add up as their members are named, to the last digit.
  if (!asNamed.difference.eq(0)) {
    const sentIsVat = !vat.eq(0) && !sent.eq(0) && sent.minus(vat).abs().lte(tolerance);
    const instead = sentIsVat ? reading(sent, zero) : reading(zero, sent);
    for (const other of [reading(vat, zero), instead]) {
      if (other.difference.abs().lt(closest.difference.abs())) closest = other;
    }
  }
  const fits = closest.difference.abs().lte(tolerance);
  // Totals that make no sense are shown as the members are named: VAT by its rate, taxes as sent.
  return { net, credit, total, fits, ...(fits ? closest : asNamed) };
}

/** The net amount and the VAT in an amount that includes VAT, exact together: 680 at 19 % is 571 and 109. */
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

/** Signed amount of a discount (DA, DE) or surcharge (RA, RE): its value, or that percentage of the sum of the lines it is on; never of what another one left, so that their order is nothing. */
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

/** The sum of what the lines come to, each rounded to the currency as it is printed. */
export function sumOfLines(amounts: readonly Decimal[], decimals: number): Decimal {
  return sum(amounts.map((amount) => round(amount, decimals)));
}
