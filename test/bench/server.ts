import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { measureMemory } from "./server/measure-memory.ts";
import type { Rate } from "./server/measure-rates.ts";
import { measureRates } from "./server/measure-rates.ts";
import { measureStart } from "./server/measure-start.ts";
import { creation, echo, oneByOne, subjects, validator } from "./server/subjects.ts";
import { ratioOf, summaryOf } from "./server/summary.ts";
import type { Target } from "./server/targets.ts";
import { isMet, lineOf } from "./server/targets.ts";

const usage = `npm ci --prefix test/bench && node --import ts-blank-space/register test/bench/server.ts [options]

  Compares the service with other servers under the same load: this process sends a Chilean invoice
  of 2 kB repeatedly. Each server has its own process, and the servers take turns in each round. Prints
  medians of the rounds; a warm-up round before them does not count. Exits with 1 if a target is missed.
  Other programs on the machine distort ratios less than absolute figures.
    --rounds N            default 5
    --connections N,N     default 1,16,64
    --seconds N           per measurement (default 2), after a warm-up of half that time
    --documents N         stored before memory is measured (default 100000)
    --starts N            with a new database, and as many with an existing one (default 5)
    --only echo,creation  only servers whose names contain one of these texts; skips memory, starts and targets`;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "1,16,64" },
    seconds: { type: "string", default: "2" },
    documents: { type: "string", default: "100000" },
    starts: { type: "string", default: "5" },
    only: { type: "string" },
    help: { type: "boolean" },
  },
});
const connections = values.connections.split(",").map(Number);
const most = Math.max(...connections);

if (values.help) console.log(usage);
else await measure();

async function measure(): Promise<void> {
  const wanted = values.only?.split(",") ?? [""];
  const chosen = subjects.filter(({ name }) => wanted.some((part) => name.includes(part)));
  const measureMs = Number(values.seconds) * 1000;
  const plan = { rounds: Number(values.rounds), connections, measureMs, warmMs: measureMs / 2 };
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`);
  const rates = await measureRates(chosen, plan, report);
  report("");
  printRates(rates);
  if (values.only !== undefined) return;
  report(`${values.documents} documents`);
  const memory = await measureMemory(Number(values.documents));
  report("starts");
  const start = await measureStart(Number(values.starts));
  report("");
  const targets = targetsOf(rates, memory, start);
  for (const target of targets) console.log(lineOf(target));
  if (!targets.every(isMet)) process.exitCode = 1;
}

function printRates(rates: readonly Rate[]): void {
  for (const count of connections) {
    console.log(
      `\n| ${`${count} connections`.padEnd(34)} | requests/s |  / echo |  p50 ms |  p99 ms |`,
    );
    console.log(`|${"-".repeat(36)}|-----------:|--------:|--------:|--------:|`);
    for (const subject of subjects.filter((one) => rates.some((rate) => rate.subject === one))) {
      const { perSecond, p50, p99 } = summaryOf(rates, subject, count);
      const ratio = ratioOf(rates, subject, echo, count);
      const columns = [perSecond.toFixed(0).padStart(10), ratio.toFixed(2).padStart(7)];
      const times = [p50, p99].map((time) => time.toFixed(2).padStart(7));
      console.log(`| ${[subject.name.padEnd(34), ...columns, ...times].join(" | ")} |`);
    }
  }
  console.log();
}

function targetsOf(
  rates: readonly Rate[],
  memory: number,
  start: { readonly first: number; readonly again: number },
): readonly Target[] {
  const { p50, p99 } = summaryOf(rates, creation, most);
  const ratio = (one: typeof echo, other: typeof echo) => ratioOf(rates, one, other, most);
  return [
    { what: "durable creation / echo", figure: ratio(creation, echo), atLeast: 0.02 },
    {
      what: "durable creation / one transaction per request",
      figure: ratio(creation, oneByOne),
      atLeast: 2.5,
    },
    { what: "Hono with our validator / echo", figure: ratio(validator, echo), atLeast: 0.9 },
    { what: "p99 / p50 of durable creation", figure: p99 / p50, atMost: 5 },
    {
      what: `memory after ${values.documents} documents`,
      figure: memory,
      unit: " MB",
      atMost: 200,
    },
    { what: "first start to /readyz", figure: start.first, unit: " ms", atMost: 400 },
    { what: "later start to /readyz", figure: start.again, unit: " ms", atMost: 400 },
  ];
}

function report(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}
