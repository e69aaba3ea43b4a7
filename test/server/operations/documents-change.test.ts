import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";
import { errorsOf } from "../client.ts";
import { itOf } from "../countries/known.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { draftOf, issueOf, update } from "./drafts.ts";

const path = "/v1/documents";
let service: TestService;
let admin: Client;
let now = Date.UTC(2026, 0, 1, 2, 0);

beforeAll(async () => {
  service = await startService({ now: () => now++ });
  admin = (await createAccount(service, "cl")).admin;
});

afterAll(() => service.close());

describe("a reference to a draft", () => {
  it("has the draft's type and the number 0 in the XML; `authority.defaults` points to reference_number", async () => {
    const draft = await draftOf(admin, "exempt-invoice");
    const reference_document_id = Number(draft.split("/").at(-1));
    const reference = { reference_code: 1, description: "Anula", reference_document_id } as const;
    const note = { ...documentBody("cl", "credit-note"), references: [reference] };
    const { body } = await admin.post(path, note);
    expect(body.authority?.defaults).toContain("/references/0/reference_number");
    const { electronic_document: files } = (await admin.get(`${path}/${body.document_id}`)).body;
    const xml = Buffer.from(files?.document_xml ?? "", "base64").toString("latin1");
    expect(xml).toMatch(/<TpoDocRef>34<\/TpoDocRef>\s*<FolioRef>0<\/FolioRef>/);
  });
});

describe("issuing a draft", () => {
  it("assigns one folio to the draft and records the user who issued the draft", async () => {
    const fresh = await createAccount(service, "cl");
    const at = await draftOf(fresh.admin);
    const response = await issueOf(fresh.admin, at);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      document_status: 1,
      header: { document_status: 1, document_number: 1, issue_date: "2025-03-14" },
      history: [
        { by: fresh.email, to: 0 },
        { by: fresh.email, from: 0, to: 1 },
      ],
    });
    const again = await issueOf(fresh.admin, at);
    expect(again.status).toBe(409);
    expect(errorsOf(again)).toEqual(["/document_status document.transition"]);
    const next = await fresh.admin.post(path, documentBody("cl", "invoice"));
    expect(next.body.header.document_number).toBe(2);
  });

  it("sets the issue date to today in the account's time zone if the account has adjust_draft_date 1", async () => {
    const config = { account_config: { adjust_draft_date: 1, time_zone: "UTC-3" } };
    const fresh = await createAccount(service, "cl", config);
    const at = await draftOf(fresh.admin);
    expect((await issueOf(fresh.admin, at)).body.header.issue_date).toBe("2025-12-31");
  });

  it("accepts values that an update stored, even if a creation would reject these values", async () => {
    const at = await draftOf(admin);
    const body = update();
    body.header.currency_id = 1.5;
    body.header.issuer_country_id = 253;
    body.header.received_issued_flag = 1;
    body.totals = { net_amount: 31960.5, taxes_amount: 0.25, total_amount: 38032.75 };
    expect((await admin.put(at, body)).status).toBe(200);
    expect((await issueOf(admin, at)).status).toBe(200);
  });

  it("accepts decimal amounts in pesos from an update; a creation rejects them, even with decimal_amounts 1", async () => {
    const at = await draftOf(admin, "draft", { decimal_amounts: 1 });
    const body = update();
    body.totals = { net_amount: 31960.5, taxes_amount: 0.25, total_amount: 38032.75 };
    expect((await admin.put(at, body)).status).toBe(200);
    expect((await issueOf(admin, at)).status).toBe(200);
  });

  it("rejects a draft without a required member, and the draft stays a draft", async () => {
    const at = await draftOf(admin);
    const line = { quantity: 1, unit_price: 1, total_amount_line: 1, line_description: "Nueva" };
    await admin.put(at, update("draft", { details: [line] }));
    const response = await issueOf(admin, at);
    expect(response.status).toBe(409);
    expect(errorsOf(response)).toEqual(["/details/0/unit_measure shape.required"]);
    expect((await admin.get(at)).body.document_status).toBe(0);
    const mended = { ...line, unit_measure: "UN" };
    await admin.put(at, update("draft", { details: [mended] }));
    expect((await issueOf(admin, at)).status).toBe(200);
  });

  it("uses the number that an update has set, if no issued document has this number", async () => {
    const fresh = await createAccount(service, "cl");
    const at = await draftOf(fresh.admin);
    const body = update();
    body.header.document_number = 1;
    expect((await fresh.admin.put(at, body)).status).toBe(200);
    await fresh.admin.post(path, documentBody("cl", "invoice"));
    const response = await issueOf(fresh.admin, at);
    expect(response.status).toBe(409);
    expect(errorsOf(response)).toEqual(["/header/document_number document.number-taken"]);
    expect((await fresh.admin.put(at, body)).status).toBe(409);
    // An update without a number is still accepted.
    expect((await fresh.admin.put(at, update())).status).toBe(200);
    body.header.document_number = 5;
    expect((await fresh.admin.put(at, body)).status).toBe(200);
    expect((await issueOf(fresh.admin, at)).body.header.document_number).toBe(5);
  });

  it("succeeds for only one of many concurrent requests", async () => {
    const at = await draftOf(admin);
    const responses = await Promise.all(Array.from({ length: 8 }, () => issueOf(admin, at)));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.status === 409)).toHaveLength(7);
  });
});

describe("status changes", () => {
  itOf("mx")("are accepted only if the country allows the change", async () => {
    const mexican = await createAccount(service, "mx");
    const { body } = await mexican.admin.post(path, documentBody("mx", "plain"));
    const at = `${path}/${body.document_id}`;
    expect((await mexican.admin.patch(at, { document_status: 1 })).status).toBe(409);
    expect((await mexican.admin.patch(at, { document_status: 0 })).status).toBe(409);
    const cancelled = await mexican.admin.patch(at, { document_status: 2 });
    expect(cancelled.body).toMatchObject({
      document_status: 2,
      header: { document_status: 1, document_number: 1 },
    });
    expect((await mexican.admin.patch(at, { document_status: 1 })).status).toBe(409);
    const chilean = await draftOf(admin);
    const rejected = await admin.patch(chilean, { document_status: 2 });
    expect(rejected.status).toBe(409);
    expect(rejected.body.detail).toMatch(/Chile.*draft \(0\).*cancelled \(2\)/);
  });

  it("require a body with only document_status, which is 0, 1 or 2", async () => {
    const at = await draftOf(admin);
    for (const body of [{}, { document_status: 3 }, { document_status: "1" }, { status: 1 }, []]) {
      expect((await admin.patch(at, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await admin.patch(at, { document_status: 1, header: {} })).status).toBe(400);
  });
});
