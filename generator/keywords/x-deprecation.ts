import { isObject, type Json } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/**
 * `x-deprecation: {since, sunset?}` with `deprecated: true`: the day of the deprecation, and the day on which the
 * operation ends. Responses contain these days in the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).
 */
export const xDeprecation: Keyword = {
  name: "x-deprecation",
  on: ["operation"],
  check: (value, { holder }) => {
    if (holder.deprecated !== true)
      return "x-deprecation needs deprecated: true in the same object";
    if (!isObject(value) || !isDay(value.since)) return usage;
    if (Object.keys(value).some((name) => name !== "since" && name !== "sunset")) return usage;
    if (value.sunset === undefined) return undefined;
    if (!isDay(value.sunset)) return usage;
    return value.since <= value.sunset ? undefined : "sunset must not be earlier than since";
  },
};

const usage =
  'x-deprecation must be {since: "2027-01-31", sunset: "2027-07-31"}; sunset is optional';

function isDay(value: Json | undefined): value is string {
  if (typeof value !== "string" || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
