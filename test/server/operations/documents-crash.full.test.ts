import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { openStore } from "../../../server/store/store.ts";
import { startWorkers } from "../../../server/workers.ts";
import { adminOf } from "../client.ts";
import { eventually } from "../eventually.ts";
import { startService } from "../service.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

describeEngines("a process that is killed before a document has a verdict", (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await engine.create();
  });

  afterAll(() => database.drop());

  it("leaves the verdict to the next process on the same database", {
    timeout: 60_000,
  }, async () => {
    const script = "test/server/operations/issue-and-wait.ts";
    const target = JSON.stringify(database.target);
    const child = spawn(process.execPath, ["--import", "ts-blank-space/register", script, target], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [line] = await once(createInterface(child.stdout), "line");
    const { id, documentId } = JSON.parse(line);
    child.kill("SIGKILL");
    await once(child, "exit");

    let ahead = 0;
    const store = await openStore(database.target);
    const service = await startService({ store, now: () => Date.now() + ahead });
    const admin = await adminOf(service, id);
    const read = () => admin.get(`/v1/documents/${documentId}`);
    const worker = startWorkers(service.services, undefined, { pollMs: 5 });
    const left = await read();
    expect(left.body.document_status).toBe(1);
    expect(left.body.header).toMatchObject({ document_number: 1, taxbureau_validation_status: 0 });
    // The submission stays leased to the killed process until the lease ends after 30 seconds.
    ahead = 30_000;
    await eventually(async () =>
      expect((await read()).body.header.taxbureau_validation_status).toBe(1),
    );
    expect((await read()).body.electronic_document).toHaveProperty("document_cdr");
    await worker.stop();
    await service.close();
    await store.close();
  });
});
