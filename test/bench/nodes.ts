import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { backUpPostgres, restorePostgres } from "../../server/backup/dump-postgres.ts";
import { openStore } from "../../server/store/store.ts";
import { startWorkers } from "../../server/workers.ts";
import { createAccount, documentBody } from "../server/accounts.ts";
import { adminOf, operatorOf } from "../server/client.ts";
import type { TestService } from "../server/service.ts";
import { startService } from "../server/service.ts";
import type { TestDatabase, TestEngine } from "../server/store/engines.ts";
import { postgres } from "../server/store/engines.ts";
import { nodes } from "../server/store/nodes.ts";
import type { Template } from "./nodes/fill-accounts.ts";
import { fillAccounts } from "./nodes/fill-accounts.ts";
import { tableSizes } from "./nodes/table-sizes.ts";
import { timeRequests } from "./nodes/time-requests.ts";

const usage = `node --import ts-blank-space/register test/bench/nodes.ts [options]

  Fills a database with documents of many accounts. One large account has a tenth of the documents.
  Prints the sizes of tables, the response times of lists, searches and the summary, and the duration of a backup.
    --documents N  default 1000000
    --accounts N   default 10000
    --engine citus|postgres  default: both; citus needs TEST_CITUS_URL, postgres needs TEST_DATABASE_URL
    --backup 0     skips the backup
    --restore 1    restores the backup into a new database`;

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "1000000" },
    accounts: { type: "string", default: "10000" },
    engine: { type: "string" },
    backup: { type: "string", default: "1" },
    restore: { type: "string", default: "0" },
    help: { type: "boolean" },
  },
});
// The default of Citus. The databases of tests have fewer shards.
const SHARDS = 32;
const start = performance.now();

if (values.help) console.log(usage);
else for (const engine of enginesOf(values.engine)) await measure(engine);

async function measure(engine: TestEngine): Promise<void> {
  const database = await createDatabase(engine);
  const url = urlOf(database);
  const client = new pg.Client(url);
  await client.connect();
  const store = await openStore(database.target);
  const service = await startService({ store }, { responses: "off" });
  try {
    const template = await makeTemplate(service, client);
    const [documents, accounts] = [Number(values.documents), Number(values.accounts)];
    const ofLarge = Math.floor(documents / 10);
    const ofOthers = Math.round((documents - ofLarge) / (accounts - 1));
    const filled = await fillAccounts(client, template, { accounts, ofLarge, ofOthers }, report);
    const made = `${filled.documents.toLocaleString("en")} documents of ${accounts} accounts`;
    console.log(`\n${engine.name}: ${made}, made in ${secondsSince(start)}\n`);
    for (const { table, node, rows, bytes } of await tableSizes(client, engine.name === "Citus")) {
      console.log(lineOf([table, node, rows.toLocaleString("en"), `${megabytes(bytes)} MB`]));
    }
    const askers = {
      "large account": await adminOf(service, filled.large),
      "small account": await adminOf(service, filled.large + (4321 % accounts)),
      operator: await operatorOf(service),
    };
    console.log("\nfirst request and median in ms, number of items\n");
    for (const { name, first, median, items } of await timeRequests(service, askers)) {
      console.log(lineOf([name, first.toFixed(1), median.toFixed(1), `${items ?? ""}`]));
    }
    if (values.backup !== "0") await measureBackup(engine, url, filled.documents);
  } finally {
    await client.end();
    await service.close();
    await store.close();
    await database.drop();
  }
}

async function createDatabase(engine: TestEngine): Promise<TestDatabase> {
  const database = await engine.create("none");
  if (engine.name !== "Citus") return database;
  const url = urlOf(database);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `alter database ${new URL(url).pathname.slice(1)} set citus.shard_count = ${SHARDS}`,
  );
  await client.end();
  return database;
}

/** Creates an account with two documents, and waits until no submission is pending. */
async function makeTemplate(service: TestService, client: pg.Client): Promise<Template> {
  const account = await createAccount(service, "cl");
  const workers = startWorkers(service.services, undefined, { pollMs: 20 });
  const invoice = await account.admin.post("/v1/documents", documentBody("cl", "invoice"));
  const correction = documentBody("cl", "credit-note");
  const references = [
    {
      ...(correction.references as object[] | undefined)?.[0],
      reference_number: undefined,
      reference_document_id: invoice.body.document_id,
    },
  ];
  const note = await account.admin.post("/v1/documents", { ...correction, references });
  if (note.status !== 201) throw new Error(`No credit note: ${JSON.stringify(note.body)}`);
  const waiting = "select 1 from submissions where state = 'pending'";
  while (((await client.query(waiting)).rowCount ?? 0) > 0) {
    await new Promise((resume) => setTimeout(resume, 50));
  }
  await workers.stop();
  const [first, second] = [invoice, note].map(({ body }) => Number(body.document_id));
  return { account: account.id, invoice: first ?? 0, note: second ?? 0 };
}

async function measureBackup(engine: TestEngine, url: string, documents: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const file = join(folder, "backup.dump");
    const began = performance.now();
    backUpPostgres(url, file);
    console.log(`\nbackup: ${secondsSince(began)}, ${megabytes(statSync(file).size)} MB`);
    if (values.restore !== "0") await measureRestore(engine, file, documents);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureRestore(engine: TestEngine, file: string, documents: number): Promise<void> {
  const database = await createDatabase(engine);
  try {
    const began = performance.now();
    restorePostgres(file, urlOf(database));
    console.log(`restore: ${secondsSince(began)}`);
    const store = await openStore(database.target);
    const { rows } = await store.read((session) =>
      session.run<{ count: number }>({ sql: "select count(*) as count from documents" }, []),
    );
    await store.close();
    const found = Number(rows[0]?.count);
    // The database also contains the template's two documents.
    if (found !== documents + 2)
      throw new Error(`${found} documents were restored, expected ${documents + 2}.`);
    console.log(`restored and opened: ${secondsSince(began)}, ${found} documents`);
  } finally {
    await database.drop();
  }
}

function enginesOf(wanted: string | undefined): readonly TestEngine[] {
  const citus = () => nodes(urlIn("TEST_CITUS_URL"));
  const one = () => postgres(urlIn("TEST_DATABASE_URL"));
  if (wanted === undefined) return [citus(), one()];
  return [wanted === "citus" ? citus() : one()];
}

function urlIn(variable: string): string {
  const url = process.env[variable];
  if (url === undefined) throw new Error(`Set ${variable}.`);
  return url;
}

function urlOf({ target }: TestDatabase): string {
  if (target.engine === "sqlite") throw new Error("SQLite has no nodes.");
  return target.url;
}

function report(text: string): void {
  console.error(`  ${secondsSince(start)}: ${text}`);
}

function secondsSince(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function lineOf([name = "", ...cells]: readonly string[]): string {
  return `| ${[name.padEnd(52), ...cells.map((cell) => cell.padStart(14))].join(" | ")} |`;
}
