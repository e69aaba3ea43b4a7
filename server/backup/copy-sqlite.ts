import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { existingFile, newFile } from "./files.ts";

/** Copies the committed state of a database in use to a new file, and checks the copy. On an error no copy remains. */
export function backUpSqlite(database: string, target: string): void {
  const file = newFile(target);
  const used = existingFile(database);
  writeWhole(file, () => {
    const source = new Database(used);
    try {
      source.prepare("PRAGMA busy_timeout = 60000").all([]);
      source.prepare("VACUUM INTO ?").run([file]);
    } finally {
      source.close();
    }
  });
}

/** Copies a backup to the path of a database; throws if the database or its WAL files exist. */
export function restoreSqlite(source: string, database: string): void {
  const file = newFile(database);
  for (const left of [`${file}-wal`, `${file}-shm`]) {
    newFile(left);
  }
  const copy = existingFile(source);
  checkWhole(copy);
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, () => {
    copyFileSync(copy, file);
    chmodSync(file, 0o600);
  });
}

function writeWhole(file: string, write: () => void): void {
  // The empty file is created first: only its owner can ever read it, and no file of another process is changed.
  closeSync(openSync(file, "wx", 0o600));
  try {
    write();
    checkWhole(file);
    for (const path of [file, dirname(file)]) {
      const handle = openSync(path, "r");
      fsyncSync(handle);
      closeSync(handle);
    }
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

function checkWhole(file: string): void {
  const database = new Database(file, { readonly: true });
  try {
    const rows = database.prepare("PRAGMA integrity_check").all([]);
    const [first] = rows as { integrity_check?: string }[];
    if (first?.integrity_check !== "ok") {
      throw new Error(`${file} is damaged: ${first?.integrity_check}`);
    }
  } finally {
    database.close();
  }
}
