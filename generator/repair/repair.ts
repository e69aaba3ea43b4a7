import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnosticOf } from "../diagnostics/diagnostics.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { breakCycle } from "./break-cycle.ts";

/**
 * Omits the faulty parts of a spec, then breaks its reference cycles.
 * `passed`: the diagnostics that do not end the run.
 */
export function repair(spec: ResolvedSpec, passed: readonly Diagnostic[]): void {
  const addressesOf = (mend: "omit" | "breakCycle") =>
    passed.flatMap(({ code, address }) => (diagnosticOf(code)[mend] ? (address ?? []) : []));
  const unknown = passed.filter(({ code }) => code === "spec/unknown-keyword");
  const found = new Set(unknown.flatMap(({ address }) => address ?? []));
  spec.omit(new Set(addressesOf("omit")), found);
  for (const address of addressesOf("breakCycle")) breakCycle(spec, address);
}
