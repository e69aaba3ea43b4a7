import { type Diagnostic, printDiagnostic, type SpecError } from "../diagnostics/diagnostic.ts";
import { type DiagnosticCode, diagnosticOf } from "../diagnostics/diagnostics.ts";
import { frame } from "../diagnostics/frame.ts";
import type { Console } from "./console.ts";

/** How problems are printed: as text with frames, or as JSON; `folder` is the prefix of the spec's file names. */
export interface Manner {
  json: boolean;
  folder: string;
}

/** Prints every problem of a spec. */
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
        2,
      ),
    );
    return;
  }
  for (const problem of [...problems, ...slipsOf(warnings)]) {
    printProblem(problem, files.get(problem.location.file), console, manner.folder);
    console.err("");
  }
  const [first] = problems;
  const about = problems.every(({ code }) => code === first?.code) ? first?.code : "<code>";
  console.err(`${message}; nothing was written. talonario explain ${about} shows more.`);
  for (const line of summaryOf(problems)) console.err(line);
  if (warnings.length > 0) console.err(countDiagnostics("warning", warnings));
}

/** The warnings that are shown even where warnings are only counted: at most ten probable misspellings. */
export function slipsOf(warnings: readonly Diagnostic[]): Diagnostic[] {
  return warnings.filter(({ slip }) => slip).slice(0, 10);
}

/** Prints one problem with its advice, and with its frame if the text of its file is known. */
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

/** One line with the number of diagnostics in total and of each code. */
export function countDiagnostics(noun: string, all: readonly Diagnostic[]): string {
  const counts = countsOf(all).map(([code, count]) => `${count} ${code}`);
  return `${all.length} ${noun}${all.length === 1 ? "" : "s"}: ${counts.join(", ")}`;
}

/** The number of problems of each code, the effect of allowing the code, and the flags that allow all problems that can be allowed. */
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

/** How many diagnostics each code has, the most frequent first. */
function countsOf(problems: readonly Diagnostic[]): [DiagnosticCode, number][] {
  const counts = new Map<DiagnosticCode, number>();
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** One problem as data; `folder` is the prefix of its file name. */
export function problemFacts({ code, message, fix, location }: Diagnostic, folder = "") {
  const { kind, level = "error", fix: advice, allowed } = diagnosticOf(code);
  const place = { ...location, file: folder + location.file };
  return { code, kind, level, ...place, message, fix: fix ?? advice, allowed };
}
