import type { Output } from "../generate.ts";
import type { Console } from "./console.ts";
import { countDiagnostics, printProblem, slipsOf } from "./print-problems.ts";

/**
 * Prints the number of warnings and of allowed problems. With `verbose`, also prints all of them with their
 * places. Without `verbose`, also prints at most ten probable misspellings.
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
