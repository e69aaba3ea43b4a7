import { afterAll, beforeAll, expect, it } from "vitest";
import { insertDocumentReferences } from "../../../server/store/document-references.ts";
import { openStore } from "../../../server/store/store.ts";
import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import { scriptedAuthority } from "../authority/scripted-authority.ts";
import { itOf } from "../countries/known.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { describeEngines, type TestDatabase } from "../store/engines.ts";
import {
  undoNativeFiles,
  undoOwnedIds,
  undoReferences,
  undoSearch,
} from "../store/undo-migrations.ts";

const path = "/v1/documents";
const total = 232267;

describeEngines("the references to a document", (engine) => {
  let database: TestDatabase;
  let service: TestService;
  let rejected = new Set<number>();

  beforeAll(async () => {
    database = await engine.create();
    const authority = scriptedAuthority(
      (request) =>
        "input" in request && rejected.has(request.input.document.header.document_type_id)
          ? { kind: "reject", code: "1", message: "No.", numberUsed: true }
          : { kind: "accept" },
      () => service.services,
    );
    service = await startService({ store: await openStore(database.target), authority });
  });

  afterAll(async () => {
    await service.services.store.close();
    await service.close();
    await database.drop();
  });

  async function issue({ admin }: TestAccount, country: string, base: string, set: object = {}) {
    const body = { ...documentBody(country, base), ...set };
    const response = await admin.post(path, body);
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    return response.body.document_id ?? 0;
  }

  const to = (reference_document_id: number, ...codes: number[]) => ({
    references: codes.map((reference_code) => ({
      reference_document_id,
      reference_code,
      description: "Corrige",
    })),
  });

  async function shown({ admin }: TestAccount, id: number) {
    const { referenced_by, balance } = (await admin.get(`${path}/${id}`)).body;
    const { items } = (await admin.get(`${path}?limit=100`)).body;
    const listed = items.find(({ document_id }) => document_id === id);
    expect({ referenced_by: listed?.referenced_by, balance: listed?.balance }).toEqual({
      referenced_by,
      balance,
    });
    return { referenced_by, balance };
  }

  it("are absent if no other document refers to it, and the balance is the total", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    expect(await shown(account, id)).toEqual({ referenced_by: undefined, balance: total });
  });

  it("are listed newest first; credits lower the balance and debits raise it", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    const credit = await issue(account, "cl", "credit-note", to(id, 3, 1));
    const debit = await issue(account, "cl", "debit-note", to(id, 3));
    const guide = await issue(account, "cl", "guide", to(id, 4));
    expect(await shown(account, id)).toEqual({
      referenced_by: [
        { document_id: guide, reference_code: 4 },
        { document_id: debit, reference_code: 3 },
        { document_id: credit, reference_code: 1 },
        { document_id: credit, reference_code: 3 },
      ],
      balance: total - 148750 + 35700,
    });
  });

  it("from a draft are ignored until the draft is issued", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    const draft = await issue(account, "cl", "credit-note", {
      ...to(id, 1),
      options: { draft_only: 1 },
    });
    expect((await account.admin.get(`${path}/${draft}`)).body.balance).toBeUndefined();
    expect((await shown(account, id)).balance).toBe(total);
    const issued = await account.admin.patch(`${path}/${draft}`, { document_status: 1 });
    expect(issued.body.balance).toBe(148750);
    expect(await shown(account, id)).toEqual({
      referenced_by: [{ document_id: draft, reference_code: 1 }],
      balance: total - 148750,
    });
  });

  itOf("mx")("from a cancelled document stay listed and do not change the balance", async () => {
    const account = await createAccount(service, "mx");
    const id = await issue(account, "mx", "plain");
    const whole = (await shown(account, id)).balance ?? 0;
    const note = await issue(account, "mx", "plain", to(id, 3));
    expect((await shown(account, id)).balance).toBe(0);
    expect(whole).toBeGreaterThan(0);
    const cancelled = await account.admin.patch(`${path}/${note}`, { document_status: 2 });
    expect(cancelled.body.balance).toBeUndefined();
    expect(await shown(account, id)).toEqual({
      referenced_by: [{ document_id: note, reference_code: 3 }],
      balance: whole,
    });
  });

  it("from a rejected document are listed, but do not change the balance", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    rejected = new Set([16]);
    const note = await issue(account, "cl", "credit-note", to(id, 1));
    rejected = new Set();
    expect(await shown(account, id)).toEqual({
      referenced_by: [{ document_id: note, reference_code: 1 }],
      balance: total,
    });
  });

  it("change the balance by exact cents", async () => {
    const account = await createAccount(service, "us");
    const amounts = (amount: number) => ({
      options: { decimal_amounts: 1 },
      totals: { net_amount: amount, total_amount: amount },
    });
    const id = await issue(account, "us", "untaxed", amounts(10.3));
    await issue(account, "us", "untaxed", { ...amounts(0.1), ...to(id, 3) });
    await issue(account, "us", "untaxed", { ...amounts(0.2), ...to(id, 3) });
    expect((await shown(account, id)).balance).toBe(10);
  });

  it("are shown up to a maximum of 100, but all of them change the balance", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    const rows = Array.from({ length: 101 }, (_, index) => ({
      account_id: account.id,
      document_id: id,
      referring_id: 1_000_000 + index,
      reference_code: 3,
      referring_type: 16,
      amount: 1,
    }));
    const { store } = service.services;
    await store.write((transaction) => insertDocumentReferences(transaction, rows));
    const { referenced_by = [], balance } = await shown(account, id);
    expect(referenced_by).toHaveLength(100);
    expect(balance).toBe(total - 101);
  });

  it("from two concurrent notes cause warnings for the second note only", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    const body = { ...documentBody("cl", "credit-note"), ...to(id, 1) };
    const both = await Promise.all([1, 2].map(() => account.admin.post(path, body)));
    const rules = both.map((one) => (one.body.warnings ?? []).map(({ rule }) => rule));
    expect(rules.sort((a, b) => a.length - b.length)).toEqual([
      [],
      ["reference.cancelled-before", "reference.beyond-balance"],
    ]);
  });

  it("from two drafts cause warnings when the second draft is issued", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    const draft = { ...to(id, 1), options: { draft_only: 1 } };
    const notes = [
      await issue(account, "cl", "credit-note", draft),
      await issue(account, "cl", "credit-note", draft),
    ];
    const rules = [];
    for (const note of notes) {
      const { body } = await account.admin.patch(`${path}/${note}`, { document_status: 1 });
      rules.push((body.warnings ?? []).map(({ rule }) => rule));
    }
    expect(rules).toEqual([[], ["reference.cancelled-before", "reference.beyond-balance"]]);
  });

  it("from a rejected note cause no warning for the next note", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    rejected = new Set([16]);
    await issue(account, "cl", "credit-note", to(id, 1));
    rejected = new Set();
    const body = { ...documentBody("cl", "credit-note"), ...to(id, 1) };
    const second = await account.admin.post(path, body);
    expect(second.body.warnings ?? []).toEqual([]);
  });

  itOf("mx")("from a cancelled note cause no warning reference.cancelled-before", async () => {
    const account = await createAccount(service, "mx");
    const id = await issue(account, "mx", "plain");
    const note = await issue(account, "mx", "plain", to(id, 1));
    await account.admin.patch(`${path}/${note}`, { document_status: 2 });
    const next = { ...documentBody("mx", "plain"), ...to(id, 1) };
    const { warnings = [] } = (await account.admin.post(path, next)).body;
    expect(warnings.map(({ rule }) => rule)).not.toContain("reference.cancelled-before");
  });

  it("are added by the migration for documents that an older version of the service stored", async () => {
    const account = await createAccount(service, "cl");
    const id = await issue(account, "cl", "invoice");
    const note = await issue(account, "cl", "credit-note", to(id, 1, 3));
    const branch = { account_id: account.id, name: "Casa matriz", is_headquarters: 1 };
    await account.admin.post("/v1/company_branches", branch);
    const before = await shown(account, id);
    const { store } = service.services;
    for (const sql of undoSearch) {
      await store.write((transaction) => transaction.run({ sql }, []));
    }
    await store.write(undoOwnedIds);
    for (const sql of [...undoNativeFiles, ...undoReferences]) {
      await store.write((transaction) => transaction.run({ sql }, []));
    }
    await (await openStore(database.target)).close();
    expect(before).toEqual({
      referenced_by: [
        { document_id: note, reference_code: 1 },
        { document_id: note, reference_code: 3 },
      ],
      balance: total - 148750,
    });
    expect(await shown(account, id)).toEqual(before);
    const second = await account.admin.post("/v1/company_branches", branch);
    expect(second.body.warnings?.map(({ rule }) => rule)).toEqual(["branch.second-headquarters"]);
  });
});
