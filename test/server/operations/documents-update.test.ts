import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";
import { errorsOf, operatorOf } from "../client.ts";
import { itOf } from "../countries/known.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { draftOf, issueOf, update } from "./drafts.ts";

const path = "/v1/documents";
let service: TestService;
let account: TestAccount;
let admin: Client;
let now = Date.UTC(2026, 0, 1, 2, 0);

beforeAll(async () => {
  service = await startService({ now: () => now++ });
  account = await createAccount(service, "cl");
  admin = account.admin;
});

afterAll(() => service.close());

describe("an update of a draft", () => {
  it("changes the members that it contains and no other members", async () => {
    const at = await draftOf(admin);
    const { electronic_document: _, ...before } = (await admin.get(at)).body;
    const body = update();
    body.header.issuer_city = "Valparaíso";
    body.header.issuer_country_id = 253;
    body.totals.total_amount = 38033.5;
    const response = await admin.put(at, body);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      ...before,
      header: {
        ...before.header,
        issuer_city: "Valparaíso",
        issuer_country_id: "253",
        currency_id: 1,
      },
      totals: { ...before.totals, total_amount: 38033.5 },
    });
    const { electronic_document: __, ...after } = (await admin.get(at)).body;
    const { warnings: ___, ...responded } = response.body;
    expect(after).toEqual(responded);
  });

  it("keeps members that a line omits; a line with another description replaces the stored line", async () => {
    const at = await draftOf(admin);
    const stored = documentBody("cl", "draft").details[0];
    const same = { quantity: 5, unit_price: 7990, total_amount_line: 47540 };
    const kept = await admin.put(at, update("draft", { details: [same] }));
    expect(kept.body.details).toEqual([{ ...stored, ...same }]);
    const other = { ...same, line_description: "Otra cosa" };
    const replaced = await admin.put(at, update("draft", { details: [other, same] }));
    expect(replaced.body.details).toEqual([other, same]);
  });

  it("warns about a different document_status and does not change the stored status", async () => {
    const at = await draftOf(admin);
    const body = update("draft", { document_status: 1 });
    body.header.document_status = 3;
    const response = await admin.put(at, body);
    expect(response.body.document_status).toBe(0);
    expect(response.body.header.document_status).toBe(0);
    expect(response.body.warnings?.map(({ pointer, rule }) => `${pointer} ${rule}`)).toEqual([
      "/document_status document.status-differs",
      "/header/document_status document.status-differs",
    ]);
  });

  it("sets guide_type and transfer_type from transportation_doc_type and transportation_doc_billing", async () => {
    const at = await draftOf(admin, "guide");
    const body = update("guide");
    body.header.transportation_doc_type = 5;
    body.header.transportation_doc_billing = 2;
    const { header } = (await admin.put(at, body)).body;
    expect(header).toMatchObject({
      guide_type: 5,
      transfer_type: 2,
      transportation_doc_type: 5,
      transportation_doc_billing: 2,
    });
  });

  it("computes the net amount of gross prices, and rejects a total that differs from the sum of the lines", async () => {
    const at = await draftOf(admin, "gross-receipt");
    const details = [
      { line_description: "Pan", quantity: 1, unit_price: 680, total_amount_line: 680 },
    ];
    const body = update("gross-receipt", {
      details,
      totals: { net_amount: 1, total_amount: 680 },
    });
    expect((await admin.put(at, body)).body.totals).toEqual({ net_amount: 571, total_amount: 680 });
    body.totals.total_amount = 690;
    expect(errorsOf(await admin.put(at, body))).toEqual(["/totals/total_amount cl.gross-total"]);
    expect((await admin.get(at)).body.totals.total_amount).toBe(680);
  });

  it("can select another customer by receiver_tax_id_code or by customer_supplier_id", async () => {
    const at = await draftOf(admin);
    const first = (await admin.get(at)).body.header.customer_supplier_id;
    const body = update();
    body.header.receiver_tax_id_code = "11111111-1";
    const second = (await admin.put(at, body)).body.header.customer_supplier_id;
    expect(second).not.toBe(first);
    const named = update();
    named.header.customer_supplier_id = first ?? 0;
    expect((await admin.put(at, named)).body.header.customer_supplier_id).toBe(first);
    expect((await admin.put(at, update())).body.header.customer_supplier_id).toBe(first);
    named.header.customer_supplier_id = 9007199254740991;
    expect(errorsOf(await admin.put(at, named))).toEqual([
      "/header/customer_supplier_id document.customer-supplier-unknown",
    ]);
  });

  it("is rejected if it names another account or another document", async () => {
    const at = await draftOf(admin);
    const body = update("draft", { document_id: 1_000_000 });
    expect(errorsOf(await admin.put(at, body))).toEqual(["/document_id document.id-mismatch"]);
    const other = await createAccount(service, "cl");
    const moved = update();
    moved.header.account_id = other.id;
    expect((await admin.put(at, moved)).status).toBe(403);
    const operator = await operatorOf(service);
    expect(errorsOf(await operator.put(at, moved))).toEqual(["/header/account_id account.other"]);
    moved.header.account_id = account.id;
    expect((await operator.put(at, moved)).status).toBe(200);
  });

  it("turns the draft into a receipt with a receiver but without receiver_activity; the receipt can be issued", async () => {
    const at = await draftOf(admin);
    const body = update("named-receipt");
    expect((await admin.put(at, body)).body.header).not.toHaveProperty("receiver_activity");
    expect((await issueOf(admin, at)).status).toBe(200);
  });
});

describe("an issued document", () => {
  it("can be neither updated nor deleted; an invalid update is rejected with 400", async () => {
    const created = await admin.post(path, documentBody("cl", "invoice"));
    const at = `${path}/${created.body.document_id}`;
    const response = await admin.put(at, update("invoice"));
    expect(response.status).toBe(409);
    expect(response.body.title).toBe("Cannot update a signed document");
    expect((await admin.put(at, {})).status).toBe(400);
    expect((await admin.delete(at)).status).toBe(409);
    const { electronic_document: _, ...after } = (await admin.get(at)).body;
    expect(after).toEqual(created.body);
  });

  itOf("mx")(
    "cannot be updated or deleted; the error's detail contains the document's state, issued or cancelled",
    async () => {
      const mexican = await createAccount(service, "mx");
      const { body } = await mexican.admin.post(path, documentBody("mx", "plain"));
      const at = `${path}/${body.document_id}`;
      const reported = async () => [
        (await mexican.admin.put(at, update("plain", {}, "mx"))).body.detail,
        (await mexican.admin.delete(at)).body.detail,
      ];
      for (const detail of await reported()) expect(detail).toContain("issued (1)");
      await mexican.admin.patch(at, { document_status: 2 });
      for (const detail of await reported()) expect(detail).toContain("cancelled (2)");
    },
  );
});
