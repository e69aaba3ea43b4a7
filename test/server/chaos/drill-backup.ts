import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../../../generated/types/models.d.ts";
import { builtServer } from "../built-server.ts";
import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { databaseUrlOf } from "../program.ts";
import { call, example, openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import { startServer } from "./server-process.ts";
import { withDatabase } from "./with-database.ts";
import { writeDocuments } from "./writers.ts";

interface Plan {
  /** DATABASE_URL of the database that is backed up. */
  readonly source: string;
  /** DATABASE_URL of an empty database. */
  readonly destination: string;
  /** The folder of the backup's file. */
  readonly folder: string;
  readonly writers: number;
}

interface Result {
  readonly acknowledgedBefore: number;
  readonly restored: number;
  readonly failures: readonly string[];
}

const BUSY_MS = 1500;

/** Makes a backup under load, restores it to another database, and issues the next document there. */
export const backupDrill: Drill = {
  description:
    "a backup that is made under load restores every document acknowledged before the backup",
  engines: true,
  options: { writers: { usual: 16, few: 4, description: "concurrent writers" } },
  run: (run) =>
    withDatabase(run, async (source) => {
      const empty = await run.engine.create("none");
      const folder = mkdtempSync(join(tmpdir(), "talonario-backup-"));
      try {
        const destination = databaseUrlOf(empty.target);
        const plan = { source, destination, folder, writers: numberOf(run, "writers") };
        const { acknowledgedBefore, restored, failures } = await drillBackup(plan);
        const figure = `${acknowledgedBefore} documents acknowledged before the backup, ${restored} restored`;
        return { figures: [figure], failures };
      } finally {
        await empty.drop();
        rmSync(folder, { recursive: true });
      }
    }),
};

async function drillBackup(plan: Plan): Promise<Result> {
  const file = join(plan.folder, `backup-${crypto.randomUUID()}`);
  const failures: string[] = [];
  const server = await startServer({ database: plan.source, built: true });
  const { token } = await openAccount(server.url);
  const ledger = createLedger();
  let isOver = false;
  const writing = writeDocuments({
    writers: plan.writers,
    url: () => server.url,
    token,
    ledger,
    isOver: () => isOver,
  });
  await new Promise((resume) => setTimeout(resume, BUSY_MS));
  const before = await readDocuments(server.url, token);
  run("backup", file, plan.source);
  if (fails("backup", file, plan.source) === undefined)
    failures.push("a second backup overwrote the first");
  isOver = true;
  await writing;
  failures.push(...ledger.check(await readDocuments(server.url, token)));
  await server.kill("SIGTERM");

  run("restore", file, plan.destination);
  if (fails("restore", file, plan.destination) === undefined) {
    failures.push("a second restore overwrote the database");
  }
  const again = await startServer({ database: plan.destination, built: true });
  const restored = await readDocuments(again.url, token);
  const ids = new Map(restored.map((one) => [one.document_id, contentOf(one)]));
  const lost = before.filter((one) => ids.get(one.document_id) !== contentOf(one));
  if (lost.length > 0)
    failures.push(`${lost.length} documents from before the backup are lost or changed`);
  const folios = restored.map(({ header }) => header.document_number ?? 0);
  if (Math.max(0, ...folios) !== restored.length) failures.push("the restored folios have a gap");
  const body = example("document-create/cl/invoice");
  const next = await call<Document>(again.url, { path: "/v1/documents", token, body });
  if (next.body.header?.document_number !== restored.length + 1) {
    failures.push(
      `the next folio is ${next.body.header?.document_number}, expected ${restored.length + 1}`,
    );
  }
  if (ids.has(next.body.document_id)) failures.push("a document identifier was assigned twice");
  await again.kill("SIGTERM");
  return { acknowledgedBefore: before.length, restored: restored.length, failures };
}

// The authority's verdict may arrive after the backup, so it is not compared.
function contentOf({ header, details, totals }: Document): string {
  return JSON.stringify([header.document_number, header.receiver_legal_name, details, totals]);
}

function run(command: "backup" | "restore", file: string, database: string): void {
  execFileSync(process.execPath, [builtServer().program(`backup/${command}`), file], {
    env: { PATH: process.env.PATH, DATABASE_URL: database },
  });
}

function fails(command: "backup" | "restore", file: string, database: string): string | undefined {
  const { status, stderr } = spawnSync(
    process.execPath,
    [builtServer().program(`backup/${command}`), file],
    { env: { PATH: process.env.PATH, DATABASE_URL: database }, encoding: "utf8" },
  );
  return status === 1 ? stderr : undefined;
}
