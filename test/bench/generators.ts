import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { run, sizeOf } from "./generators/run.ts";
import { forget, type Tool, tools } from "./generators/tools.ts";
import { median } from "./server/median.ts";

const usage = `npm ci --prefix test/bench && node --import ts-blank-space/register test/bench/generators.ts [options] [document ...]

  Runs code generators in turn on the same documents: cold (no output, no cache of the document), and again
  without a change. Prints medians of the rounds: the elapsed times of the two runs, and the processor time
  and peak memory of the cold run. On a busy machine, processor time is more reliable than elapsed time.
  Documents: our spec in many files, our spec in one file without its x- members, and the documents in the arguments.
    --rounds N  default 5
    --only talonario,orval  only generators whose names contain one of these texts
    --without-ours  only the documents in the arguments`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string" },
    "without-ours": { type: "boolean" },
    help: { type: "boolean" },
  },
});

const work = path.join(import.meta.dirname, "node_modules/.bench");
const checkout = path.join(import.meta.dirname, "../..");

if (values.help) console.log(usage);
else await compare();

async function compare(): Promise<void> {
  mkdirSync(work, { recursive: true });
  const wanted = values.only?.split(",") ?? [""];
  const chosen = tools.filter(({ name }) => wanted.some((part) => name.includes(part)));
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}; ${values.rounds} rounds`);
  for (const [title, file] of documents()) {
    console.log(`\n${title}, ${kilobytes(readFileSync(file).length)} KB`);
    console.log(row("", ["Node", "cold s", "CPU s", "again s", "MiB", "files", "KB"], "makes"));
    const times = await measure(chosen, file);
    for (const [index, tool] of chosen.entries()) report(index, tool, times[index] ?? []);
  }
}

function documents(): [title: string, file: string][] {
  const named = positionals.map((file): [string, string] => [
    path.basename(file),
    path.resolve(file),
  ]);
  if (values["without-ours"]) return named;
  const plain = path.join(work, "plain.json");
  const text = readFileSync(path.join(checkout, "generated/openapi.json"), "utf8");
  const bare = JSON.parse(text, (_, value) => withoutExtensions(value));
  writeFileSync(plain, JSON.stringify(bare, null, 2));
  return [
    ["our spec, many files", path.join(checkout, "spec/openapi.yaml")],
    ["our spec, one file, no x- members", plain],
    ...named,
  ];
}

function withoutExtensions(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !name.startsWith("x-")));
}

interface Times {
  cold: number;
  processor: number;
  again: number;
  peak: number;
  failure?: string;
}

/** Returns the times by tool and round. Each round runs all tools in turn, except tools that have failed. */
async function measure(chosen: readonly Tool[], document: string): Promise<Times[][]> {
  const times: Times[][] = chosen.map(() => []);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [index, tool] of chosen.entries()) {
      if (times[index]?.some(({ failure }) => failure !== undefined)) continue;
      times[index]?.push(await runTwice(tool, document, path.join(work, String(index))));
    }
  }
  return times;
}

async function runTwice(tool: Tool, document: string, folder: string): Promise<Times> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  forget();
  const args = tool.prepare(folder, document);
  const cold = await run(tool.node, args, folder);
  const again = cold.failure === undefined ? await run(tool.node, args, folder) : cold;
  const failure = cold.failure ?? again.failure;
  return {
    cold: cold.milliseconds,
    processor: cold.used.processor,
    again: again.milliseconds,
    peak: cold.used.peak,
    ...(failure === undefined ? {} : { failure }),
  };
}

function report(index: number, { name, node, makes }: Tool, times: readonly Times[]): void {
  const failure = times.find((one) => one.failure !== undefined)?.failure;
  const own = node === process.execPath ? process.versions.node : "24";
  if (failure !== undefined) {
    console.log(`  ${name.padEnd(30)} ${own.padStart(8)}  fails: ${failure}`);
    return;
  }
  const seconds = (key: "cold" | "processor" | "again") =>
    (median(times.map((one) => one[key])) / 1000).toFixed(2);
  const peak = (median(times.map((one) => one.peak)) / 2 ** 20).toFixed(0);
  const { files, bytes } = sizeOf(path.join(work, String(index), "out"));
  const clock = [seconds("cold"), seconds("processor"), seconds("again")];
  const cells = [own, ...clock, peak, String(files), kilobytes(bytes)];
  console.log(row(name, cells, makes));
}

function row(name: string, cells: readonly string[], makes: string): string {
  return `  ${name.padEnd(30)} ${cells.map((cell) => cell.padStart(8)).join(" ")}  ${makes}`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)}`;
}
