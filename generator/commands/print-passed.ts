import type { Output } from "../generate.ts";
import type { Console } from "./console.ts";
import { countDiagnostics, printProblem, slipsOf } from "./print-problems.ts";

/**
 * Prints what stopped nothing: each in its place if `verbose`, and otherwise one line for the
 * warnings and one for what was allowed. A slip of the pen is shown in any case.
 */
export function printPassed(
  { warnings, allowed, spec }: Pick<Output, "warnings" | "allowed" | "spec">,
  console: Console,
  { verbose, folder }: { verbose: boolean; folder: string },
): void {
  const shown = verbose ? [...warnings, ...allowed] : slipsOf(warnings);
  for (const one of shown) {
    printProblem(one, spec.files.get(one.location.file), console, folder);
    console.err("");
  }
  const rest = shown.length < warnings.length + allowed.length;
  const hint = rest ? "; --verbose prints them" : "";
  if (warnings.length > 0) console.err(`${countDiagnostics("warning", warnings)}${hint}`);
  if (allowed.length > 0) console.err(`${countDiagnostics("allowed problem", allowed)}${hint}`);
}
