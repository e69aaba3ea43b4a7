import { catalogue } from "../catalogue.ts";
import { frame, type Problem, printProblem, type SpecError } from "../problem.ts";
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
    const [head = "", ...advice] = printProblem(problem, manner.folder).split("\n");
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
}

/** One problem as data, its file as it is reached from here. */
export function problemFacts({ code, message, fix, location }: Problem, folder = "") {
  const { kind, fix: advice } = catalogue[code];
  const place = { ...location, file: folder + location.file };
  return { code, kind, ...place, message, fix: fix ?? advice };
}
