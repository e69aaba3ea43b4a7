import type { ClientConfig, Pool, PoolClient, PoolConfig, QueryResult } from "pg";
import { groupInserts } from "./grouped-inserts.ts";
import type { NodeWatch } from "./node-watch.ts";
import { commit } from "./postgres-commit.ts";
import { codeOf, isConnectionFailure, isLostNode } from "./postgres-errors.ts";
import type { Outcome, Session } from "./session.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** Opens a pool of at most `max` connections to a server. */
export type OpenPool = (url: string, max: number, more?: PoolConfig) => Pool;

const INT8 = 20;
const CONNECT_MS = 5000;
// The longest wait for a connection of the pool if all are busy.
const WAIT_MS = 20_000;
// The longest wait for the response to a statement, and for the next statement of an open transaction.
const RESPONSE_MS = 30_000;

/** Loads the driver; returns a function that opens pools. A pool calls `onLost` when an idle connection breaks. */
export async function loadPools(onLost: (error: Error) => void): Promise<OpenPool> {
  const { default: pg } = await import("pg");
  const types = new pg.TypeOverrides();
  // Every 64-bit integer in the store's tables is below 2^53, so a number represents it exactly.
  types.setTypeParser(INT8, Number);
  class Client extends pg.Client {
    declare readonly connectionParameters: { options?: string };
    constructor({ options, ...config }: ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: CONNECT_MS });
      // The driver takes the options from only one source: the URL, else the constructor, else PGOPTIONS. Therefore
      // this constructor appends `options` to the options of the URL or of PGOPTIONS. If an option has two values, the
      // later one applies.
      const own = this.connectionParameters;
      if (options !== undefined) own.options = `${own.options ?? ""} ${options}`;
    }
  }
  return (url, max, more = {}) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      types,
      Client,
      connectionTimeoutMillis: WAIT_MS,
      query_timeout: RESPONSE_MS,
      idle_in_transaction_session_timeout: RESPONSE_MS,
      keepAlive: true,
      application_name: "talonario",
      ...more,
    });
    pool.on("error", onLost);
    // An error without a listener would end the process, and the pool listens only to idle connections.
    pool.on("connect", (client) => client.on("error", () => undefined));
    return pool;
  };
}

/** A session on one connection, or on any connections of a pool. Pass `watch` if rows are spread over Citus nodes. */
export function sessionOf(client: Pool | PoolClient, watch?: NodeWatch): Session {
  return {
    engine: "postgres",
    isSpread: watch !== undefined,
    async run<Row>(
      statement: { readonly sql: string },
      values: readonly unknown[],
    ): Promise<Outcome<Row>> {
      const result = await reach(() => query(client, statement.sql, [...values], watch));
      return { rows: result.rows as Row[], changed: result.rowCount ?? 0 };
    },
  };
}

async function query(
  client: Pool | PoolClient,
  text: string,
  values: unknown[],
  watch: NodeWatch | undefined,
): Promise<QueryResult> {
  if (watch === undefined) return client.query(text, values);
  if ("release" in client) return watch(client.query(text, values));
  const one = await client.connect();
  try {
    const result = await watch(one.query(text, values));
    one.release();
    return result;
  } catch (error) {
    // Keeps the connection if only a node was lost. Otherwise closes it, because the statement may still run.
    one.release(!isLostNode(error));
    throw error;
  }
}

/** Runs `work` in a transaction on a connection of the pool. */
export async function transact<Value>(
  pool: Pool,
  watch: NodeWatch | undefined,
  work: (session: Session) => Promise<Value>,
): Promise<Value> {
  const wait: NodeWatch = watch ?? ((statement) => statement);
  const client = await reach(() => pool.connect());
  let broken: Error | undefined;
  const onError = (lost: Error) => {
    broken = lost;
  };
  client.on("error", onError);
  try {
    // The locks of `Store` need this level; the database may have another default.
    await reach(() => client.query("BEGIN ISOLATION LEVEL READ COMMITTED"));
    const { session, flush } = groupInserts(sessionOf(client, watch));
    const value = await work(session);
    await flush();
    await reach(() => wait(commit(client)));
    return value;
  } catch (error) {
    if (error instanceof StoreUnavailable && !isLostNode(error.cause)) {
      // The connection may not respond. Closing it also rolls the transaction back.
      broken = error;
    } else {
      await wait(client.query("ROLLBACK")).catch(onError);
    }
    throw error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}

/** Runs `use`; converts connection failures to `StoreUnavailable`, and rethrows other errors. */
export async function reach<Value>(use: () => Promise<Value>): Promise<Value> {
  try {
    return await use();
  } catch (error) {
    if (isConnectionFailure(error)) {
      const { message } = error as Error;
      // An error that summarizes attempts at several addresses has no message.
      const reason = message === "" ? codeOf(error) : message;
      throw new StoreUnavailable(`PostgreSQL does not respond (${reason}).`, { cause: error });
    }
    throw error;
  }
}
