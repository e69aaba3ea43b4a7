import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount, insertAccount } from "../../../server/store/accounts.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestDatabase } from "./engines.ts";
import { nodes } from "./nodes.ts";

const coordinator = process.env.TEST_CITUS_URL;
if (coordinator === undefined) {
  console.info("Skipped: the test of rejected commits, because TEST_CITUS_URL is not set.");
}
const ACCOUNT = 7;
const REJECTIONS = 2;

describe.skipIf(coordinator === undefined)("a commit that a worker of Citus rejects", () => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await nodes(coordinator ?? "").create();
    store = await openStore(database.target);
  });

  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it("is retried until the worker accepts the commit, and takes effect once", async () => {
    await rejectCommits(database);
    let attempts = 0;
    await store.write(async (transaction) => {
      attempts += 1;
      const row = { account_id: ACCOUNT, country_id: 253, created_at: 1, body: "{}" };
      await insertAccount(transaction, row, {});
    });
    expect(attempts).toBe(REJECTIONS + 1);
    expect(await store.read((session) => findAccount(session, ACCOUNT))).toBeDefined();
  });
});

/** Makes the worker that stores the account reject the first `REJECTIONS` commits. */
async function rejectCommits({ target }: TestDatabase): Promise<void> {
  if (target.engine !== "postgres") throw new Error("Citus is PostgreSQL.");
  const { rows } = await ask(
    target.url,
    `select nodeport, 'accounts_' || shardid as shard from citus_shards
      where shardid = get_shard_id_for_distribution_column('accounts', ${ACCOUNT}::bigint)`,
  );
  const worker = new URL(target.url);
  worker.port = String(rows[0]?.nodeport);
  // A sequence counts the commits, because a rollback does not reset a sequence.
  await ask(
    worker.href,
    `set citus.enable_ddl_propagation to off;
    create sequence commits;
    create function reject_commit() returns trigger language plpgsql as $$ begin
      if nextval('commits') <= ${REJECTIONS} then
        raise exception 'not yet' using errcode = '40001';
      end if;
      return null;
    end $$;
    create constraint trigger rejection after insert on ${rows[0]?.shard}
      deferrable initially deferred for each row execute function reject_commit()`,
  );
}

async function ask(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
}
