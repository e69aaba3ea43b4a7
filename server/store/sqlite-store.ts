import { resolve } from "node:path";
import { createStage } from "./deferred-inserts.ts";
import { createGroupCommit } from "./group-commit.ts";
import { createIdBlocks } from "./id-blocks.ts";
import { makeFolder } from "./make-folder.ts";
import { migrate } from "./migrate.ts";
import { rejectLost } from "./reject-lost.ts";
import type { Session, Statement } from "./session.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { openSqlite } from "./sqlite-connection.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

const BLOCK_OF_IDS = 32;

/**
 * Opens or creates an SQLite file. At most `largestGroup` writes share a commit. Throws `StoreUnavailable` if the file
 * cannot be opened.
 */
export async function openSqliteStore(path: string, largestGroup?: number): Promise<Store> {
  // libsql cannot mistake an absolute path for a remote URL.
  const file = resolve(path);
  const writer = openWriter(file);
  const group = createGroupCommit(writer, createIdBlocks(BLOCK_OF_IDS), largestGroup);
  let reader: SqliteConnection;
  try {
    await group.write(migrate);
    reader = openSqlite(file, "read");
  } catch (error) {
    writer.close();
    throw error;
  }
  const session: Session = {
    engine: "sqlite",
    async run<Row>(statement: Statement, values: readonly unknown[]) {
      return reader.run<Row>(statement, values);
    },
  };
  return {
    write: (work) => group.write(work),
    read: (work) => work(session),
    readReplica: (work) => work(session),
    async ping() {
      writer.checkFiles();
      reader.run({ sql: "SELECT 1" }, []);
    },
    async close() {
      await group.stop();
      reader.close();
      emptyWal(writer);
      writer.close();
    },
  };
}

function openWriter(file: string): SqliteConnection {
  try {
    makeFolder(file);
    rejectLost(file);
    const writer = openSqlite(file, "write");
    writer.exec(createStage);
    return writer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreUnavailable(`${file} cannot be opened (${reason})`, { cause: error });
  }
}

// Moves all writes from the WAL file to the database file, so that the database file alone is complete. SQLite does
// not always do this when the server stops, because libsql closes handles late.
function emptyWal(writer: SqliteConnection): void {
  try {
    writer.exec("PRAGMA busy_timeout = 0");
    writer.run({ sql: "PRAGMA wal_checkpoint(TRUNCATE)" }, []);
  } catch {
    // For example, the disk is full. No write is lost: all writes stay in the WAL file.
  }
}
