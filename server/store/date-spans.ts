/** Days (YYYY-MM-DD) or whole months (YYYY-MM), inclusive; an undefined `from` or `to` means no limit. */
export interface DateSpan {
  readonly unit: "day" | "month";
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Splits a range of days into whole months and remaining days, so that a search takes one step for a whole month. */
export function dateSpans(from: string | undefined, to: string | undefined): readonly DateSpan[] {
  const startsWhole = from === undefined || from.endsWith("-01");
  const endsWhole = to === undefined || Number(to.slice(8)) >= daysIn(monthOf(to));
  const first = from && (startsWhole ? monthOf(from) : adjacentMonth(monthOf(from), 1));
  const last = to && (endsWhole ? monthOf(to) : adjacentMonth(monthOf(to), -1));
  // The month after 9999-12 has five digits for its year, and would sort before other months.
  if (isBefore(last, first) || (first !== undefined && first.length > "YYYY-MM".length)) {
    // A range without a whole month contains days of one or two months.
    return isBefore(to, from) ? [] : [{ unit: "day", from, to }];
  }
  return [
    ...(startsWhole ? [] : [{ unit: "day" as const, from, to: `${monthOf(from)}-31` }]),
    { unit: "month", from: first, to: last },
    ...(endsWhole ? [] : [{ unit: "day" as const, from: `${monthOf(to)}-01`, to }]),
  ];
}

function isBefore(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one < other;
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

function adjacentMonth(month: string, step: 1 | -1): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + step;
  const year = Math.floor(count / 12);
  return `${String(year).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}

function daysIn(month: string): number {
  const year = Number(month.slice(0, 4));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return lengths[Number(month.slice(5)) - 1] ?? 31;
}
