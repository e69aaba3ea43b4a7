import { parseArgs } from "node:util";
import pg from "pg";
import { startServer } from "../server/chaos/server-process.ts";
import type { TestDatabase, TestEngine } from "../server/store/engines.ts";
import { postgres } from "../server/store/engines.ts";
import { nodes } from "../server/store/nodes.ts";
import { creationRequests } from "./creation-requests.ts";
import { dropOnFailure } from "./drop-on-failure.ts";
import { applyLoad } from "./load.ts";
import { processorTime } from "./nodes/process-times.ts";

const usage = `node --import ts-blank-space/register test/bench/nodes-creation.ts [options]

  Compares durable creation of documents on one PostgreSQL server (TEST_DATABASE_URL) and on Citus (TEST_CITUS_URL).
  Prints documents per second, and each process's processor time per document. The databases must run on this machine.
    --connections N  one account each (default 64)
    --rounds N       default 3
    --seconds N      default 10`;

const { values } = parseArgs({
  options: {
    connections: { type: "string", default: "64" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "10" },
    help: { type: "boolean" },
  },
});
const connections = Number(values.connections);
const SHARDS = 32;

/** A running server of the service, with its database. */
interface Subject {
  readonly name: string;
  readonly port: number;
  readonly requests: readonly Buffer[];
  /** Process ids by name. The names are `server` and, for a database node, its port number. */
  readonly processes: Readonly<Record<string, number>>;
  end(): Promise<void>;
}

if (values.help) console.log(usage);
else await measure();

async function measure(): Promise<void> {
  const { TEST_DATABASE_URL: one, TEST_CITUS_URL: many } = process.env;
  if (one === undefined || many === undefined) {
    throw new Error("Set TEST_DATABASE_URL and TEST_CITUS_URL.");
  }
  const subjects: Subject[] = [];
  try {
    subjects.push(await open(postgres(one), [one]));
    subjects.push(await open(nodes(many), [many, ...(await workersOf(many))]));
    // The first round is a warm-up.
    for (let round = 0; round <= Number(values.rounds); round++) {
      for (const subject of subjects) {
        const line = await measureOne(subject);
        if (round > 0) console.log(`round ${round}, ${line}`);
      }
    }
  } finally {
    for (const subject of subjects) await subject.end();
  }
}

async function measureOne({ name, port, requests, processes }: Subject): Promise<string> {
  const before = timesOf(processes);
  const plan = { port, connections, measureMs: Number(values.seconds) * 1000, warmMs: 0 };
  const { responses, perSecond, p50, p99, others } = await applyLoad({
    ...plan,
    request: requests,
    status: 201,
  });
  const times = timesOf(processes).map(([process, time], at) => {
    const ofOne = (time - (before[at]?.[1] ?? 0)) / responses;
    return `${process} ${ofOne.toFixed(2)}`;
  });
  const failed = Object.keys(others).length === 0 ? "" : `, unexpected ${JSON.stringify(others)}`;
  return `${name}: ${responses} documents, ${perSecond.toFixed(1)} per second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ms of processor time per document: ${times.join(", ")}${failed}`;
}

function timesOf(processes: Subject["processes"]): readonly (readonly [string, number])[] {
  return Object.entries(processes).map(([name, pid]) => [name, processorTime(pid)]);
}

async function open(engine: TestEngine, servers: readonly string[]): Promise<Subject> {
  const database = await engine.create("none");
  return dropOnFailure(database, () => openOn(database, engine, servers));
}

async function openOn(
  database: TestDatabase,
  engine: TestEngine,
  servers: readonly string[],
): Promise<Subject> {
  const { target } = database;
  if (target.engine === "sqlite") throw new Error("SQLite has no nodes.");
  if (engine.name === "Citus") {
    const name = new URL(target.url).pathname.slice(1);
    await ask(target.url, `alter database ${name} set citus.shard_count = ${SHARDS}`);
  }
  const environment = { RESPONSE_CHECKS: "off" };
  const server = await startServer({ database: target.url, built: true, environment });
  const requests = await creationRequests(server.url, connections);
  const processes: Record<string, number> = { server: server.child.pid ?? 0 };
  for (const each of servers) processes[new URL(each).port] = await postmasterOf(each);
  return {
    name: engine.name,
    port: Number(new URL(server.url).port),
    requests,
    processes,
    async end() {
      await server.kill("SIGTERM");
      await database.drop();
    },
  };
}

// The first line of postmaster.pid is the process id of the postmaster, the parent of PostgreSQL's other processes.
async function postmasterOf(url: string): Promise<number> {
  const rows = await ask(url, "select pg_read_file('postmaster.pid') as file");
  return Number(String(rows[0]?.file).split("\n")[0]);
}

async function workersOf(coordinator: string): Promise<readonly string[]> {
  const rows = await ask(
    coordinator,
    "select nodename, nodeport from pg_dist_node where groupid > 0 order by groupid",
  );
  return rows.map(({ nodename, nodeport }) => {
    const url = new URL(coordinator);
    url.hostname = String(nodename);
    url.port = String(nodeport);
    return url.href;
  });
}

async function ask(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
