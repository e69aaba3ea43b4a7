/** Where in the spec something stands: file relative to the spec's folder, line and column from 1. */
export interface Location {
  file: string;
  line: number;
  column: number;
}

/** One thing that keeps a spec from becoming code: a stable code, its place, the cause and the mend. */
export interface Problem {
  code: string;
  message: string;
  fix?: string;
  location: Location;
  /** `mistake`: the spec is wrong. `unsupported`: it may be right, and this generator cannot do it yet. */
  kind: "mistake" | "unsupported";
}

/** Thrown by a stage that found problems; carries all of them, in the order of the files. */
export class SpecError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the spec`);
    this.name = "SpecError";
    this.problems = [...problems].sort(byLocation);
  }
}

/** One line, and a second with the mend: `spec/openapi.yaml:41:7 spec/duplicate-operation-id: …`. */
export function printProblem(problem: Problem, folder = ""): string {
  const { file, line, column } = problem.location;
  const verb = problem.kind === "unsupported" ? " (not supported yet)" : "";
  const fix = problem.fix === undefined ? "" : `\n    ${problem.fix}`;
  return `${folder}${file}:${line}:${column} ${problem.code}${verb}: ${problem.message}${fix}`;
}

function byLocation(a: Problem, b: Problem): number {
  return (
    compare(a.location.file, b.location.file) ||
    a.location.line - b.location.line ||
    a.location.column - b.location.column ||
    compare(a.code, b.code)
  );
}

/** Compares by code unit, never by locale, so that output does not depend on the machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
