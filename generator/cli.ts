import { readFileSync } from "node:fs";
import { type Command, exit, helpOf, table } from "./commands/command.ts";
import { type Console, consoleOf } from "./commands/console.ts";
import { printFailure } from "./commands/print-failure.ts";
import { UsageError } from "./program/arguments.js";
import { home } from "./program/paths.js";
import { nearest } from "./runtime/validators/nearest.js";

/** The commands by name, each with a description and a function that loads the command. */
const commands: Readonly<Record<string, { text: string; load: () => Promise<Command> }>> = {
  init: {
    text: "write a small working project into a folder",
    load: async () => (await import("./commands/init.ts")).initCommand,
  },
  generate: {
    text: "turn an OpenAPI document into types, validators, routes and schemas",
    load: async () => (await import("./commands/generate.ts")).generateCommand,
  },
  validate: {
    text: "validate a body as the service does",
    load: async () => (await import("./commands/validate.ts")).validateCommand,
  },
  diff: {
    text: "list the changes between two documents, the breaking ones first",
    load: async () => (await import("./commands/diff.ts")).diffCommand,
  },
  contract: {
    text: "compare the spec with its last release, and write the changelog",
    load: async () => (await import("./commands/contract.ts")).contractCommand,
  },
  explain: {
    text: "describe a diagnostic or a rule",
    load: async () => (await import("./commands/explain.ts")).explainCommand,
  },
};

/** Runs one command; returns the exit code of the process. */
export async function main(
  args: string[],
  console: Console = consoleOf(process.stdout, process.stderr, process.env),
): Promise<number> {
  const json = args.includes("--json");
  const [name = "--help", ...rest] = args;
  try {
    if (["--version", "-v"].includes(name)) {
      console.out(version());
      return exit.done;
    }
    const asked = ["--help", "-h", "help"].includes(name);
    const [subject, ...others] = asked ? rest : args;
    if (subject === undefined) {
      console.out(overview());
      return exit.done;
    }
    const command = await commandNamed(subject);
    if (asked || others.includes("--help") || others.includes("-h")) {
      console.out(helpOf(subject, command));
      return exit.done;
    }
    return await command.run(others, console);
  } catch (error) {
    const known = Object.hasOwn(commands, name);
    return printFailure(error, console, { json, help: known ? `${name} --help` : "--help" });
  }
}

async function commandNamed(name: string): Promise<Command> {
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (known !== undefined) return known.load();
  const what = name.startsWith("-") ? "option" : "command";
  const guess = nearest(name, [...Object.keys(commands), "--help", "--version"]);
  const hint = guess === undefined ? "" : ` Did you mean ${guess}?`;
  throw new UsageError(`There is no ${what} ${JSON.stringify(name)}.${hint}`);
}

function overview(): string {
  return [
    "Usage: talonario <command> [options]",
    "",
    ...table(Object.entries(commands).map(([name, { text }]) => [name, text])),
    "",
    "talonario <command> --help describes a command, talonario --version prints the version. Every",
    "command prints JSON with --json. package.json may hold settings instead of flags:",
    '"talonario": {"spec": "spec/openapi.yaml", "out": "generated", "strict": true}.',
    "",
    "By default, warnings do not stop a run. Exit codes: 0 done, 1 problems found, 2 wrong usage.",
  ].join("\n");
}

function version(): string {
  const manifest = readFileSync(new URL("../package.json", home), "utf8");
  return JSON.parse(manifest).version;
}
