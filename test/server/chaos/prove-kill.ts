import Database from "libsql";
import type { Proof } from "../drills/proof.ts";
import { numberOf } from "../drills/proof.ts";
import { createRandom } from "../stateful/seeded-random.ts";
import { openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import type { ServerProcess } from "./server-process.ts";
import { startServer } from "./server-process.ts";
import { told } from "./told.ts";
import { withDatabase } from "./with-database.ts";
import type { WriterCounts } from "./writers.ts";
import { writeDocuments } from "./writers.ts";

interface Plan {
  /** DATABASE_URL. */
  readonly database: string;
  readonly kills: number;
  readonly writers: number;
  readonly seed: number;
}

interface Result {
  readonly documents: number;
  readonly counts: WriterCounts;
  readonly faults: readonly string[];
}

const SHORTEST_LIFE_MS = 50;
const LIFE_SPREAD_MS = 1000;

/** A server killed while documents are written, started again, and what it had acknowledged held against what is stored. */
export const killProof: Proof = {
  says: "kill -9 at random moments loses nothing acknowledged, makes nothing twice and leaves no gap",
  engines: true,
  options: {
    kills: { usual: 100, few: 2, says: "of the server, at random moments" },
    writers: { usual: 32, few: 8, says: "at once" },
    seed: { usual: 1, says: "of the moments" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const [kills, writers] = [numberOf(run, "kills"), numberOf(run, "writers")];
      const plan = { database, kills, writers, seed: numberOf(run, "seed") };
      const { documents, counts, faults } = await proveKill(plan, (count) =>
        run.progress(`${count} of ${kills} kills`),
      );
      const figure = `${kills} kills under ${writers} writers: ${documents} documents acknowledged, all stored once (${told(counts)})`;
      return { figures: [figure], faults };
    }),
};

async function proveKill(plan: Plan, progress: (kills: number) => void): Promise<Result> {
  const random = createRandom(plan.seed);
  const server = { database: plan.database, built: true };
  let running: ServerProcess = await startServer(server);
  const { token } = await openAccount(running.url);
  const ledger = createLedger();
  let isOver = false;
  const writing = writeDocuments({
    writers: plan.writers,
    url: () => running.url,
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
  const stored = await readDocuments(running.url, token);
  const faults = ledger.judge(stored);
  const ended = await running.kill("SIGTERM");
  if (ended !== 0) faults.push(`the last server ended with ${ended}: ${running.output()}`);
  faults.push(...judgeFile(plan.database));
  return { documents: stored.length, counts, faults };
}

function judgeFile(database: string): string[] {
  if (!database.startsWith("file:")) return [];
  const file = new Database(database.slice("file:".length), { readonly: true });
  const [row] = file.prepare("PRAGMA integrity_check").all([]) as { integrity_check: string }[];
  file.close();
  return row?.integrity_check === "ok" ? [] : [`the file is damaged: ${row?.integrity_check}`];
}
