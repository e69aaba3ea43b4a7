import path from "node:path";
import { type Code, entryOf, isCode } from "../catalogue.ts";
import { describeSizes, validatorSizes } from "../emit/validators/sizes.ts";
import { generate, type Options, type Output } from "../generate.ts";
import { printProblem, SpecError } from "../problem.ts";
import { type Settings, settingsOf } from "../settings.js";
import { remember } from "../unchanged.js";
import { compareWithDisk, type Difference, manifestName, write } from "../write.ts";
import { type Command, type Console, exit } from "./command.ts";
import { printProblems, problemFacts } from "./print-problems.ts";
import { watch } from "./watch.ts";

/** `talonario generate`: a spec into types, validators, routes, schemas and rules. */
export const generateCommand: Command = {
  summary: "turn an OpenAPI document into types, validators, routes and schemas",
  help: `Usage: talonario generate [options]

Turns an OpenAPI document (3.1, or 3.0) into types, validators, Hono routes, schemas and rules.

  --spec <file>    the OpenAPI document, YAML or JSON     (spec/openapi.yaml)
  --out <folder>   where the output goes                  (generated)
  --check          write nothing; exit 1 and name every file that is not as generated
  --watch          run again whenever a file of the spec changes
  --allow <code>   pass over problems of this code; may be given several times
  --root <folder>  the folder below which all files of the spec lie (the folder of --spec)
  --remote <url>   allow references to addresses that begin so; may be given several times
  --json           print the result as JSON

All but --check, --watch and --json may stand in package.json, under "talonario".
Exit codes: 0 done, 1 the spec has problems or the output is stale, 2 wrong usage.`,
  async run(args, console) {
    const settings = settingsOf(args);
    if (typeof settings === "string") {
      console.err(`${settings}\n\n${generateCommand.help}`);
      return exit.usage;
    }
    const wrong = settings.allow.find(
      (code) => !isCode(code) || entryOf(code).allowed === undefined,
    );
    if (wrong !== undefined) {
      console.err(`--allow ${wrong}: no problem of this code can be passed over.`);
      return exit.usage;
    }
    if (settings.watch) return watch(settings, () => once(settings, console), console);
    return (await once(settings, console)).code;
  },
};

/** One run: its exit code and the files on which it depended. */
async function once(
  settings: Settings,
  console: Console,
): Promise<{ code: number; files: string[] }> {
  const root = path.resolve(settings.root ?? path.dirname(settings.spec));
  const timings: [stage: string, milliseconds: number][] = [];
  let stage = "load";
  let since = performance.now();
  const onStage = (next: string) => {
    timings.push([stage, performance.now() - since]);
    stage = next;
    since = performance.now();
    console.progress(`${next} …`);
  };
  try {
    const output = await generate(settings.spec, { ...optionsOf(settings), onStage });
    onStage("write");
    const difference = settings.check
      ? compareWithDisk(settings.out, output.files)
      : write(settings.out, output.files);
    onStage("");
    console.progress("");
    const read = [...output.spec.files.keys(), ...output.spec.vectors.map(({ name }) => name)];
    const files = read
      .filter((name) => !/^https?:/.test(name))
      .map((name) => path.join(root, name));
    const stale = countOf(difference) > 0;
    if ((!settings.check || !stale) && files.length === read.length) {
      const written = [...output.files.keys(), manifestName].map((name) =>
        path.join(settings.out, name),
      );
      remember(settings, [...files, ...written], [...output.spec.folders], output.files.size);
    }
    report(settings, console, output, difference, timings);
    return { code: settings.check && stale ? exit.found : exit.done, files };
  } catch (error) {
    console.progress("");
    if (!(error instanceof SpecError)) throw error;
    const folder = folderFrom(root);
    printProblems(error, console, { json: settings.json, folder });
    const files = [...error.files.keys()].map((name) => path.join(root, name));
    return { code: exit.found, files: [...files, settings.spec] };
  }
}

function optionsOf({ allow, root, remote }: Settings): Options {
  return {
    allow: new Set(allow as Code[]),
    remote,
    ...(root === undefined ? {} : { root }),
  };
}

function report(
  settings: Settings,
  console: Console,
  { files, allowed }: Output,
  difference: Difference,
  timings: readonly [string, number][],
): void {
  const { added, changed, orphaned } = difference;
  const count = countOf(difference);
  const sizes = validatorSizes(files);
  if (settings.json) {
    const stages = Object.fromEntries(timings.map(([name, time]) => [name, Math.round(time)]));
    const passed = allowed.map(problemFacts);
    console.out(
      JSON.stringify(
        { files: files.size, ...difference, validators: sizes, allowed: passed, stages },
        null,
        2,
      ),
    );
    return;
  }
  for (const problem of allowed) console.err(`allowed: ${printProblem(problem)}`);
  if (settings.check) {
    for (const name of added) console.err(`${settings.out}/${name}: missing`);
    for (const name of changed) console.err(`${settings.out}/${name}: not as generated`);
    for (const name of orphaned) console.err(`${settings.out}/${name}: left behind`);
    if (count > 0) console.err("Run generate, and commit what it writes.");
    return;
  }
  const total = timings.reduce((sum, [, time]) => sum + time, 0);
  const stages = timings.map(([name, time]) => `${name} ${Math.round(time)}`).join(", ");
  const what = count === 0 ? "nothing changed" : `${count} changed`;
  console.out(`${files.size} files: ${what}, ${(total / 1000).toFixed(2)} s (ms: ${stages})`);
  if (count > 0) console.out(describeSizes(sizes));
}

function countOf({ added, changed, orphaned }: Difference): number {
  return added.length + changed.length + orphaned.length;
}

function folderFrom(root: string): string {
  const relative = path.relative(process.cwd(), root).split(path.sep).join("/");
  return relative === "" ? "" : `${relative}/`;
}
