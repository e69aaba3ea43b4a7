import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Document } from "../../../generated/types/models.d.ts";
import type { DatabaseTarget } from "../../../server/config.ts";
import { call, example, openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import { urlOf } from "./prove-kill.ts";
import { startServer } from "./server-process.ts";
import { writeDocuments } from "./writers.ts";

/** A backup that is made under load and restored somewhere else. */
export interface BackupPlan {
  readonly source: DatabaseTarget;
  /** Where nothing is yet. */
  readonly destination: DatabaseTarget;
  /** For the file of the backup. */
  readonly folder: string;
  readonly writers: number;
}

/** What came of it. */
export interface BackupResult {
  readonly acknowledgedBefore: number;
  readonly restored: number;
  readonly faults: readonly string[];
}

const BUSY_MS = 1500;

/** Backs up while documents are written, restores, and sees all that was acknowledged before the backup, a folio sequence without a gap, and the next folio and identifier given on. */
export async function proveBackup(plan: BackupPlan): Promise<BackupResult> {
  const file = join(plan.folder, `backup-${crypto.randomUUID()}`);
  const faults: string[] = [];
  const server = await startServer({ database: urlOf(plan.source), built: true });
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
  run("backup", file, urlOf(plan.source));
  if (fails("backup", file, urlOf(plan.source)) === undefined)
    faults.push("a backup was written over");
  isOver = true;
  await writing;
  faults.push(...ledger.judge(await readDocuments(server.url, token)));
  await server.kill("SIGTERM");

  run("restore", file, urlOf(plan.destination));
  if (fails("restore", file, urlOf(plan.destination)) === undefined) {
    faults.push("a database was written over");
  }
  const again = await startServer({ database: urlOf(plan.destination), built: true });
  const restored = await readDocuments(again.url, token);
  const ids = new Map(restored.map((one) => [one.document_id, contentOf(one)]));
  const lost = before.filter((one) => ids.get(one.document_id) !== contentOf(one));
  if (lost.length > 0) faults.push(`${lost.length} documents from before the backup are not in it`);
  const folios = restored.map(({ header }) => header.document_number ?? 0);
  if (Math.max(0, ...folios) !== restored.length) faults.push("the restored folios have a gap");
  const body = example("document-create/cl/invoice");
  const next = await call<Document>(again.url, { path: "/v1/documents", token, body });
  if (next.body.header?.document_number !== restored.length + 1) {
    faults.push(`the next folio is ${next.body.header?.document_number}`);
  }
  if (ids.has(next.body.document_id)) faults.push("an identifier was given twice");
  await again.kill("SIGTERM");
  return { acknowledgedBefore: before.length, restored: restored.length, faults };
}

// What an authority says of a document comes later, and is not part of it.
function contentOf({ header, details, totals }: Document): string {
  return JSON.stringify([header.document_number, header.receiver_legal_name, details, totals]);
}

function run(command: "backup" | "restore", file: string, database: string): void {
  execFileSync(process.execPath, [`dist/server/backup/${command}.js`, file], {
    env: { PATH: process.env.PATH, DATABASE_URL: database },
  });
}

function fails(command: "backup" | "restore", file: string, database: string): string | undefined {
  const { status, stderr } = spawnSync(
    process.execPath,
    [`dist/server/backup/${command}.js`, file],
    { env: { PATH: process.env.PATH, DATABASE_URL: database }, encoding: "utf8" },
  );
  return status === 1 ? stderr : undefined;
}
