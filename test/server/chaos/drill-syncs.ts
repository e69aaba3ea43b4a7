import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../../../generated/types/models.d.ts";
import type { Drill, DrillResult } from "../drills/drill-definition.ts";
import { numberOf, omit } from "../drills/drill-definition.ts";
import { call, example, openAccount } from "./calls.ts";
import { makeCluster } from "./postgres-cluster.ts";
import { startServer } from "./server-process.ts";

const TOGETHER = 32;

/** Uses strace to count the sync calls of the process that writes the database: our server (SQLite) or PostgreSQL. */
export const syncsDrill: Drill = {
  description:
    "the database is synced (fsync) at least once for each request sent alone and for each round of concurrent requests",
  engines: false,
  options: {
    documents: { usual: 320, few: 64, description: "documents one by one, and again 32 at a time" },
  },
  async run(run) {
    if (spawnSync("strace", ["-V"]).status !== 0) return omit("strace is not installed");
    const documents = numberOf(run, "documents");
    const results = [await watchSqlite(documents), await watchPostgres(documents)];
    return {
      figures: results.flatMap(({ figures }) => figures),
      failures: results.flatMap(({ failures }) => failures),
    };
  },
};

async function watchSqlite(documents: number): Promise<DrillResult> {
  const folder = mkdtempSync(join(tmpdir(), "talonario-syncs-"));
  const trace = join(folder, "trace");
  try {
    const database = `file:${join(folder, "syncs.db")}`;
    const server = await startServer({ database, built: true, under: watching(trace) });
    const result = await measure("SQLite", server.url, trace, documents);
    await server.kill("SIGTERM");
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function watchPostgres(documents: number): Promise<DrillResult> {
  const cluster = await makeCluster();
  if (cluster === undefined) {
    return { figures: ["PostgreSQL: skipped, because it is not installed"], failures: [] };
  }
  const trace = join(cluster.folder, "trace");
  try {
    await cluster.start(watching(trace));
    const server = await startServer({ database: cluster.url, built: true });
    const result = await measure("PostgreSQL", server.url, trace, documents);
    await server.kill("SIGTERM");
    return result;
  } finally {
    await cluster.remove();
  }
}

// With -D, our child process is the traced program and not strace, so the program gets our signals.
function watching(trace: string): string[] {
  return ["strace", "-D", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace];
}

async function measure(
  name: string,
  url: string,
  trace: string,
  documents: number,
): Promise<DrillResult> {
  const { token } = await openAccount(url);
  const body = example("document-create/cl/invoice");
  const issue = async () => {
    const reply = await call<Document>(url, { path: "/v1/documents", token, body });
    if (reply.status !== 201) throw new Error(`a document was not issued: ${reply.status}`);
  };
  const count = async (rounds: number, size: number) => {
    const before = syncsIn(trace);
    for (let round = 0; round < rounds; round++) {
      await Promise.all(Array.from({ length: size }, issue));
    }
    return syncsIn(trace) - before;
  };
  const rounds = Math.ceil(documents / TOGETHER);
  const alone = await count(documents, 1);
  const together = await count(rounds, TOGETHER);
  const figure = `${name}: ${alone} syncs for ${documents} documents one by one, ${together} for ${rounds} rounds of ${TOGETHER} at a time`;
  const isEnough = alone >= documents && together >= rounds;
  return { figures: [figure], failures: isEnough ? [] : [`too few syncs: ${figure}`] };
}

function syncsIn(trace: string): number {
  return readFileSync(trace, "utf8").match(/sync(\([0-9]+\)| resumed>\)) += 0/g)?.length ?? 0;
}
