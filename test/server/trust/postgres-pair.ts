import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./server-process.ts";

/** A PostgreSQL server of its own, in a folder that goes with it. */
export interface PostgresServer {
  readonly url: string;
  start(): void;
  /** Ends it at once, as a lost machine would. */
  crash(): void;
  /** Makes a standby one that can be written. */
  promote(): void;
}

/** A PostgreSQL server and a hot standby that follows it. */
export interface PostgresPair {
  readonly first: PostgresServer;
  readonly standby: PostgresServer;
  remove(): void;
}

const PROGRAMS = "/usr/lib/postgresql";

/** Makes both and starts them; undefined where the programs of a server are not installed. */
export async function makePostgresPair(): Promise<PostgresPair | undefined> {
  const bin = findPrograms();
  if (bin === undefined) return undefined;
  const root = mkdtempSync("/tmp/talonario-standby-");
  // PostgreSQL does not run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chown", ["postgres", root]);
  const run = (program: string, ...args: readonly string[]) => {
    const command = [join(bin, program), ...args];
    const [file = "", ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
    execFileSync(file, rest, { stdio: "ignore", cwd: "/" });
  };
  const serverOf = (name: string, port: number): PostgresServer => {
    const folder = join(root, name);
    const control = (...args: readonly string[]) => run("pg_ctl", "-D", folder, "-w", ...args);
    const options = `-p ${port} -k ${root} -c listen_addresses=127.0.0.1`;
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      start: () => control("-l", join(root, `${name}.log`), "-o", options, "start"),
      crash: () => control("-m", "immediate", "stop"),
      promote: () => control("promote"),
    };
  };
  const port = await freePort();
  const first = serverOf("first", port);
  run("initdb", "-D", join(root, "first"), "-A", "trust", "-U", "postgres");
  first.start();
  const from = ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres"];
  run("pg_basebackup", ...from, "-D", join(root, "standby"), "-R", "-c", "fast");
  const standby = serverOf("standby", await freePort());
  standby.start();
  return {
    first,
    standby,
    remove() {
      for (const server of [first, standby]) {
        try {
          server.crash();
        } catch {
          // It has crashed already.
        }
      }
      rmSync(root, { recursive: true });
    },
  };
}

function findPrograms(): string | undefined {
  try {
    const versions = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a));
    return versions[0] === undefined ? undefined : join(PROGRAMS, versions[0], "bin");
  } catch {
    return undefined;
  }
}
