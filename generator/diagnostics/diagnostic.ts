import { type DiagnosticCode, diagnostics } from "./diagnostics.ts";

/** A place in the spec. `file` is relative to the spec's root. Lines and columns are counted from 1. */
export interface Location {
  file: string;
  line: number;
  column: number;
}

/** One problem of a spec. */
export interface Diagnostic {
  code: DiagnosticCode;
  message: string;
  /** The fix for this place; absent if the general fix in `diagnostics[code]` applies. */
  fix?: string;
  location: Location;
  /** Whether a warning reports a probable misspelling. */
  slip?: true;
  /** Whether the entry document cannot be opened. The diagnostic is then an error, even if `--allow` lists the code. */
  final?: true;
  /** The address `file#pointer` of the wrong value. Not every stage sets an address. */
  address?: string;
}

/** Thrown if a spec has errors. `problems` lists them by file and line. `files` maps each file's name to its text. */
export class SpecError extends Error {
  readonly problems: readonly Diagnostic[];
  readonly files: ReadonlyMap<string, string>;
  /** The warnings of the same spec. */
  readonly warnings: readonly Diagnostic[];

  constructor(
    all: readonly Diagnostic[],
    files: ReadonlyMap<string, string> = new Map(),
    warnings: readonly Diagnostic[] = [],
  ) {
    const problems = sorted(all);
    super(`${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the spec`);
    this.name = "SpecError";
    this.problems = problems;
    this.files = files;
    this.warnings = sorted(warnings);
  }
}

/** A diagnostic as two lines: `spec/openapi.yaml:41:7 spec/duplicate-operation-id: …`, and the fix. */
export function printDiagnostic(problem: Diagnostic, folder = ""): string {
  const { file, line, column } = problem.location;
  const { kind, fix } = diagnostics[problem.code];
  const unsupported = kind === "unsupported" ? " (not supported yet)" : "";
  const head = `${folder}${file}:${line}:${column} ${problem.code}${unsupported}: ${problem.message}`;
  return `${visible(head)}\n    ${visible(problem.fix ?? fix)}`;
}

/** Replaces characters that are unsafe on a terminal by U+FFFD: direction marks, U+FEFF, controls except tab and LF. */
export function visible(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
    "\ufffd",
  );
}

/** Sorts diagnostics by file, line, column, code and message, and removes duplicates. */
export function sorted(all: readonly Diagnostic[]): Diagnostic[] {
  const ordered = [...all].sort(inOrder);
  return ordered.filter((problem, index) => {
    const before = ordered[index - 1];
    return before === undefined || inOrder(before, problem) !== 0;
  });
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  return (
    byPlace(a.location, b.location) || compare(a.code, b.code) || compare(a.message, b.message)
  );
}

/** Orders places by file, line and column. */
export function byPlace(a: Location, b: Location): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** Compares by code unit, never by locale, so that output does not depend on the machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
