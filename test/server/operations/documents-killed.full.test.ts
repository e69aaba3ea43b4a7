import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { openStore } from "../../../server/store/store.ts";
import { startWorkers } from "../../../server/workers.ts";
import type { Client } from "../client.ts";
import { adminOf } from "../client.ts";
import { eventually } from "../eventually.ts";
import { startService } from "../service.ts";
import type { TestEngine } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";
import { verifySigned } from "./signed-files.ts";

const bases = [
  ["cl", "invoice"],
  ["pe", "plain"],
  ["co", "plain"],
  ["mx", "plain"],
];

interface Reported {
  readonly country: string;
  readonly id: number;
  readonly numbers: readonly number[];
}

/** Runs `issue-until-killed.ts`; returns each account, with the document numbers that the script printed. */
async function issueUntilKilled(target: object): Promise<readonly Reported[]> {
  const script = "test/server/operations/issue-until-killed.ts";
  const given = [script, JSON.stringify(target), JSON.stringify(bases)];
  const child = spawn(process.execPath, ["--import", "ts-blank-space/register", ...given], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  const [line] = await once(createInterface(child.stdout), "line");
  expect(await ended).toEqual([null, "SIGKILL"]);
  return JSON.parse(line);
}

async function drill(engine: TestEngine): Promise<void> {
  const database = await engine.create();
  onTestFinished(() => database.drop());
  const reported = await issueUntilKilled(database.target);
  let ahead = 0;
  const store = await openStore(database.target);
  const service = await startService({ store, now: () => Date.now() + ahead });
  const read = (sql: string) => store.read((session) => session.run<DocumentKey>({ sql }, []));
  const files = async () =>
    (await read("SELECT account_id, document_id FROM native_files ORDER BY document_id")).rows;
  const numbered = async () =>
    (await read("SELECT account_id, document_id FROM documents ORDER BY document_id")).rows;
  const left = await numbered();
  expect(left.length).toBeGreaterThan(reported.flatMap(({ numbers }) => numbers).length);
  expect((await files()).length).toBeLessThan(left.length);
  // The submissions stay leased to the killed process for 30 s.
  ahead = 30_000;
  const worker = startWorkers(service.services, undefined, { pollMs: 5 });
  for (const one of reported) await checkAccount(await adminOf(service, one.id), one);
  await worker.stop();
  expect(await files()).toEqual(await numbered());
  expect(await numbered()).toEqual(left);
  await service.close();
  await store.close();
}

interface DocumentKey {
  readonly account_id: number;
  readonly document_id: number;
}

async function checkAccount(admin: Client, { country, numbers }: Reported): Promise<void> {
  const issued = await eventually(async () => {
    const { items } = (await admin.get("/v1/documents?limit=100")).body;
    expect(items.filter(({ authority }) => authority?.status !== "accepted")).toEqual([]);
    return items;
  });
  const all = issued.map(({ header }) => header.document_number ?? 0).reverse();
  expect(all).toEqual(issued.map((_, index) => index + 1));
  expect(all).toEqual(expect.arrayContaining([...numbers]));
  for (const { document_id, header } of issued) {
    const { body } = await admin.get(`/v1/documents/${document_id}`);
    const file = Buffer.from(body.electronic_document?.document_xml ?? "", "base64");
    expect(verifySigned(country, file)).toEqual({ number: header.document_number, isValid: true });
  }
}

describeEngines("a process that is killed between numbering and signing", (engine) => {
  it("leaves one document per number, signed by the next process", () => drill(engine), 120_000);
});
