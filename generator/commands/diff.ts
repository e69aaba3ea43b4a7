import { visible } from "../diagnostics/diagnostic.ts";
import type { Change } from "../diff/change.ts";
import { diffPlans } from "../diff/diff.ts";
import { type Options, understand } from "../generate.ts";
import type { Plan } from "../plan/plan.ts";
import { readArguments } from "../program/arguments.js";
import { placeOptions } from "../program/settings.js";
import { markdownCode, markdownText } from "../templates/markdown.ts";
import { type Command, exit } from "./command.ts";
import type { Console } from "./console.ts";
import { orPrintProblems } from "./print-problems.ts";
import { prefixOf, readingOf, rootOf } from "./reading.ts";

const rootText = (one: "old" | "new") =>
  `the folder that contains all files of the ${one} document (default: the folder of <${one}>)`;

const options = {
  allow: { ...placeOptions.allow, text: "do not stop at problems of this code in either document" },
  remote: placeOptions.remote,
  "old-root": { ...placeOptions.root, text: rootText("old") },
  "new-root": { ...placeOptions.root, text: rootText("new") },
  markdown: { type: "boolean", text: "print Markdown, for a changelog or a review" },
  json: { type: "boolean", text: "print JSON" },
} as const;

/** `talonario diff <old> <new>`: lists the changes between two documents, breaking changes first. */
export const diffCommand: Command = {
  usage: "<old> <new> [options]",
  about: `Lists the changes between two OpenAPI documents: in requests, responses, variants and rules.
Also lists the handlers that no longer compile.`,
  options,
  examples: [
    ["before/openapi.yaml spec/openapi.yaml", "two documents"],
    ["old.json new.json --markdown", "for a changelog or a review"],
    ["old.json new.json --json", "for a program to read"],
  ],
  exits: ["no change breaks clients", "a change breaks clients, or a document has errors"],
  async run(args, console) {
    const { values, positionals } = readArguments(args, options, ["<old>", "<new>"]);
    const { json = false, markdown = false, allow = [], remote = [] } = values;
    const roots = [values["old-root"], values["new-root"]];
    const plans: Plan[] = [];
    for (const [index, file] of positionals.entries()) {
      const reading = readingOf({ allow, remote, root: roots[index] });
      const plan = await planOf(file, reading, { console, json });
      if (plan !== undefined) plans.push(plan);
      else if (json) return exit.found;
    }
    const [old, now] = plans;
    if (old === undefined || now === undefined) return exit.found;
    const changes = diffPlans(old, now);
    const breaking = changes.some((change) => change.breaking);
    if (json) console.out(JSON.stringify({ breaking, changes }, null, 2));
    else if (markdown) console.out(markdownOf(changes));
    else printChanges(changes, console);
    return breaking ? exit.found : exit.done;
  },
};

/** Returns the plan of a document. If the document has errors, prints the errors and returns undefined. */
async function planOf(
  file: string,
  reading: Options,
  { console, json }: { console: Console; json: boolean },
): Promise<Plan | undefined> {
  const folder = prefixOf(rootOf({ spec: file, root: reading.root }));
  const manner = { json, folder, result: "nothing was compared" };
  return (await orPrintProblems(understand(file, reading), console, manner))?.planned;
}

/** The breaking changes, the other changes, and, without duplicates, the effects on the user's code. */
function partsOf(changes: readonly Change[]) {
  const [breaking, harmless] = [true, false].map((wanted) =>
    changes.filter((change) => change.breaking === wanted),
  );
  const effects = new Set(changes.flatMap(({ typescript }) => typescript ?? []));
  return { breaking: breaking ?? [], harmless: harmless ?? [], effects: [...effects] };
}

function printChanges(changes: readonly Change[], { out, paintOut }: Console): void {
  if (changes.length === 0) {
    out("Nothing changed.");
    return;
  }
  const { breaking, harmless, effects } = partsOf(changes);
  const print = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) out([paintOut("bold", title), ...lines, ""].join("\n"));
  };
  const lineOf = (sign: string) => (change: Change) => {
    const { side, subject, place, message } = change;
    const where = place === undefined ? "" : ` ${visible(place)}`;
    return `  ${sign} ${visible(subject)} ${paintOut("dim", `(${side})`)}${where}: ${visible(message)}`;
  };
  print("Breaking", breaking.map(lineOf(paintOut("red", "✗"))));
  print("Not breaking", harmless.map(lineOf(paintOut("green", "✓"))));
  print(
    "In your code",
    effects.map((text) => `  ${visible(text)}`),
  );
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  out(`${count}, ${breaking.length === 0 ? "none" : breaking.length} breaking`);
}

function markdownOf(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing changed.";
  const { breaking, harmless, effects } = partsOf(changes);
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${title}`, "", ...lines, ""];
  return [
    ...part("Breaking", breaking.map(markdownLine)),
    ...part("Not breaking", harmless.map(markdownLine)),
    ...part(
      "In your code",
      effects.map((text) => `- ${markdownText(text)}`),
    ),
  ]
    .join("\n")
    .trimEnd();
}

function markdownLine({ side, subject, place, message }: Change): string {
  const where = place === undefined ? "" : ` ${markdownCode(place)}`;
  return `- **${markdownText(subject)}** (${side})${where}: ${markdownText(message)}`;
}
