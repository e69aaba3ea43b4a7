import type { Option } from "../program/arguments.js";
import type { Console } from "./console.ts";

/** A command: the texts of its help, and the function that runs the command. */
export interface Command {
  /** The arguments, as shown in the line "Usage". */
  usage: string;
  /** The effect of the command, in a few lines. */
  about: string;
  options: Readonly<Record<string, Option>>;
  /** Example calls: the arguments and a description. */
  examples: readonly (readonly [line: string, text: string])[];
  /** The meanings of the exit codes 0 and 1. */
  exits: readonly [done: string, found: string];
  /** Returns the exit code. @throws UsageError for wrong arguments. */
  run(args: string[], console: Console): Promise<number>;
}

/** The exit codes. `usage` means wrong usage. `found` means any other failure, such as a breaking change. */
export const exit = { done: 0, found: 1, usage: 2 } as const;

/** The help text of a command. */
export function helpOf(name: string, { usage, about, options, examples, exits }: Command): string {
  const all = { ...options, help: { type: "boolean", text: "print this" } satisfies Option };
  return [
    `Usage: talonario ${name}${usage === "" ? "" : ` ${usage}`}`,
    "",
    about,
    "",
    "Options:",
    ...table(Object.entries(all).map(([option, one]) => [nameOf(option, one), one.text])),
    "",
    "Examples:",
    ...table(examples.map(([line, text]) => [`talonario ${name}${line && ` ${line}`}`, text])),
    "",
    `Exit codes: 0 ${exits[0]}, 1 ${exits[1]}, 2 wrong usage.`,
  ].join("\n");
}

/** The rows as lines with two aligned columns. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

function nameOf(name: string, option: Option): string {
  return option.type === "string" ? `--${name} ${option.value}` : `--${name}`;
}
