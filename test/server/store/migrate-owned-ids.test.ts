import { expect, it, onTestFinished } from "vitest";
import { findRow } from "../../../server/store/page.ts";
import { findReferencedDocuments } from "../../../server/store/referenced-documents.ts";
import type { Session } from "../../../server/store/session.ts";
import { openStore } from "../../../server/store/store.ts";
import { describeEngines } from "./engines.ts";
import { undoOwnedIds, undoSearch } from "./undo-migrations.ts";

const ACCOUNTS = [1, 2, 3, 4, 5, 6];

// Migrates the tables back to version 12. Then inserts accounts, each with two documents and one outbox entry.
async function fill(session: Session): Promise<void> {
  await undoOwnedIds(session);
  const run = (sql: string) => session.run({ sql }, []);
  for (const account of ACCOUNTS) {
    await run(`insert into accounts (account_id, country_id, created_at, body)
      values (${account}, 1, ${account}, '{}')`);
    for (const id of [account, account + 100]) {
      await run(`insert into documents (account_id, document_id, revision, document_type_id, series,
          document_status, header_document_status, issue_date, created_at, body)
        values (${account}, ${id}, 1, 2, '', 0, 1, '2026-01-31', ${id}, '{"of":${account}}')`);
    }
    await run(`insert into outbox (account_id, outbox_id, kind, target_id, message_id, payload,
        state, attempts, created_at, due_at)
      values (${account}, ${account}, 'webhook', 1, 'm', '{}', 'pending', 0, 1, 1)`);
  }
  await run("insert into counters (name, last) values ('documents', 200)");
}

describeEngines("rows stored before the table `id_owners` existed", (engine) => {
  it("remain, are found by the identifier alone, and have lower identifiers than new rows", async () => {
    const database = await engine.create();
    onTestFinished(() => database.drop());
    const older = await openStore(database.target);
    try {
      await older.write(async (transaction) => {
        for (const sql of undoSearch) await transaction.run({ sql }, []);
      });
      await older.write(fill);
    } finally {
      await older.close();
    }
    const store = await openStore(database.target);
    onTestFinished(() => store.close());
    for (const account of ACCOUNTS) {
      const row = await store.read((session) => findRow(session, "documents", undefined, account));
      expect(row).toMatchObject({ account_id: account, body: `{"of":${account}}` });
      const ids = [account, account + 100];
      const own = await store.read((session) => findReferencedDocuments(session, account, ids));
      expect(own.map(({ document_id }) => document_id).sort((a, b) => a - b)).toEqual(ids);
    }
    const entries = { sql: "select outbox_id from outbox" };
    expect((await store.read((session) => session.run(entries, []))).rows).toHaveLength(6);
    const ids = await store.write(async (transaction) => [
      await transaction.nextId("documents", 1),
      await transaction.nextId("documents", 2),
      await transaction.nextId("documents", 1),
    ]);
    expect(new Set(ids).size).toBe(3);
    expect(Math.min(...ids)).toBeGreaterThan(200);
  });
});
