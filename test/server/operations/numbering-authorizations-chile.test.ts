import { afterAll, beforeAll, expect } from "vitest";
import { openAuthorization } from "../../../server/documents/stored-authorization.ts";
import { changeDocumentStatus } from "../../../server/invoicing/change-status.ts";
import { findNumberingAuthorization } from "../../../server/store/numbering-authorizations.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { errorsOf, type Reply } from "../client.ts";
import { accountBase } from "../countries/base-bodies.ts";
import { itOf } from "../countries/known.ts";
import { makeCaf } from "../make-caf.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";
import { draftOf, issueOf, update } from "./drafts.ts";

const path = "/v1/numbering_authorizations";

describeEngines("Chilean numbering authorizations", (engine) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startServiceOn(engine);
  });

  afterAll(() => service.close());

  const fresh = (country: string) => createAccount(service, country);
  const numberOf = ({ body }: Reply) => body.header?.document_number;

  itOf("cl")(
    "can be created in Chilean accounts from the authority's files (CAF); private keys are encrypted and never shown",
    async () => {
      const own = await fresh("cl");
      const rut = accountBase("cl").registration_tax_id_code;
      const file = { rut, type: 39, from: 101, to: 200 };
      const caf = makeCaf(file).toString("base64");
      const created = await own.admin.post(path, { caf });
      expect(created.status, JSON.stringify(created.body)).toBe(201);
      expect(created.body).toMatchObject({ document_type_taxbureau: "39", from: 101, to: 200 });
      expect(JSON.stringify(created.body) + service.logged()).not.toMatch(/PRIVATE|RSASK|<CAF/);
      expect(errorsOf(await own.admin.post(path, { caf }))).toEqual(["/caf numbering.overlap"]);
      const other = makeCaf({ ...file, rut: "11111111-1", type: 33 }).toString("base64");
      expect(errorsOf(await own.admin.post(path, { caf: other }))).toEqual([
        "/caf numbering.caf-other-rut",
      ]);
      const abroad = await (await fresh("us")).admin.post(path, { caf });
      expect(errorsOf(abroad)).toEqual(["/caf numbering.caf-country"]);
      // Document types 37 and 39 of this API are type 39 of the authority.
      const receipts = ["receipt", "gross-receipt"].map((name) => documentBody("cl", name));
      const replies = [];
      for (const body of receipts) {
        delete body.header.branch_office_code;
        replies.push(await own.admin.post("/v1/documents", body));
      }
      expect(replies.map(numberOf)).toEqual([101, 102]);
      expect(replies.map(({ body }) => body.header.document_type_taxbureau)).toEqual(["39", "39"]);
      const id = Number(created.body.numbering_authorization_id);
      const row = await service.services.store.read((session) =>
        findNumberingAuthorization(session, own.id, id),
      );
      if (row === undefined) throw new Error("The authorization is gone.");
      expect(row.secret).not.toContain("PRIVATE");
      expect(openAuthorization(service.services.vault, row).private_key).toContain("PRIVATE KEY");
    },
  );

  itOf("cl")("assign a number to a draft when the draft is issued", async () => {
    const own = await fresh("cl");
    await own.admin.post(path, { document_type_id: 2, from: 7, to: 7 });
    const body = { ...documentBody("cl", "draft") };
    delete body.header.branch_office_code;
    const make = async (header: object = {}) =>
      own.admin.post("/v1/documents", { ...body, header: { ...body.header, ...header } });
    expect(errorsOf(await make({ document_number: 8 }))).toEqual([
      "/header/document_number numbering.outside",
    ]);
    const drafts = [await make(), await make()];
    const issued = [];
    for (const { body: draft } of drafts) {
      const at = `/v1/documents/${draft.document_id}`;
      issued.push(await own.admin.patch(at, { document_status: 1 }));
    }
    expect(issued.map(({ status }) => status)).toEqual([200, 409]);
    expect(issued.map(numberOf)[0]).toBe(7);
    expect(issued[0]?.body.warnings?.map(({ rule }) => rule)).toEqual(["numbering.low"]);
    expect(errorsOf(issued[1] as Reply)).toEqual(["/header/document_number numbering.exhausted"]);
  });

  itOf("cl")("reject a number outside their range; other errors are reported too", async () => {
    const own = await fresh("cl");
    const at = await draftOf(own.admin, "invoice");
    const body = update("invoice");
    const numbered = { ...body, header: { ...body.header, document_number: 8 } };
    expect((await own.admin.put(at, numbered)).status).toBe(200);
    await own.admin.post(path, { document_type_id: 2, from: 1, to: 7 });
    const header = { ...body.header, document_number: 9, customer_supplier_id: 999_999 };
    const changed = await own.admin.put(at, { ...body, header });
    expect([changed.status, errorsOf(changed)]).toEqual([
      400,
      [
        "/header/customer_supplier_id document.customer-supplier-unknown",
        "/header/document_number numbering.outside",
      ],
    ]);
    const line = { line_description: "New", quantity: 1, unit_price: 1, total_amount_line: 1 };
    expect((await own.admin.put(at, { ...body, details: [line] })).status).toBe(200);
    const issued = await issueOf(own.admin, at);
    expect([issued.status, errorsOf(issued)]).toEqual([
      409,
      ["/details/0/unit_measure shape.required", "/header/document_number numbering.outside"],
    ]);
  });

  itOf("cl")("are valid on their last day, even if the request spans midnight", async () => {
    const config = { adjust_draft_date: 1, time_zone: "UTC+0" };
    const own = await createAccount(service, "cl", { account_config: config });
    await own.admin.post(path, { document_type_id: 2, from: 101, to: 110, valid_to: "2026-07-15" });
    const body = documentBody("cl", "draft");
    delete body.header.branch_office_code;
    const draft = await own.admin.post("/v1/documents", body);
    const midnight = Date.UTC(2026, 6, 16);
    let reads = 0;
    const services = { ...service.services, now: () => (reads++ === 0 ? midnight - 1 : midnight) };
    const response = await changeDocumentStatus(services, {
      principal: { kind: "admin", accountId: own.id },
      params: { document_id: String(draft.body.document_id) },
      body: { document_status: 1 },
      query: {},
      requestId: "midnight",
    } as Parameters<typeof changeDocumentStatus>[1]);
    const header = { document_number: 101, issue_date: "2026-07-15" };
    expect(response).toMatchObject({ status: 200, body: { header } });
  });
});
