import path from "node:path";
import {
  type DiagnosticCode,
  diagnosticOf,
  diagnostics,
  isDiagnosticCode,
} from "../diagnostics/diagnostics.ts";
import type { Options } from "../generate.ts";
import { UsageError } from "../program/arguments.js";
import type { Place } from "../program/settings.js";
import { nearest } from "../runtime/validators/nearest.js";

/** How a spec is to be read, as the pipeline wants it told. @throws UsageError for a code that cannot be allowed. */
export function readingOf({ root, allow, remote }: Omit<Place, "spec" | "out">): Options {
  return { allow: codesOf(allow), remote, ...(root === undefined ? {} : { root }) };
}

/** The folder below which the files of a spec lie. */
export function rootOf({ spec, root }: Pick<Place, "spec" | "root">): string {
  return path.resolve(root ?? path.dirname(spec));
}

/** How a file of a spec is reached from here: what stands before its name in a message. */
export function prefixOf(root: string): string {
  const relative = path.relative(process.cwd(), root).split(path.sep).join("/");
  return relative === "" ? "" : `${relative}/`;
}

function codesOf(allow: readonly string[]): ReadonlySet<DiagnosticCode> {
  for (const code of allow) {
    if (!isDiagnosticCode(code)) {
      const guess = nearest(code, Object.keys(diagnostics));
      const hint = guess === undefined ? "" : ` Did you mean ${guess}?`;
      throw new UsageError(`--allow ${code}: there is no such code.${hint}`);
    }
    if (diagnosticOf(code).allowed === undefined) {
      throw new UsageError(`--allow ${code}: no problem of this code can be passed over.`);
    }
  }
  return new Set(allow as DiagnosticCode[]);
}
