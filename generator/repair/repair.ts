import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnosticOf } from "../diagnostics/diagnostics.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { breakCycle } from "./break-cycle.ts";

/** Repairs a spec after diagnostics that stop no run: omits the faulty parts, then breaks reference cycles. */
export function repair(spec: ResolvedSpec, passed: readonly Diagnostic[]): void {
  const addressesOf = (mend: "omit" | "breakCycle") =>
    passed.flatMap(({ code, address }) => (diagnosticOf(code)[mend] ? (address ?? []) : []));
  const unknown = passed.filter(({ code }) => code === "spec/unknown-keyword");
  const found = new Set(unknown.flatMap(({ address }) => address ?? []));
  spec.omit(new Set(addressesOf("omit")), found);
  for (const address of addressesOf("breakCycle")) breakCycle(spec, address);
}
