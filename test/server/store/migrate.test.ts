import { afterEach, beforeEach, expect, it } from "vitest";
import { findAccount, insertAccount } from "../../../server/store/accounts.ts";
import { readFact } from "../../../server/store/facts.ts";
import { migrations } from "../../../server/store/migrations/migrations.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestDatabase } from "./engines.ts";
import { describeEngines } from "./engines.ts";

const STARTS = 8;

describeEngines("the tables", (engine) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await engine.create("none");
  });

  afterEach(() => database.drop());

  const setVersion = async (version: number) => {
    const store = await openStore(database.target);
    const sql = `update meta set value = '${version}' where name = 'schema_version'`;
    await store.write((transaction) => transaction.run({ sql }, []));
    await store.close();
  };

  it("are created once if many stores open an empty database at the same time", async () => {
    const stores = await Promise.all(
      Array.from({ length: STARTS }, () => openStore(database.target)),
    );
    const ids = await Promise.all(
      stores.map((store) =>
        store.write(async (transaction) => {
          const id = await transaction.nextId("accounts");
          const row = { account_id: id, country_id: 253, created_at: id, body: "{}" };
          await insertAccount(transaction, row, {});
          return id;
        }),
      ),
    );
    expect(new Set(ids).size).toBe(STARTS);
    for (const store of stores) {
      const version = await store.read((session) => readFact(session, "schema_version"));
      expect(version).toBe(String(migrations.length));
      for (const id of ids) {
        expect(await store.read((session) => findAccount(session, id))).toBeDefined();
      }
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  it("with a later schema version are rejected when a store opens, with both versions in the error", async () => {
    await setVersion(migrations.length + 1);
    await expect(openStore(database.target)).rejects.toThrow(/schema version \d+;.*up to \d+/);
  });
});
