import { createRandom } from "../life/seeded-random.ts";
import { openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import type { ServerProcess } from "./server-process.ts";
import { freePort, startServer } from "./server-process.ts";
import type { WriterCounts } from "./writers.ts";
import { writeDocuments } from "./writers.ts";

/** Several servers on one database, of which one is killed regularly. */
export interface ProcessesPlan {
  /** DATABASE_URL of a PostgreSQL. */
  readonly database: string;
  readonly processes: number;
  readonly writers: number;
  readonly seconds: number;
  readonly seed: number;
  readonly built: boolean;
}

/** What came of it. */
export interface ProcessesResult {
  readonly documents: number;
  readonly kills: number;
  readonly counts: WriterCounts;
  readonly faults: readonly string[];
}

const BETWEEN_KILLS_MS = 1000;

/** Writes through all servers at once, kills one of them each second, starts it again, and judges what is stored. */
export async function proveProcesses(
  plan: ProcessesPlan,
  progress: (kills: number) => void = () => undefined,
): Promise<ProcessesResult> {
  const random = createRandom(plan.seed);
  const ports = await Promise.all(Array.from({ length: plan.processes }, () => freePort()));
  const start = (port: number) => startServer({ database: plan.database, port, built: plan.built });
  // All at once on an empty database: each brings the tables up to date, and one of them does it.
  const servers: ServerProcess[] = await Promise.all(ports.map(start));
  const urls = servers.map(({ url }) => url);
  const { token } = await openAccount(random.pick(urls));
  const ledger = createLedger();
  let isOver = false;
  const writing = writeDocuments({
    writers: plan.writers,
    url: () => random.pick(urls),
    token,
    ledger,
    isOver: () => isOver,
  });
  const until = Date.now() + plan.seconds * 1000;
  let kills = 0;
  while (Date.now() < until) {
    await new Promise((resume) => setTimeout(resume, BETWEEN_KILLS_MS));
    const victim = random.below(servers.length);
    await servers[victim]?.kill("SIGKILL");
    servers[victim] = await start(ports[victim] ?? 0);
    kills += 1;
    progress(kills);
  }
  isOver = true;
  const counts = await writing;
  const stored = await readDocuments(random.pick(urls), token);
  const faults = ledger.judge(stored);
  for (const server of servers) {
    const ended = await server.kill("SIGTERM");
    if (ended !== 0) faults.push(`a server ended with ${ended}: ${server.output()}`);
  }
  return { documents: stored.length, kills, counts, faults };
}
