import { isObject } from "../openapi/pointer.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";

/**
 * Adds a pattern to every schema with one of the given formats, so that every validator of the schema
 * decides alike. A schema's own pattern stays.
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
