import { catalogue } from "../catalogue.ts";
import { frame, type Problem, printProblem, type SpecError } from "../problem.ts";
import type { Console } from "./command.ts";

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
    console.out(JSON.stringify({ problems: problems.map(problemFacts) }, null, 2));
    return;
  }
  for (const problem of problems) {
    const shown = frame(problem, files.get(problem.location.file));
    console.err(`${printProblem(problem, manner.folder)}\n${shown === "" ? "" : `${shown}\n`}`);
  }
  console.err(`${message}; nothing was written. talonario explain <code> says more about one.`);
}

/** One problem as data. */
export function problemFacts({ code, message, fix, location }: Problem) {
  const { kind, fix: advice } = catalogue[code];
  return { code, kind, ...location, message, fix: fix ?? advice };
}
