import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount, documentBody } from "../accounts.ts";
import type { Body } from "../client.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";

const path = "/v1/documents";

describeEngines("documents in concurrent requests", (engine) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startServiceOn(engine);
  });

  afterAll(() => service.close());

  it("have folios without gaps or duplicates, even if some requests fail or create drafts", async () => {
    const { admin } = await createAccount(service, "cl");
    const bodies = Array.from({ length: 240 }, (_, index) => {
      const body = documentBody("cl", index % 3 === 0 ? "receipt" : "invoice");
      delete body.header.branch_office_code;
      body.header.receiver_phone = String(index % 7);
      if (index % 5 === 1) {
        body.options = { draft_only: 1 };
      }
      if (index % 7 === 2) {
        body.header.branch_office_code = "nowhere";
      }
      return body;
    });
    const responses = await Promise.all(bodies.map((body) => admin.post(path, body)));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(34);
    const stored = responses.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(stored).toHaveLength(206);
    for (const type of new Set(stored.map(({ header }) => header.document_type_id))) {
      const numbers = stored.flatMap(({ header }) =>
        header.document_type_id === type ? (header.document_number ?? []) : [],
      );
      const sorted = [...numbers].sort((a, b) => a - b);
      expect(sorted).toEqual(Array.from(sorted, (_, at) => at + 1));
    }
    expect(new Set(stored.map(({ document_id }) => document_id)).size).toBe(206);
  });

  it("appear exactly once in a list that is read while more documents are created", async () => {
    const { admin } = await createAccount(service, "us");
    const make = () => admin.post(path, documentBody("us", "plain"));
    const first = await Promise.all(Array.from({ length: 30 }, make));
    const seen: Body[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await admin.get(`${path}?limit=4${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...body.items);
      cursor = body.next_cursor;
      await make();
    } while (cursor !== undefined);
    const ids = (bodies: readonly Body[]) =>
      bodies.map(({ document_id }) => document_id ?? 0).sort((a, b) => a - b);
    expect(ids(seen)).toEqual(ids(first.map(({ body }) => body)));
  });

  it("are issued once if many requests issue the same draft", async () => {
    const { admin } = await createAccount(service, "cl");
    const draft = documentBody("cl", "draft");
    const { document_id } = (await admin.post(path, draft)).body;
    const issue = () => admin.patch(`${path}/${document_id}`, { document_status: 1 });
    const statuses = (await Promise.all(Array.from({ length: 10 }, issue))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  it("are either deleted or referred to by a new draft, never both", async () => {
    const { admin } = await createAccount(service, "cl");
    for (let round = 0; round < 10; round++) {
      const draft = documentBody("cl", "draft");
      const reference_document_id = (await admin.post(path, draft)).body.document_id ?? 0;
      const references = [{ reference_document_id, reference_code: 1, description: "Anula" }];
      const [made, deleted] = await Promise.all([
        admin.post(path, { ...draft, references }),
        admin.delete(`${path}/${reference_document_id}`),
      ]);
      expect([`201 409`, `400 204`]).toContain(`${made.status} ${deleted.status}`);
    }
  });

  it("register their common customer once; of ten concurrent branches with the same code, only one is created", async () => {
    const { admin, id } = await createAccount(service, "cl");
    const body = documentBody("cl", "invoice");
    delete body.header.branch_office_code;
    const documents = await Promise.all(Array.from({ length: 10 }, () => admin.post(path, body)));
    const customers = documents.map(({ body: { header } }) => header.customer_supplier_id);
    expect(new Set(customers).size).toBe(1);
    const branch = { account_id: id, name: "x", company_branch_internal_code: "N" };
    const branches = await Promise.all(
      Array.from({ length: 10 }, () => admin.post("/v1/company_branches", branch)),
    );
    expect(branches.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(branches.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});
