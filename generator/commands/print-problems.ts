import { type Diagnostic, printDiagnostic, SpecError } from "../diagnostics/diagnostic.ts";
import { type DiagnosticCode, diagnosticOf } from "../diagnostics/diagnostics.ts";
import { frame } from "../diagnostics/frame.ts";
import type { Console } from "./console.ts";

/** The format of printed problems: JSON or text. `folder` is the prefix of the spec's file names. */
export interface Manner {
  json: boolean;
  /** Whether JSON is printed on one line, for a command that prints many reports. */
  oneLine?: boolean;
  /** Whether text output shows every warning. By default, it shows probable misspellings, and counts all warnings. */
  verbose?: boolean;
  folder: string;
  /** The consequence that text output states after the problems; by default "nothing was written". */
  result?: string;
}

/** Returns the result of `reading`, which reads a spec. If the spec has errors, prints them and returns undefined. */
export async function orPrintProblems<T>(
  reading: Promise<T>,
  console: Console,
  manner: Manner,
): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    printProblems(error, console, manner);
    return undefined;
  }
}

/** Prints every error of a spec. JSON also lists every warning; for text, see `Manner.verbose`. */
export function printProblems(
  { problems, files, message, warnings }: SpecError,
  console: Console,
  manner: Manner,
): void {
  if (manner.json) {
    console.out(
      JSON.stringify(
        {
          problems: problems.map((problem) => problemFacts(problem, manner.folder)),
          warnings: warnings.map((warning) => problemFacts(warning, manner.folder)),
        },
        null,
        manner.oneLine ? undefined : 2,
      ),
    );
    return;
  }
  const shown = manner.verbose ? warnings : slipsOf(warnings);
  for (const problem of [...problems, ...shown]) {
    printProblem(problem, files.get(problem.location.file), console, manner.folder);
    console.err("");
  }
  const [first] = problems;
  const about = problems.every(({ code }) => code === first?.code) ? first?.code : "<code>";
  const { result = "nothing was written" } = manner;
  console.err(`${message}; ${result}. talonario explain ${about} shows more.`);
  for (const line of summaryOf(problems)) console.err(line);
  if (warnings.length > 0) console.err(countDiagnostics("warning", warnings));
}

/** At most ten probable misspellings, which are shown even if other warnings are only counted. */
export function slipsOf(warnings: readonly Diagnostic[]): Diagnostic[] {
  return warnings.filter(({ slip }) => slip).slice(0, 10);
}

/** Prints one problem, its fix, and the lines around it. `text` is the text of the file, if known. */
export function printProblem(
  problem: Diagnostic,
  text: string | undefined,
  console: Console,
  folder: string,
): void {
  const [head = "", ...advice] = printDiagnostic(problem, folder).split("\n");
  const place = head.slice(0, head.indexOf(` ${problem.code}`));
  const rest = head.slice(place.length + 1 + problem.code.length);
  console.err(
    [
      `${console.paint("bold", place)}${console.paint("red", ` ${problem.code}`)}${rest}`,
      ...advice,
      frame(problem.location, text, console.paint),
    ]
      .filter((line) => line !== "")
      .join("\n"),
  );
}

/** One line with the total number of diagnostics and the number for each code. */
export function countDiagnostics(noun: string, all: readonly Diagnostic[]): string {
  const counts = countsOf(all).map(([code, count]) => `${count} ${code}`);
  return `${all.length} ${noun}${all.length === 1 ? "" : "s"}: ${counts.join(", ")}`;
}

/** For each code, a line with its count and the effect of `--allow`; then one line with all usable `--allow` flags. */
function summaryOf(problems: readonly Diagnostic[]): string[] {
  const rows = countsOf(problems);
  const width = Math.max(...rows.map(([{ length }]) => length));
  const finals = new Set(problems.flatMap(({ code, final }) => (final ? [code] : [])));
  const effectOf = (code: DiagnosticCode) =>
    finals.has(code) ? undefined : diagnosticOf(code).allowed;
  const flags = rows.flatMap(([code]) => (effectOf(code) ? [`--allow ${code}`] : []));
  return [
    ...rows.map(([code, count]) => {
      const allowed = effectOf(code);
      const effect = allowed === undefined ? "cannot be allowed" : `if allowed: ${allowed}`;
      return `${String(count).padStart(6)}  ${code.padEnd(width)}  ${effect}`;
    }),
    ...(flags.length === 0
      ? []
      : [`To allow the problems that can be allowed: ${flags.join(" ")}`]),
  ];
}

/** The number of diagnostics for each code, sorted from the most frequent code. */
function countsOf(problems: readonly Diagnostic[]): [DiagnosticCode, number][] {
  const counts = new Map<DiagnosticCode, number>();
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** The JSON members of a problem. `folder` is the prefix of the file name. */
export function problemFacts({ code, message, fix, location, final }: Diagnostic, folder = "") {
  const { kind, level = "error", fix: advice, allowed } = diagnosticOf(code);
  const place = { ...location, file: folder + location.file };
  const effect = final ? {} : { allowed };
  return { code, kind, level, ...place, message, fix: fix ?? advice, ...effect };
}
