import { catalogue, entryOf, isCode } from "../catalogue.ts";
import { nearest } from "../runtime/validators/nearest.js";
import { type Command, exit } from "./command.ts";

/** `talonario explain <code>`: what the catalogue says of a problem. */
export const explainCommand: Command = {
  summary: "say what a problem's code means and what to do",
  help: `Usage: talonario explain [<code>] [--json]

Says what the code of a problem means, what to do about it, and what --allow does.
Without a code: every code, one a line.`,
  async run(args, console) {
    const json = args.includes("--json");
    const [code, ...others] = args.filter((arg) => arg !== "--json");
    if (others.length > 0 || code?.startsWith("-")) {
      console.err(explainCommand.help);
      return exit.usage;
    }
    if (code === undefined) {
      if (json) console.out(JSON.stringify(catalogue, null, 2));
      else
        for (const [name, { cause }] of Object.entries(catalogue)) console.out(`${name}: ${cause}`);
      return exit.done;
    }
    const known = isCode(code) ? code : `spec/${code}`;
    if (!isCode(known)) {
      const guess = nearest(code, Object.keys(catalogue));
      console.err(
        `There is no code ${code}.${guess === undefined ? "" : ` Did you mean ${guess}?`}`,
      );
      return exit.usage;
    }
    const { kind, cause, fix, allowed } = entryOf(known);
    if (json) console.out(JSON.stringify({ code: known, kind, cause, fix, allowed }, null, 2));
    else {
      const skip =
        allowed === undefined ? "It cannot be allowed." : `With --allow ${known}: ${allowed}`;
      const word = kind === "mistake" ? "a mistake in the spec" : "not supported yet";
      console.out(`${known} (${word})\n\n${cause}\n\nWhat to do: ${fix}\n${skip}`);
    }
    return exit.done;
  },
};
