import { call, openAccount, readDocuments } from "./calls.ts";
import { layWire } from "./cut-off.ts";
import { createLedger } from "./ledger.ts";
import { startServer } from "./server-process.ts";
import { writeDocuments } from "./writers.ts";

/** A server whose database goes away and comes back. */
export interface LostPlan {
  /** DATABASE_URL of a PostgreSQL. */
  readonly database: string;
  readonly times: number;
  readonly writers: number;
  readonly built: boolean;
}

/** What came of it. */
export interface LostResult {
  readonly documents: number;
  /** Longest time from the database's return to the first success, in milliseconds. */
  readonly recoveryMs: number;
  readonly faults: readonly string[];
}

const AWAY_MS = 1500;
const PATIENCE_MS = 20_000;

/** Cuts the line to the database again and again: 503 while it is cut, and success by itself afterwards. */
export async function proveLostDatabase(
  plan: LostPlan,
  progress: (times: number) => void = () => undefined,
): Promise<LostResult> {
  const address = new URL(plan.database);
  const wire = await layWire({ host: address.hostname, port: Number(address.port || 5432) });
  address.host = `127.0.0.1:${wire.port}`;
  const server = await startServer({ database: address.href, built: plan.built });
  const faults: string[] = [];
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
    if (given !== wanted) faults.push(`${path} answered ${given} in place of ${wanted}`);
  };
  let recoveryMs = 0;
  for (let times = 0; times < plan.times; times++) {
    await new Promise((resume) => setTimeout(resume, AWAY_MS));
    await wire.cut();
    await expect("/readyz", 503);
    await expect("/v1/documents", 503);
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
  faults.push(...ledger.judge(stored));
  const failed = Object.keys(counts).filter((what) => what.startsWith("5") && what !== "503");
  if (failed.length > 0) faults.push(`answers ${failed.join(", ")} while the database was away`);
  const ended = await server.kill("SIGTERM");
  if (ended !== 0) faults.push(`the server ended with ${ended}`);
  await wire.close();
  return { documents: stored.length, recoveryMs, faults };
}
