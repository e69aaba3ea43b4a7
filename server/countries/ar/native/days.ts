import type { NativeDocument } from "../../native.ts";
import type { Findings } from "../../native-findings.ts";

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

/** The service period, YYYYMMDD, in order. By default, `from` is the day of issue, and `to` equals `from`. */
export function servicePeriod(
  header: Header,
  { defaults }: Findings,
): { from: string; to: string } {
  const sent = header.additional?.ar_header;
  const day = (member: "service_date_from" | "service_date_to", otherwise: string) => {
    const found = readDay(sent?.[member]);
    if (found === undefined) defaults.push(`/header/additional/ar_header/${member}`);
    return plainDay(found ?? otherwise);
  };
  const from = day("service_date_from", header.issue_date);
  const to = day("service_date_to", from);
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
