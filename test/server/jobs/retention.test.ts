import { afterAll, beforeAll, expect, it } from "vitest";
import { startRetention } from "../../../server/jobs/retention.ts";
import { createLog } from "../../../server/log.ts";
import { saveResponse } from "../../../server/store/idempotency-keys.ts";
import { insertOutboxEntry } from "../../../server/store/outbox.ts";
import { runOnce } from "../../../server/store/query.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { eventually } from "../eventually.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1_000 * DAY;
const MANY = 600;

describeEngines("retention", (engine) => {
  let database: TestDatabase;
  let store: Store;
  const logged: string[] = [];

  beforeAll(async () => {
    database = await engine.create();
    store = await openStore(database.target);
  });

  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const keep = (idempotency_key: string, created_at: number) =>
    store.write((transaction) =>
      saveResponse(transaction, {
        ...{ account_id: 1, path: "/v1/documents", idempotency_key, created_at },
        ...{ fingerprint: "", status: 201, location: null, body: "{}" },
      }),
    );

  const finish = (message_id: string, state: string, created_at: number) =>
    store.write(async (transaction) => {
      const outbox_id = await insertOutboxEntry(transaction, {
        ...{ account_id: 1, kind: "webhook", target_id: 1, message_id, payload: "{}" },
        ...{ created_at, due_at: created_at },
      });
      await runOnce(transaction, (db) =>
        db
          .updateTable("outbox")
          .set({ state })
          .where("account_id", "=", 1)
          .where("outbox_id", "=", outbox_id),
      );
    });

  it("removes stored responses older than a day and finished outbox entries older than 30 days, and nothing else", async () => {
    for (let count = 0; count < MANY; count += 100) {
      const some = Array.from({ length: 100 }, (_, at) => String(count + at));
      await Promise.all(some.map((name) => keep(name, NOW - DAY - HOUR)));
      await Promise.all(some.map((name) => finish(name, "delivered", NOW - 31 * DAY)));
    }
    await keep("of today", NOW - DAY + HOUR);
    await finish("of this month", "failed", NOW - 29 * DAY);
    await finish("still to be done", "pending", NOW - 31 * DAY);
    const log = createLog({ write: (line: string) => void logged.push(line) });
    // Two processes may run retention at once.
    const runs = [1, 2].map(() =>
      startRetention({ store, log, now: () => NOW, retentionIntervalMs: 5 }),
    );
    await eventually(async () => {
      const [keys, entries] = await store.read(async (session) => [
        await runOnce(session, (db) => db.selectFrom("idempotency_keys").select("idempotency_key")),
        await runOnce(session, (db) =>
          db.selectFrom("outbox").select("message_id").orderBy("outbox_id"),
        ),
      ]);
      expect(keys).toEqual([{ idempotency_key: "of today" }]);
      expect(entries).toEqual([
        { message_id: "of this month" },
        { message_id: "still to be done" },
      ]);
    });
    await Promise.all(runs.map((retain) => retain.stop()));
    expect(logged).toEqual([]);
  });
});
