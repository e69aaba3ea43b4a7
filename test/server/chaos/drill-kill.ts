import Database from "libsql";
import type { Drill } from "../drills/drill-definition.ts";
import { numberOf } from "../drills/drill-definition.ts";
import { verifySigned } from "../operations/signed-files.ts";
import { createRandom } from "../stateful/seeded-random.ts";
import { openAccount, readDocuments } from "./calls.ts";
import { createLedger } from "./ledger.ts";
import { listCounts } from "./list-counts.ts";
import type { ServerProcess } from "./server-process.ts";
import { startServer } from "./server-process.ts";
import { withDatabase } from "./with-database.ts";
import type { WriterCounts } from "./writers.ts";
import { writeDocuments } from "./writers.ts";

interface Plan {
  /** The value of DATABASE_URL. */
  readonly database: string;
  readonly kills: number;
  readonly writers: number;
  readonly seed: number;
  /** Whether to verify the signed files. Some appear only after half a minute, when a killed server's lease ends. */
  readonly files: boolean;
}

interface Result {
  readonly documents: number;
  readonly counts: WriterCounts;
  readonly failures: readonly string[];
}

const SHORTEST_RUN_MS = 50;
const RUN_SPREAD_MS = 1000;
const VERDICTS_MS = 300_000;

/** Kills a server under load, starts it again, and compares the acknowledged documents with the stored documents. */
export const killDrill: Drill = {
  description:
    "kill -9 of the server at random moments loses no acknowledged document, and repeats or skips no document number",
  engines: true,
  options: {
    kills: { usual: 100, few: 2, description: "kills of the server" },
    writers: { usual: 32, few: 8, description: "concurrent writers" },
    seed: { usual: 1, description: "seed of the random moments of the kills" },
    files: { usual: 1, few: 0, description: "1 verifies the signed file of every document" },
  },
  run: (run) =>
    withDatabase(run, async (database) => {
      const [kills, writers] = [numberOf(run, "kills"), numberOf(run, "writers")];
      const files = numberOf(run, "files") === 1;
      const plan = { database, kills, writers, seed: numberOf(run, "seed"), files };
      const { documents, counts, failures } = await drillKill(plan, (count) =>
        run.progress(`${count} of ${kills} kills`),
      );
      const figure = `${kills} kills under ${writers} writers: ${documents} documents stored${files ? ", files verified" : ""} (${listCounts(counts)})`;
      return { figures: [figure], failures };
    }),
};

async function drillKill(plan: Plan, progress: (kills: number) => void): Promise<Result> {
  const random = createRandom(plan.seed);
  const server = { database: plan.database, built: true };
  let running: ServerProcess = await startServer(server);
  const { token } = await openAccount(running.url);
  const ledger = createLedger();
  let isOver = false;
  const writing = writeDocuments({
    writers: plan.writers,
    url: () => running.url,
    token,
    ledger,
    isOver: () => isOver,
  });
  for (let kills = 0; kills < plan.kills; kills++) {
    await new Promise((resume) =>
      setTimeout(resume, SHORTEST_RUN_MS + random.below(RUN_SPREAD_MS)),
    );
    await running.kill("SIGKILL");
    running = await startServer(server);
    progress(kills + 1);
  }
  isOver = true;
  const counts = await writing;
  const stored = await readDocuments(running.url, token);
  const failures = ledger.check(stored);
  if (plan.files) failures.push(...(await checkSigned(running.url, token)));
  const ended = await running.kill("SIGTERM");
  if (ended !== 0) failures.push(`the last server exited with ${ended}: ${running.output()}`);
  failures.push(...checkFile(plan.database));
  return { documents: stored.length, counts, failures };
}

// Checks that each document has a signed file that states the document's number.
async function checkSigned(url: string, token: string): Promise<string[]> {
  const end = Date.now() + VERDICTS_MS;
  let documents = await readDocuments(url, token);
  while (documents.some(({ authority }) => authority?.status !== "accepted")) {
    if (Date.now() > end) return ["some documents are still not accepted"];
    await new Promise((resume) => setTimeout(resume, 1000));
    documents = await readDocuments(url, token);
  }
  const failures: string[] = [];
  for (const { document_id, header } of documents) {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/v1/documents/${document_id}/xml`, { headers });
    const { number, isValid } = verifySigned("cl", Buffer.from(await response.arrayBuffer()));
    if (!isValid || number !== header.document_number) {
      failures.push(
        `document ${document_id} has the number ${header.document_number}; its file has ${number}, or an invalid signature`,
      );
    }
  }
  return failures;
}

function checkFile(database: string): string[] {
  if (!database.startsWith("file:")) return [];
  const file = new Database(database.slice("file:".length), { readonly: true });
  const [row] = file.prepare("PRAGMA integrity_check").all([]) as { integrity_check: string }[];
  file.close();
  return row?.integrity_check === "ok"
    ? []
    : [`the database file is damaged: ${row?.integrity_check}`];
}
