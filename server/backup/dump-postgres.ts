import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync } from "node:fs";
import { existingFile, newFile } from "./files.ts";

/** Dumps the committed state into a new file with `pg_dump` while the database stays in use. */
export function backUpPostgres(url: string, target: string): void {
  const file = newFile(target);
  // Created first, so that only its owner can ever read it.
  closeSync(openSync(file, "wx", 0o600));
  try {
    run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], url);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** Restores a dump into an empty database with `pg_restore`, all or nothing. */
export function restorePostgres(source: string, url: string): void {
  const file = existingFile(source);
  const count = "select count(*) from information_schema.tables where table_schema = 'public'";
  if (run("psql", ["--tuples-only", "--no-align", `--command=${count}`], url).trim() !== "0") {
    throw new Error("The database is not empty; it is not written over.");
  }
  const whole = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];
  run("pg_restore", [...whole, "--dbname", nameOf(url), file], url);
}

// The password is passed by the environment: every user of the machine can read arguments.
function run(command: string, args: readonly string[], url: string): string {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const ssl = searchParams.get("sslmode");
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port === "" ? "5432" : port,
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      ...(ssl !== null && { PGSSLMODE: ssl }),
    },
  });
  if (error !== undefined) {
    throw new Error(
      `${command} cannot be run (${error.message}); it is part of PostgreSQL's client tools.`,
    );
  }
  if (status !== 0) {
    throw new Error(`${command} failed: ${stderr.trim()}`);
  }
  return stdout;
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}
