import { type Decimal, decimal, zero } from "../model/decimal.ts";

/** A tax rate, and the first day on which it applies. */
export interface DatedRate {
  /** First day, YYYY-MM-DD. */
  readonly since: string;
  /** Decimal text, e.g. "19". */
  readonly percentage: string;
  /** URL of the law. */
  readonly source: string;
}

/** Percentage on a day (YYYY-MM-DD); 0 without rates. `rates` are sorted by day; the first also covers earlier days. */
export function rateOn(rates: readonly DatedRate[], day: string): Decimal {
  const rate = rates.findLast(({ since }) => since <= day) ?? rates[0];
  return rate === undefined ? zero : decimal(rate.percentage);
}
