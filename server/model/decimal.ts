import Big from "big.js";

/** An exact decimal number; quotients carry 20 decimals, rounded half away from zero. */
export type Decimal = Big;

// A constructor of our own: its settings cannot be changed by another user of big.js.
const Exact = Big();
Exact.DP = 20;
Exact.RM = 1;

/** The exact value of a JSON number (its shortest decimal text) or of decimal text; throws on anything else. */
export function decimal(value: number | string | Decimal): Decimal {
  return new Exact(value);
}

/** Nothing, as an amount. */
export const zero = decimal(0);

/** Rounds half away from zero to so many decimals, as money is rounded. */
export function round(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, 1);
}

/** Drops what lies beyond so many decimals, towards zero. */
export function truncate(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, 0);
}

const hundredth = decimal("0.01");

/** So many percent of a value, exactly. */
export function percentOf(value: Decimal, percentage: Decimal): Decimal {
  return value.times(percentage).times(hundredth);
}

/** The exact sum, 0 of nothing. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
}
