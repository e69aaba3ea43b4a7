import type { JsonObject } from "../openapi/pointer.ts";
import { nearest } from "../runtime/validators/nearest.js";
import type { Keyword } from "./keyword.ts";

/** `x-only: [a, b]`: only the variants a and b of a body may contain this member, except with its `x-neutral` value. */
export const xOnly: Keyword = {
  name: "x-only",
  on: ["schema"],
  check: (value, { variants }) => {
    if (
      !Array.isArray(value) ||
      value.length === 0 ||
      !value.every((name) => typeof name === "string") ||
      new Set(value).size < value.length
    ) {
      return "x-only must list the names of the variants that may send this member, each once";
    }
    for (const name of value) {
      // A name that resembles no variant is valid, because it may be the name of a removed variant.
      const guess = variants.has(name) ? undefined : nearest(name, [...variants]);
      if (guess !== undefined) {
        return `x-only names ${JSON.stringify(name)}, which is no variant; did you mean ${guess}?`;
      }
    }
    return undefined;
  },
};

/** The rule id of a member's `x-only`: the member's `x-rule`, or else `scope.` and the member's name. */
export function scopeRule(member: JsonObject, name: string): string {
  return typeof member["x-rule"] === "string" ? member["x-rule"] : `scope.${name}`;
}
