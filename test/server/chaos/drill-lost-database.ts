import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { call, openAccount, readDocuments } from "./calls.ts";
import { layWire } from "./cut-off.ts";
import { createLedger } from "./ledger.ts";
import { startServer } from "./server-process.ts";
import { withDatabase } from "./with-database.ts";
import { writeDocuments } from "./writers.ts";

interface Plan {
  /** DATABASE_URL of a PostgreSQL database. */
  readonly database: string;
  readonly times: number;
  readonly writers: number;
}

interface Result {
  readonly documents: number;
  /** Longest time from the repair of the connection to the first successful responses, in milliseconds. */
  readonly recoveryMs: number;
  readonly failures: readonly string[];
}

const AWAY_MS = 1500;
const PATIENCE_MS = 20_000;

/** Alternately closes and silences the server's connection to the database. */
export const lostDatabaseDrill: Drill = {
  description:
    "/readyz responds with 503 while the connection to PostgreSQL is closed or silent, and the server recovers without a restart",
  engines: "postgres",
  options: {
    times: {
      usual: 10,
      few: 2,
      description: "failures of the connection, which is closed and silenced in turn",
    },
    writers: { usual: 32, few: 8, description: "concurrent writers" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const times = numberOf(run, "times");
      const plan = { database, times, writers: numberOf(run, "writers") };
      const { documents, recoveryMs, failures } = await drillLostDatabase(plan, (count) =>
        run.progress(`${count} of ${times} failures`),
      );
      const figure = `${times} failures of the connection, ${documents} documents stored; recovered within ${recoveryMs} ms`;
      return { figures: [figure], failures };
    }),
};

async function drillLostDatabase(plan: Plan, progress: (times: number) => void): Promise<Result> {
  const address = new URL(plan.database);
  const wire = await layWire({ host: address.hostname, port: Number(address.port || 5432) });
  address.host = `127.0.0.1:${wire.port}`;
  const server = await startServer({ database: address.href, built: true });
  const failures: string[] = [];
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
  const status = async (path: string) => (await call(url, { path, token })).status;
  const expect = async (path: string, wanted: number) => {
    const given = await status(path);
    if (given !== wanted) failures.push(`${path} responded with ${given}, expected ${wanted}`);
  };
  let recoveryMs = 0;
  for (let times = 0; times < plan.times; times++) {
    await new Promise((resume) => setTimeout(resume, AWAY_MS));
    const isSilent = times % 2 === 1;
    if (isSilent) wire.silence();
    else await wire.cut();
    await expect("/readyz", 503);
    if (!isSilent) await expect("/v1/documents", 503);
    await expect("/livez", 200);
    await new Promise((resume) => setTimeout(resume, AWAY_MS));
    await wire.mend();
    const mendedAt = performance.now();
    while ((await status("/readyz")) !== 200 || (await status("/v1/documents")) !== 200) {
      if (performance.now() - mendedAt > PATIENCE_MS) throw new Error(server.output());
      await new Promise((resume) => setTimeout(resume, 20));
    }
    recoveryMs = Math.max(recoveryMs, Math.round(performance.now() - mendedAt));
    progress(times + 1);
  }
  isOver = true;
  const counts = await writing;
  const stored = await readDocuments(url, token);
  failures.push(...ledger.check(stored));
  const failed = Object.keys(counts).filter((what) => what.startsWith("5") && what !== "503");
  if (failed.length > 0)
    failures.push(`creations got ${failed.join(", ")}; the only expected 5xx is 503`);
  const ended = await server.kill("SIGTERM");
  if (ended !== 0) failures.push(`the server exited with ${ended}`);
  await wire.close();
  return { documents: stored.length, recoveryMs, failures };
}
