import type { Pool, PoolClient } from "pg";
import { createIdBlocks } from "./id-blocks.ts";
import { createMeta, migrate } from "./migrate.ts";
import { isRefusedConnection, isWorthRetrying } from "./postgres-errors.ts";
import type { Outcome, Session, Transaction } from "./session.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

const BLOCK_OF_IDS = 64;
const ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 250;
const INT8 = 20;

/** Opens a PostgreSQL database; `onLost` hears of connections that break while nobody uses them. */
export async function openPostgresStore(
  url: string,
  onLost: (error: Error) => void,
): Promise<Store> {
  const { default: pg } = await import("pg");
  const types = new pg.TypeOverrides();
  // Every 64-bit integer of these tables is below 2^53.
  types.setTypeParser(INT8, Number);
  const openPool = (max: number) =>
    new pg.Pool({
      connectionString: url,
      max,
      types,
      connectionTimeoutMillis: 5000,
      application_name: "talonario",
    }).on("error", onLost);
  const pool = openPool(10);
  // Identifiers have a connection of their own: a work that holds one of the pool must not wait for a second.
  const counters = openPool(1);
  const ids = createIdBlocks(BLOCK_OF_IDS);
  const committed = sessionOf(pool);
  const idSession = sessionOf(counters);
  const nextId: Transaction["nextId"] = (counter) => ids.next(counter, idSession);
  const write: Store["write"] = (work) =>
    retry(() => transact(pool, (session) => work({ ...session, nextId })));
  const close = async () => {
    await Promise.all([pool.end(), counters.end()]);
  };
  try {
    await retry(() => createMeta(committed));
    await write(migrate);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    write,
    read: (work) => work(committed),
    async ping() {
      await committed.run({ sql: "SELECT 1" }, []);
    },
    close,
  };
}

function sessionOf(client: Pool | PoolClient): Session {
  return {
    engine: "postgres",
    async run<Row>(
      statement: { readonly sql: string },
      values: readonly unknown[],
    ): Promise<Outcome<Row>> {
      const result = await reach(() => client.query(statement.sql, [...values]));
      return { rows: result.rows as Row[], changed: result.rowCount ?? 0 };
    },
  };
}

async function transact<Value>(
  pool: Pool,
  work: (session: Session) => Promise<Value>,
): Promise<Value> {
  const client = await reach(() => pool.connect());
  let broken: Error | undefined;
  try {
    await reach(() => client.query("BEGIN"));
    const value = await work(sessionOf(client));
    await reach(() => client.query("COMMIT"));
    return value;
  } catch (error) {
    await client.query("ROLLBACK").catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
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

async function reach<Value>(use: () => Promise<Value>): Promise<Value> {
  try {
    return await use();
  } catch (error) {
    if (isRefusedConnection(error)) {
      throw new StoreUnavailable("PostgreSQL does not answer.", { cause: error });
    }
    throw error;
  }
}
