import { type Diagnostic, sorted } from "./diagnostic.ts";
import { type DiagnosticCode, diagnosticOf } from "./diagnostics.ts";

/** The settings that decide which diagnostics stop a run. */
export interface Levels {
  /** The codes of errors that do not stop the run. `allowed` in diagnostics.ts describes the effect. */
  allow?: ReadonlySet<DiagnosticCode>;
  /** The codes of warnings that stop the run like errors. */
  error?: ReadonlySet<DiagnosticCode>;
  /** Whether every warning stops the run. */
  strict?: boolean;
}

/** Diagnostics by their effect on the run. Each list is sorted by file and line. */
export interface Leveled {
  errors: Diagnostic[];
  warnings: Diagnostic[];
  /** Errors whose codes are allowed. */
  allowed: Diagnostic[];
}

/** Divides diagnostics into errors, warnings and allowed errors. An allowed warning stays a warning. */
export function divide(all: readonly Diagnostic[], levels: Levels): Leveled {
  const divided: Leveled = { errors: [], warnings: [], allowed: [] };
  for (const one of sorted(all)) divided[placeOf(one, levels)].push(one);
  return divided;
}

function placeOf({ code, final }: Diagnostic, { allow, error, strict }: Levels): keyof Leveled {
  const isWarning = diagnosticOf(code).level === "warning";
  if (final) return "errors";
  if (allow?.has(code)) return isWarning ? "warnings" : "allowed";
  return isWarning && !strict && !error?.has(code) ? "warnings" : "errors";
}
