import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentUpdate } from "../../../generated/types/models.d.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";
import { errorsOf, operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

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

/** An update that sends of a document's header only what it must. */
function update(
  base = "draft",
  change: Partial<DocumentUpdate> = {},
  country = "cl",
): DocumentUpdate {
  const { header, totals } = documentBody(country, base);
  return {
    header: {
      document_type_id: header.document_type_id,
      issue_date: header.issue_date,
      issuer_address: header.issuer_address,
      issuer_district: header.issuer_district,
      issuer_city: header.issuer_city,
      issuer_phone: header.issuer_phone,
      issuer_activity: header.issuer_activity,
      receiver_address: header.receiver_address,
      receiver_district: header.receiver_district ?? "",
      receiver_city: header.receiver_city ?? "",
      receiver_phone: header.receiver_phone,
      ...(header.receiver_activity !== undefined && {
        receiver_activity: header.receiver_activity,
      }),
      currency_id: 1,
    },
    totals: { net_amount: totals.net_amount ?? 0, total_amount: totals.total_amount },
    ...change,
  };
}

async function draft(base = "draft", options: object = {}, of = admin): Promise<string> {
  const body = documentBody("cl", base);
  const sent = { ...body, options: { ...body.options, draft_only: 1, ...options } };
  const answer = await of.post(path, sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return `${path}/${answer.body.document_id}`;
}

const issue = (at: string, of = admin) => of.patch(at, { document_status: 1 });

describe("an update of a draft", () => {
  it("changes what it carries and leaves the rest as it was", async () => {
    const at = await draft();
    const { electronic_document: _, ...before } = (await admin.get(at)).body;
    const body = update();
    body.header.issuer_city = "Valparaíso";
    body.header.issuer_country_id = 253;
    body.totals.total_amount = 38033.5;
    const answer = await admin.put(at, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
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
    const { warnings: ___, ...answered } = answer.body;
    expect(after).toEqual(answered);
  });

  it("keeps of a line what it leaves out, unless it is another line", async () => {
    const at = await draft();
    const stored = documentBody("cl", "draft").details[0];
    const same = { quantity: 5, unit_price: 7990, total_amount_line: 47540 };
    const kept = await admin.put(at, update("draft", { details: [same] }));
    expect(kept.body.details).toEqual([{ ...stored, ...same }]);
    const other = { ...same, line_description: "Otra cosa" };
    const replaced = await admin.put(at, update("draft", { details: [other, same] }));
    expect(replaced.body.details).toEqual([other, same]);
  });

  it("warns of a state that is not the stored one, and changes none", async () => {
    const at = await draft();
    const body = update("draft", { document_status: 1 });
    body.header.document_status = 3;
    const answer = await admin.put(at, body);
    expect(answer.body.document_status).toBe(0);
    expect(answer.body.header.document_status).toBe(0);
    expect(answer.body.warnings?.map(({ pointer, rule }) => `${pointer} ${rule}`)).toEqual([
      "/document_status document.status-differs",
      "/header/document_status document.status-differs",
    ]);
  });

  it("writes the members of a guide that it has other names for", async () => {
    const at = await draft("guide");
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

  it("leaves the net amount of gross prices to be worked out", async () => {
    const at = await draft("gross-receipt");
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

  it("brings another customer with another receiver, or the one that it names", async () => {
    const at = await draft();
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

  it("never belongs to another account, and never to another document", async () => {
    const at = await draft();
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

  it("turns a draft into a named receipt that can be issued", async () => {
    const at = await draft();
    const body = update("named-receipt");
    expect((await admin.put(at, body)).body.header).not.toHaveProperty("receiver_activity");
    expect((await issue(at)).status).toBe(200);
  });
});

describe("an issued document", () => {
  it("is signed: no update, no deletion, and valid data is not asked for first", async () => {
    const created = await admin.post(path, documentBody("cl", "invoice"));
    const at = `${path}/${created.body.document_id}`;
    const answer = await admin.put(at, update("invoice"));
    expect(answer.status).toBe(409);
    expect(answer.body.title).toBe("Cannot update a signed document");
    expect((await admin.put(at, {})).status).toBe(400);
    expect((await admin.delete(at)).status).toBe(409);
    const { electronic_document: _, ...after } = (await admin.get(at)).body;
    expect(after).toEqual(created.body);
  });

  it("stays signed once it is cancelled, and the refusal says which of the two it is", async () => {
    const mexican = await createAccount(service, "mx");
    const { body } = await mexican.admin.post(path, documentBody("mx", "plain"));
    const at = `${path}/${body.document_id}`;
    const told = async () => [
      (await mexican.admin.put(at, update("plain", {}, "mx"))).body.detail,
      (await mexican.admin.delete(at)).body.detail,
    ];
    for (const detail of await told()) expect(detail).toContain("issued (1)");
    await mexican.admin.patch(at, { document_status: 2 });
    for (const detail of await told()) expect(detail).toContain("cancelled (2)");
  });
});

describe("issuing a draft", () => {
  it("gives it a folio, once, and notes who did it", async () => {
    const fresh = await createAccount(service, "cl");
    const at = await draft("draft", {}, fresh.admin);
    const answer = await issue(at, fresh.admin);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      document_status: 1,
      header: { document_status: 1, document_number: 1, issue_date: "2025-03-14" },
      history: [
        { by: fresh.email, to: 0 },
        { by: fresh.email, from: 0, to: 1 },
      ],
    });
    const again = await issue(at, fresh.admin);
    expect(again.status).toBe(409);
    expect(errorsOf(again)).toEqual(["/document_status document.transition"]);
    const next = await fresh.admin.post(path, documentBody("cl", "invoice"));
    expect(next.body.header.document_number).toBe(2);
  });

  it("sets the date where the account wants that, in the account's zone", async () => {
    const config = { account_config: { adjust_draft_date: 1, time_zone: "UTC-3" } };
    const fresh = await createAccount(service, "cl", config);
    const at = await draft("draft", {}, fresh.admin);
    expect((await issue(at, fresh.admin)).body.header.issue_date).toBe("2025-12-31");
  });

  it("takes what only an update can have put there", async () => {
    const at = await draft();
    const body = update();
    body.header.currency_id = 1.5;
    body.header.issuer_country_id = 253;
    body.header.received_issued_flag = 1;
    body.totals = { net_amount: 31960.5, taxes_amount: 0.25, total_amount: 38032.75 };
    expect((await admin.put(at, body)).status).toBe(200);
    expect((await issue(at)).status).toBe(200);
  });

  it("refuses what a create would refuse, and the draft stays", async () => {
    const at = await draft();
    const line = { quantity: 1, unit_price: 1, total_amount_line: 1, line_description: "Nueva" };
    await admin.put(at, update("draft", { details: [line] }));
    const answer = await issue(at);
    expect(answer.status).toBe(409);
    expect(errorsOf(answer)).toEqual(["/details/0/unit_measure shape.required"]);
    expect((await admin.get(at)).body.document_status).toBe(0);
    const mended = { ...line, unit_measure: "UN" };
    await admin.put(at, update("draft", { details: [mended] }));
    expect((await issue(at)).status).toBe(200);
  });

  it("keeps a chosen number for it, which must be free by then", async () => {
    const fresh = await createAccount(service, "cl");
    const at = await draft("draft", {}, fresh.admin);
    const body = update();
    body.header.document_number = 1;
    expect((await fresh.admin.put(at, body)).status).toBe(200);
    await fresh.admin.post(path, documentBody("cl", "invoice"));
    const answer = await issue(at, fresh.admin);
    expect(answer.status).toBe(409);
    expect(errorsOf(answer)).toEqual(["/header/document_number document.number-taken"]);
    expect((await fresh.admin.put(at, body)).status).toBe(409);
    // What has nothing to do with the number can be changed all the same.
    expect((await fresh.admin.put(at, update())).status).toBe(200);
    body.header.document_number = 5;
    expect((await fresh.admin.put(at, body)).status).toBe(200);
    expect((await issue(at, fresh.admin)).body.header.document_number).toBe(5);
  });

  it("happens once when it is asked for many times at once", async () => {
    const at = await draft();
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(at)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
  });
});

describe("other changes of state", () => {
  it("are what the country's law knows, and nothing else", async () => {
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
    const chilean = await draft();
    const refused = await admin.patch(chilean, { document_status: 2 });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/Chile.*draft \(0\).*cancelled \(2\)/);
  });

  it("are asked for with one of the three values alone", async () => {
    const at = await draft();
    for (const body of [{}, { document_status: 3 }, { document_status: "1" }, { status: 1 }, []]) {
      expect((await admin.patch(at, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await admin.patch(at, { document_status: 1, header: {} })).status).toBe(400);
  });
});

describe("deleting a draft", () => {
  it("leaves nothing of it, and no gap in the folios", async () => {
    const fresh = await createAccount(service, "cl");
    const at = await draft("draft", {}, fresh.admin);
    expect((await fresh.admin.delete(at)).status).toBe(204);
    expect((await fresh.admin.get(at)).status).toBe(404);
    expect((await fresh.admin.delete(at)).status).toBe(404);
    const next = await fresh.admin.post(path, documentBody("cl", "invoice"));
    expect(next.body.header.document_number).toBe(1);
  });

  it("waits while other drafts refer to it: they are named, and can still be issued", async () => {
    const at = await draft();
    const id = Number(at.slice(path.length + 1));
    const issued = await referTo(id, { draft_only: 0 });
    const [first, second] = [await referTo(id), await referTo(id)];
    const answer = await admin.delete(at);
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toMatch(new RegExp(`: ${first}, ${second}\\.$`));
    expect((await admin.get(at)).status).toBe(200);
    expect((await issue(`${path}/${first}`)).status).toBe(200);
    expect((await admin.delete(at)).body.detail).toMatch(new RegExp(`: ${second}\\.$`));
    expect((await admin.delete(`${path}/${second}`)).status).toBe(204);
    expect((await admin.delete(at)).status).toBe(204);
    expect((await admin.get(`${path}/${issued}`)).status).toBe(200);
  });

  it("is refused with the names of ten drafts that refer to it, where there are more", async () => {
    const at = await draft();
    for (let count = 0; count < 11; count++) await referTo(Number(at.slice(path.length + 1)));
    expect((await admin.delete(at)).body.detail).toMatch(/: [0-9]+(, [0-9]+){9} and more\.$/);
  });
});

async function referTo(reference_document_id: number, options: object = {}): Promise<number> {
  const references = [{ reference_document_id, reference_code: 1, description: "Anula" }];
  const body = documentBody("cl", "draft");
  const sent = { ...body, options: { ...body.options, ...options }, references };
  const answer = await admin.post(path, sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.document_id ?? 0;
}
