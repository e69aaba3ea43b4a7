import { type Command, type Console, exit } from "./commands/command.ts";
import { printProblems } from "./commands/print-problems.ts";
import { SpecError } from "./problem.ts";

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  generate: async () => (await import("./commands/generate.ts")).generateCommand,
  validate: async () => (await import("./commands/validate.ts")).validateCommand,
  diff: async () => (await import("./commands/diff.ts")).diffCommand,
  contract: async () => (await import("./commands/contract.ts")).contractCommand,
  explain: async () => (await import("./commands/explain.ts")).explainCommand,
};

const terminal: Console = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  progress: (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  },
};

/** Runs one command and answers the exit code of the process. */
export async function main(args: string[], console: Console = terminal): Promise<number> {
  const [name = "--help", ...rest] = args;
  if (name === "--help" || name === "-h" || name === "help") {
    console.out(await overview());
    return exit.done;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    console.err(`There is no command ${JSON.stringify(name)}.\n\n${await overview()}`);
    return exit.usage;
  }
  const command = await load();
  if (rest.includes("--help") || rest.includes("-h")) {
    console.out(command.help);
    return exit.done;
  }
  try {
    return await command.run(rest, console);
  } catch (error) {
    console.progress("");
    if (error instanceof SpecError) {
      printProblems(error, console, { json: rest.includes("--json"), folder: "" });
      return exit.found;
    }
    // What is no problem of the spec is one of this program; its author needs the trace, a user does not.
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const trace = process.env.TALONARIO_TRACE === undefined ? "" : `\n${stack}`;
    console.err(`This is a fault of the generator, not of your spec: ${message}${trace}`);
    console.err("TALONARIO_TRACE=1 shows where; please report it with the spec that shows it.");
    return exit.found;
  }
}

async function overview(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(
      async ([name, load]) => `  ${name.padEnd(10)} ${(await load()).summary}`,
    ),
  );
  return [
    "Usage: talonario <command> [options]",
    "",
    ...lines,
    "",
    "talonario <command> --help says more. Exit codes: 0 done, 1 something was found, 2 wrong usage.",
  ].join("\n");
}
