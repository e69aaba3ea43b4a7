import { createIdBlocks } from "./id-blocks.ts";
import { createMeta, migrate } from "./migrate.ts";
import { isWorthRetrying } from "./postgres-errors.ts";
import { loadPools, sessionOf, transact } from "./postgres-pool.ts";
import { readStandby } from "./postgres-standby.ts";
import type { Transaction } from "./session.ts";
import type { Store, StoreOptions } from "./store.ts";

const BLOCK_OF_IDS = 64;
const USUAL_POOL = 10;
const ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 250;
const HEALTH_MS = 2000;
// If commits wait for a standby at all, they wait until it can serve their writes.
const SEEN_ON_STANDBY = { options: "-c synchronous_commit=remote_apply" };

/** Opens a PostgreSQL database. */
export async function openPostgresStore(
  url: string,
  { onLost = () => undefined, poolSize = USUAL_POOL, readUrl }: StoreOptions,
): Promise<Store> {
  const openPool = await loadPools(onLost);
  const pool = openPool(url, poolSize, readUrl === undefined ? {} : SEEN_ON_STANDBY);
  // Identifiers have a connection of their own: a work that holds one of the pool must not wait for a second.
  const counters = openPool(url, 1);
  // So has the health check: all others may be busy.
  const health = openPool(url, 1, { query_timeout: HEALTH_MS, connectionTimeoutMillis: HEALTH_MS });
  const standby = readUrl === undefined ? undefined : openPool(readUrl, poolSize);
  const ids = createIdBlocks(BLOCK_OF_IDS);
  const committed = sessionOf(pool);
  const idSession = sessionOf(counters);
  const nextId: Transaction["nextId"] = (counter) => ids.next(counter, idSession);
  const write: Store["write"] = (work) =>
    retry(() => transact(pool, (session) => work({ ...session, nextId })));
  const read: Store["read"] = (work) => work(committed);
  const close = async () => {
    await Promise.all([pool, counters, health, standby].map((each) => each?.end()));
  };
  // An index over many documents may take long, and so may waiting for another process's migration.
  const patient = openPool(url, 1, { query_timeout: 0 });
  try {
    await retry(() => createMeta(sessionOf(patient)));
    await retry(() => transact(patient, migrate));
  } catch (error) {
    await close();
    throw error;
  } finally {
    await patient.end();
  }
  return {
    write,
    read,
    readReplica: standby === undefined ? read : readStandby(sessionOf(standby), committed),
    async ping() {
      await sessionOf(health).run({ sql: "SELECT 1" }, []);
    },
    close,
  };
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
