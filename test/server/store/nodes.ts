import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestEngine } from "./engines.ts";

// Few shards, because a test waits for the tables of each.
const SHARDS = 4;

/**
 * Databases of their own on the nodes of Citus, of which `server` is the coordinator. Each is a copy, on every
 * node, of one that already knows its nodes: that takes a third of the time of making them known.
 */
export function nodes(server: string): TestEngine {
  return {
    name: "Citus",
    async create() {
      const addresses = await addressesOf(server);
      await makeTemplate(server, addresses);
      const name = `talonario_${randomBytes(6).toString("hex")}`;
      await onAll(addresses, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
      await administer(server, `ALTER DATABASE ${name} SET citus.shard_count = ${SHARDS}`);
      return {
        target: { engine: "postgres", url: named(server, name) },
        drop: () => onAll(addresses, `DROP DATABASE ${name} WITH (FORCE)`),
      };
    },
  };
}

const TEMPLATE = "talonario_nodes";

// The coordinator comes first.
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

async function makeTemplate(server: string, addresses: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Of the test files that run at once, one makes it.
    await client.query("SELECT pg_advisory_lock(1)");
    const { rows } = await client.query(
      `SELECT 1 FROM pg_database WHERE datname = '${TEMPLATE}' AND NOT datallowconn`,
    );
    if (rows.length > 0) return;
    await onAll(addresses, `DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
    await onAll(addresses, `CREATE DATABASE ${TEMPLATE}`);
    const [first = server, ...workers] = addresses.map((address) => named(address, TEMPLATE));
    await Promise.all(
      [first, ...workers].map((each) => administer(each, "CREATE EXTENSION citus")),
    );
    const { hostname, port } = new URL(first);
    await administer(first, `SELECT citus_set_coordinator_host('${hostname}', ${port})`);
    for (const worker of workers) {
      const { hostname, port } = new URL(worker);
      await administer(first, `SELECT citus_add_node('${hostname}', ${port})`);
    }
    // Nobody may be connected to what is copied, not even Citus' own daemon.
    await onAll(addresses, `ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`);
    await onAll(
      addresses,
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${TEMPLATE}'`,
    );
  } finally {
    await client.end();
  }
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
