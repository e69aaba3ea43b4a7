import { type Decimal, decimal, percentOf, truncate } from "./decimal.ts";

/** One part of the total, with its due date. */
export interface Instalment {
  /** Days after the issue date: a term of `payment_conditions`; Infinity if the term exceeds the range of numbers. */
  readonly days: number;
  /** Due date, YYYY-MM-DD; absent after the year 9999. */
  readonly date?: string;
  /** Whole percent of the total. */
  readonly percentage: number;
  /** Plain decimal text in currency units, e.g. "33.34". */
  readonly amount: string;
}

// A new document has at most 400 instalments. An older stored document may have more; only the first 400 are shown.
const instalmentLimit = 400;

const millisecondsOfDay = 86_400_000;

/** Returns the first 400 terms of `payment_conditions`, and the count of all terms. */
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
 * Splits a total by `payment_conditions`, e.g. "0,30,60". Every instalment except the last has the same whole
 * percentage of the total; the last instalment is the rest. The other amounts are truncated to the currency's
 * decimals, because rounding up could make the rest negative.
 * Returns at most the first 400 instalments.
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
