import path from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "../server/chaos/server-process.ts";
import type { TestDatabase } from "../server/store/engines.ts";
import { postgres, sqlite } from "../server/store/engines.ts";
import { creationRequests } from "./creation-requests.ts";
import { dropOnFailure } from "./drop-on-failure.ts";
import { applyLoad } from "./load.ts";
import { processorTime } from "./nodes/process-times.ts";
import { median } from "./server/median.ts";

const usage = `node --import ts-blank-space/register test/bench/builds.ts <folder>… [options]

  Measures how fast several checkouts create and store Chilean invoices. The checkouts, already built with
  npm run build, take turns.
  Prints medians of the rounds: documents per second, processor time per document, ratios to the first folder.
    --engine NAME    sqlite (default), or postgres, which needs TEST_DATABASE_URL
    --accounts N     shared by the connections (default 64)
    --connections N  default 64
    --rounds N       default 7
    --seconds N      per round (default 3)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string", default: "sqlite" },
    accounts: { type: "string", default: "64" },
    connections: { type: "string", default: "64" },
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "3" },
    help: { type: "boolean" },
  },
});
const connections = Number(values.connections);

/** A built checkout, its running server, and the results of all rounds. */
interface Subject {
  readonly folder: string;
  readonly port: number;
  readonly pid: number;
  readonly requests: readonly Buffer[];
  readonly perSecond: number[];
  /** Processor time per document in each round, in ms. */
  readonly processor: number[];
  end(): Promise<void>;
}

if (values.help || positionals.length === 0) console.log(usage);
else await measure(positionals.map((folder) => path.resolve(folder)));

async function measure(folders: readonly string[]): Promise<void> {
  const subjects: Subject[] = [];
  try {
    for (const folder of folders) subjects.push(await open(folder));
    // The first round is a warm-up.
    for (let round = 0; round <= Number(values.rounds); round++) {
      for (const subject of subjects) await measureOne(subject, round > 0);
    }
    for (const subject of subjects) console.log(summaryOf(subject, subjects[0] ?? subject));
  } finally {
    for (const subject of subjects) await subject.end();
  }
}

async function measureOne(subject: Subject, counts: boolean): Promise<void> {
  const { port, pid, requests } = subject;
  const before = processorTime(pid);
  const { responses, perSecond, others } = await applyLoad({
    port,
    connections,
    measureMs: Number(values.seconds) * 1000,
    warmMs: 0,
    request: requests,
    status: 201,
  });
  if (Object.keys(others).length > 0)
    throw new Error(`Unexpected responses: ${JSON.stringify(others)}`);
  if (!counts) return;
  subject.perSecond.push(perSecond);
  subject.processor.push((processorTime(pid) - before) / responses);
}

function summaryOf({ folder, perSecond, processor }: Subject, first: Subject): string {
  const ratio = (own: readonly number[], others: readonly number[]) =>
    median(own.map((value, round) => value / (others[round] ?? Number.NaN))).toFixed(3);
  return [
    `${folder}: ${median(perSecond).toFixed(0)} documents per second (${ratio(perSecond, first.perSecond)})`,
    `${median(processor).toFixed(2)} ms of processor time per document (${ratio(processor, first.processor)})`,
  ].join(", ");
}

async function open(folder: string): Promise<Subject> {
  const engine = values.engine === "postgres" ? postgres(serverOfTests()) : sqlite;
  const database = await engine.create("none");
  return dropOnFailure(database, () => openOn(database, folder));
}

async function openOn({ target, drop }: TestDatabase, folder: string): Promise<Subject> {
  const database = target.engine === "sqlite" ? `file:${target.file}` : target.url;
  const environment = { RESPONSE_CHECKS: "off" };
  const server = await startServer({ database, environment, built: true, folder });
  const requests = await creationRequests(server.url, Number(values.accounts));
  return {
    folder,
    port: Number(new URL(server.url).port),
    pid: server.child.pid ?? 0,
    requests,
    perSecond: [],
    processor: [],
    async end() {
      await server.kill("SIGTERM");
      await drop();
    },
  };
}

function serverOfTests(): string {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url === undefined) throw new Error("Set TEST_DATABASE_URL.");
  return url;
}
