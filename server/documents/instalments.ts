import { type Decimal, decimal, percentOf, truncate } from "./decimal.ts";

/** One dated part of what is to be paid. */
export interface Instalment {
  /** Days after the issue; Infinity where the text names more days than a number can hold. */
  readonly days: number;
  /** Due date, YYYY-MM-DD; absent where it lies beyond the year 9999. */
  readonly date?: string;
  /** Whole percent of the total. */
  readonly percentage: number;
  /** Plain decimal text in currency units, e.g. "33.34". */
  readonly amount: string;
}

const millisecondsOfDay = 86_400_000;

/**
 * Splits a total as `payment_conditions` say ("0,30,60"): equal shares in whole percents, each cut to the
 * decimals of the currency, the last one taking the rest, so that the amounts sum exactly to the total.
 * The shares are cut and not rounded, because rounding up could leave less than nothing for the last.
 */
export function instalments(terms: {
  readonly conditions: string;
  readonly issueDate: string;
  readonly total: number | string | Decimal;
  readonly decimals: number;
}): readonly Instalment[] {
  const days = terms.conditions.split(",").map(Number);
  const share = Math.floor(100 / days.length);
  const total = decimal(terms.total);
  const part = truncate(percentOf(total, decimal(share)), terms.decimals);
  const rest = total.minus(part.times(days.length - 1));
  return days.map((after, index) => {
    const last = index === days.length - 1;
    const date = daysAfter(terms.issueDate, after);
    return {
      days: after,
      ...(date === undefined ? {} : { date }),
      percentage: last ? 100 - share * index : share,
      amount: (last ? rest : part).toFixed(),
    };
  });
}

function daysAfter(issueDate: string, days: number): string | undefined {
  const due = new Date(Date.parse(`${issueDate}T00:00:00Z`) + days * millisecondsOfDay);
  if (Number.isNaN(due.getTime()) || due.getUTCFullYear() > 9999) return undefined;
  return due.toISOString().slice(0, 10);
}
