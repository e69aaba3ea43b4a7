import { SpecError } from "../diagnostics/diagnostic.ts";
import { UsageError } from "../program/arguments.js";
import { exit } from "./command.ts";
import type { Console } from "./console.ts";
import { printProblems } from "./print-problems.ts";

/** Says why a command did not end well, never with a stack trace, and answers the exit code for it. */
export function printFailure(
  error: unknown,
  console: Console,
  { json, help = "--help" }: { json: boolean; help?: string },
): number {
  console.progress("");
  if (error instanceof SpecError) {
    printProblems(error, console, { json, folder: "" });
    return exit.found;
  }
  const { message, stack, syscall } = asError(error);
  const usage = error instanceof UsageError;
  if (json) console.out(JSON.stringify({ error: message }));
  else if (usage) console.err(`${message}\ntalonario ${help} says more.`);
  // What the file system refuses says itself what it is: EACCES, ENOSPC, and which file.
  else if (syscall !== undefined) console.err(message);
  else {
    // What is no problem of the spec is one of this program; its author needs the trace, a user does not.
    const trace = process.env.TALONARIO_TRACE === undefined ? "" : `\n${stack}`;
    console.err(`This is a fault of the generator, not of your spec: ${message}${trace}`);
    console.err("TALONARIO_TRACE=1 shows where; please report it with the spec that shows it.");
  }
  return usage ? exit.usage : exit.found;
}

function asError(error: unknown): NodeJS.ErrnoException {
  return error instanceof Error ? error : new Error(String(error));
}
