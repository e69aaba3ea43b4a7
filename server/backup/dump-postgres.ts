import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync } from "node:fs";
import { identifiers } from "../store/page-rows.ts";
import { existingFile, newFile } from "./files.ts";

/** Dumps the committed state of a database into a new file, with `pg_dump`; the database may be in use. */
export function backUpPostgres(url: string, target: string): void {
  const file = newFile(target);
  if (ask(missingTables, url) !== "0") {
    throw new Error("The database has no tables of talonario; check DATABASE_URL.");
  }
  // The empty file is created first, so that only its owner can ever read the dump.
  closeSync(openSync(file, "wx", 0o600));
  try {
    const whole = ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`];
    run("pg_dump", [...whole, ...tablesOnly(url)], url);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** Restores a dump with `pg_restore` in one transaction; throws if the database is not empty. */
export function restorePostgres(source: string, url: string): void {
  const file = existingFile(source);
  const count = `select count(*) from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  if (ask(count, url) !== "0") {
    throw new Error("The database is not empty; restore into an empty database.");
  }
  if (!/ TABLE DATA \S+ counters /.test(run("pg_restore", ["--list", file], url))) {
    throw new Error(`${file} is no backup of talonario; nothing was restored.`);
  }
  const whole = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];
  run("pg_restore", [...whole, "--dbname", nameOf(url), file], url);
  ask(raiseCounters(restoredTables(url)), url);
}

const missingTables = `select count(*) from (values ('meta'), ('counters')) as needed (name)
  where to_regclass(name) is null`;

// A backup of an older version lacks the tables that later migrations add.
function restoredTables(url: string): readonly string[] {
  const names = Object.keys(identifiers).map((table) => `('${table}')`);
  const present = `select name from (values ${names}) as known (name)
    where to_regclass(name) is not null`;
  return ask(present, url).split("\n");
}

// With Citus, `pg_dump` reads `counters` on the coordinator first, and rows on the nodes later. Rows inserted in
// between have identifiers above the dumped counters.
function raiseCounters(tables: readonly string[]): string {
  return Object.entries(identifiers)
    .filter(([table]) => tables.includes(table))
    .map(
      ([table, id]) => `insert into counters (name, last)
      select '${table}', max(${id}) from ${table} having max(${id}) is not null
      on conflict (name) do update set last = greatest(counters.last, excluded.last);`,
    )
    .join("\n");
}

// A backup of Citus omits the extension, so that any PostgreSQL server can restore the backup.
function tablesOnly(url: string): readonly string[] {
  const count = "select count(*) from pg_extension where extname = 'citus'";
  return ask(count, url) === "0" ? [] : ["--table=public.*"];
}

function ask(statement: string, url: string): string {
  // Settings in the user's .psqlrc can add lines to the output.
  const plain = ["--no-psqlrc", "--tuples-only", "--no-align"];
  return run("psql", [...plain, `--command=${statement}`], url).trim();
}

// Parameters of a connection URL, and the environment variables with the same meaning.
const variables = {
  host: "PGHOST",
  port: "PGPORT",
  user: "PGUSER",
  password: "PGPASSWORD",
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
} as const;

// As in the service's driver, environment variables such as PGPORT supply parts that the URL lacks. The password is
// passed in a variable, because every user of the machine can read arguments.
function run(command: string, args: readonly string[], url: string): string {
  const { hostname, port, username, password, searchParams } = parse(url);
  const parameters = Object.entries(variables).flatMap(([name, variable]) => {
    const value = searchParams.get(name);
    // The driver's `no-verify` means encryption without a check of the certificate. The client tools do not know this
    // value, so they receive `require`.
    const known = name === "sslmode" && value === "no-verify" ? "require" : value;
    return known === null ? [] : [[variable, known]];
  });
  const options = searchParams.get("options") || process.env.PGOPTIONS || "";
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: {
      ...process.env,
      // An IPv6 address has brackets in a URL, and the path of a socket is percent-encoded.
      PGHOST:
        decodeURIComponent(hostname).replace(/^\[(.*)\]$/, "$1") ||
        process.env.PGHOST ||
        "localhost",
      PGPORT: port || process.env.PGPORT || "5432",
      ...(username !== "" && { PGUSER: decodeURIComponent(username) }),
      ...(password !== "" && { PGPASSWORD: decodeURIComponent(password) }),
      ...(nameOf(url) !== "" && { PGDATABASE: nameOf(url) }),
      // With one connection per Citus node, all tables of a node are read in the same state.
      // PostgreSQL without Citus ignores the option.
      PGOPTIONS: `${options} -c citus.max_adaptive_executor_pool_size=1`,
      ...Object.fromEntries(parameters),
    },
  });
  if (error !== undefined) {
    throw new Error(
      `${command} cannot be run (${error.message}); install PostgreSQL's client tools.`,
    );
  }
  if (status !== 0) {
    throw new Error(`${command} failed: ${stderr.trim()}`);
  }
  return stdout;
}

// Returns the database name in the URL, or "". Without a name, the client tools choose a database as the driver does.
function nameOf(url: string): string {
  // The driver also uses `decodeURI`, which does not decode reserved characters, such as `%23`.
  return decodeURI(parse(url).pathname.slice(1));
}

// Reads a URL as the service's PostgreSQL driver does. If the URL has a space or an invalid percent-encoding (as in the
// password `50%off`), only encodings of two decimal digits are valid: `%20` is a space, but `%2F` stays as it is.
function parse(url: string): URL {
  const isPlain = / |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.test(url);
  return new URL(isPlain ? encodeURI(url).replace(/%25(\d\d)/g, "%$1") : url);
}
