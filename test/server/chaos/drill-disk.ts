import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Document } from "../../../generated/types/models.d.ts";
import { builtServer } from "../built-server.ts";
import type { Drill, DrillResult } from "../drills/drill-definition.ts";
import { omit } from "../drills/drill-definition.ts";
import { call, example, openAccount, readDocuments } from "./calls.ts";
import { canFailCalls, failCalls } from "./failing-calls.ts";
import { createLedger } from "./ledger.ts";
import type { ScarceDisk } from "./scarce-disk.ts";
import { makeScarceDisk } from "./scarce-disk.ts";
import type { ServerProcess } from "./server-process.ts";
import { startServer } from "./server-process.ts";

/** A failure of a disk: `begin` causes it, and `end` repairs it. */
interface Trouble {
  readonly name: string;
  begin(server: ServerProcess): Promise<void> | void;
  end(): Promise<void> | void;
}

const ATTEMPTS = 40;
const DISK_MEBIBYTES = 24;

/** Issues documents on a disk that is first full, then read-only, then unable to sync. */
export const diskDrill: Drill = {
  description:
    "on a disk that is full, read-only or unable to sync, no acknowledged document is lost, and the server recovers",
  engines: false,
  options: {},
  async run() {
    const disk = makeScarceDisk(DISK_MEBIBYTES);
    if (disk === undefined) return omit("this user may not mount a file system");
    try {
      return await drillDisk(disk);
    } finally {
      disk.remove();
    }
  },
};

async function drillDisk(disk: ScarceDisk): Promise<DrillResult> {
  const file = join(disk.folder, "talonario.db");
  const server = await startServer({ database: `file:${file}`, built: true });
  const { url } = server;
  const { token } = await openAccount(url);
  const ledger = createLedger();
  const [figures, failures]: [string[], string[]] = [[], []];
  if (!canFailCalls()) {
    figures.push("creations while writes or syncs fail: skipped, because strace is not installed");
  }
  const body = example("document-create/cl/invoice");
  let made = 0;
  const issue = async (): Promise<number> => {
    made += 1;
    const key = `document-${made}`;
    const reply = await call<Document>(url, { path: "/v1/documents", token, key, body });
    if (reply.status === 201) ledger.acknowledge(key, reply.body);
    return reply.status;
  };
  const issueAll = () => Promise.all(Array.from({ length: ATTEMPTS }, issue));
  for (const trouble of troublesOf(disk)) {
    const before = await issueAll();
    await trouble.begin(server);
    const during = await issueAll();
    const read = await call(url, { path: "/v1/documents?limit=1", token });
    await trouble.end();
    const after = await issueAll();
    const count = (statuses: number[], status: number) =>
      statuses.filter((one) => one === status).length;
    figures.push(
      `${trouble.name}: ${count(during, 503)} of ${ATTEMPTS} creations got 503, a read got ${read.status}; after the repair ${count(after, 201)} of ${ATTEMPTS} got 201`,
    );
    const strange = [...before, ...during, ...after].filter((one) => one !== 201 && one !== 503);
    if (strange.length > 0)
      failures.push(`${trouble.name}: unexpected statuses ${strange.join(", ")}`);
    if (count(during, 503) === 0) failures.push(`${trouble.name}: no creation got 503`);
    if (count(before, 201) + count(after, 201) < 2 * ATTEMPTS) {
      failures.push(`${trouble.name}: the server did not recover: ${server.output()}`);
    }
  }
  failures.push(...ledger.check(await readDocuments(url, token)));
  await server.kill("SIGKILL");
  const again = await startServer({ database: `file:${file}`, built: true });
  failures.push(...ledger.check(await readDocuments(again.url, token)));
  await again.kill("SIGTERM");
  failures.push(...checkReadOnlyStart(join(disk.readOnly, "talonario.db")));
  return { figures, failures };
}

function troublesOf(disk: ScarceDisk): Trouble[] {
  const full = { name: "disk full", begin: () => disk.fill(), end: () => disk.free() };
  if (!canFailCalls()) return [full];
  const failing = (name: string, calls: readonly string[], error: string): Trouble => {
    let failure: { stop(): Promise<void> } | undefined;
    return {
      name,
      async begin({ child }) {
        failure = await failCalls(child.pid ?? 0, calls, error);
      },
      end: () => failure?.stop(),
    };
  };
  return [
    full,
    failing("read-only", ["pwrite64"], "EROFS"),
    failing("sync fails", ["fsync", "fdatasync"], "EIO"),
  ];
}

// On a read-only disk, the server must exit at its start and print one line to stderr.
function checkReadOnlyStart(file: string): string[] {
  const { status, stderr } = spawnSync(process.execPath, [builtServer().program("main")], {
    env: { PATH: process.env.PATH, PORT: "0", DATABASE_URL: `file:${file}` },
    encoding: "utf8",
    timeout: 30_000,
  });
  const lines = stderr.trim().split("\n");
  return status === 1 && lines.length === 1 && lines[0] !== ""
    ? []
    : [
        `at its start on a read-only disk, the server exited with ${status} and printed ${JSON.stringify(stderr)}, expected exit code 1 and one line`,
      ];
}
