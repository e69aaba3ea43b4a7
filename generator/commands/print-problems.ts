import {
  type Diagnostic,
  frame,
  printDiagnostic,
  type SpecError,
} from "../diagnostics/diagnostic.ts";
import { type DiagnosticCode, diagnosticOf } from "../diagnostics/diagnostics.ts";
import type { Console } from "./console.ts";

/** How problems are shown: for people with their frames, or as JSON; `folder` leads from here to the spec's root. */
export interface Manner {
  json: boolean;
  folder: string;
}

/** Prints every problem of a spec. */
export function printProblems(
  { problems, files, message }: SpecError,
  console: Console,
  manner: Manner,
): void {
  if (manner.json) {
    console.out(
      JSON.stringify(
        { problems: problems.map((problem) => problemFacts(problem, manner.folder)) },
        null,
        2,
      ),
    );
    return;
  }
  for (const problem of problems) {
    const [head = "", ...advice] = printDiagnostic(problem, manner.folder).split("\n");
    const place = head.slice(0, head.indexOf(` ${problem.code}`));
    console.err(
      [
        `${console.paint("bold", place)}${console.paint("red", ` ${problem.code}`)}${head.slice(place.length + 1 + problem.code.length)}`,
        ...advice,
        console.paint("dim", frame(problem, files.get(problem.location.file))),
      ]
        .filter((line) => line !== "")
        .join("\n"),
    );
    console.err("");
  }
  console.err(`${message}; nothing was written. talonario explain <code> says more about one.`);
  for (const line of summaryOf(problems)) console.err(line);
}

/** How many problems each code has, what becomes of them where it is allowed, and how to allow all that can be. */
function summaryOf(problems: readonly Diagnostic[]): string[] {
  const counts = new Map<DiagnosticCode, number>();
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  const width = Math.max(...[...counts.keys()].map(({ length }) => length));
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  const flags = rows.flatMap(([code]) => (diagnosticOf(code).allowed ? [`--allow ${code}`] : []));
  return [
    ...rows.map(([code, count]) => {
      const { allowed } = diagnosticOf(code);
      const effect = allowed === undefined ? "cannot be allowed" : `if allowed: ${allowed}`;
      return `${String(count).padStart(6)}  ${code.padEnd(width)}  ${effect}`;
    }),
    ...(flags.length === 0 ? [] : [`To allow what can be: ${flags.join(" ")}`]),
  ];
}

/** One problem as data, its file as it is reached from here. */
export function problemFacts({ code, message, fix, location }: Diagnostic, folder = "") {
  const { kind, fix: advice, allowed } = diagnosticOf(code);
  const place = { ...location, file: folder + location.file };
  return { code, kind, ...place, message, fix: fix ?? advice, allowed };
}
