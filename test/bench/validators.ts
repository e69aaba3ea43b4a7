import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { median } from "./server/median.ts";
import { engines } from "./validators/engines.ts";
import { generated, subjects } from "./validators/subjects.ts";

const usage = `npm ci --prefix test/bench && node --import ts-blank-space/register test/bench/validators.ts [options]

  The generated validators beside Ajv compiled at run time, TypeBox and zod, each in a process of its
  own, on the same bodies: one that is accepted, one with a mistake in its last value (refused at the
  first), one with a mistake in every fifth value (all of them explained). Medians of several rounds.
  Then the size of every generated module, and how long a fresh process takes to import it.
    --rounds 5
    --turn 300  milliseconds for each measurement`;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    turn: { type: "string", default: "300" },
    help: { type: "boolean" },
  },
});
const rounds = Array.from({ length: Number(values.rounds) }, (_, index) => index);
const asked = ["accept", "refuse", "explain"] as const;

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
    console.log(`\n${subject}: µs a body, and how many times as long as ours`);
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
  const folder = path.join(generated, "validators");
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => {
      const text = readFileSync(path.join(folder, file));
      const times = rounds.map(() => importTime(path.join(folder, file)));
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
  console.log(
    `  the slowest ${modules[0]?.time.toFixed(2)} ms, the median ${middle.toFixed(2)} ms`,
  );
}

/** Milliseconds of processor time in a fresh process that runs nothing else, no TypeScript either. */
function importTime(file: string): number {
  // The loader itself is loaded by an import of nothing.
  const script = `await import("data:text/javascript,");
    const start = process.cpuUsage();
    await import(process.argv[1]);
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1000);`;
  const args = ["--input-type=module", "--eval", script, file];
  return Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

function timeEngine(name: string): Times {
  const file = path.join(import.meta.dirname, "validators/time-engine.ts");
  const args = ["--import", "ts-blank-space/register", file, name, values.turn];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}
