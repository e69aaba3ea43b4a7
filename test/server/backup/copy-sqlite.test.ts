import fs, {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { backUpSqlite, restoreSqlite } from "../../../server/backup/copy-sqlite.ts";
import { writeFactOnce } from "../../../server/store/facts.ts";
import { openSqliteStore } from "../../../server/store/sqlite-store.ts";

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "talonario-copy-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Makes every later restore in this test call `act` while it copies the backup. */
function whileCopying(act: () => void): void {
  const copying = vi.spyOn(fs, "copyFileSync").mockImplementation((from, to) => {
    act();
    writeFileSync(to, readFileSync(from));
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    copying.mockRestore();
    syncBuiltinESMExports();
  });
}

async function makeBackup(name: string): Promise<void> {
  const store = await openSqliteStore(at("used.db"));
  backUpSqlite(at("used.db"), at(name));
  await store.close();
}

/** Creates a database of another program. */
function makeStrange(name: string): void {
  const database = new Database(at(name));
  database.exec("CREATE TABLE songs (title TEXT)");
  database.close();
}

describe("a backup of SQLite", () => {
  it("fails for an empty file and for another program's database, and leaves no backup file", () => {
    writeFileSync(at("empty.db"), "");
    makeStrange("strange.db");
    for (const name of ["empty.db", "strange.db"]) {
      const refused = `${at(name)} is damaged or is not a database of talonario`;
      expect(() => backUpSqlite(at(name), at("backup.db"))).toThrow(refused);
      expect(existsSync(at("backup.db"))).toBe(false);
    }
  });

  it("is rejected if its path is that of a database's journal, shm or WAL file", async () => {
    await makeBackup("backup.db");
    for (const part of ["journal", "shm", "wal"]) {
      const target = at(`backup.db-${part}`);
      expect(() => backUpSqlite(at("used.db"), target)).toThrow(
        `SQLite uses ${target} for the database`,
      );
      expect(existsSync(target)).toBe(false);
    }
  });

  it("fails, and deletes nothing, if the WAL file of a lost database is beside the backup's path", async () => {
    writeFileSync(at("lost.db-wal"), "the latest writes of a lost database");
    await expect(makeBackup("lost.db")).rejects.toThrow(`${at("lost.db-wal")} already exists`);
    expect(readFileSync(at("lost.db-wal"), "utf8")).toBe("the latest writes of a lost database");
    expect(existsSync(at("lost.db"))).toBe(false);
  });

  it("fails for an emptied database, and keeps the WAL file, which contains the latest writes", async () => {
    const store = await openSqliteStore(at("used.db"));
    copyFileSync(at("used.db-wal"), at("empty.db-wal"));
    await store.close();
    writeFileSync(at("empty.db"), "");
    const wal = readFileSync(at("empty.db-wal"));
    expect(() => backUpSqlite(at("empty.db"), at("backup.db"))).toThrow(at("empty.db-wal"));
    expect(readFileSync(at("empty.db-wal")).equals(wal)).toBe(true);
  });
});

describe("a restore of SQLite", () => {
  it("rejects an empty file, a text and a database of another program, and names the file", () => {
    writeFileSync(at("empty.db"), "");
    writeFileSync(at("text.db"), "a text, and no database");
    makeStrange("strange.db");
    for (const name of ["empty.db", "text.db", "strange.db"]) {
      expect(() => restoreSqlite(at(name), at("restored.db"))).toThrow(at(name));
      expect(existsSync(at("restored.db"))).toBe(false);
    }
  });

  it("rejects the file of a database in use, because the latest writes are in the WAL file", async () => {
    const store = await openSqliteStore(at("used.db"));
    await store.write((transaction) => writeFactOnce(transaction, "says", "hello"));
    expect(() => restoreSqlite(at("used.db"), at("restored.db"))).toThrow(/used\.db-wal/);
    expect(existsSync(at("restored.db"))).toBe(false);
    backUpSqlite(at("used.db"), at("backup.db"));
    await store.close();
    restoreSqlite(at("backup.db"), at("restored.db"));
    expect(existsSync(at("restored.db"))).toBe(true);
  });

  it("rejects a link to a killed server's database, because the latest writes are in the WAL file", async () => {
    const store = await openSqliteStore(at("used.db"));
    await store.write((transaction) => writeFactOnce(transaction, "says", "hello"));
    copyFileSync(at("used.db"), at("killed.db"));
    copyFileSync(at("used.db-wal"), at("killed.db-wal"));
    await store.close();
    symlinkSync(at("killed.db"), at("link.db"));
    expect(() => restoreSqlite(at("link.db"), at("restored.db"))).toThrow(/killed\.db-wal/);
  });

  it("rejects a target path beside an old journal or WAL file, because SQLite would apply that file", async () => {
    await makeBackup("backup.db");
    for (const left of ["restored.db-wal", "restored.db-journal"]) {
      writeFileSync(at(left), "of an earlier database");
      expect(() => restoreSqlite(at("backup.db"), at("restored.db"))).toThrow(at(left));
      expect(existsSync(at("restored.db"))).toBe(false);
      rmSync(at(left));
    }
  });

  it("creates the database file only when its content is complete, and leaves no other file", async () => {
    await makeBackup("backup.db");
    const before = readdirSync(folder);
    const present: boolean[] = [];
    whileCopying(() => present.push(existsSync(at("restored.db"))));
    restoreSqlite(at("backup.db"), at("restored.db"));
    expect(present).toEqual([false]);
    expect(readdirSync(folder).sort()).toEqual([...before, "restored.db"].sort());
  });

  it("does not overwrite the database of a server that starts during the restore", async () => {
    await makeBackup("backup.db");
    whileCopying(() => writeFileSync(at("restored.db"), "of the server"));
    expect(() => restoreSqlite(at("backup.db"), at("restored.db"))).toThrow(/EEXIST/);
    expect(readFileSync(at("restored.db"), "utf8")).toBe("of the server");
  });

  it("also works on a file system without hard links, and does not overwrite a server's database there", async () => {
    await makeBackup("backup.db");
    const before = readdirSync(folder);
    const link = vi.spyOn(fs, "linkSync").mockImplementation(() => {
      throw Object.assign(new Error("EPERM"), { code: "EPERM" });
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      link.mockRestore();
      syncBuiltinESMExports();
    });
    restoreSqlite(at("backup.db"), at("restored.db"));
    expect(readdirSync(folder).sort()).toEqual([...before, "restored.db"].sort());
    whileCopying(() => writeFileSync(at("other.db"), "of the server"));
    expect(() => restoreSqlite(at("backup.db"), at("other.db"))).toThrow(/already exists/);
    expect(readFileSync(at("other.db"), "utf8")).toBe("of the server");
  });
});
