import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { countries } from "../../../server/countries/countries.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { openStore } from "../../../server/store/store.ts";
import { startWorkers } from "../../../server/workers.ts";
import { loadFile } from "../../vectors/load.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client, Reply } from "../client.ts";
import { errorsOf } from "../client.ts";
import { documentBases } from "../countries/base-bodies.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { describeEngines, type TestDatabase } from "../store/engines.ts";

const path = "/v1/documents";
const codes = countries.map(({ code }) => code);
const mending = countries.filter(({ mendsRejected }) => mendsRejected).map(({ code }) => code);
const events = ["document.issued", "document.accepted", "document.refused"];

/** A country's first base body for updates, with the document type of a response and a new issue date. */
function updateOf(country: string, { body }: Reply) {
  const [base] = Object.values(loadFile(`document-update/${country}`).bases);
  const update = structuredClone(base?.value) as { header: object };
  const { document_type_id } = body.header;
  // Every country's native file contains the issue date, so the new date changes the file.
  return { ...update, header: { ...update.header, document_type_id, issue_date: "2026-02-03" } };
}

describeEngines("the sandbox authority", (engine) => {
  let database: TestDatabase;
  let service: TestService;
  let worker: Worker | undefined;
  let ahead = 0;

  beforeAll(async () => {
    database = await engine.create();
    const now = () => Date.now() + ahead;
    // No host name resolves to an address, so the worker sends nothing to `callback_url`.
    const network = { allowsPrivate: false, resolve: async () => [] };
    service = await startService({ store: await openStore(database.target), now, network });
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
  });
  afterAll(async () => {
    await service.services.store.close();
    await service.close();
    await database.drop();
  });

  /** Issues a country's first base body in a new account with a webhook subscription; `word` instructs the sandbox. */
  async function issue(country: string, word: string) {
    const { admin, id } = await createAccount(service, country);
    const callback_url = "https://example.com/hook";
    await admin.post("/v1/webhook_subscriptions", { account_id: id, callback_url, events });
    const [base = ""] = documentBases(country).map(([name]) => name);
    const body = documentBody(country, base);
    const header = { ...body.header, observations: `Pedido 12. ${word}` };
    const created = await admin.post(path, { ...body, header });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    return { admin, created, at: `${path}/${created.body.document_id}` };
  }

  const sent = async (admin: Client) =>
    (await admin.get("/v1/webhook_deliveries?limit=100")).body.items
      .map(({ event_id }) => event_id)
      .reverse();

  it.each(codes)("accepts a document of %s; the document names the sandbox", async (country) => {
    const { admin, created, at } = await issue(country, "");
    expect(created.body.authority).toMatchObject({
      name: "sandbox",
      status: "accepted",
      attempts: 1,
      signed_with: "sandbox",
      numbering: "sandbox",
    });
    const read = await admin.get(at);
    expect(read.body.authority).toEqual(created.body.authority);
    const stored = Buffer.from(read.body.electronic_document?.document_xml ?? "", "base64");
    const file = await service.request(`${at}/xml`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(stored)).toBe(true);
    expect(stored.length).toBeGreaterThan(500);
  });

  it.each(codes)(
    "accepts a document of %s with remarks if the observations contain sandbox:observe",
    async (country) => {
      const { created } = await issue(country, "sandbox:observe");
      expect(created.body.authority).toMatchObject({
        status: "observed",
        messages: [{ code: expect.any(String), text: expect.any(String) }],
      });
      expect(created.body.header.taxbureau_validation_status).toBe(1);
    },
  );

  it.each(mending)(
    "rejects a document of %s once, and its correction keeps the number",
    async (country) => {
      const { admin, created, at } = await issue(country, "sandbox:refuse");
      expect(created.body.authority).toMatchObject({ status: "refused", attempts: 1 });
      const before = (await admin.get(at)).body.electronic_document?.document_xml;
      const change = updateOf(country, created);
      const mended = await admin.put(at, change);
      expect(mended.status, JSON.stringify(mended.body)).toBe(200);
      expect(mended.body.authority).toMatchObject({ status: "accepted", attempts: 1 });
      expect(mended.body.header.document_number).toBe(created.body.header.document_number);
      const after = (await admin.get(at)).body;
      expect(after.electronic_document?.document_xml).not.toBe(before);
      expect(after.header.taxbureau_validation_status).toBe(1);
      expect((await admin.put(at, change)).status).toBe(409);
    },
  );

  it("rejects a Chilean document, and the document cannot be updated", async () => {
    const { admin, created, at } = await issue("cl", "sandbox:refuse");
    expect(created.body.authority).toMatchObject({ status: "refused" });
    expect((await admin.put(at, updateOf("cl", created))).status).toBe(409);
  });

  const replies: Readonly<Record<string, object>> = {
    cl: { track_id: expect.stringMatching(/^[0-9]{10}$/) },
    co: { track_id: expect.stringMatching(/^[0-9a-f]{96}$/) },
  };

  it.each(codes)(
    "sends no receipt (CDR) with a rejection in %s, and a track_id only in Chile and Colombia",
    async (country) => {
      const { admin, created, at } = await issue(country, "sandbox:refuse-always");
      const {
        name,
        status,
        attempts,
        signed_with,
        numbering,
        defaults,
        received_at,
        messages,
        ...reply
      } = created.body.authority ?? {};
      expect(status).toBe("refused");
      expect(reply).toEqual(replies[country] ?? {});
      expect((await admin.get(at)).body.electronic_document).not.toHaveProperty("document_cdr");
    },
  );

  it.each(codes)(
    "rejects amounts below zero in %s if the native file cannot contain such amounts",
    async (country) => {
      const { admin } = await createAccount(service, country);
      const [base = ""] = documentBases(country).map(([name]) => name);
      const body = documentBody(country, base);
      const totals = { ...body.totals, net_amount: -1000, total_amount: -1000 };
      const details = body.details.map((line) => ({ ...line, unit_price: -1000 }));
      const created = await admin.post(path, { ...body, details, totals });
      expect(created.status, JSON.stringify(created.body)).toBe(201);
      const limited = (created.body.warnings ?? [])
        .filter(({ rule }) => rule === "native.limit")
        .map(({ pointer }) => pointer);
      // Only the file of the United States can contain amounts below zero.
      expect(limited).toEqual(
        String(country) === "us" ? [] : expect.arrayContaining(["/totals/total_amount"]),
      );
      const { status, messages = [] } = created.body.authority ?? {};
      expect(status).toBe(limited.length === 0 ? "accepted" : "refused");
      const named = messages.map(
        ({ code, text }) => code === "native.limit" && text.split(": ")[0],
      );
      expect(new Set(named)).toEqual(new Set(limited));
    },
  );

  it("rejects a document with sandbox:refuse-always, then its update; updates cannot change the number", async () => {
    const { admin, at, created } = await issue("mx", "sandbox:refuse-always");
    const change = updateOf("mx", created);
    const again = await admin.put(at, change);
    expect(again.body.authority).toMatchObject({ status: "refused" });
    const warned = [];
    for (const status of [0, 1]) {
      const { body } = await admin.put(at, { ...change, result: { status } });
      const rules = (body.warnings ?? []).map(({ pointer, rule }) => `${pointer} ${rule}`);
      warned.push(rules.filter((rule) => rule.startsWith("/result")));
    }
    expect(warned).toEqual([["/result/status document.status-differs"], []]);
    const document_number = (created.body.header.document_number ?? 0) + 7;
    const other = await admin.put(at, { ...change, header: { ...change.header, document_number } });
    expect([other.status, errorsOf(other)]).toEqual([
      400,
      ["/header/document_number document.number-kept"],
    ]);
    const header = { ...change.header, document_number, customer_supplier_id: 999_999 };
    expect(errorsOf(await admin.put(at, { ...change, header }))).toEqual([
      "/header/customer_supplier_id document.customer-supplier-unknown",
      "/header/document_number document.number-kept",
    ]);
  });

  it("after the API's response, accepts a document with sandbox:late or sandbox:unreachable; a webhook reports the acceptance", async () => {
    const late = await issue("pe", "sandbox:late");
    expect(late.created.body.authority).toEqual({
      name: "sandbox",
      signed_with: "sandbox",
      numbering: "sandbox",
      defaults: expect.any(Array),
      status: "pending",
      attempts: 1,
    });
    const pending = await late.admin.get(late.at);
    expect(pending.body.electronic_document?.document_xml).toEqual(expect.any(String));
    expect(pending.body.authority).toEqual(late.created.body.authority);
    const unreachable = await issue("co", "sandbox:unreachable");
    expect(unreachable.created.body.authority).toMatchObject({ status: "pending" });
    const xml = (await unreachable.admin.get(unreachable.at)).body.electronic_document
      ?.document_xml;
    expect(xml).toEqual(expect.any(String));
    worker = startWorkers(service.services, undefined, { pollMs: 20 });
    await vi.waitFor(
      async () => {
        ahead += 10_000;
        expect((await late.admin.get(late.at)).body.authority?.status).toBe("accepted");
        const { body } = await unreachable.admin.get(unreachable.at);
        expect(body.authority).toMatchObject({ status: "accepted", attempts: 3 });
        // The document still has the file of the first attempt.
        expect(body.electronic_document?.document_xml).toBe(xml);
      },
      { timeout: 40_000, interval: 500 },
    );
    expect(await sent(late.admin)).toEqual(["document.issued", "document.accepted"]);
  });

  it("rejects a document, and the account's webhook subscription gets a delivery for each event", async () => {
    const { admin } = await issue("cl", "sandbox:refuse");
    expect(await sent(admin)).toEqual(["document.issued", "document.refused"]);
  });
});
