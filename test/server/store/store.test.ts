import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { findAccount, insertAccount } from "../../../server/store/accounts.ts";
import { findRow, readPage } from "../../../server/store/page.ts";
import { runOnce } from "../../../server/store/query.ts";
import { addKeyName } from "../../../server/store/secret-keys.ts";
import type { Transaction } from "../../../server/store/session.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestDatabase } from "./engines.ts";
import { describeEngines } from "./engines.ts";

const LARGEST = Number.MAX_SAFE_INTEGER;

function account(accountId: number, createdAt = accountId) {
  return { account_id: accountId, country_id: 253, created_at: createdAt, body: "{}" };
}

describeEngines("the store", (engine) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await engine.create();
    store = await openStore(database.target);
  });

  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it("responds to a ping", async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  it("returns identifiers from 1 on, with one sequence for each table", async () => {
    const given = await store.write(async (transaction) => [
      await transaction.nextId("company_branches"),
      await transaction.nextId("company_branches"),
      await transaction.nextId("webhook_subscriptions"),
      await transaction.nextId("company_branches"),
    ]);
    expect(given).toEqual([1, 2, 1, 3]);
  });

  it("returns no identifier twice to concurrent transactions", async () => {
    const works = Array.from({ length: 300 }, () =>
      store.write((transaction) => transaction.nextId("documents")),
    );
    expect(new Set(await Promise.all(works)).size).toBe(300);
  });

  it("stores text, and integers below 2^53, unchanged", async () => {
    const sealed = { value: "🔑", key_name: "k1" };
    const body = JSON.stringify({ text: "ñ 🧾 \u0000 \ud800 'x'; --" });
    await store.write(async (transaction) => {
      await addKeyName(transaction, sealed.key_name);
      await insertAccount(
        transaction,
        { ...account(LARGEST, 1), body },
        { certificate_file: sealed },
      );
    });
    const row = await store.read((session) => findAccount(session, LARGEST));
    expect(row).toEqual({ ...account(LARGEST, 1), body });
    const secrets = await store.read((session) =>
      runOnce(session, (db) => db.selectFrom("account_secrets").selectAll()),
    );
    expect(secrets).toEqual([{ account_id: LARGEST, purpose: "certificate_file", ...sealed }]);
  });

  it("rolls back a transaction that throws, and no other transaction", async () => {
    const keep = (id: number) =>
      store.write((transaction) => insertAccount(transaction, account(id), {}));
    const fail = store.write(async (transaction) => {
      await insertAccount(transaction, account(11), {});
      throw new RangeError("on purpose");
    });
    const outcomes = await Promise.allSettled([keep(10), fail, keep(12)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    await expect(fail).rejects.toBeInstanceOf(RangeError);
    const found = await store.read((session) =>
      Promise.all([10, 11, 12].map((id) => findAccount(session, id))),
    );
    expect(found.map((row) => row?.account_id)).toEqual([10, undefined, 12]);
  });

  it("rolls back a transaction whose statement fails, and no other transaction", async () => {
    const insert = (...ids: number[]) =>
      store.write(async (transaction) => {
        for (const id of ids) await insertAccount(transaction, account(id), {});
      });
    // Either the first or the second transaction fails, because both insert account 20.
    const outcomes = await Promise.allSettled([insert(22, 20), insert(23, 20), insert(21)]);
    const kept = [22, 23, 21].filter((_, at) => outcomes[at]?.status === "fulfilled");
    expect(kept).toHaveLength(2);
    expect(kept).toContain(21);
    const found = await store.read((session) =>
      Promise.all([22, 23, 21].map((id) => findAccount(session, id))),
    );
    expect(found.flatMap((row) => row?.account_id ?? [])).toEqual(kept);
  });

  it("shows a reader only committed rows", async () => {
    let seen: unknown = "nothing read";
    await store.write(async (transaction) => {
      await insertAccount(transaction, account(30), {});
      seen = await store.read((session) => findAccount(session, 30));
    });
    expect(seen).toBeUndefined();
    expect(await store.read((session) => findAccount(session, 30))).toEqual(account(30));
  });

  it.runIf(engine.name === "SQLite")("rejects values that cannot be stored unchanged", async () => {
    for (const body of [true, Number.NaN, Number.POSITIVE_INFINITY, undefined, "a\0b", {}]) {
      const row = { ...account(31), body: body as string };
      await expect(
        store.write((transaction) => insertAccount(transaction, row, {})),
      ).rejects.toThrow(TypeError);
    }
    expect(await store.read((session) => findAccount(session, 31))).toBeUndefined();
  });

  it("returns pages, newest row first, and repeats no row while rows are inserted", async () => {
    const [start, ids] = [1000, Array.from({ length: 25 }, (_, index) => 1000 + index)];
    for (const id of ids) {
      await store.write((transaction) =>
        // Pairs of rows have the same time of creation.
        insertAccount(transaction, account(id, LARGEST - 5000 + Math.floor(id / 2)), {}),
      );
    }
    const seen: number[] = [];
    let after: { createdAt: number; id: number } | undefined;
    while (seen.length < ids.length) {
      const { rows } = await store.read((session) =>
        readPage(session, "accounts", { accountId: undefined, after, limit: 4 }),
      );
      seen.push(...rows.map((row) => row.account_id));
      const last = rows.at(-1);
      after = last === undefined ? after : { createdAt: last.created_at, id: last.account_id };
      await store.write((transaction) =>
        insertAccount(transaction, account(5000 + seen.length, LARGEST - 1), {}),
      );
    }
    expect(seen.slice(0, ids.length).filter((id) => id >= start)).toEqual(ids.reverse());
  });

  it("finds a row by identifier, for its own account or for all accounts", async () => {
    await store.write((transaction) => insertAccount(transaction, account(40), {}));
    const find = (accountId: number | undefined) =>
      store.read((session) => findRow(session, "accounts", accountId, 40));
    expect(await find(40)).toEqual(account(40));
    expect(await find(undefined)).toEqual(account(40));
    expect(await find(41)).toBeUndefined();
  });

  it("can be opened three times concurrently on a new database", async () => {
    const fresh = await engine.create("none");
    onTestFinished(() => fresh.drop());
    const stores = await Promise.all([1, 2, 3].map(() => openStore(fresh.target)));
    onTestFinished(async () => {
      await Promise.all(stores.map((each) => each.close()));
    });
    const ids = await Promise.all(
      stores.map((each) => each.write((transaction) => transaction.nextId("accounts"))),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it("rejects a database with a newer schema version", async () => {
    const fresh = await engine.create();
    onTestFinished(() => fresh.drop());
    const first = await openStore(fresh.target);
    onTestFinished(() => first.close());
    await first.write((transaction) =>
      runOnce(transaction, (db) =>
        db.updateTable("meta").set({ value: "999" }).where("name", "=", "schema_version"),
      ),
    );
    await expect(openStore(fresh.target)).rejects.toThrow(/schema version 999/);
  });

  it("is unavailable after it is closed", async () => {
    const fresh = await engine.create();
    onTestFinished(() => fresh.drop());
    const closed = await openStore(fresh.target);
    await closed.close();
    const uses = [
      closed.ping(),
      closed.read((session) => findAccount(session, 1)),
      closed.write(async () => 1),
    ];
    const outcomes = await Promise.allSettled(uses);
    for (const outcome of outcomes) {
      expect(outcome).toHaveProperty("reason.name", "StoreUnavailable");
    }
  });

  it.runIf(engine.name === "SQLite")(
    "rejects statements of a transaction that has ended",
    async () => {
      let leaked: Transaction | undefined;
      await store.write(async (transaction) => {
        leaked = transaction;
      });
      await expect(leaked?.run({ sql: "SELECT 1" }, [])).rejects.toThrow(/ended/);
    },
  );
});
