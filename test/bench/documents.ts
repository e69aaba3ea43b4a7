import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import ts from "typescript";
import { documentsIn } from "../generator/public-entries.ts";
import { run } from "./generators/run.ts";
import { forget, plainTools, type Tool } from "./generators/tools.ts";
import { median } from "./server/median.ts";

const usage = `npm ci --prefix test/bench && node --import ts-blank-space/register test/bench/documents.ts [options] <folder>

  Runs code generators in turn on each OpenAPI document of a folder. talonario runs without --allow flags.
  Each run starts in an empty folder. Prints the seconds of each run. For a failed run, prints the cause; otherwise the
  number of errors that \`tsc --strict\` finds in the generated code, with the libraries of ES2022 and the DOM.
  Ends with a table of all generators.
    --match openai,paypal  only documents whose names contain one of these texts
    --only talonario,orval  only generators whose names contain one of these texts`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    match: { type: "string", default: "" },
    only: { type: "string", default: "" },
    help: { type: "boolean" },
  },
});

/** The result of one generator for one document. */
interface Outcome {
  seconds: number;
  /** Why the run failed. */
  failure?: string;
  /** The number of compiler errors; `first` is the text of the first error. */
  errors: number;
  first?: string;
}

const work = path.join(import.meta.dirname, "node_modules/.documents");
const [folder] = positionals;
if (values.help || folder === undefined) console.log(usage);
else await compare(folder);

async function compare(from: string): Promise<void> {
  const chosen = plainTools.filter(({ name }) => isNamed(name, values.only));
  const outcomes = new Map<Tool, Outcome[]>(chosen.map((tool) => [tool, []]));
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`);
  for (const [name, document] of documentsIn(from)) {
    if (!isNamed(name, values.match)) continue;
    console.log(name);
    for (const [index, tool] of chosen.entries()) {
      const outcome = await outcomeOf(tool, document, path.join(work, String(index)));
      outcomes.get(tool)?.push(outcome);
      console.log(`    ${tool.name.padEnd(30)} ${lineOf(outcome)}`);
    }
  }
  printTable(outcomes);
}

function isNamed(name: string, parts: string): boolean {
  return parts.split(",").some((part) => name.includes(part));
}

async function outcomeOf(tool: Tool, document: string, folder: string): Promise<Outcome> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  forget();
  const { milliseconds, failure } = await run(tool.node, tool.prepare(folder, document), folder);
  const seconds = milliseconds / 1000;
  if (failure !== undefined) return { seconds, failure, errors: 0 };
  return { seconds, ...complaintsAbout(path.join(folder, "out")) };
}

/** Counts the compiler errors in the folder `out`, and returns the first. Errors in imported packages do not count. */
function complaintsAbout(out: string): Pick<Outcome, "errors" | "first"> {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[cm]?ts$/.test(name))
    .map((name) => path.join(out, name));
  const settings = {
    strict: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    types: [],
  };
  const { options } = ts.convertCompilerOptionsFromJson(settings, out);
  const messages = ts
    .getPreEmitDiagnostics(ts.createProgram(files, options))
    .filter(({ file }) => file === undefined || file.fileName.startsWith(out));
  const [one] = messages;
  if (one === undefined) return { errors: 0 };
  const place = path.relative(out, one.file?.fileName ?? "");
  const first = `${place} TS${one.code} ${ts.flattenDiagnosticMessageText(one.messageText, " ")}`;
  return { errors: messages.length, first: first.slice(0, 160) };
}

function lineOf({ seconds, failure, errors, first }: Outcome): string {
  const time = `${seconds.toFixed(2).padStart(7)} s`;
  if (failure !== undefined) return `${time}  not accepted: ${failure}`;
  return errors === 0 ? `${time}  compiles` : `${time}  ${errors} errors: ${first}`;
}

/** Prints one row per generator. A row's time is the median over the documents that all generators accept. */
function printTable(outcomes: ReadonlyMap<Tool, readonly Outcome[]>): void {
  const all = [...outcomes.values()];
  const count = all[0]?.length ?? 0;
  const shared = Array.from({ length: count }, (_, at) => at).filter((at) =>
    all.every((list) => list[at]?.failure === undefined),
  );
  const time = `seconds, median of the ${shared.length} documents that every generator accepts`;
  console.log(`\n| generator | accepts, of ${count} | compile | ${time} | makes |`);
  console.log("|---|---|---|---|---|");
  for (const [{ name, makes }, list] of outcomes) {
    const taken = list.filter(({ failure }) => failure === undefined);
    const compiling = taken.filter(({ errors }) => errors === 0);
    const seconds = median(shared.map((at) => list[at]?.seconds ?? Number.NaN));
    const cells = [name, taken.length, compiling.length, seconds.toFixed(1), makes];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
