import { diagnosticOf, diagnostics, isDiagnosticCode } from "../diagnostics/diagnostics.ts";
import { readArguments, UsageError } from "../program/arguments.js";
import { nearest } from "../runtime/validators/nearest.js";
import { type Command, exit } from "./command.ts";

const options = { json: { type: "boolean", text: "print JSON" } } as const;

/** `talonario explain <code>`: what the catalogue says of a problem. */
export const explainCommand: Command = {
  usage: "[<code>] [options]",
  about: `Says what the code of a problem means, what to do about it, and what is done where it stops nothing.
Without a code: every code, one a line.`,
  options,
  examples: [
    ["", "every code"],
    ["spec/dangling-ref", "one of them; the spec/ may be left out"],
  ],
  exits: ["done", "never"],
  async run(args, console) {
    const [code] = args.filter((arg) => !arg.startsWith("-"));
    const { values } = readArguments(args, options, code === undefined ? [] : ["<code>"]);
    if (code === undefined) {
      const codes = Object.keys(diagnostics).filter(isDiagnosticCode);
      const causes = codes.map((name) => {
        const { level = "error", cause } = diagnosticOf(name);
        return `${name} (${level}): ${cause}`;
      });
      console.out(values.json ? JSON.stringify(diagnostics, null, 2) : causes.join("\n"));
      return exit.done;
    }
    const known = isDiagnosticCode(code) ? code : `spec/${code}`;
    if (!isDiagnosticCode(known)) {
      const guess = nearest(code, Object.keys(diagnostics));
      const hint = guess === undefined ? "" : ` Did you mean ${guess}?`;
      throw new UsageError(`There is no code ${code}.${hint}`);
    }
    const { kind, level = "error", cause, fix, allowed } = diagnosticOf(known);
    if (values.json) {
      console.out(JSON.stringify({ code: known, kind, level, cause, fix, allowed }, null, 2));
      return exit.done;
    }
    const skip =
      allowed === undefined
        ? "It cannot be allowed."
        : level === "warning"
          ? `It stops nothing without --strict or --error ${known}. ${allowed}`
          : `With --allow ${known}: ${allowed}`;
    const word = kind === "mistake" ? "a mistake in the spec" : "not supported yet";
    console.out(`${known} (${level}: ${word})\n\n${cause}\n\nWhat to do: ${fix}\n${skip}`);
    return exit.done;
  },
};
