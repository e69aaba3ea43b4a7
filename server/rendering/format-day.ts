/** A country's date format: the order of the parts, and the mark between the parts. */
export interface DayStyle {
  readonly order: readonly ("day" | "month" | "year")[];
  readonly mark: "-" | "/";
}

/** "14/03/2025": Argentina, Colombia, Mexico, Peru. */
export const slashedDays: DayStyle = { order: ["day", "month", "year"], mark: "/" };

/** "14-03-2025": Chile. */
export const hyphenedDays: DayStyle = { order: ["day", "month", "year"], mark: "-" };

/** "03/14/2025": the United States. */
export const monthFirstDays: DayStyle = { order: ["month", "day", "year"], mark: "/" };

/** Formats a date YYYY-MM-DD; returns other text unchanged. */
export function formatDay(text: string, { order, mark }: DayStyle): string {
  const [, year = "", month = "", day = ""] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? [];
  const parts = { year, month, day };
  return year === "" ? text : order.map((part) => parts[part]).join(mark);
}

/** Formats an RFC 3339 date-time in its own UTC offset: "14/03/2025 08:30". Formats other text by `formatDay`. */
export function formatMoment(text: string, style: DayStyle): string {
  const found = /^([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt]([0-9]{2}:[0-9]{2})(?:[:Zz+-]|$)/.exec(text);
  const [, day, time] = found ?? [];
  return day === undefined ? formatDay(text, style) : `${formatDay(day, style)} ${time}`;
}
