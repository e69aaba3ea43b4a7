import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, it } from "vitest";
import type { DatabaseTarget } from "../../../server/config-addresses.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { nodes } from "./nodes.ts";

/** A database for tests; `drop` removes the database. */
export interface TestDatabase {
  readonly target: DatabaseTarget;
  drop(): Promise<void>;
}

/** A database engine for tests. */
export interface TestEngine {
  readonly name: string;
  /** Creates a database. On SQLite and PostgreSQL it is empty; on Citus it has all tables unless `tables` is "none". */
  create(tables?: "none"): Promise<TestDatabase>;
}

/** The SQLite engine; each database is a file in a temporary folder of its own. */
export const sqlite: TestEngine = {
  name: "SQLite",
  async create() {
    const folder = mkdtempSync(join(tmpdir(), "talonario-"));
    return {
      target: { engine: "sqlite", file: join(folder, "test.db") },
      drop: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

/** The engine for tests that choose no engine: Citus if TEST_CITUS_URL is set, otherwise SQLite. */
export function usualEngine(): TestEngine {
  const coordinator = process.env.TEST_CITUS_URL;
  return coordinator === undefined ? sqlite : nodes(coordinator);
}

/**
 * Runs the same tests on SQLite and on PostgreSQL. If TEST_DATABASE_URL is not set, one skipped test replaces the
 * PostgreSQL tests. If TEST_CITUS_URL is set, the tests run only on Citus.
 */
export function describeEngines(title: string, tests: (engine: TestEngine) => void): void {
  const coordinator = process.env.TEST_CITUS_URL;
  if (coordinator !== undefined) {
    describe(`${title} on Citus`, () => tests(nodes(coordinator)));
    return;
  }
  describe(`${title} on SQLite`, () => tests(sqlite));
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    console.info(`Skipped: ${title} on PostgreSQL, because TEST_DATABASE_URL is not set.`);
    describe(`${title} on PostgreSQL`, () => {
      it.skip("is skipped: TEST_DATABASE_URL is not set", () => undefined);
    });
    return;
  }
  describe(`${title} on PostgreSQL`, () => tests(postgres(server)));
}

/** A store on a new database, open during the tests of the `describe` block that calls `storeOn`. */
export function storeOn(engine: TestEngine): Pick<Store, "read" | "write"> {
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
  return {
    read: (work) => store.read(work),
    write: (work) => store.write(work),
  };
}

/** The engine of a PostgreSQL server. The user in the URL `server` needs the right to create databases. */
export function postgres(server: string): TestEngine {
  return {
    name: "PostgreSQL",
    async create() {
      const name = `talonario_${randomBytes(6).toString("hex")}`;
      await administer(server, `CREATE DATABASE ${name}`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return {
        target: { engine: "postgres", url: url.href },
        drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
      };
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
