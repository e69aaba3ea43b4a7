import { parseArgs } from "node:util";
import { type Code, entryOf, isCode } from "../catalogue.ts";
import type { Change } from "../diff/change.ts";
import { diffPlans } from "../diff/diff.ts";
import { understand } from "../generate.ts";
import { type Command, exit } from "./command.ts";

/** `talonario diff <old> <new>`: what changed, and what it breaks. */
export const diffCommand: Command = {
  summary: "say what changed between two documents, and what it breaks",
  help: `Usage: talonario diff <old> <new> [options]

Compares two OpenAPI documents: what changed in what is sent, what is answered, in variants and
rules, and which handlers no longer compile. Prints Markdown.

  --allow <code>   pass over problems of this code in both documents
  --json           print JSON instead

Exit codes: 0 nothing breaks, 1 something does, 2 wrong usage.`,
  async run(args, console) {
    const given = parse(args);
    if (typeof given === "string") {
      console.err(`${given}\n\n${diffCommand.help}`);
      return exit.usage;
    }
    const [old, now] = await Promise.all(
      given.files.map((file) => understand(file, { allow: given.allow })),
    );
    if (old === undefined || now === undefined) return exit.usage;
    const changes = diffPlans(old.planned, now.planned);
    const breaking = changes.some((change) => change.breaking);
    console.out(given.json ? JSON.stringify({ breaking, changes }, null, 2) : markdown(changes));
    return breaking ? exit.found : exit.done;
  },
};

function parse(args: string[]): { files: string[]; allow: Set<Code>; json: boolean } | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { allow: { type: "string", multiple: true }, json: { type: "boolean" } },
    });
    if (positionals.length !== 2) return "Name two documents: the old one and the new one.";
    const { allow = [], json = false } = values;
    const wrong = allow.find((code) => !isCode(code) || entryOf(code).allowed === undefined);
    if (wrong !== undefined) return `--allow ${wrong}: no problem of this code can be passed over.`;
    return { files: positionals, allow: new Set(allow.filter(isCode)), json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The changes as a text for people: what breaks, what does not, what to do to one's code. */
function markdown(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing changed.";
  const part = (title: string, chosen: readonly Change[]) =>
    chosen.length === 0 ? [] : [`## ${title}`, "", ...chosen.map(line), ""];
  const effects = [...new Set(changes.flatMap(({ typescript }) => typescript ?? []))];
  return [
    ...part(
      "Breaking",
      changes.filter(({ breaking }) => breaking),
    ),
    ...part(
      "Not breaking",
      changes.filter(({ breaking }) => !breaking),
    ),
    ...(effects.length === 0 ? [] : ["## In your code", "", ...effects.map((text) => `- ${text}`)]),
  ]
    .join("\n")
    .trimEnd();
}

function line({ side, subject, place, message }: Change): string {
  const where = place === undefined ? "" : ` \`${place}\``;
  return `- **${subject}** (${side})${where}: ${message}`;
}
