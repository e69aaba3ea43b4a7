import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { StoreUnavailable } from "../../../server/store/store-unavailable.ts";
import { startWorkers } from "../../../server/workers.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { scriptedAuthority } from "../authority/scripted-authority.ts";
import { eventually } from "../eventually.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { TestDatabase } from "../store/engines.ts";
import { sqlite } from "../store/engines.ts";

const path = "/v1/documents";
let database: TestDatabase;
let real: Store;
let service: TestService;
let account: TestAccount;
/** Whether the database is unavailable. */
let isAway = false;
/** The value that the authority assigns to `isAway` when it receives a document. */
let goes = true;
let ahead = 0;

beforeAll(async () => {
  database = await sqlite.create();
  real = await openStore(database.target);
  const lose = <Value>(use: () => Promise<Value>) =>
    isAway ? Promise.reject(new StoreUnavailable("it went away.")) : use();
  const store: Store = {
    ...real,
    write: (work) => lose(() => real.write(work)),
    read: (work) => lose(() => real.read(work)),
    readReplica: (work) => lose(() => real.readReplica(work)),
  };
  const authority = scriptedAuthority(
    () => {
      isAway = goes;
      return { kind: "accept" };
    },
    () => service.services,
  );
  service = await startService({ store, authority, now: () => Date.now() + ahead });
  account = await createAccount(service, "cl");
});

afterEach(() => {
  isAway = false;
  goes = true;
});

afterAll(async () => {
  await service.close();
  await real.close();
  await database.drop();
});

describe("a document that is stored just before the database fails", () => {
  it("is returned without a verdict, and the authority's verdict follows later", async () => {
    const { admin } = account;
    const created = await admin.post(path, documentBody("cl", "invoice"));
    expect(created.status).toBe(201);
    expect(created.body.header).toMatchObject({
      document_number: 1,
      taxbureau_validation_status: 0,
    });
    expect(service.logged()).toContain("it went away");
    expect((await admin.get(path)).status).toBe(503);
    isAway = false;
    goes = false;
    ahead = 30_000;
    const worker = startWorkers(service.services, undefined, { pollMs: 5 });
    const at = `${path}/${created.body.document_id}`;
    await eventually(async () =>
      expect((await admin.get(at)).body.header.taxbureau_validation_status).toBe(1),
    );
    await worker.stop();
  });

  it("is returned without the requested stamp, because the rendering of a stamp reads the database", async () => {
    goes = false;
    const { admin } = account;
    const first = await admin.post(path, documentBody("cl", "invoice"));
    goes = true;
    const body = documentBody("cl", "credit-note");
    const [reference] = body.references ?? [];
    const {
      reference_number: _,
      reference_date: __,
      ...named
    } = reference ?? {
      reference_code: 1,
      description: "Anula",
    };
    const references = [{ ...named, reference_document_id: first.body.document_id ?? 0 }];
    const created = await admin.post(`${path}?generate_stamp=1`, { ...body, references });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    expect(created.body.header.document_number).toBe(1);
    expect(created.body).not.toHaveProperty("electronic_document");
  });

  it("is not issued again if the client repeats the request with the same idempotency key", async () => {
    const { admin } = account;
    const key = { "Idempotency-Key": "once" };
    const first = await admin.post(path, documentBody("cl", "invoice"), key);
    expect(first.status).toBe(201);
    isAway = false;
    const second = await admin.post(path, documentBody("cl", "invoice"), key);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.body).toEqual(first.body);
  });
});
