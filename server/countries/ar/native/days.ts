import type { NativeDocument } from "../../native.ts";

type Header = NativeDocument["header"];

const DAY = 86_400_000;

/** Converts YYYY-MM-DD to ARCA's format, YYYYMMDD. */
export function plainDay(day: string): string {
  return day.replaceAll("-", "");
}

/** Adds `count` days to `day` (YYYY-MM-DD); returns `day` if the result is invalid or after the year 9999. */
export function daysAfter(day: string, count: number): string {
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY);
  const isKnown = !Number.isNaN(moved.getTime()) && moved.getUTCFullYear() <= 9999;
  return isKnown ? moved.toISOString().slice(0, 10) : day;
}

/** The concept (1 products, 2 services, 3 both), and the service period's days in any format that `readDay` reads. */
export interface SentPeriod {
  readonly invoice_concept?: number;
  readonly service_date_from?: string;
  readonly service_date_to?: string;
}

/**
 * The service period, YYYY-MM-DD, with the earlier day first; undefined unless the concept is 2 or 3. If `from` is
 * missing or unreadable, it becomes the day of issue or, if earlier, the sent `to`. A missing or unreadable `to`
 * becomes `from`.
 */
export function servicePeriod(
  { invoice_concept: concept, service_date_from, service_date_to }: SentPeriod,
  issueDate: string,
): { from: string; to: string } | undefined {
  if (concept !== 2 && concept !== 3) return undefined;
  const sentTo = readDay(service_date_to);
  const earliest = sentTo !== undefined && sentTo < issueDate ? sentTo : issueDate;
  const from = readDay(service_date_from) ?? earliest;
  const to = sentTo ?? from;
  return from <= to ? { from, to } : { from: to, to: from };
}

/** The due day of the last payment, YYYYMMDD. */
export function dueDay({ issue_date, payment_conditions = "0" }: Header): string {
  const days = payment_conditions.split(",").map(Number);
  return plainDay(daysAfter(issue_date, Math.max(0, ...days)));
}

/** Reads a day written as YYYY-MM-DD, YYYYMMDD or DD/MM/YYYY; returns YYYY-MM-DD, or undefined for other texts. */
export function readDay(text = ""): string | undefined {
  const plain = text.trim();
  const [, year, month, date] =
    /^([0-9]{4})-?([0-9]{2})-?([0-9]{2})$/.exec(plain) ??
    (/^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(plain) ?? []).map((_, place, all) =>
      place === 0 ? all[0] : all[4 - place],
    );
  const day = `${year}-${month}-${date}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
  return isDay ? day : undefined;
}
