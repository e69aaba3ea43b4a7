import { SpecError } from "../diagnostics/diagnostic.ts";
import type { Change } from "../diff/change.ts";
import { diffPlans } from "../diff/diff.ts";
import { type Options, understand } from "../generate.ts";
import type { Plan } from "../plan/plan.ts";
import { readArguments } from "../program/arguments.js";
import { placeOptions } from "../program/settings.js";
import { type Command, exit } from "./command.ts";
import type { Console } from "./console.ts";
import { printProblems } from "./print-problems.ts";
import { prefixOf, readingOf, rootOf } from "./reading.ts";

const options = {
  allow: { ...placeOptions.allow, text: "pass over problems of this code in both documents" },
  remote: placeOptions.remote,
  json: { type: "boolean", text: "print JSON" },
} as const;

/** `talonario diff <old> <new>`: what changed, and what it breaks. */
export const diffCommand: Command = {
  usage: "<old> <new> [options]",
  about: `Compares two OpenAPI documents: what changed in what is sent, what is answered, in variants and
rules, and which handlers no longer compile. Prints Markdown.`,
  options,
  examples: [
    ["before/openapi.yaml spec/openapi.yaml", "two documents"],
    ["old.json new.json --json", "for a program to read"],
  ],
  exits: ["nothing breaks", "something does, or one of the documents has problems"],
  async run(args, console) {
    const { values, positionals } = readArguments(args, options, ["<old>", "<new>"]);
    const { json = false, allow = [], remote = [] } = values;
    const reading = readingOf({ allow, remote });
    const plans: Plan[] = [];
    for (const file of positionals) {
      const plan = await planOf(file, reading, { console, json });
      if (plan !== undefined) plans.push(plan);
      else if (json) return exit.found;
    }
    const [old, now] = plans;
    if (old === undefined || now === undefined) return exit.found;
    const changes = diffPlans(old, now);
    const breaking = changes.some((change) => change.breaking);
    console.out(json ? JSON.stringify({ breaking, changes }, null, 2) : markdown(changes));
    return breaking ? exit.found : exit.done;
  },
};

/** The plan of a document; undefined where it has problems, which are printed. */
async function planOf(
  file: string,
  reading: Options,
  { console, json }: { console: Console; json: boolean },
): Promise<Plan | undefined> {
  try {
    return (await understand(file, reading)).planned;
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    const root = rootOf({ spec: file });
    printProblems(error, console, { json, folder: prefixOf(root) });
    return undefined;
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
