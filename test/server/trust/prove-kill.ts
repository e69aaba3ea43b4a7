import type { DatabaseTarget } from "../../../server/config.ts";
import { createRandom } from "../life/seeded-random.ts";
import { openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import type { ServerProcess } from "./server-process.ts";
import { freePort, startServer } from "./server-process.ts";
import type { WriterCounts } from "./writers.ts";
import { writeDocuments } from "./writers.ts";

/** A server that is killed again and again while documents are written. */
export interface KillPlan {
  readonly target: DatabaseTarget;
  readonly kills: number;
  readonly writers: number;
  readonly seed: number;
  readonly built: boolean;
}

/** What came of it. */
export interface KillResult {
  readonly documents: number;
  readonly counts: WriterCounts;
  readonly faults: readonly string[];
}

const SHORTEST_LIFE_MS = 50;
const LIFE_SPREAD_MS = 1000;

/** Kills a server with SIGKILL at random moments, starts it again, and holds what it had acknowledged against what is stored. */
export async function proveKill(
  plan: KillPlan,
  progress: (kills: number) => void = () => undefined,
): Promise<KillResult> {
  const random = createRandom(plan.seed);
  const server = {
    database: urlOf(plan.target),
    port: await freePort(),
    built: plan.built,
  };
  let running: ServerProcess = await startServer(server);
  const { url } = running;
  const { token } = await openAccount(url);
  const ledger = createLedger();
  let isOver = false;
  const writing = writeDocuments({
    writers: plan.writers,
    url: () => url,
    token,
    ledger,
    isOver: () => isOver,
  });
  for (let kills = 0; kills < plan.kills; kills++) {
    await new Promise((resume) =>
      setTimeout(resume, SHORTEST_LIFE_MS + random.below(LIFE_SPREAD_MS)),
    );
    await running.kill("SIGKILL");
    running = await startServer(server);
    progress(kills + 1);
  }
  isOver = true;
  const counts = await writing;
  const stored = await readDocuments(url, token);
  const faults = ledger.judge(stored);
  const ended = await running.kill("SIGTERM");
  if (ended !== 0) faults.push(`the last server ended with ${ended}: ${running.output()}`);
  return { documents: stored.length, counts, faults };
}

/** DATABASE_URL of a database. */
export function urlOf(target: DatabaseTarget): string {
  return target.engine === "sqlite" ? `file:${target.file}` : target.url;
}
