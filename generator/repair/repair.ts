import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnosticOf } from "../diagnostics/diagnostics.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { breakCycle } from "./break-cycle.ts";

/** Changes a resolved spec as its allowed diagnostics ask: omits what cannot be generated, then breaks cycles. */
export function repair(spec: ResolvedSpec, allowed: readonly Diagnostic[]): void {
  const addressesOf = (mend: "omit" | "breakCycle") =>
    allowed.flatMap(({ code, address }) => (diagnosticOf(code)[mend] ? (address ?? []) : []));
  spec.omit(new Set(addressesOf("omit")));
  for (const address of addressesOf("breakCycle")) breakCycle(spec, address);
}
