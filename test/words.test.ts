import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { filesBelow } from "./generator/times.ts";

/** Words and phrases that no name may contain. */
const forbidden = [
  ...["judge", "judges", "judged", "judging", "judgement", "judgements"],
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

/** The checked folders, each with its exempt names. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  generator: [
    // Former names of generated code, each a deprecated alias.
    ...["Admission", "Fault", "Refusal", "RefusalId", "Resolution", "Said", "judges", "refusal"],
    // Members of explanations and guard results, of rules.json, and of `talonario contract --json`.
    ...["refusals", "refused", "fault"],
  ],
  // A member of guard results, and a name of JavaScript.
  server: ["refusals", "allSettled"],
  test: [
    // Members of tested modules and of vectors, and an environment variable.
    ...["refused", "refusals", "fault", "answer", "says", "ANSWER_TIMEOUT_SECONDS"],
    // Names of JavaScript, Node and TypeScript.
    ...["allSettled", "resolution", "moduleResolution", "ModuleResolutionKind"],
  ],
};

const checkout = path.join(import.meta.dirname, "..");

/** The words of a name in lower case; the name may be camelCase, snake_case, kebab-case or in capitals. */
function wordsOf(name: string): string {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return parts.toLowerCase().replace(/[^a-z0-9]+/g, " ");
}

function forbiddenIn(name: string): string[] {
  const words = ` ${wordsOf(name)} `;
  return forbidden.filter((word) => words.includes(` ${word} `));
}

/** All identifiers in a source, without words in strings or comments. */
function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, true));
  return names;
}

/** By file: the names in a folder's modules and templates. The file's path, without extension, is one of the names. */
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
])("the name %s has the forbidden words %j", (name, words) => {
  expect(forbiddenIn(name)).toEqual(words);
});

it("forbidden words are found in every kind of identifier, and not in strings or comments", () => {
  const text = `
    // The answer was refused.
    export function readTold({ beside: own }: { readonly beside?: string }) {
      const paper = "a fault";
      return class { #sweep = own ?? paper; };
    }`;
  const found = [...namesIn(text)].flatMap(forbiddenIn);
  expect(found.sort()).toEqual(["beside", "paper", "sweep", "told"]);
});
