import type { DeferredInserts } from "./deferred-inserts.ts";
import { createDeferredInserts } from "./deferred-inserts.ts";
import type { IdBlocks } from "./id-blocks.ts";
import type { Statement, Transaction } from "./session.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** The queue of the writing connection. Many jobs share one transaction and one sync to disk. */
export interface GroupCommit {
  write<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Rejects later jobs; resolves when all queued jobs are done. */
  stop(): Promise<void>;
}

/** One call of `write`. */
interface Job {
  readonly work: (transaction: Transaction) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Callbacks to run after the group is committed or has failed. */
type Completions = readonly (() => void)[];

const LARGEST_GROUP = 128;
/** The size limit of a group is half of the callers (see `halfOf`), but at least this number of jobs. */
const WORTH_A_COMMIT = 16;

/** Creates the queue of a writing connection; no other code may use this connection. */
export function createGroupCommit(
  connection: SqliteConnection,
  ids: IdBlocks,
  largestGroup = LARGEST_GROUP,
): GroupCommit {
  const queue: Job[] = [];
  let running: Promise<void> | undefined;
  let stopped = false;

  async function drain(): Promise<void> {
    let size = largestGroup;
    while (queue.length > 0) {
      // Waits for one turn of the event loop, so that requests being read can join the group.
      await new Promise(setImmediate);
      const jobs = queue.splice(0, size);
      const completions = await commitGroup(connection, ids, jobs);
      size = Math.min(largestGroup, halfOf(jobs.length + queue.length));
      for (const complete of completions) {
        complete();
      }
    }
    running = undefined;
  }

  return {
    write<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value> {
      if (stopped) {
        return Promise.reject(new StoreUnavailable("the store is closed."));
      }
      return new Promise<Value>((resolve, reject) => {
        queue.push({ work, resolve: (value) => resolve(value as Value), reject });
        running ??= drain();
      });
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}

// Limits a group to half of the callers, so that the other half's requests are read while the group commits.
function halfOf(callers: number): number {
  return Math.max(WORTH_A_COMMIT, Math.ceil(callers / 2));
}

async function commitGroup(
  connection: SqliteConnection,
  ids: IdBlocks,
  jobs: readonly Job[],
): Promise<Completions> {
  const reserved = ids.mark();
  try {
    const completions = await commitTogether(connection, ids, jobs);
    if (completions !== undefined) {
      return completions;
    }
    connection.exec("ROLLBACK");
    ids.restore(reserved);
    return await commitApart(connection, ids, jobs);
  } catch (error) {
    ids.restore(reserved);
    if (connection.inTransaction()) {
      connection.exec("ROLLBACK");
    }
    // All jobs get this error. A job's own error is dropped, because it may depend on writes that are now undone.
    const lost =
      error instanceof StoreUnavailable
        ? error
        : new StoreUnavailable("the group of writes was not committed.", { cause: error });
    return jobs.map((job) => () => job.reject(lost));
  }
}

// Returns undefined if the group must be undone: a job failed after it wrote, or the commit rejected a row.
async function commitTogether(
  connection: SqliteConnection,
  ids: IdBlocks,
  jobs: readonly Job[],
): Promise<Completions | undefined> {
  connection.exec("BEGIN IMMEDIATE");
  const deferred = createDeferredInserts(connection);
  const completions: (() => void)[] = [];
  for (const job of jobs) {
    const transaction = openTransaction(connection, ids, deferred);
    try {
      const value = await job.work(transaction);
      completions.push(() => job.resolve(value));
    } catch (error) {
      // SQLite itself ends the transaction after some errors, for example if the disk is full.
      if (!connection.inTransaction()) {
        throw error;
      }
      if (transaction.hasWritten()) {
        return undefined;
      }
      completions.push(() => job.reject(error));
    } finally {
      transaction.end();
    }
  }
  try {
    await connection.commit(deferred.handOver());
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      throw error;
    }
    // A deferred row was rejected. The job that inserted the row is unknown.
    return undefined;
  }
  return completions;
}

// Each job has a savepoint, so that a failed job is undone alone.
async function commitApart(
  connection: SqliteConnection,
  ids: IdBlocks,
  jobs: readonly Job[],
): Promise<Completions> {
  connection.exec("BEGIN IMMEDIATE");
  const completions: (() => void)[] = [];
  for (const job of jobs) {
    completions.push(await runJob(connection, ids, job));
  }
  await connection.commit();
  return completions;
}

async function runJob(connection: SqliteConnection, ids: IdBlocks, job: Job): Promise<() => void> {
  const reserved = ids.mark();
  const transaction = openTransaction(connection, ids);
  connection.exec("SAVEPOINT work");
  try {
    const value = await job.work(transaction);
    connection.exec("RELEASE work");
    return () => job.resolve(value);
  } catch (error) {
    if (!connection.inTransaction()) {
      throw error;
    }
    connection.exec("ROLLBACK TO work");
    connection.exec("RELEASE work");
    ids.restore(reserved);
    return () => job.reject(error);
  } finally {
    transaction.end();
  }
}

function openTransaction(connection: SqliteConnection, ids: IdBlocks, deferred?: DeferredInserts) {
  let open = true;
  let hasChanged = false;
  const transaction = {
    engine: "sqlite" as const,
    // Only `commitTogether` passes `deferred`. There, all writes of the group are committed, or none.
    ...(deferred !== undefined && { group: deferred }),
    async run<Row>(statement: Statement, values: readonly unknown[]) {
      if (!open) {
        throw new Error("A statement ran after its transaction had ended.");
      }
      hasChanged ||= !/^select/i.test(statement.sql);
      if (deferred !== undefined && statement.insertion !== undefined) {
        deferred.add(statement.insertion, values);
        return { rows: [], changed: 1 };
      }
      deferred?.writeBefore(statement);
      return connection.run<Row>(statement, values);
    },
    nextId: (counter: Parameters<Transaction["nextId"]>[0]) => ids.next(counter, transaction),
    hasWritten: () => hasChanged,
    end() {
      open = false;
    },
  };
  return transaction;
}
