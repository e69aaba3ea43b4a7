import Big from "big.js";

/** An exact decimal number; a quotient is rounded half away from zero to 20 decimals. */
export type Decimal = Big;

// A separate constructor: other users of big.js cannot change its settings.
const Exact = Big();
Exact.DP = 20;
Exact.RM = 1;

/** The exact value of a Decimal, of decimal text, or of a number's shortest decimal text; throws on other input. */
export function decimal(value: number | string | Decimal): Decimal {
  return new Exact(value);
}

/** The amount zero. */
export const zero = decimal(0);

/** Rounds half away from zero. */
export function round(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, 1);
}

/** Truncates towards zero. */
export function truncate(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, 0);
}

const hundredth = decimal("0.01");

/** Returns a percentage of a value, without rounding: 18 percent of 50 is 9. */
export function percentOf(value: Decimal, percentage: Decimal): Decimal {
  return value.times(percentage).times(hundredth);
}

/** The exact sum; 0 without values. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
}
