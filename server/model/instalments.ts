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

/** The most instalments that a document is taken with; of one that was stored with more, the first are shown. */
export const instalmentLimit = 400;

const millisecondsOfDay = 86_400_000;

/** The first terms of `payment_conditions`, and how many there are in all. */
export function firstTerms(conditions: string): {
  readonly terms: readonly string[];
  readonly count: number;
} {
  let count = 1;
  let end = conditions.length;
  for (let at = conditions.indexOf(","); at !== -1; at = conditions.indexOf(",", at + 1)) {
    if (count === instalmentLimit) end = at;
    count++;
  }
  return { terms: conditions.slice(0, end).split(","), count };
}

/**
 * Splits a total as `payment_conditions` say ("0,30,60"): equal shares in whole percents, each cut to the
 * decimals of the currency, the last one taking the rest, so that the amounts sum exactly to the total.
 * The shares are cut and not rounded, because rounding up could leave less than nothing for the last.
 * Of more than 400 instalments only the first 400 are returned.
 */
export function instalments(terms: {
  readonly conditions: string;
  readonly issueDate: string;
  readonly total: number | string | Decimal;
  readonly decimals: number;
}): readonly Instalment[] {
  const first = firstTerms(terms.conditions);
  const share = Math.floor(100 / first.count);
  const total = decimal(terms.total);
  const part = truncate(percentOf(total, decimal(share)), terms.decimals);
  const rest = total.minus(part.times(first.count - 1));
  return first.terms.map((term, index) => {
    const after = Number(term);
    const last = index === first.count - 1;
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
