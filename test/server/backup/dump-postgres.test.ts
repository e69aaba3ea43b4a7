import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backUpPostgres, restorePostgres } from "../../../server/backup/dump-postgres.ts";

// This script replaces psql and pg_dump. It writes its arguments and its environment to a file, and prints 0.
// The backup asks psql for two counts. Each is 0: no table of talonario is missing, and Citus is not installed.
const script = `#!/bin/sh
{ printf '%s\\n' "$@"; env; } > "$0.txt"
echo 0
`;

// This script replaces psql and pg_restore. As psql, it prints 0: the database has no tables. As pg_restore with
// `--list`, it lists a dump of another program; without `--list`, it creates the file pg_restore.restored.
const scriptOfRestore = `#!/bin/sh
case "$0 $*" in
  *pg_restore*--list*) echo '215; 0 16385 TABLE DATA public songs ana' ;;
  *pg_restore*) touch "$0.restored" ;;
  *) echo 0 ;;
esac
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "talonario-dump-"));
  for (const name of ["psql", "pg_dump"]) {
    writeFileSync(path.join(folder, name), script);
    chmodSync(path.join(folder, name), 0o755);
  }
  vi.stubEnv("PATH", `${folder}${path.delimiter}${process.env.PATH}`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Makes a backup; returns the arguments of `command`, and its environment variables as `NAME=value`. */
function callOf(command: "psql" | "pg_dump", url: string): string[] {
  backUpPostgres(url, path.join(folder, "backup.dump"));
  return readFileSync(path.join(folder, `${command}.txt`), "utf8").split("\n");
}

describe("a backup of PostgreSQL", () => {
  it("reads no settings of the user's psql", () => {
    expect(callOf("psql", "postgres://ana@db.example/talonario")).toContain("--no-psqlrc");
  });

  it.each([
    ["postgres://ana@db.example/talonario", "db.example"],
    ["postgres://ana@[::1]:5432/talonario", "::1"],
    ["postgres://ana@%2Fvar%2Frun%2Fpostgresql/talonario", "/var/run/postgresql"],
  ])("connects to the host of %s", (url, host) => {
    expect(callOf("pg_dump", url)).toContain(`PGHOST=${host}`);
  });

  it("takes host, port and certificates from the parameters of the URL", () => {
    const parameters = "host=/run/pg&port=5433&sslmode=verify-full&sslrootcert=/etc/ca.pem";
    const variables = callOf("pg_dump", `postgres://ana@db.example/talonario?${parameters}`);
    const expected = ["PGHOST=/run/pg", "PGPORT=5433", "PGSSLMODE=verify-full"];
    expect(variables).toEqual(expect.arrayContaining([...expected, "PGSSLROOTCERT=/etc/ca.pem"]));
  });

  it("takes options, such as a search_path, from the URL, or else from PGOPTIONS", () => {
    const url = "postgres://ana@db.example/talonario";
    const options = (variables: readonly string[]) =>
      variables.find((line) => line.startsWith("PGOPTIONS="));
    vi.stubEnv("PGOPTIONS", "-c search_path=other");
    const own = callOf("psql", `${url}?options=-c%20search_path%3Dapp`);
    expect(options(own)).toMatch(/^PGOPTIONS=-c search_path=app -c citus/);
    rmSync(path.join(folder, "backup.dump"));
    for (const without of [url, `${url}?options=`]) {
      expect(options(callOf("psql", without))).toMatch(/^PGOPTIONS=-c search_path=other -c citus/);
      rmSync(path.join(folder, "backup.dump"));
    }
  });

  it("takes host, port and database from the URL, or else from variables such as PGHOST, as the package pg does", () => {
    vi.stubEnv("PGHOST", "db.example");
    vi.stubEnv("PGPORT", "5433");
    vi.stubEnv("PGDATABASE", "invoices");
    const { host, port, database } = new pg.Client("postgres://");
    expect([host, port, database]).toEqual(["db.example", 5433, "invoices"]);
    const expected = ["PGHOST=db.example", "PGPORT=5433", "PGDATABASE=invoices"];
    expect(callOf("pg_dump", "postgres://")).toEqual(expect.arrayContaining(expected));
  });

  it.each(["my%23db", "my%20db", "m%C3%AD"])(
    "reads the name %s of a database exactly as the package pg does",
    (name) => {
      const url = `postgres://ana@db.example/${name}`;
      expect(callOf("pg_dump", url)).toContain(`PGDATABASE=${new pg.Client(url).database}`);
    },
  );

  it.each(["100%pure%20", "100%pure%C3%B1", "a b%C3%B1", "a%20b%C3%B1"])(
    "decodes the password %s exactly as the package pg does",
    (password) => {
      const url = `postgres://ana:${password}@db.example/talonario`;
      const known = new pg.Client(url).password;
      expect(callOf("pg_dump", url)).toContain(`PGPASSWORD=${known}`);
    },
  );

  it("takes user and password from the URL, or else from PGUSER and PGPASSWORD", () => {
    vi.stubEnv("PGUSER", "eva");
    vi.stubEnv("PGPASSWORD", "other");
    const own = callOf("pg_dump", "postgres://ana:a%20secret@db.example/talonario");
    expect(own).toEqual(expect.arrayContaining(["PGUSER=ana", "PGPASSWORD=a secret"]));
    rmSync(path.join(folder, "backup.dump"));
    const parameters = callOf(
      "pg_dump",
      "postgres://db.example/talonario?user=luz&password=no-verify&sslmode=no-verify",
    );
    expect(parameters).toEqual(
      expect.arrayContaining(["PGUSER=luz", "PGPASSWORD=no-verify", "PGSSLMODE=require"]),
    );
    rmSync(path.join(folder, "backup.dump"));
    const others = callOf("pg_dump", "postgres://db.example/talonario");
    expect(others).toEqual(expect.arrayContaining(["PGUSER=eva", "PGPASSWORD=other"]));
  });
});

const url = "postgres://ana@db.example/talonario";

function replace(command: string, text: string): void {
  writeFileSync(path.join(folder, command), text, { mode: 0o755 });
}

describe("a restore of PostgreSQL", () => {
  it("raises only the counters of tables in the backup, because an older backup lacks the newest tables", () => {
    // The restore looks the tables up with `to_regclass`, and raises the counters in its last call of psql.
    replace(
      "psql",
      `#!/bin/sh
case "$*" in
  *to_regclass*) printf 'accounts\\ndocuments\\n' ;;
  *) printf '%s' "$*" > "$0.txt"; echo 0 ;;
esac
`,
    );
    replace("pg_restore", "#!/bin/sh\necho '215; 0 16385 TABLE DATA public counters ana'\n");
    const file = path.join(folder, "backup.dump");
    writeFileSync(file, "");
    restorePostgres(file, url);
    const raised = readFileSync(path.join(folder, "psql.txt"), "utf8").match(/(?<=from )\w+/g);
    expect(raised).toEqual(["accounts", "documents"]);
  });
});

describe("a database or a dump of another program", () => {
  it("is not backed up", () => {
    replace("psql", "#!/bin/sh\necho 1\n");
    const file = path.join(folder, "backup.dump");
    expect(() => backUpPostgres(url, file)).toThrow(/no tables of talonario/);
    expect(existsSync(file)).toBe(false);
  });

  it("is not restored", () => {
    for (const command of ["psql", "pg_restore"]) replace(command, scriptOfRestore);
    const file = path.join(folder, "songs.dump");
    writeFileSync(file, "");
    expect(() => restorePostgres(file, url)).toThrow(`${file} is no backup of talonario`);
    expect(existsSync(path.join(folder, "pg_restore.restored"))).toBe(false);
  });
});
