import { isObject, type JsonObject } from "../openapi/pointer.ts";

/** The response headers of a deprecated operation: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function planNotices({ "x-deprecation": deprecation }: JsonObject): Record<string, string> {
  if (!isObject(deprecation)) return {};
  const { since, sunset } = deprecation;
  return {
    Deprecation: `@${startOf(String(since)) / 1000}`,
    ...(sunset === undefined ? {} : { Sunset: new Date(startOf(String(sunset))).toUTCString() }),
  };
}

/** Milliseconds since 1970 at the start of a day, in UTC. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
