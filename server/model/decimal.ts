import Big from "big.js";

/** An exact decimal number; quotients have 20 decimals, rounded half away from zero. */
export type Decimal = Big;

// A separate constructor, so that no other user of big.js can change its settings.
const Exact = Big();
Exact.DP = 20;
Exact.RM = 1;

/** The exact value of a JSON number (its shortest decimal text) or of decimal text; throws on other input. */
export function decimal(value: number | string | Decimal): Decimal {
  return new Exact(value);
}

/** The amount zero. */
export const zero = decimal(0);

/** Rounds half away from zero, as money is rounded. */
export function round(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, 1);
}

/** Truncates towards zero. */
export function truncate(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, 0);
}

const hundredth = decimal("0.01");

/** A percentage of a value, exact. */
export function percentOf(value: Decimal, percentage: Decimal): Decimal {
  return value.times(percentage).times(hundredth);
}

/** The exact sum; 0 without values. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
}
