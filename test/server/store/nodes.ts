import { randomBytes } from "node:crypto";
import pg from "pg";
import { migrations } from "../../../server/store/migrations/migrations.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestEngine } from "./engines.ts";

// Few shards, because each shard slows the creation of tables.
const SHARDS = 4;
const KNOWN_NODES = "talonario_nodes";
const WITH_TABLES = `talonario_tables_${migrations.length}`;

/**
 * An engine that creates databases on all nodes of Citus; `server` is the URL of the coordinator. Each database is a
 * copy of a template, because the creation of tables takes seconds. `create("none")` copies a template without tables.
 */
export function nodes(server: string): TestEngine {
  return {
    name: "Citus",
    async create(tables) {
      const addresses = await addressesOf(server);
      await makeTemplates(server, addresses);
      const name = `talonario_${randomBytes(6).toString("hex")}`;
      const template = tables === "none" ? KNOWN_NODES : WITH_TABLES;
      await onAll(addresses, `CREATE DATABASE ${name} TEMPLATE ${template}`);
      await administer(server, `ALTER DATABASE ${name} SET citus.shard_count = ${SHARDS}`);
      return {
        target: { engine: "postgres", url: named(server, name) },
        drop: () => dropOn(addresses, name),
      };
    },
  };
}

// The address of the coordinator comes first.
async function addressesOf(server: string): Promise<readonly string[]> {
  const { rows } = await administer(
    server,
    "SELECT nodename, nodeport FROM pg_dist_node ORDER BY groupid",
  );
  return rows.map(({ nodename, nodeport }) => {
    const url = new URL(server);
    url.hostname = String(nodename);
    url.port = String(nodeport);
    return url.href;
  });
}

async function makeTemplates(server: string, addresses: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // The lock lets only one of the concurrent test files create the templates.
    await client.query("SELECT pg_advisory_lock(1)");
    const { rows } = await client.query(
      `SELECT 1 FROM pg_database WHERE datname = '${WITH_TABLES}' AND NOT datallowconn`,
    );
    if (rows.length > 0) return;
    for (const name of [KNOWN_NODES, WITH_TABLES]) {
      await onAll(addresses, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
    await onAll(addresses, `CREATE DATABASE ${KNOWN_NODES}`);
    await introduce(addresses.map((address) => named(address, KNOWN_NODES)));
    await close(addresses, KNOWN_NODES);
    await onAll(addresses, `CREATE DATABASE ${WITH_TABLES} TEMPLATE ${KNOWN_NODES}`);
    await administer(server, `ALTER DATABASE ${WITH_TABLES} SET citus.shard_count = ${SHARDS}`);
    const store = await openStore({ engine: "postgres", url: named(server, WITH_TABLES) });
    await store.close();
    await close(addresses, WITH_TABLES);
  } finally {
    await client.end();
  }
}

async function introduce([first = "", ...workers]: readonly string[]): Promise<void> {
  await onAll([first, ...workers], "CREATE EXTENSION citus");
  const { hostname, port } = new URL(first);
  await administer(first, `SELECT citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers) {
    const { hostname, port } = new URL(worker);
    await administer(first, `SELECT citus_add_node('${hostname}', ${port})`);
  }
}

// Before the drop, `close` disallows connections to the database. Otherwise, the daemon of Citus would connect again.
async function dropOn(addresses: readonly string[], name: string): Promise<void> {
  await close(addresses, name);
  await onAll(addresses, `DROP DATABASE ${name} WITH (FORCE)`);
}

// Disallows new connections to a database, and ends the open connections, such as the Citus daemon's. PostgreSQL
// copies only a database without connections.
async function close(addresses: readonly string[], name: string): Promise<void> {
  await onAll(addresses, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  const others = `FROM pg_stat_activity WHERE datname = '${name}'`;
  await onAll(addresses, `SELECT pg_terminate_backend(pid, 5000) ${others}`);
}

function named(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onAll(addresses: readonly string[], statement: string): Promise<void> {
  await Promise.all(addresses.map((address) => administer(address, statement)));
}

async function administer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
}
