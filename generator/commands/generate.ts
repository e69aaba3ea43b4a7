import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { SpecError } from "../diagnostics/diagnostic.ts";
import { generate, type Options, type Output } from "../generate.ts";
import { generateOptions, type Settings, settingsOf } from "../program/settings.js";
import { remember } from "../program/up-to-date.js";
import {
  compareWithDisk,
  type Difference,
  type Hashes,
  hashesOf,
  manifestName,
  write,
} from "../write.ts";
import { type Command, exit } from "./command.ts";
import type { Console } from "./console.ts";
import { printPassed } from "./print-passed.ts";
import { printProblems, problemFacts } from "./print-problems.ts";
import { prefixOf, readingOf, rootOf } from "./reading.ts";
import { describeSizes, validatorSizes } from "./validator-sizes.ts";
import { type Reading, watch } from "./watch.ts";

/** `talonario generate`: generates types, validators, routes and the other parts from a spec. */
export const generateCommand: Command = {
  usage: "[options]",
  about: `Turns an OpenAPI document (3.0, 3.1, or parts of 3.2) into types, validators, Hono routes,
schemas and rules. Errors stop the run. One line counts the warnings; without --verbose, the only
warnings printed in full are probable misspellings, at most ten. The validators are JavaScript: with
--emit ts, a TypeScript compiler that writes files needs the option allowJs. The parts for --only:
types, validators, routes, client, schemas, tables, pages, vectors, package.`,
  options: generateOptions,
  examples: [
    ["", "spec/openapi.yaml into generated/"],
    ["--spec api.json --out src/api", "another document, to another place"],
    ["--check", "check that the committed output is up to date"],
    ["--watch", "while you write the spec"],
    ["--only types,validators", "no routes, no client, no pages"],
    ["--emit js", "JavaScript with declarations"],
    ["--import-extension .js", "for compilers that reject .ts in an import"],
    ["--verbose", "print every warning with its place"],
    ["--strict", "for a spec of your own: stop at warnings, too"],
    ["--format 'ulid=^[0-9A-HJKMNP-TV-Z]{26}$'", "validate a format of your own"],
    ["--allow spec/backtracking", "do not stop at problems of one code"],
  ],
  exits: ["done", "errors, stale output, or foreign files in the way"],
  async run(args, console) {
    const settings = settingsOf(args);
    const options = readingOf(settings);
    if (!settings.watch) return once(settings, options, console);
    const again = (reading: Reading) => once(settings, { ...options, ...reading }, console);
    return watch(again, console, settings.json);
  },
};

/** Generates the output once. Returns the exit code. */
async function once(settings: Settings, options: Options, console: Console): Promise<number> {
  const root = rootOf(settings);
  const timings: [stage: string, milliseconds: number][] = [];
  let stage = "load";
  let since = performance.now();
  const onStage = (next: string) => {
    timings.push([stage, performance.now() - since]);
    stage = next;
    since = performance.now();
    console.progress(next === "" ? "" : `${next} …`);
  };
  console.progress("load …");
  try {
    const output = await generate(settings.spec, { ...options, onStage });
    onStage("write");
    const hashes = hashesOf(output.files);
    const shared = settings.check ? [] : foreignNames(settings.out);
    const difference = settings.check
      ? compareWithDisk(settings.out, output.files, hashes)
      : write(settings.out, output.files, hashes, settings.force);
    onStage("");
    if (shared.length > 0 && !settings.force && !settings.json) {
      const what = shared.length === 1 ? "a file or folder" : `${shared.length} files or folders`;
      console.err(`The other contents of ${settings.out} stay unchanged: ${what}.`);
    }
    const facts = factsOf(output, prefixOf(root));
    if (!settings.check) rememberRun(settings, root, output, { facts, hashes });
    report(settings, console, output, { facts, difference, timings });
    return settings.check && countOf(difference) > 0 ? exit.found : exit.done;
  } catch (error) {
    console.progress("");
    if (!(error instanceof SpecError)) throw error;
    const { json, verbose, watch: oneLine } = settings;
    printProblems(error, console, { json, oneLine, verbose, folder: prefixOf(root) });
    return exit.found;
  }
}

type Facts = ReturnType<typeof factsOf>;

function factsOf({ files, ...output }: Output, folder: string) {
  const allowed = output.allowed.map((problem) => problemFacts(problem, folder));
  const warnings = output.warnings.map((warning) => problemFacts(warning, folder));
  return { files: files.size, validators: validatorSizes(files), allowed, warnings };
}

/** The names that an output folder contains before the first run; empty if the folder has a manifest. */
function foreignNames(folder: string): string[] {
  if (!existsSync(folder) || existsSync(path.join(folder, manifestName))) return [];
  return readdirSync(folder);
}

function rememberRun(
  settings: Settings,
  root: string,
  { spec, allowed }: Output,
  { facts, hashes }: { facts: Facts; hashes: Hashes },
): void {
  const read = [...spec.files.keys(), ...spec.vectors.map(({ name }) => name)];
  if (read.some((name) => /^https?:/.test(name))) return;
  // `read` does not contain a missing file, so the next run would not notice that the file was added.
  if (allowed.some(({ code }) => code === "spec/missing-file")) return;
  const place = (name: string) => path.resolve(settings.out, name);
  const written = new Map([...hashes].map(([name, hash]) => [place(name), hash]));
  const all = [...read.map((name) => path.join(root, name)), ...written.keys()];
  remember(settings, [...all, place(manifestName)], [...spec.folders], facts, written);
}

function report(
  settings: Settings,
  console: Console,
  output: Output,
  {
    facts: { files, ...facts },
    difference,
    timings,
  }: { facts: Facts; difference: Difference; timings: readonly [string, number][] },
): void {
  if (settings.json) {
    const stages = Object.fromEntries(timings.map(([name, time]) => [name, Math.round(time)]));
    // Watch mode prints many reports, so each report is one line.
    const space = settings.watch ? undefined : 2;
    console.out(JSON.stringify({ files, ...difference, ...facts, stages }, null, space));
    return;
  }
  const folder = prefixOf(rootOf(settings));
  printPassed(output, console, { verbose: settings.verbose, folder });
  if (settings.check) {
    const { added, changed, orphaned } = difference;
    for (const name of added) console.err(`${settings.out}/${name}: missing`);
    for (const name of changed) console.err(`${settings.out}/${name}: differs`);
    for (const name of orphaned) console.err(`${settings.out}/${name}: no longer generated`);
    if (countOf(difference) > 0) console.err("Run talonario generate, and commit the output.");
    return;
  }
  const total = timings.reduce((sum, [, time]) => sum + time, 0);
  const stages = timings.map(([name, time]) => `${name} ${Math.round(time)}`).join(", ");
  const where = console.watched ? ` (ms: ${stages})` : "";
  const generated = withoutManifest(difference);
  console.out(
    `${files} files: ${describeDifference(generated)}, ${(total / 1000).toFixed(2)} s${where}`,
  );
  const hasValidators = Object.keys(facts.validators).length > 0;
  if (countOf(generated) > 0 && hasValidators) console.out(describeSizes(facts.validators));
}

/** The difference without the manifest, which is not a generated file. */
function withoutManifest({ added, changed, orphaned }: Difference): Difference {
  const generated = (list: string[]) => list.filter((name) => name !== manifestName);
  return {
    added: generated(added),
    changed: generated(changed),
    orphaned: generated(orphaned),
  };
}

function describeDifference({ added, changed, orphaned }: Difference): string {
  const names = { added, changed, removed: orphaned };
  const counts = Object.entries(names).flatMap(([what, { length }]) =>
    length === 0 ? [] : [`${length} ${what}`],
  );
  return counts.join(", ") || "nothing changed";
}

function countOf({ added, changed, orphaned }: Difference): number {
  return added.length + changed.length + orphaned.length;
}
