import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../diagnostics/diagnostics.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { checkAnnotations } from "./annotations.ts";
import { checkContents } from "./contents.ts";
import { checkMembers } from "./members.ts";
import { checkOperations } from "./operations.ts";
import { checkParameters } from "./parameters.ts";
import { checkReadWriteOnly } from "./read-write-only.ts";
import { checkResponses } from "./responses.ts";
import { checkRules } from "./rules.ts";
import { checkSchemas } from "./schemas.ts";
import { checkSecurity } from "./security.ts";

/** Adds a diagnostic. `fix` defaults to the general fix of the code. `slip` marks a probable misspelling. */
export type Report = (
  code: DiagnosticCode,
  message: string,
  address: string,
  fix?: string,
  slip?: boolean,
) => void;

/** Returns the diagnostics of a resolved spec. `formats` contains the patterns of additional formats by name. */
export function check(
  spec: ResolvedSpec,
  formats: ReadonlyMap<string, string> = new Map(),
): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report: Report = (code, message, address, fix, slip) => {
    const location = spec.locate(address);
    const more = { ...(fix === undefined ? {} : { fix }), ...(slip ? { slip } : {}) };
    problems.push({ code, message, location, address, ...more });
  };
  checkMembers(spec, report);
  checkAnnotations(spec, report);
  checkSchemas(spec, formats, report);
  checkOperations(spec, report);
  checkResponses(spec, report);
  checkContents(spec, report);
  checkReadWriteOnly(spec, report);
  checkParameters(spec, report);
  checkSecurity(spec, report);
  checkRules(spec, report);
  return problems;
}
