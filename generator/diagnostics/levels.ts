import { type Diagnostic, sorted } from "./diagnostic.ts";
import { type DiagnosticCode, diagnosticOf } from "./diagnostics.ts";

/** The settings that decide which diagnostics stop a run. */
export interface Levels {
  /**
   * The codes whose diagnostics do not stop the run; a diagnostic with `final` stops the run nevertheless. The member
   * `allowed` in diagnostics.ts describes the effect of allowing a code.
   */
  allow?: ReadonlySet<DiagnosticCode>;
  /** The codes of warnings that stop the run like errors. */
  error?: ReadonlySet<DiagnosticCode>;
  /** True if warnings stop the run, except the warnings whose codes are in `allow`. */
  strict?: boolean;
}

/** Diagnostics by their effect on the run. Each list is sorted by file and line. */
export interface Leveled {
  errors: Diagnostic[];
  warnings: Diagnostic[];
  /** Errors whose codes are allowed. */
  allowed: Diagnostic[];
}

/** Divides diagnostics by effect. A warning whose code is in `allow` stays a warning, even with `strict: true`. */
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
