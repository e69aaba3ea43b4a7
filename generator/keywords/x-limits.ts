import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** The names of the limits of a body. */
export const limitNames = ["bytes", "depth", "values"] as const;

/**
 * `x-limits: {bytes, depth, values}` on a request body: the maximum size in bytes and, for JSON, the maximum nesting
 * depth and number of values. The limits in `RouterSettings` (default: 10 MiB, 64 levels, 100,000 values) apply, too.
 * Excess bytes or values cause a 413, and excess depth a 400.
 */
export const xLimits: Keyword = {
  name: "x-limits",
  on: ["requestBody"],
  check: (value) => {
    if (!isObject(value)) return usage;
    const names = Object.keys(value);
    const areKnown = names.every((name) => limitNames.some((known) => known === name));
    return names.length > 0 && areKnown && Object.values(value).every(isCount) ? undefined : usage;
  },
};

const usage =
  "x-limits must contain bytes, depth or values, each an integer above 0, such as {bytes: 8192}";

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
