import { afterAll, beforeAll, expect, it } from "vitest";
import { createMailer } from "../../../server/email/mailer.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { runOnce } from "../../../server/store/query.ts";
import { enqueueDocumentEvent } from "../../../server/webhooks/enqueue-event.ts";
import { startWorkers } from "../../../server/workers.ts";
import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import { itOf } from "../countries/known.ts";
import { type MailServer, startMailServer } from "../email/mail-server.ts";
import { eventually } from "../eventually.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";

const path = "/v1/documents";
const at = Date.UTC(2026, 0, 1, 12, 0);
const everything = [
  "document.issued",
  "document.accepted",
  "document.cancelled",
  "document.emailed",
];

describeEngines("the events of documents", (engine) => {
  let service: TestService;
  let worker: Worker;
  let server: MailServer;
  let clock = at;

  beforeAll(async () => {
    service = await startServiceOn(engine, { sendsEmail: true, now: () => clock });
    server = await startMailServer((_, tries) => (tries === 1 ? 451 : undefined));
    const mailer = createMailer(`smtp://127.0.0.1:${server.port}`);
    worker = startWorkers(service.services, mailer, { pollMs: 5 });
  });

  afterAll(async () => {
    await worker.stop();
    await server.close();
    await service.close();
  });

  async function subscribe({ admin }: TestAccount, members: object): Promise<number> {
    const callback_url = "https://receiver.example/hook";
    const response = await admin.post("/v1/webhook_subscriptions", { callback_url, ...members });
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    expect(response.body).toMatchObject(members);
    return response.body.webhook_subscription_id;
  }

  /** Messages in the outbox for a subscription, oldest first. */
  const notified = async (subscription: number) => {
    const rows = await service.services.store.read((session) =>
      runOnce(session, (db) =>
        db
          .selectFrom("outbox")
          .select("payload")
          .where("kind", "=", "webhook")
          .where("target_id", "=", subscription)
          .orderBy("outbox_id"),
      ),
    );
    return rows.map(({ payload }) => JSON.parse(payload));
  };

  async function issue({ admin }: TestAccount, country: string, base: string, options?: object) {
    const body = documentBody(country, base);
    const sent = options === undefined ? body : { ...body, options };
    const { status, body: document } = await admin.post(path, sent);
    expect([status, document.errors]).toEqual([201, undefined]);
    return document;
  }

  it("report that a document was issued, and that the authority accepted the document", async () => {
    const account = await createAccount(service, "us");
    const subscription = await subscribe(account, { events: everything });
    const { document_id, header } = await issue(account, "us", "plain");
    const { document_type_id, document_number } = header;
    const data = { account_id: account.id, document_id, document_type_id, document_number };
    const timestamp = new Date(at).toISOString();
    expect(await notified(subscription)).toEqual([
      { type: "document.issued", timestamp, data },
      { type: "document.accepted", timestamp, data },
    ]);
    const { body } = await account.admin.get("/v1/webhook_deliveries");
    const listed = body.items as unknown as { event_id: string }[];
    expect(listed.map(({ event_id }) => event_id).sort()).toEqual([
      "document.accepted",
      "document.issued",
    ]);
  });

  it("reach only subscriptions that list them in `events`", async () => {
    const account = await createAccount(service, "us");
    const [plain, one, account_event] = [
      await subscribe(account, {}),
      await subscribe(account, { events: ["document.accepted"] }),
      await subscribe(account, { event_id: "ACCOUNT.CERTIFICATIONUPDATE" }),
    ];
    await issue(account, "us", "plain");
    const types = async (id: number) => (await notified(id)).map(({ type }) => type);
    expect([await types(plain), await types(account_event)]).toEqual([[], []]);
    expect(await types(one)).toEqual(["document.accepted"]);
  });

  it("report a draft only when the draft is issued", async () => {
    const account = await createAccount(service, "cl");
    const subscription = await subscribe(account, { events: everything });
    const { document_id } = await issue(account, "cl", "draft");
    expect(await notified(subscription)).toEqual([]);
    await account.admin.patch(`${path}/${document_id}`, { document_status: 1 });
    expect((await notified(subscription)).map(({ type }) => type)).toEqual([
      "document.issued",
      "document.accepted",
    ]);
  });

  itOf("mx")("report a cancellation as `document.cancelled` only", async () => {
    const account = await createAccount(service, "mx");
    const { document_id } = await issue(account, "mx", "plain");
    const subscription = await subscribe(account, { events: everything });
    await account.admin.patch(`${path}/${document_id}`, { document_status: 2 });
    expect((await notified(subscription)).map(({ type }) => type)).toEqual(["document.cancelled"]);
  });

  itOf("co")("report an e-mail only after the mail server has accepted the e-mail", async () => {
    const account = await createAccount(service, "co");
    const subscription = await subscribe(account, { events: ["document.emailed"] });
    const { document_id } = await issue(account, "co", "plain", { send_email: 1 });
    let mailsAtEvent: number | undefined;
    await eventually(async () => {
      // Time must pass: the worker waits for the authority's acceptance, and again after the mail server's rejection.
      clock += 200;
      const events = await notified(subscription);
      if (events.length > 0) mailsAtEvent ??= server.mails.length;
      expect(events).toMatchObject([
        { type: "document.emailed", data: { account_id: account.id, document_id } },
      ]);
    });
    // The mail server rejects the first try. An event stored at that time would be found while `mails` is empty.
    expect(mailsAtEvent).toBeGreaterThan(0);
  });

  it("omit `document_id` if none is given, and are rolled back with a failed transaction", async () => {
    const account = await createAccount(service, "us");
    const subscription = await subscribe(account, { events: ["numbering.low"] });
    const event = {
      type: "numbering.low",
      accountId: account.id,
      at,
      data: { remaining: 3 },
    } as const;
    const { store } = service.services;
    const failing = store.write(async (transaction) => {
      await enqueueDocumentEvent(transaction, event);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await notified(subscription)).toEqual([]);
    await store.write((transaction) => enqueueDocumentEvent(transaction, event));
    expect(await notified(subscription)).toEqual([
      {
        type: "numbering.low",
        timestamp: new Date(at).toISOString(),
        data: { account_id: account.id, remaining: 3 },
      },
    ]);
  });
});
