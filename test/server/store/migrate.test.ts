import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import pg from "pg";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { findAccount, insertAccount } from "../../../server/store/accounts.ts";
import { readFact } from "../../../server/store/facts.ts";
import { migrations } from "../../../server/store/migrations/migrations.ts";
import { openStore } from "../../../server/store/store.ts";
import { StoreUnavailable } from "../../../server/store/store-unavailable.ts";
import type { TestDatabase } from "./engines.ts";
import { describeEngines, postgres } from "./engines.ts";

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

  it("are rejected if their schema version is later than the code's; the error names both versions", async () => {
    await setVersion(migrations.length + 1);
    await expect(openStore(database.target)).rejects.toThrow(/schema version \d+;.*up to \d+/);
  });

  it.skipIf(engine.name === "SQLite")(
    "are opened when another process unlocks them, even if the wait exceeds PostgreSQL's statement and lock timeouts",
    async () => {
      if (database.target.engine === "sqlite") throw new Error("The test needs PostgreSQL.");
      await (await openStore(database.target)).close();
      const other = new pg.Client(database.target.url);
      await other.connect();
      await other.query("BEGIN; LOCK TABLE meta");
      const url = new URL(database.target.url);
      url.searchParams.set("options", "-c statement_timeout=200 -c lock_timeout=200");
      const opened = openStore({ engine: "postgres", url: url.href });
      opened.catch(() => undefined);
      await new Promise((resume) => setTimeout(resume, 600));
      await other.end();
      await (await opened).close();
    },
  );
});

const server = process.env.TEST_DATABASE_URL;

it.skipIf(server === undefined)(
  "an empty database must have the encoding UTF8; a database that has the tables may have another encoding",
  async () => {
    const database = await postgres(server ?? "").create();
    onTestFinished(() => database.drop());
    if (database.target.engine === "sqlite") throw new Error("The test needs PostgreSQL.");
    const name = new URL(database.target.url).pathname.slice(1);
    const client = new pg.Client(server);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`DROP DATABASE ${name}`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'`);
    await expect(openStore(database.target)).rejects.toThrow("encoding LATIN1");
    const inside = new pg.Client(database.target.url);
    await inside.connect();
    await inside.query("CREATE TABLE documents (document_id bigint)");
    await inside.end();
    // The encoding is accepted now. Opening fails only because the service also creates a table `documents`.
    await expect(openStore(database.target)).rejects.toThrow('relation "documents" already exists');
  },
);

it("opening a store sends no startup parameter `options`, because poolers such as PgBouncer reject it", async () => {
  const received: string[] = [];
  const pooler = createServer((socket) => {
    socket.once("data", (bytes) => {
      received.push(bytes.toString());
      socket.end();
    });
  });
  await new Promise<void>((resume) => pooler.listen(0, "127.0.0.1", resume));
  onTestFinished(() => void pooler.close());
  vi.stubEnv("PGOPTIONS", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { port } = pooler.address() as AddressInfo;
  const url = `postgres://ana@127.0.0.1:${port}/talonario`;
  await expect(openStore({ engine: "postgres", url })).rejects.toThrow(StoreUnavailable);
  expect(received).toEqual([expect.stringContaining("user\0ana\0")]);
  expect(received[0]).not.toContain("options\0");
});
