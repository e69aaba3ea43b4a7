import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./server-process.ts";

/** A PostgreSQL server that a drill can kill and start again; its data is in a temporary folder. */
export interface PostgresCluster {
  readonly url: string;
  /** The temporary folder, where callers may also write files, such as a trace of system calls. */
  readonly folder: string;
  /** Starts the server; waits at most a minute for a response. `under`: a command that runs the server, e.g. strace. */
  start(under?: readonly string[]): Promise<void>;
  /** Ends all processes of the server with SIGKILL. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const DEBIAN = "/usr/lib/postgresql";

/** An installed PostgreSQL: the folder of its programs, and the user that runs them. */
interface Installation {
  readonly programs: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
}

/** Creates a cluster with the default sync settings; undefined if PostgreSQL is not installed. */
export async function makeCluster(): Promise<PostgresCluster | undefined> {
  return createCluster("initdb", ["-U", "postgres", "-A", "trust", "--no-instructions"]);
}

/** Creates a hot standby that follows a running cluster; undefined if PostgreSQL is not installed. */
export async function makeStandby(
  of: Pick<PostgresCluster, "url">,
): Promise<PostgresCluster | undefined> {
  return createCluster("pg_basebackup", ["-d", of.url, "-R", "-c", "fast"]);
}

async function createCluster(
  program: "initdb" | "pg_basebackup",
  args: readonly string[],
): Promise<PostgresCluster | undefined> {
  const installed = findInstallation();
  if (installed === undefined) return undefined;
  const { programs, user } = installed;
  const folder = mkdtempSync(join(tmpdir(), "talonario-cluster-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const how = { ...user, cwd: folder, stdio: "ignore" } as const;
  try {
    execFileSync(join(programs, program), ["-D", data, ...args], how);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ["-p", `${port}`, "-c", "listen_addresses=127.0.0.1"];
  const postgres = [join(programs, "postgres"), "-D", data, ...settings, "-k", ""];
  let running: ChildProcess | undefined;

  async function kill(): Promise<void> {
    const child = running;
    if (child?.pid === undefined || hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const family = [child.pid, ...childrenOf(child.pid)];
    for (const pid of family) killOne(pid);
    await ended;
    running = undefined;
  }

  return {
    url,
    folder,
    kill,
    async start(under = []) {
      const until = Date.now() + PATIENCE_MS;
      do {
        // A new server exits at once if a killed process still uses shared memory, so this loop starts another.
        if (running === undefined || hasEnded(running)) {
          const [command = "", ...args] = [...under, ...postgres];
          running = spawn(command, args, how);
        }
        if (await responses(url)) return;
        await new Promise((resume) => setTimeout(resume, 50));
      } while (Date.now() < until);
      throw new Error("The cluster does not respond.");
    },
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function findInstallation(): Installation | undefined {
  const programs = programFolder();
  const user = postgresUser();
  return programs === undefined || user === undefined ? undefined : { programs, user };
}

function programFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => +b - +a) : [];
  const debian = versions.map((version) => join(DEBIAN, version, "bin"));
  const folders = [...(process.env.PATH ?? "").split(":"), ...debian];
  return folders.find((each) =>
    ["initdb", "pg_basebackup", "postgres"].every((name) => existsSync(join(each, name))),
  );
}

// PostgreSQL does not run as root; its Debian package creates the user `postgres`.
function postgresUser(): Installation["user"] | undefined {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync("/etc/passwd", "utf8").match(/^postgres:[^:]*:([0-9]+):([0-9]+):/m);
  return line === null ? undefined : { uid: Number(line[1]), gid: Number(line[2]) };
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

function killOne(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has already ended.
  }
}

async function responses(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
