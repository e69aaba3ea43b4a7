import { isObject } from "../openapi/pointer.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";

/**
 * Adds a pattern to each schema whose `format` is a key of `patterns`, so that all validators agree on the
 * format. If the schema already has another pattern, both patterns apply.
 */
export function giveFormats(spec: ResolvedSpec, patterns: ReadonlyMap<string, string>): void {
  if (patterns.size === 0) return;
  for (const { kind, value } of spec.visits) {
    if (kind !== "schema" || !isObject(value)) continue;
    const pattern = patterns.get(String(value.format));
    if (pattern === undefined || value.pattern === pattern) continue;
    if (value.pattern === undefined) value.pattern = pattern;
    else value.allOf = [...(Array.isArray(value.allOf) ? value.allOf : []), { pattern }];
  }
}
