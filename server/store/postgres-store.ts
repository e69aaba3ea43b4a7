import { createIdBlocks } from "./id-blocks.ts";
import { createMeta, migrate } from "./migrate.ts";
import { watchNodes } from "./node-watch.ts";
import { createOwnedIds } from "./owned-ids.ts";
import { allNodesRespond, hasCitus, spreadTables } from "./placement.ts";
import { isWorthRetrying } from "./postgres-errors.ts";
import type { OpenPool } from "./postgres-pool.ts";
import { loadPools, sessionOf, transact } from "./postgres-pool.ts";
import { readStandby } from "./postgres-standby.ts";
import type { Session, Transaction } from "./session.ts";
import type { Store, StoreOptions } from "./store.ts";

const BLOCK_OF_IDS = 64;
const USUAL_POOL = 10;
const ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 250;
const HEALTH_MS = 2000;
// With this option, a commit waits until reads on a synchronous standby return the committed rows.
const SEEN_ON_STANDBY = "-c synchronous_commit=remote_apply";
// The coordinator gives up an attempt to connect to a node after 4 seconds. While a statement runs, the coordinator
// checks every second whether the client is still connected. If the client has disconnected, the statement ends.
const LOST_NODE = "-c citus.node_connection_timeout=4000 -c client_connection_check_interval=1000";
const CHECK_MS = 3000;
// The database or the role may set `statement_timeout` and `lock_timeout`. These limits could end a migration, or the
// wait for another process's migration, so this statement removes both. A connection option would fail, because poolers
// such as PgBouncer reject it.
const NO_LIMITS = `SELECT set_config(name, '0', true) FROM (VALUES ('statement_timeout'), ('lock_timeout')) AS limits (name)`;
const SILENT_NODE = "-c citus.node_connection_timeout=2000";

/** Opens a PostgreSQL database, or the coordinator of Citus nodes. */
export async function openPostgresStore(
  url: string,
  { onLost = () => undefined, poolSize = USUAL_POOL, readUrl }: StoreOptions,
): Promise<Store> {
  const openPool = await loadPools(onLost);
  const isSpread = await migrateTables(openPool, url);
  const options = [
    ...(isSpread ? [LOST_NODE] : []),
    ...(readUrl === undefined ? [] : [SEEN_ON_STANDBY]),
  ].join(" ");
  const pool = openPool(url, poolSize, options === "" ? {} : { options });
  // Identifiers use a separate connection: transactions that wait for a second connection of the pool could deadlock.
  const counters = openPool(url, 1);
  // The health check has a separate connection, because all connections of the pool may be busy.
  const health = openPool(url, 1, { query_timeout: HEALTH_MS, connectionTimeoutMillis: HEALTH_MS });
  const standby = readUrl === undefined ? undefined : openPool(readUrl, poolSize);
  const checks = isSpread
    ? openPool(url, 1, { options: SILENT_NODE, query_timeout: CHECK_MS })
    : undefined;
  const watch = checks && watchNodes(() => allNodesRespond(sessionOf(checks)));
  const committed = sessionOf(pool, watch);
  const nextId = assignIds(sessionOf(counters, watch));
  const write: Store["write"] = (work) =>
    retry(() => transact(pool, watch, (session) => work({ ...session, nextId })));
  const read: Store["read"] = (work) => work(committed);
  return {
    write,
    read,
    readReplica: standby === undefined ? read : readStandby(sessionOf(standby, watch), committed),
    async ping() {
      await sessionOf(health).run({ sql: "SELECT 1" }, []);
    },
    async close() {
      await Promise.all([pool, counters, health, checks, standby].map((each) => each?.end()));
    },
  };
}

/** Migrates the tables; with Citus, distributes them over the nodes. Returns whether the database has Citus. */
async function migrateTables(openPool: OpenPool, url: string): Promise<boolean> {
  // Statements have no timeout: an index over many documents, or another process's migration, may take long.
  const patient = openPool(url, 1, { query_timeout: 0 });
  const write = <Value>(work: (session: Session) => Promise<Value>) =>
    retry(() =>
      transact(patient, undefined, async (session) => {
        await session.run({ sql: NO_LIMITS }, []);
        return work(session);
      }),
    );
  try {
    await write(createMeta);
    return await write(async (session) => {
      await rejectEncoding(session);
      await migrate(session);
      const isSpread = await hasCitus(session);
      if (isSpread) await spreadTables(session);
      return isSpread;
    });
  } finally {
    await patient.end();
  }
}

// An encoding other than UTF8 lacks characters of some names, or counts bytes as characters. A database that already
// has the tables is accepted.
async function rejectEncoding(session: Session): Promise<void> {
  const sql = `select current_setting('server_encoding') as name where to_regclass('documents') is null`;
  const [encoding] = (await session.run<{ name: string }>({ sql }, [])).rows;
  if (encoding !== undefined && encoding.name !== "UTF8") {
    throw new Error(
      `The database has the encoding ${encoding.name}; create a database with the encoding UTF8.`,
    );
  }
}

function assignIds(session: Session): Transaction["nextId"] {
  const shared = createIdBlocks(BLOCK_OF_IDS);
  const owned = createOwnedIds(session);
  return (counter, accountId) =>
    session.isSpread && accountId !== undefined
      ? owned.next(counter, accountId)
      : shared.next(counter, session);
}

async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === ATTEMPTS || !isWorthRetrying(error, tries)) {
        throw error;
      }
    }
    const pause = Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** tries);
    await new Promise((resume) => setTimeout(resume, pause));
  }
}
