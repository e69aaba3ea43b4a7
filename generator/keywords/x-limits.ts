import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** The limits that a body may have. */
export const limitNames = ["bytes", "depth", "values"] as const;

/**
 * `x-limits: {bytes, depth, values}` on a request body: the most bytes that are read, how deep the JSON
 * may be nested, and how many JSON values it may hold. Where a service sets another limit, the smaller
 * of the two applies. More bytes or values get a 413, before the body is parsed.
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
  "x-limits must be {bytes: 8192, depth: 16, values: 1000}: integers above 0, at least one of them";

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
