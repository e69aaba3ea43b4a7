import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { median } from "./server/median.ts";
import { engines } from "./validators/engines.ts";
import { generated, subjects } from "./validators/subjects.ts";

const usage = `npm ci --prefix test/bench && node --import ts-blank-space/register test/bench/validators.ts [options]

  Compares the generated validators with Ajv, TypeBox and zod, each in its own process. Prints medians:
    accept   a valid body, always the same object
    fresh    a valid body, parsed for each call
    reject   a body with a mistake in the last value
    explain  a body with a mistake in every fifth value; the validator lists errors (column "mistakes": how many)
  Then prints the size and the import time of each generated module. For each module, a new process first
  imports an empty module, which is not timed.
    --rounds 5
    --turn 300  milliseconds per measurement; the measurement "fresh" has a fixed number of bodies instead`;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    turn: { type: "string", default: "300" },
    help: { type: "boolean" },
  },
});
const rounds = Array.from({ length: Number(values.rounds) }, (_, index) => index);
const asked = ["accept", "fresh", "reject", "explain"] as const;
const folder = mkdtempSync(path.join(tmpdir(), "talonario-bench-"));
/** Two empty modules. Each process imports `first` before the measured module. The module `empty` is the baseline. */
const [first = "", empty = ""] = ["first.mjs", "empty.mjs"].map((name) => path.join(folder, name));
for (const file of [first, empty]) writeFileSync(file, "");
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

if (values.help) console.log(usage);
else {
  console.log(
    `${cpus().length} processors, ${cpus()[0]?.model}; Node ${process.version}; ${values.rounds} rounds`,
  );
  compareEngines();
  measureModules();
}

type Times = Record<string, Record<string, number>>;

function compareEngines(): void {
  const names = Object.keys(engines);
  const times = new Map<string, Times[]>(names.map((name) => [name, []]));
  for (const _ of rounds) {
    for (const name of names) times.get(name)?.push(timeEngine(name));
  }
  for (const { name: subject } of subjects) {
    console.log(`\n${subject}: µs per body, and the ratio to the first row`);
    const head = [...asked, "mistakes"].map((one) => one.padStart(17)).join("");
    console.log(`  ${"".padEnd(32)}${head}`);
    const of = (engine: string, what: string) =>
      median((times.get(engine) ?? []).map((round) => round[subject]?.[what] ?? Number.NaN));
    for (const engine of names) {
      const cells = asked.map((what) => {
        const ratio = of(engine, what) / of(names[0] ?? "", what);
        return `${(of(engine, what) / 1000).toFixed(2)} (${ratio.toFixed(2)})`.padStart(17);
      });
      console.log(
        `  ${engine.padEnd(32)}${cells.join("")}${String(of(engine, "mistakes")).padStart(17)}`,
      );
    }
  }
}

function measureModules(): void {
  const where = path.join(generated, "validators");
  const modules = readdirSync(where)
    .filter((file) => file.endsWith(".js"))
    .map((file) => {
      const text = readFileSync(path.join(where, file));
      const times = rounds.map(() => importTime(path.join(where, file)));
      return { file, size: text.length, packed: gzipSync(text).length, time: median(times) };
    })
    .sort((a, b) => b.time - a.time);
  console.log("\ngenerated modules: bytes, bytes packed by gzip, ms to import");
  for (const { file, size, packed, time } of modules) {
    console.log(
      `  ${file.padEnd(40)}${String(size).padStart(9)}${String(packed).padStart(9)}${time.toFixed(2).padStart(9)}`,
    );
  }
  const middle = median(modules.map(({ time }) => time));
  const nothing = median(rounds.map(() => importTime(empty)));
  const slowest = modules[0]?.time ?? Number.NaN;
  console.log(
    `  the slowest ${slowest.toFixed(2)} ms, the median ${middle.toFixed(2)} ms, an empty module ${nothing.toFixed(2)} ms`,
  );
  const met = slowest <= 6 && middle <= 2;
  console.log(
    `  targets of 6 ms for the slowest and 2 ms for the median: ${met ? "met" : "missed"}`,
  );
}

/** Milliseconds of processor time to import a module in a new process without a TypeScript loader. */
function importTime(file: string): number {
  // The first import of a file also loads Node's module loader, which takes about 2 ms.
  const script = `await import(process.argv[2]);
    const start = process.cpuUsage();
    await import(process.argv[1]);
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1000);`;
  const args = ["--input-type=module", "--eval", script, file, first];
  return Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

function timeEngine(name: string): Times {
  const file = path.join(import.meta.dirname, "validators/time-engine.ts");
  const args = ["--import", "ts-blank-space/register", file, name, values.turn];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}
