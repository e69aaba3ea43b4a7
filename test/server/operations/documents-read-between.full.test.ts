import { afterAll, beforeAll, expect, it } from "vitest";
import type { Session } from "../../../server/store/session.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

const path = "/v1/documents";
const total = 232267;
const credit = 148750;

describeEngines("a document that changes during a read", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let service: TestService;
  let account: TestAccount;
  // Runs once, between the service's read of the document and the read of the references.
  let meanwhile: (() => Promise<void>) | undefined;

  const interrupted =
    (read: Store["read"]): Store["read"] =>
    (work) =>
      read((session) => work({ ...session, run: runAfterOthers(session) }));

  const runAfterOthers =
    (session: Session): Session["run"] =>
    async (statement, values) => {
      if (statement.sql.includes("document_references")) {
        const act = meanwhile;
        meanwhile = undefined;
        await act?.();
      }
      return session.run(statement, values);
    };

  beforeAll(async () => {
    database = await engine.create();
    store = await openStore(database.target);
    const [read, readReplica] = [interrupted(store.read), interrupted(store.readReplica)];
    service = await startService({ store: { ...store, read, readReplica } });
    account = await createAccount(service, "cl");
  });

  afterAll(async () => {
    await service.close();
    await store.close();
    await database.drop();
  });

  async function create(base: string, set: object = {}): Promise<number> {
    const made = await account.admin.post(path, { ...documentBody("cl", base), ...set });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.document_id ?? 0;
  }

  const correct = (reference_document_id: number) =>
    create("credit-note", {
      references: [{ reference_document_id, reference_code: 1, description: "Anula" }],
    });

  const referredBy = (document_id: number) => [{ document_id, reference_code: 1 }];

  it("is returned as issued, not as a draft, and `referenced_by` names the new credit note", async () => {
    const id = await create("invoice", { options: { draft_only: 1 } });
    let note = 0;
    meanwhile = async () => {
      await account.admin.patch(`${path}/${id}`, { document_status: 1 });
      note = await correct(id);
    };
    const { body } = await account.admin.get(`${path}/${id}`);
    expect(note).toBeGreaterThan(0);
    const { document_status, balance, referenced_by } = body;
    expect({ document_status, balance, referenced_by }).toEqual({
      document_status: 1,
      balance: total - credit,
      referenced_by: referredBy(note),
    });
  });

  it("is listed with its balance reduced by the new credit note, which is listed too", async () => {
    const id = await create("invoice");
    let note = 0;
    meanwhile = async () => {
      note = await correct(id);
    };
    const { items } = (await account.admin.get(`${path}?limit=100`)).body;
    expect(items[0]?.document_id).toBe(note);
    expect(items[1]).toMatchObject({
      document_id: id,
      balance: total - credit,
      referenced_by: referredBy(note),
    });
  });

  it("is not found (404) if it is deleted, although another document refers to it", async () => {
    const id = await create("invoice", { options: { draft_only: 1 } });
    await correct(id);
    meanwhile = async () => {
      expect((await account.admin.delete(`${path}/${id}`)).status).toBe(204);
    };
    expect((await account.admin.get(`${path}/${id}`)).status).toBe(404);
  });
});
