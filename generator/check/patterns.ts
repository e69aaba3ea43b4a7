import { backtracking } from "../openapi/backtracking.ts";
import { unicodePattern } from "../openapi/patterns.ts";
import { isObject, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import type { Report } from "./check.ts";

/** Reports regular expressions that are invalid or can backtrack exponentially. */
export function checkPatterns(schema: JsonObject, address: string, report: Report): void {
  if (typeof schema.pattern === "string") {
    checkPattern(schema.pattern, join(address, "pattern"), report);
  }
  if (!isObject(schema.patternProperties)) return;
  for (const pattern of Object.keys(schema.patternProperties)) {
    checkPattern(pattern, join(address, "patternProperties", pattern), report);
  }
}

function checkPattern(pattern: string, address: string, report: Report): void {
  const shown = JSON.stringify(pattern);
  const usable = unicodePattern(pattern);
  if (usable === undefined) {
    report("spec/invalid-pattern", `${shown} is no regular expression`, address);
    return;
  }
  const why = backtracking(usable);
  if (why !== undefined) report("spec/backtracking", `${shown}: ${why}`, address);
}
