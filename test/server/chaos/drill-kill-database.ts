import type { Drill } from "../drills/drill-definition.ts";
import { numberOf, omit } from "../drills/drill-definition.ts";
import { createRandom } from "../stateful/seeded-random.ts";
import { call, openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import { listCounts } from "./list-counts.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import { makeCluster } from "./postgres-cluster.ts";
import { startServer } from "./server-process.ts";
import type { WriterCounts } from "./writers.ts";
import { writeDocuments } from "./writers.ts";

interface Result {
  readonly documents: number;
  readonly counts: WriterCounts;
  readonly recoveryMs: number;
  readonly failures: readonly string[];
}

const SHORTEST_RUN_MS = 50;
const RUN_SPREAD_MS = 1000;
const PATIENCE_MS = 30_000;

/** Kills PostgreSQL under load and starts it again. */
export const killDatabaseDrill: Drill = {
  description:
    "kill -9 of PostgreSQL at random moments loses no acknowledged document, and the server recovers by itself",
  engines: false,
  options: {
    kills: {
      usual: 100,
      few: 2,
      description: "kills of all processes of a temporary PostgreSQL server",
    },
    writers: { usual: 32, few: 8, description: "concurrent writers" },
    seed: { usual: 1, description: "seed of the random moments of the kills" },
  },
  async run(run) {
    const cluster = await makeCluster();
    if (cluster === undefined) return omit("PostgreSQL is not installed");
    const [kills, writers] = [numberOf(run, "kills"), numberOf(run, "writers")];
    const plan = { kills, writers, seed: numberOf(run, "seed") };
    try {
      const { documents, counts, recoveryMs, failures } = await drillKillDatabase(
        cluster,
        plan,
        (count) => run.progress(`${count} of ${kills} kills`),
      );
      const figure = `${kills} kills under ${writers} writers: ${documents} documents stored (${listCounts(counts)}); the server was ready at most ${recoveryMs} ms after PostgreSQL`;
      return { figures: [figure], failures };
    } finally {
      await cluster.remove();
    }
  },
};

async function drillKillDatabase(
  cluster: PostgresCluster,
  plan: { readonly kills: number; readonly writers: number; readonly seed: number },
  progress: (kills: number) => void,
): Promise<Result> {
  const random = createRandom(plan.seed);
  await cluster.start();
  const server = await startServer({ database: cluster.url, built: true });
  const { url } = server;
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
  let recoveryMs = 0;
  for (let kills = 0; kills < plan.kills; kills++) {
    await pause(SHORTEST_RUN_MS + random.below(RUN_SPREAD_MS));
    await cluster.kill();
    await cluster.start();
    const startedAt = performance.now();
    const isReady = async () => {
      try {
        return (await call(url, { path: "/readyz" })).status === 200;
      } catch {
        throw new Error(`The server does not respond: ${server.output()}`);
      }
    };
    while (!(await isReady())) {
      if (performance.now() - startedAt > PATIENCE_MS) throw new Error(server.output());
      await pause(20);
    }
    recoveryMs = Math.max(recoveryMs, Math.round(performance.now() - startedAt));
    progress(kills + 1);
  }
  isOver = true;
  const counts = await writing;
  const stored = await readDocuments(url, token);
  const failures = ledger.check(stored);
  const ended = await server.kill("SIGTERM");
  if (ended !== 0) failures.push(`the server exited with ${ended}: ${server.output()}`);
  return { documents: stored.length, counts, recoveryMs, failures };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
