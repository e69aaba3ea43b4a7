import { visible } from "../diagnostics/diagnostic.ts";
import { ForeignFilesError } from "../openapi/foreign-files.ts";
import { UsageError } from "../program/arguments.js";
import { exit } from "./command.ts";
import type { Console } from "./console.ts";

/**
 * Prints why a command failed. Returns the exit code. TALONARIO_TRACE adds a bug's stack trace to text output, but
 * not to JSON. The JSON for a `ForeignFilesError` has several lines, or one line if `oneLine` is true.
 */
export function printFailure(
  error: unknown,
  console: Console,
  { json, help = "--help", oneLine = false }: { json: boolean; help?: string; oneLine?: boolean },
): number {
  console.progress("");
  if (error instanceof ForeignFilesError) {
    if (json) {
      const { message, files } = error;
      console.out(JSON.stringify({ error: message, files }, null, oneLine ? undefined : 2));
    } else printForeignFiles(error, console);
    return exit.found;
  }
  const { message, stack, syscall } = asError(error);
  const usage = error instanceof UsageError;
  if (json) console.out(JSON.stringify({ error: message }));
  else if (usage) console.err(`${message}\ntalonario ${help} shows more.`);
  // A failed system call is no bug. The message states the cause, such as EACCES or ENOSPC.
  else if (syscall !== undefined) console.err(message);
  else {
    // Any other error is a bug of this program. Only its developers need the stack trace.
    const trace = process.env.TALONARIO_TRACE === undefined ? "" : `\n${stack}`;
    console.err(`This is a bug in the generator, not in your spec: ${message}${trace}`);
    console.err("TALONARIO_TRACE=1 prints the stack trace; please add your spec to a bug report.");
  }
  return usage ? exit.usage : exit.found;
}

function printForeignFiles({ message, files, advice }: ForeignFilesError, console: Console): void {
  const shown = files.slice(0, 20).map((name) => `  ${visible(name)}`);
  const more = files.length > shown.length ? [`  and ${files.length - shown.length} more`] : [];
  console.err([`Nothing was written, because ${message}:`, ...shown, ...more].join("\n"));
  console.err(advice);
}

function asError(error: unknown): NodeJS.ErrnoException {
  return error instanceof Error ? error : new Error(String(error));
}
