import { describe, expect, it } from "vitest";
import { createGroupCommit } from "../../../server/store/group-commit.ts";
import { createIdBlocks } from "../../../server/store/id-blocks.ts";
import type { Outcome, Transaction } from "../../../server/store/session.ts";
import type { SqliteConnection } from "../../../server/store/sqlite-connection.ts";
import { StoreUnavailable } from "../../../server/store/store-unavailable.ts";

/** A connection that records its statements, and fails at the statement `failAt`. */
function notingConnection(failAt?: string) {
  const reported: string[] = [];
  let inTransaction = false;
  const note = (sql: string) => {
    reported.push(sql);
    if (sql === failAt) {
      throw new StoreUnavailable("SQLITE_FULL");
    }
    inTransaction =
      sql === "BEGIN IMMEDIATE" || (inTransaction && !/^(COMMIT|ROLLBACK)$/.test(sql));
  };
  const connection: SqliteConnection = {
    exec: note,
    checkFiles: () => undefined,
    async commit() {
      await new Promise(setImmediate);
      note("COMMIT");
    },
    inTransaction: () => inTransaction,
    close: () => undefined,
    run<Row>({ sql }: { readonly sql: string }): Outcome<Row> {
      note(sql);
      return { rows: [{ last: 8 } as Row], changed: 1 };
    },
  };
  return { connection, reported };
}

const write = (sql: string) => async (transaction: Transaction) => {
  await transaction.run({ sql }, []);
  return sql;
};

describe("a group commit", () => {
  it("resolves many transactions after one COMMIT", async () => {
    const { connection, reported } = notingConnection();
    const group = createGroupCommit(connection, createIdBlocks(8));
    const works = Array.from({ length: 100 }, (_, index) => group.write(write(`w${index}`)));
    let responded = 0;
    for (const work of works) {
      void work.then(() => {
        responded += 1;
        expect(reported.at(-1)).toBe("COMMIT");
      });
    }
    await Promise.all(works);
    expect(responded).toBe(100);
    expect(reported.filter((sql) => sql === "COMMIT")).toHaveLength(1);
    expect(reported.filter((sql) => /^w/.test(sql))).toEqual(works.map((_, index) => `w${index}`));
  });

  it("contains the transactions of half of the callers, 32, if 64 callers write repeatedly", async () => {
    const { connection, reported } = notingConnection();
    const group = createGroupCommit(connection, createIdBlocks(8));
    const caller = async () => {
      for (let time = 0; time < 20; time++) await group.write(write("w"));
    };
    await Promise.all([
      caller(),
      new Promise(setImmediate).then(() => Promise.all(Array.from({ length: 63 }, caller))),
    ]);
    const sizes = reported
      .join(" ")
      .split("COMMIT")
      .map((works) => works.split("w").length - 1);
    expect(sizes[0]).toBe(1);
    expect(new Set(sizes.slice(3, 30))).toEqual(new Set([32]));
  });

  it.each(["BEGIN IMMEDIATE", "COMMIT"])("rejects all transactions if %s fails", async (at) => {
    const { connection, reported } = notingConnection(at);
    const group = createGroupCommit(connection, createIdBlocks(8));
    const rejecting = group.write(() => Promise.reject(new RangeError("taken")));
    const outcomes = await Promise.allSettled([group.write(write("w")), rejecting]);
    for (const outcome of outcomes) {
      expect(outcome.status === "rejected" && outcome.reason).toBeInstanceOf(StoreUnavailable);
    }
    expect(reported.includes("ROLLBACK")).toBe(at === "COMMIT");
  });

  it("assigns the identifiers of a failed transaction to later transactions", async () => {
    const { connection } = notingConnection();
    const group = createGroupCommit(connection, createIdBlocks(8));
    const failing = group.write(async (transaction) => {
      expect(await transaction.nextId("documents")).toBe(1);
      throw new RangeError("on purpose");
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await group.write((transaction) => transaction.nextId("documents"))).toBe(1);
    expect(await group.write((transaction) => transaction.nextId("documents"))).toBe(2);
  });

  it("finishes queued transactions before it stops, and rejects later transactions", async () => {
    const { connection } = notingConnection();
    const group = createGroupCommit(connection, createIdBlocks(8));
    const queued = group.write(write("w"));
    await group.stop();
    await expect(queued).resolves.toBe("w");
    await expect(group.write(write("late"))).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
