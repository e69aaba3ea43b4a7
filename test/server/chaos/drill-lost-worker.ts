import type { Drill } from "../drills/drill-definition.ts";
import { numberOf, omit } from "../drills/drill-definition.ts";
import { call, openAccount, readDocuments } from "./calls.ts";
import type { CitusCluster } from "./citus-cluster.ts";
import { makeCitus } from "./citus-cluster.ts";
import { createLedger } from "./ledger.ts";
import { listCounts } from "./list-counts.ts";
import { startServer } from "./server-process.ts";
import type { WriterCounts } from "./writers.ts";
import { writeDocuments } from "./writers.ts";

interface Plan {
  readonly blow: Blow;
  readonly times: number;
  readonly accounts: number;
}

interface Account {
  readonly id: number;
  readonly token: string;
  /** The port of the Citus worker that stores the account's rows. */
  readonly node: number;
}

const BUSY_MS = 1000;
const PROBES = 3;
const PATIENCE_MS = 60_000;

/** A failure of a worker, and its repair. */
interface Blow {
  readonly name: string;
  /** The limit of the response time during the failure, in milliseconds. */
  readonly limitMs: number;
  strike(cluster: CitusCluster, port: number): void;
  undo(cluster: CitusCluster, port: number): void;
}

const killed: Blow = {
  name: "kill -9",
  limitMs: 5000,
  strike: (cluster, port) => cluster.kill(port),
  undo: (cluster, port) => cluster.start(port),
};

const silenced: Blow = {
  name: "SIGSTOP",
  limitMs: 30_000,
  strike: (cluster, port) => cluster.silence(port),
  undo: (cluster, port) => cluster.resume(port),
};

/** Kills a Citus worker under load, and starts it again. */
export const lostWorkerDrill = workerDrill(killed);

/** Stops a Citus worker with SIGSTOP under load, and resumes it. */
export const silentWorkerDrill = workerDrill(silenced);

function workerDrill(blow: Blow): Drill {
  return {
    description: `after ${blow.name} of a Citus worker, only accounts on that worker get 503, and they get 200 again after its repair`,
    engines: false,
    options: {
      times: { usual: 10, few: 1, description: "failures; the two workers fail in turn" },
      accounts: { usual: 16, few: 6, description: "accounts with one writer each" },
    },
    async run(run) {
      const cluster = await makeCitus();
      if (cluster === undefined) return omit("../shared/citus/up.sh is missing or fails");
      try {
        const plan = { blow, times: numberOf(run, "times"), accounts: numberOf(run, "accounts") };
        return await drillWorkers(cluster, plan, (count) => run.progress(`${count} failures`));
      } finally {
        cluster.remove();
      }
    },
  };
}

async function drillWorkers(cluster: CitusCluster, plan: Plan, progress: (times: number) => void) {
  const server = await startServer({ database: cluster.url, built: true });
  const { url } = server;
  const accounts = await openAccounts(cluster, url, plan.accounts);
  const nodes = [...new Set(accounts.map(({ node }) => node))];
  const failures =
    nodes.length === 2 ? [] : [`the accounts are on ${nodes.length} worker(s), expected 2`];
  let isOver = false;
  const writing = accounts.map(async (account) => {
    const ledger = createLedger();
    const counts = await writeDocuments({
      writers: 1,
      url: () => url,
      token: account.token,
      ledger,
      isOver: () => isOver,
    });
    return { account, ledger, counts };
  });
  let [longestMs, recoveryMs] = [0, 0];
  for (let time = 0; time < plan.times; time++) {
    await pause(BUSY_MS);
    const lost = nodes[time % nodes.length] ?? 0;
    plan.blow.strike(cluster, lost);
    for (let probe = 0; probe < PROBES; probe++) {
      const replies = accounts.map(async (account) => {
        const start = performance.now();
        const status = await list(url, account);
        longestMs = Math.max(longestMs, performance.now() - start);
        const wanted = account.node === lost ? 503 : 200;
        if (status !== wanted)
          failures.push(`account ${account.id} got ${status}, expected ${wanted}`);
      });
      await Promise.all(replies);
      if ((await call(url, { path: "/readyz" })).status !== 200)
        failures.push("the server was not ready");
      await pause(BUSY_MS / PROBES);
    }
    plan.blow.undo(cluster, lost);
    const startedAt = performance.now();
    for (const account of accounts) {
      while ((await list(url, account)) !== 200) {
        if (performance.now() - startedAt > PATIENCE_MS) throw new Error(server.output());
        await pause(20);
      }
    }
    recoveryMs = Math.max(recoveryMs, performance.now() - startedAt);
    progress(time + 1);
  }
  isOver = true;
  const counts: WriterCounts = {};
  let documents = 0;
  for (const { account, ledger, counts: own } of await Promise.all(writing)) {
    const stored = await readDocuments(url, account.token);
    documents += stored.length;
    failures.push(...ledger.check(stored).map((failure) => `account ${account.id}: ${failure}`));
    for (const [what, count] of Object.entries(own)) counts[what] = (counts[what] ?? 0) + count;
  }
  const { limitMs } = plan.blow;
  if (longestMs > limitMs) failures.push(`a request took longer than ${limitMs} ms`);
  const ended = await server.kill("SIGTERM");
  if (ended !== 0) failures.push(`the server exited with ${ended}: ${server.output()}`);
  const figure = `${plan.times} times ${plan.blow.name} with ${plan.accounts} accounts: ${documents} documents stored (${listCounts(counts)}); longest response ${longestMs.toFixed(0)} ms, all accounts served again ${recoveryMs.toFixed(0)} ms after the repair`;
  return { figures: [figure], failures };
}

async function openAccounts(cluster: CitusCluster, url: string, size: number): Promise<Account[]> {
  const accounts: Account[] = [];
  while (accounts.length < size) {
    const { id, token } = await openAccount(url);
    accounts.push({ id, token, node: await cluster.nodeOf(id) });
  }
  return accounts;
}

async function list(url: string, { token }: Account): Promise<number> {
  return (await call(url, { path: "/v1/documents?limit=1", token })).status;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
