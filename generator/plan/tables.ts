import { compare } from "../diagnostics/diagnostic.ts";
import type { Json } from "../openapi/pointer.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";

/** A data file that the spec names in `x-tables`; published as JSON and as a typed module. */
export interface Table {
  name: string;
  data: Json;
}

/** The tables of a spec, sorted by name. */
export function planTables(spec: ResolvedSpec): Table[] {
  return [...spec.tables]
    .map(([name, { data }]) => ({ name, data: data ?? null }))
    .sort((a, b) => compare(a.name, b.name));
}
