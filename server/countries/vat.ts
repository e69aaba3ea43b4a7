import { type Decimal, decimal, zero } from "../model/decimal.ts";

/** A tax rate from a date on. */
export interface DatedRate {
  /** First day, YYYY-MM-DD. */
  readonly since: string;
  /** Decimal text, e.g. "19". */
  readonly percentage: string;
  /** Address of the law. */
  readonly source: string;
}

/** The percentage in force on a day (YYYY-MM-DD), from rates ordered by date; before the first one the oldest rate, without rates 0. */
export function rateOn(rates: readonly DatedRate[], day: string): Decimal {
  const rate = rates.findLast(({ since }) => since <= day) ?? rates[0];
  return rate === undefined ? zero : decimal(rate.percentage);
}
