import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { rejectLost } from "../store/reject-lost.ts";
import { syncFile } from "../store/sync-file.ts";
import { existingFile, newFile } from "./files.ts";

/**
 * Copies the committed state of a database to a new file and checks the copy; the database may be in use. If this
 * fails, no copy remains.
 */
export function backUpSqlite(database: string, target: string): void {
  const file = newDatabase(target);
  const used = existingFile(database);
  // A copy named `x-wal` next to a database `x` has the name of the database's WAL file: SQLite would delete or
  // overwrite the copy.
  if (existsSync(file.replace(/-(journal|shm|wal)$/, ""))) {
    throw new Error(`SQLite uses ${file} for the database beside it; choose another path.`);
  }
  rejectLost(used);
  writeWhole(file, used, () => {
    const source = new Database(used);
    try {
      source.prepare("PRAGMA busy_timeout = 60000").all([]);
      source.prepare("VACUUM INTO ?").run([file]);
    } finally {
      source.close();
    }
  });
}

/** Copies a backup to a database's path; throws if the database or its `-wal`, `-shm` or `-journal` file exists. */
export function restoreSqlite(source: string, database: string): void {
  const file = newDatabase(database);
  // If `source` is a link to a backup, a WAL file would be next to the backup, not next to the link.
  const copy = realpathSync(existingFile(source));
  rejectUsed(copy);
  checkWhole(copy);
  mkdirSync(dirname(file), { recursive: true });
  // `file` is created last, so no server opens an incomplete database, and a killed restore can be repeated.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeWhole(draft, copy, () => {
      copyFileSync(copy, draft);
      chmodSync(draft, 0o600);
      rejectUsed(copy);
    });
    place(draft, file);
  } finally {
    // If the draft is in WAL mode, its check may leave `-wal` and `-shm` files, because libsql closes handles late.
    for (const left of [draft, `${draft}-wal`, `${draft}-shm`]) {
      rmSync(left, { force: true });
    }
  }
  syncFile(file);
}

// A lost database may have left its WAL or journal. SQLite would delete this file, or replay it into a new database at
// the same path.
function newDatabase(path: string): string {
  const file = newFile(path);
  for (const suffix of ["-wal", "-shm", "-journal"]) newFile(`${file}${suffix}`);
  return file;
}

// Unlike `renameSync`, `linkSync` never replaces a file, such as the database of a server that has started meanwhile.
// On a file system without hard links, the file is renamed.
function place(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    renameSync(draft, newFile(file));
  }
}

function writeWhole(file: string, source: string, write: () => void): void {
  // An empty file is created first, so only its owner can ever read the copy. If the file exists, `wx` throws.
  closeSync(openSync(file, "wx", 0o600));
  try {
    write();
    checkWhole(file, source);
    syncFile(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

// While a server uses a database, and after a server was killed, the WAL file contains the database's latest writes.
function rejectUsed(file: string): void {
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (wal !== undefined && wal.size > 0) {
    throw new Error(
      `${file} is not a backup: its latest writes are in ${file}-wal. Make a backup of ${file} with "npm run backup", and restore the backup.`,
    );
  }
}

function checkWhole(file: string, source = file): void {
  const damage = damageOf(file);
  if (damage !== undefined) {
    throw new Error(`${source} is damaged or is not a database of talonario: ${damage}`);
  }
}

function damageOf(file: string): string | undefined {
  try {
    const database = new Database(file, { readonly: true });
    try {
      const rows = database.prepare("PRAGMA integrity_check").all([]);
      const [first] = rows as { integrity_check?: string }[];
      if (first?.integrity_check !== "ok") {
        return String(first?.integrity_check);
      }
      // An empty file also passes the integrity check.
      const version = database.prepare("SELECT 1 FROM meta WHERE name = 'schema_version'");
      return version.get([]) === undefined ? "it has no schema version" : undefined;
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
