import pg from "pg";
import type { Document } from "../../../generated/types/models.d.ts";
import type { Drill, DrillResult } from "../drills/drill-definition.ts";
import { numberOf, omit } from "../drills/drill-definition.ts";
import { call, example, openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import type { PostgresPair } from "./postgres-pair.ts";
import { makePostgresPair } from "./postgres-pair.ts";
import { startServer } from "./server-process.ts";
import { writeDocuments } from "./writers.ts";

interface StandbyPlan {
  readonly pair: PostgresPair;
  /** The number of documents that `drillWaited` and `drillLost` each create and look for in the list. */
  readonly documents: number;
  readonly writers: number;
}

const BUSY_MS = 3000;
const PATIENCE_MS = 30_000;

/** Runs a server that reads from a hot standby; the standby lags, is killed, restarts, and is promoted. */
export const standbyDrill: Drill = {
  description:
    "every acknowledged document can be read: with a hot standby of PostgreSQL, without the standby, and after its promotion",
  engines: false,
  options: {
    documents: {
      usual: 200,
      few: 20,
      description: "documents, each listed right after its acknowledgement",
    },
    writers: { usual: 16, few: 8, description: "concurrent writers while the primary is lost" },
  },
  async run(run) {
    const pair = await makePostgresPair();
    if (pair === undefined) return omit("no PostgreSQL server is installed");
    try {
      const [documents, writers] = [numberOf(run, "documents"), numberOf(run, "writers")];
      return await drillStandby({ pair, documents, writers });
    } finally {
      await pair.remove();
    }
  },
};

// Lists come from the standby. A single document that the standby lacks comes from the primary.
// Without the standby, no request fails. After its promotion, every acknowledged document is stored.
async function drillStandby(plan: StandbyPlan): Promise<DrillResult> {
  const { first, standby } = plan.pair;
  const environment = { DATABASE_READ_URL: standby.url };
  const server = await startServer({ database: first.url, environment, built: true });
  const caller = callerOf(server.url, (await openAccount(server.url)).token);
  const results = [
    await drillBehind(plan, caller),
    await drillWaited(plan, caller),
    await drillLost(plan, caller),
    await drillTakenOver(plan, caller),
  ];
  await server.kill("SIGTERM");
  return {
    figures: results.map(({ figure }) => figure),
    failures: results.flatMap((result) => result.failures),
  };
}

interface Finding {
  readonly figure: string;
  readonly failures: readonly string[];
}

type Caller = ReturnType<typeof callerOf>;

function callerOf(url: string, token: string) {
  const body = example("document-create/cl/invoice");
  return {
    url,
    token,
    /** Issues a document and returns its identifier. */
    create: async () =>
      (await call<Document>(url, { path: "/v1/documents", token, body })).body.document_id,
    /** The identifier of the first document in the list, or the status of an error. */
    newest: async () => {
      const path = "/v1/documents?limit=1";
      const { status, body } = await call<{ items: Document[] }>(url, { path, token });
      return status === 200 ? body.items[0]?.document_id : `status ${status}`;
    },
  };
}

async function drillBehind({ pair }: StandbyPlan, caller: Caller): Promise<Finding> {
  const failures: string[] = [];
  const { url, token, create, newest } = caller;
  await report(pair.standby.url, "select pg_wal_replay_pause()");
  await until(() => isPaused(pair.standby.url), "the standby does not pause");
  const unseen = await create();
  if ((await newest()) === unseen) failures.push("lists do not come from the standby");
  const { status } = await call(url, { path: `/v1/documents/${unseen}`, token });
  if (status !== 200) failures.push(`a document that the standby lacks gets ${status}`);
  await report(pair.standby.url, "select pg_wal_replay_resume()");
  await until(async () => (await newest()) === unseen, "the standby does not catch up");
  const figure = "standby paused: lists come from the standby, a single document from the primary";
  return { figure, failures };
}

async function drillWaited(plan: StandbyPlan, { create, newest }: Caller): Promise<Finding> {
  await waitForStandby(plan.pair.first.url, true);
  let stale = 0;
  for (let count = 0; count < plan.documents; count++) {
    if ((await create()) !== (await newest())) stale += 1;
  }
  const figure = `standby in sync: ${plan.documents} documents acknowledged, ${stale} of them not listed yet`;
  return { figure, failures: stale > 0 ? [figure] : [] };
}

async function drillLost(plan: StandbyPlan, { create, newest }: Caller): Promise<Finding> {
  const { first, standby } = plan.pair;
  const failures: string[] = [];
  await waitForStandby(first.url, false);
  await standby.kill();
  const start = performance.now();
  for (let count = 0; count < plan.documents; count++) {
    const [made, listed] = [await create(), await newest()];
    if (made !== listed) failures.push(`without the standby, created ${made} and listed ${listed}`);
  }
  const each = ((performance.now() - start) / plan.documents).toFixed(0);
  await standby.start();
  await until(async () => {
    await newest();
    return isRead(standby.url);
  }, "the standby is not read again");
  const figure = `standby lost: ${plan.documents} documents created and listed, ${each} ms for one creation and one list; then the restarted standby is read again`;
  return { figure, failures };
}

async function drillTakenOver(plan: StandbyPlan, caller: Caller): Promise<Finding> {
  const { first, standby } = plan.pair;
  const { token } = caller;
  await waitForStandby(first.url, true);
  const before = (await readDocuments(caller.url, token)).length;
  const ledger = createLedger();
  let url = caller.url;
  let isOver = false;
  const writing = writeDocuments({
    writers: plan.writers,
    url: () => url,
    token,
    ledger,
    isOver: () => isOver,
  });
  await new Promise((resume) => setTimeout(resume, BUSY_MS));
  await first.kill();
  const crashed = performance.now();
  const acknowledged = ledger.count();
  await report(
    standby.url,
    "select pg_promote()",
    "alter system reset synchronous_standby_names",
    "select pg_reload_conf()",
  );
  const next = await startServer({ database: standby.url, built: true });
  url = next.url;
  const down = Math.round(performance.now() - crashed);
  await new Promise((resume) => setTimeout(resume, BUSY_MS));
  isOver = true;
  await writing;
  const stored = await readDocuments(next.url, token);
  await next.kill("SIGTERM");
  const after = ledger.count() - acknowledged;
  const figure = `standby promoted under ${plan.writers} writers: ${acknowledged} documents acknowledged before and ${after} after, ${down} ms without a server`;
  const own = stored.slice(0, stored.length - before);
  return { figure, failures: [...ledger.check(own).filter(isOfDocuments), ...gapsIn(stored)] };
}

function gapsIn(stored: readonly Document[]): string[] {
  const folios = new Set(stored.map(({ header }) => header.document_number ?? 0));
  const whole = folios.size === stored.length && Math.max(...folios) === stored.length;
  return whole ? [] : ["the folios have a gap or a repeat"];
}

// The ledger does not know the documents from before `drillTakenOver`, so it reports folio 1 as missing. `gapsIn`
// checks the folios of all documents.
function isOfDocuments(failure: string): boolean {
  return !failure.startsWith("folio ");
}

/** Sets whether commits wait for replay on the standby; resolves when the standby has replayed every commit. */
async function waitForStandby(first: string, waits: boolean): Promise<void> {
  const names = waits ? "*" : "";
  await report(
    first,
    `alter system set synchronous_standby_names = '${names}'`,
    "select pg_reload_conf()",
  );
  const follows = `sync_state = '${waits ? "sync" : "async"}'`;
  await until(() => isTrue(first, follows), "the standby does not reach the expected sync_state");
  // PostgreSQL's checkpointer process applies the setting. A checkpoint makes the checkpointer read the configuration.
  const [row] = await report(first, "checkpoint", "select pg_current_wal_lsn() as position");
  const shows = `replay_lsn >= '${row?.position}'`;
  await until(() => isTrue(first, shows), "the standby does not catch up");
}

async function isTrue(first: string, condition: string): Promise<boolean> {
  return (await report(first, `select from pg_stat_replication where ${condition}`)).length > 0;
}

async function isPaused(standby: string): Promise<boolean> {
  const [row] = await report(standby, "select pg_get_wal_replay_pause_state() as state");
  return row?.state === "paused";
}

async function isRead(standby: string): Promise<boolean> {
  const sql = "select 1 from pg_stat_activity where application_name = 'talonario'";
  return (await report(standby, sql)).length > 0;
}

async function until(check: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await check())) {
    if (performance.now() > end) throw new Error(otherwise);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/** Runs statements on a server over a new connection; returns the rows of the last statement. */
async function report(url: string, ...statements: readonly string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: readonly Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
