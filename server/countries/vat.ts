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

/** The percentage in force on a day (YYYY-MM-DD); `rates` are ordered by date. The oldest rate also applies to earlier days; without rates the percentage is 0. */
export function rateOn(rates: readonly DatedRate[], day: string): Decimal {
  const rate = rates.findLast(({ since }) => since <= day) ?? rates[0];
  return rate === undefined ? zero : decimal(rate.percentage);
}
