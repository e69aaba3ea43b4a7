import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { freePort } from "./server-process.ts";

/** A Citus coordinator and two workers in a temporary folder. A test can kill or suspend a worker. */
export interface CitusCluster {
  /** DATABASE_URL of the coordinator. */
  readonly url: string;
  /** The port of the worker that stores an account's rows. */
  nodeOf(accountId: number): Promise<number>;
  /** Ends a worker's processes with SIGKILL. */
  kill(port: number): void;
  start(port: number): void;
  /** Stops a worker's processes with SIGSTOP until `resume`. */
  silence(port: number): void;
  resume(port: number): void;
  remove(): void;
}

const FOLDER = resolve("../shared/citus");
const PG_CTL = "/usr/lib/postgresql/15/bin/pg_ctl";
const SHARDS = 8;

/** Creates a cluster with the scripts in ../shared/citus; undefined if `up.sh` is missing or fails. */
export async function makeCitus(): Promise<CitusCluster | undefined> {
  if (!existsSync(join(FOLDER, "up.sh"))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "talonario-citus-"));
  const first = await freePort();
  const up = spawnSync(join(FOLDER, "up.sh"), [folder, `${first}`], { encoding: "utf8" });
  if (up.status !== 0) {
    spawnSync(join(FOLDER, "down.sh"), [folder]);
    return undefined;
  }
  const url = up.stdout.trim().split("\n").at(-1) ?? "";
  const remove = () => {
    execFileSync(join(FOLDER, "down.sh"), [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  const coordinator = new pg.Client({ connectionString: url });
  try {
    await coordinator.connect();
    await coordinator.query(`ALTER DATABASE talonario SET citus.shard_count = ${SHARDS}`);
  } catch (error) {
    remove();
    throw error;
  } finally {
    await coordinator.end();
  }
  return {
    url,
    async nodeOf(accountId) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        const { rows } = await client.query(
          `SELECT nodeport FROM citus_shards
            WHERE shardid = get_shard_id_for_distribution_column('accounts', $1::bigint)`,
          [accountId],
        );
        return Number(rows[0]?.nodeport);
      } finally {
        await client.end();
      }
    },
    kill: (port) => signalAll(join(folder, `${port}`), "SIGKILL"),
    silence: (port) => signalAll(join(folder, `${port}`), "SIGSTOP"),
    resume: (port) => signalAll(join(folder, `${port}`), "SIGCONT"),
    start(port) {
      const data = join(folder, `${port}`);
      const start = [PG_CTL, "-D", data, "-l", `${data}.log`, "-w", "start"];
      const [command = "", ...args] =
        process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...start] : start;
      // The start fails while a killed process still uses shared memory.
      for (let tries = 0; spawnSync(command, args, { stdio: "ignore" }).status !== 0; tries++) {
        if (tries === 20) throw new Error(`The worker ${port} does not start.`);
      }
    },
    remove,
  };
}

function signalAll(data: string, signal: NodeJS.Signals): void {
  const file = readFileSync(join(data, "postmaster.pid"), "utf8");
  const pid = Number(file.split("\n")[0]);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  for (const each of [pid, ...children.split(" ").filter(Boolean).map(Number)]) {
    try {
      process.kill(each, signal);
    } catch {
      // The process has already ended.
    }
  }
}
