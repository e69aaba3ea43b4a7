import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { createRandom } from "../stateful/seeded-random.ts";
import { openAccount, readDocuments } from "./calls.ts";
import { startFleet } from "./fleet.ts";
import { createLedger } from "./ledger.ts";
import { listCounts } from "./list-counts.ts";
import { withDatabase } from "./with-database.ts";
import type { WriterCounts } from "./writers.ts";
import { writeDocuments } from "./writers.ts";

interface Plan {
  /** DATABASE_URL of a PostgreSQL database. */
  readonly database: string;
  readonly processes: number;
  readonly writers: number;
  readonly seconds: number;
  readonly seed: number;
}

interface Result {
  readonly documents: number;
  readonly kills: number;
  readonly counts: WriterCounts;
  readonly failures: readonly string[];
}

const BETWEEN_KILLS_MS = 1000;
// The URL for writers while no server runs. `fetch` rejects port 9, so each attempt fails.
const NOWHERE = "http://127.0.0.1:9";

/**
 * Issues documents through several servers. Each second, the drill checks whether a new document was acknowledged
 * since the previous check. If so, it kills a random server and starts a replacement.
 */
export const processesDrill: Drill = {
  description:
    "several servers on one PostgreSQL lose no document and skip no document number while one server is killed every second",
  engines: "postgres",
  options: {
    seconds: { usual: 60, few: 3, description: "seconds during which servers are killed" },
    processes: { usual: 3, description: "servers on the database" },
    writers: { usual: 32, few: 8, description: "concurrent writers in total" },
    seed: { usual: 1, description: "seed of the random choice of servers" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const [processes, writers] = [numberOf(run, "processes"), numberOf(run, "writers")];
      const [seconds, seed] = [numberOf(run, "seconds"), numberOf(run, "seed")];
      const { documents, kills, counts, failures } = await drillProcesses(
        { database, processes, writers, seconds, seed },
        (count) => run.progress(`${count} kills`),
      );
      const figure = `${processes} processes, ${kills} kills in ${seconds} s under ${writers} writers: ${documents} documents stored (${listCounts(counts)})`;
      return { figures: [figure], failures };
    }),
};

async function drillProcesses(plan: Plan, progress: (kills: number) => void): Promise<Result> {
  const random = createRandom(plan.seed);
  // All servers start at once. If the database has no tables, one server migrates it, and the others wait.
  const fleet = await startFleet(plan.processes, { database: plan.database, built: true }, random);
  const url = () => fleet.pick()?.url ?? NOWHERE;
  const { token } = await openAccount(url());
  const ledger = createLedger();
  let isOver = false;
  const { writers } = plan;
  const writing = writeDocuments({ writers, url, token, ledger, isOver: () => isOver });
  const until = Date.now() + plan.seconds * 1000;
  let known = 0;
  const hasGrown = () => {
    const before = known;
    known = ledger.count();
    return known > before;
  };
  const kills = await fleet.killUntil(until, BETWEEN_KILLS_MS, progress, hasGrown);
  await fleet.whole();
  isOver = true;
  const counts = await writing;
  const stored = await readDocuments(url(), token);
  const failures = [...ledger.check(stored), ...(await fleet.end())];
  return { documents: stored.length, kills, counts, failures };
}
