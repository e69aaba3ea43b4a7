import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { filesBelow } from "./generator/times.ts";

/** Words that names must not have, in every form; an entry of several words is a phrase. */
const forbidden = [
  ...["judge", "judges", "judged", "judging"],
  ...["refuse", "refuses", "refused", "refusing", "refusal", "refusals"],
  ...["answer", "answers", "answered", "answering"],
  ...["fault", "faults", "admission", "admissions", "resolution", "resolutions"],
  ...["tell", "tells", "telling", "told", "say", "says", "said"],
  ...["settle", "settles", "settled", "settling", "settlement", "sweep", "sweeps", "sweeping"],
  ...["paper", "papers", "pen", "pens", "browse", "browses", "beside", "overlook", "overlooks"],
  ...["prove", "proves", "proved", "proof", "proofs", "life", "lives", "thing", "things"],
  ...["twin", "twins", "wording", "wordings", "tidy", "hurry", "endless", "unwind", "catalogue"],
  ...["late rows", "per group", "find shown", "known account", "known accounts", "leave out"],
  ...["keep document", "hold answer", "held tax", "written bytes", "note requests", "cross origin"],
];

/** Folders that must not use these words, each with the exempt names that it has to use. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  generator: [
    // Former names of generated code, each a deprecated alias.
    ...["Admission", "Fault", "Refusal", "RefusalId", "Resolution", "Said", "judges", "refusal"],
    // Members of explanations and guard results, of rules.json, and of `talonario contract --json`.
    ...["refusals", "refused", "fault"],
  ],
  // Members of guard results; a name of JavaScript.
  server: ["refusals", "allSettled"],
  test: [
    // Members of tested modules, and of vectors.
    ...["refused", "refusals", "fault", "answer", "says", "ANSWER_TIMEOUT_SECONDS"],
    // Names of JavaScript, Node and TypeScript.
    ...["allSettled", "resolution", "moduleResolution", "ModuleResolutionKind"],
  ],
};

const checkout = path.join(import.meta.dirname, "..");

/** A name as its words in lower case: camelCase, snake_case, kebab-case and capitals alike. */
function wordsOf(name: string): string {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return parts.toLowerCase().replace(/[^a-z0-9]+/g, " ");
}

/** The forbidden words of a name. */
function forbiddenIn(name: string): string[] {
  const words = ` ${wordsOf(name)} `;
  return forbidden.filter((word) => words.includes(` ${word} `));
}

/** Every name in a source: identifiers, and never texts or comments. */
function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, true));
  return names;
}

/** The names of a room's modules and of their templates, by file; a file's own path counts as one. */
function namesOf(room: string): ReadonlyMap<string, ReadonlySet<string>> {
  const files = filesBelow(path.join(checkout, room)).filter(
    (name) => /\.[tj]s(\.hbs)?$/.test(name) && !name.includes("node_modules/"),
  );
  return new Map(
    files.map((name) => {
      const names = namesIn(readFileSync(path.join(checkout, room, name), "utf8"));
      return [name, new Set([name.replace(/\..*$/, ""), ...names])];
    }),
  );
}

describe.each(Object.entries(rooms))("%s", (room, published) => {
  const files = namesOf(room);

  it("has no name with a forbidden word", () => {
    const found = [...files].flatMap(([file, names]) =>
      [...names]
        .filter((name) => !published.includes(name))
        .flatMap((name) => forbiddenIn(name).map((word) => `${room}/${file}: ${name} (${word})`)),
    );
    expect(found).toEqual([]);
  });

  it("still uses each of its exempt names", () => {
    const used = new Set([...files.values()].flatMap((names) => [...names]));
    expect(published.filter((name) => !used.has(name))).toEqual([]);
  });
});

it.each([
  ["judgeUpdate", ["judge"]],
  ["KEPT_ANSWER_MS", ["answer"]],
  ["createLateRows", ["late rows"]],
  ["late_rows", ["late rows"]],
  ["webhooks/judge-callback-url", ["judge"]],
  ["PDFPen", ["pen"]],
  ["#told", ["told"]],
  ["rowsOfLate", []],
  ["openPaperless", []],
])("the words of %s are checked one by one", (name, words) => {
  expect(forbiddenIn(name)).toEqual(words);
});

it("a forbidden name is found wherever code has one, and not in texts or comments", () => {
  const text = `
    // The answer was refused.
    export function readTold({ beside: own }: { readonly beside?: string }) {
      const paper = "a fault";
      return class { #sweep = own ?? paper; };
    }`;
  const found = [...namesIn(text)].flatMap(forbiddenIn);
  expect(found.sort()).toEqual(["beside", "paper", "sweep", "told"]);
});
