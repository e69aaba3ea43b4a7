import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../../../generated/types/models.d.ts";
import { call, example, openAccount } from "./calls.ts";
import { startServer } from "./server-process.ts";

/** Acknowledged documents, and how often the system was asked to write to the disk itself. */
export interface SyncsResult {
  readonly alone: SyncCount;
  readonly together: SyncCount;
  readonly faults: readonly string[];
}

/** One way of sending. */
export interface SyncCount {
  readonly acknowledged: number;
  /** Answers that can share a sync with no other: one after another, each of them. */
  readonly groups: number;
  readonly syncs: number;
}

/** Whether this machine can watch the system calls of a process. */
export function canWatchCalls(): boolean {
  return spawnSync("strace", ["-V"]).status === 0;
}

/** Counts the syncs of a server on SQLite: at least one for each acknowledgement when they come one by one, and for each round when they come together. */
export async function proveSyncs(folder: string, documents: number): Promise<SyncsResult> {
  const trace = join(folder, `trace-${crypto.randomUUID()}`);
  const server = await startServer({
    database: `file:${join(folder, "syncs.db")}`,
    built: true,
    // With -D it is the server, and not strace, that is our child and is told to stop.
    under: ["strace", "-D", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace],
  });
  const { token } = await openAccount(server.url);
  const body = example("document-create/cl/invoice");
  const issue = async () => {
    const reply = await call<Document>(server.url, { path: "/v1/documents", token, body });
    if (reply.status !== 201) throw new Error(`not issued: ${reply.status}`);
  };
  const synced = () =>
    readFileSync(trace, "utf8").match(/sync(\([0-9]+\)| resumed>\)) += 0/g)?.length ?? 0;
  const measure = async (rounds: number, size: number): Promise<SyncCount> => {
    const before = synced();
    for (let round = 0; round < rounds; round++) {
      await Promise.all(Array.from({ length: size }, issue));
    }
    return { acknowledged: rounds * size, groups: rounds, syncs: synced() - before };
  };
  const alone = await measure(documents, 1);
  const together = await measure(Math.ceil(documents / 32), 32);
  await server.kill("SIGTERM");
  rmSync(trace);
  const faults = [alone, together]
    .filter(({ groups, syncs }) => syncs < groups)
    .map(({ groups, syncs }) => `${syncs} syncs for ${groups} rounds of acknowledgements`);
  return { alone, together, faults };
}
