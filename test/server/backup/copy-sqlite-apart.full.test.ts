import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readFact, writeFactOnce } from "../../../server/store/facts.ts";
import { openSqliteStore } from "../../../server/store/sqlite-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "talonario-copy-"));
const at = (name: string) => path.join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a backup in another process, as `npm run backup` does. */
function backUpApart(database: string, target: string): void {
  const code = `import { backUpSqlite } from ${JSON.stringify(path.resolve("server/backup/copy-sqlite.ts"))};
    backUpSqlite(${JSON.stringify(at(database))}, ${JSON.stringify(at(target))});`;
  const flags = ["--import", "ts-blank-space/register", "--input-type=module"];
  execFileSync(process.execPath, [...flags, "--eval", code]);
}

it("after a backup of SQLite by another process, the server's later writes are not lost", async () => {
  const store = await openSqliteStore(at("used.db"));
  backUpApart("used.db", "first.db");
  await store.write((transaction) => writeFactOnce(transaction, "says", "hello"));
  backUpApart("used.db", "second.db");
  await store.close();
  const copy = await openSqliteStore(at("second.db"));
  expect(await copy.read((session) => readFact(session, "says"))).toBe("hello");
  await copy.close();
});
