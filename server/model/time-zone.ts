import { createBoundedMap } from "../process/bounded-map.ts";

/** Local date (YYYY-MM-DD) and time of day (HH:MM:SS). */
export interface LocalMoment {
  readonly date: string;
  readonly time: string;
}

const offset = /^UTC([+-])([0-9]{1,2})(?::([0-9]{2}))?$/;

/** Local date and time in a zone like UTC-3, UTC+5:30 or America/Lima; throws a RangeError for an unknown zone. */
export function localMoment(instant: Date, zone: string): LocalMoment {
  const [, sign, hours = "", minutes = "0"] = offset.exec(zone) ?? [];
  if (sign === undefined) return namedZoneMoment(instant, zone);
  const distance = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const shifted = new Date(instant.getTime() + (sign === "-" ? -distance : distance));
  return { date: shifted.toISOString().slice(0, 10), time: shifted.toISOString().slice(11, 19) };
}

const MOST_FORMATS = 100;
const formats = createBoundedMap<string, Intl.DateTimeFormat>(MOST_FORMATS);

// Each `Intl.DateTimeFormat` is cached, because creating such an object takes longer than creating a document's native
// file.
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, made);
  return made;
}

function namedZoneMoment(instant: Date, zone: string): LocalMoment {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}:${part("second")}`,
  };
}
