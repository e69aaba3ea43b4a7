import { afterAll, beforeAll, expect, it } from "vitest";
import { createMailer } from "../../../server/email/mailer.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { findRow } from "../../../server/store/page.ts";
import { startWorkers } from "../../../server/workers.ts";
import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import { errorsOf } from "../client.ts";
import type { MailServer } from "../email/mail-server.ts";
import { startMailServer } from "../email/mail-server.ts";
import { eventually } from "../eventually.ts";
import type { TestService } from "../service.ts";
import { startService, startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";

const path = "/v1/documents";
const refused = "nobody@cliente.example";

describeEngines("the e-mails of a document", (engine) => {
  let service: TestService;
  let worker: Worker;
  let server: MailServer;

  beforeAll(async () => {
    service = await startServiceOn(engine, { sendsEmail: true });
    server = await startMailServer((to) => (to === refused ? 550 : undefined));
    const mailer = createMailer(`smtp://127.0.0.1:${server.port}`);
    worker = startWorkers(service.services, mailer, { pollMs: 5 });
  });

  afterAll(async () => {
    await worker.stop();
    await server.close();
    await service.close();
  });

  async function issue({ admin }: TestAccount, receiver_email?: string): Promise<string> {
    const body = documentBody("us", "plain");
    const header = { ...body.header, ...(receiver_email !== undefined && { receiver_email }) };
    const { status, body: document } = await admin.post(path, { ...body, header });
    expect([status, document.errors]).toEqual([201, undefined]);
    return `${path}/${document.document_id}`;
  }

  const mailsTo = (to: string) => server.mails.filter((mail) => mail.to.includes(to));

  it("go to the receiver, with PDF and XML", async () => {
    const account = await createAccount(service, "us");
    const at = await issue(account, "buyer@cliente.example");
    const response = await account.admin.post(`${at}/emails`, {});
    expect(response.status).toBe(202);
    expect(response.body.items).toMatchObject([
      { to: "buyer@cliente.example", state: "pending", attempts: 0, account_id: account.id },
    ]);
    await eventually(() => expect(mailsTo("buyer@cliente.example")).toHaveLength(1));
    const [mail = expect.unreachable()] = mailsTo("buyer@cliente.example");
    const { electronic_document = {} } = (await account.admin.get(at)).body;
    expect(mail.attachments.map(({ bytes }) => bytes.toString("base64"))).toEqual([
      electronic_document.document_pdf,
      electronic_document.document_xml,
    ]);
    expect(mail.attachments.map(({ name }) => name.slice(-4))).toEqual([".pdf", ".xml"]);
  });

  it("cannot be requested for a deleted draft (404), even if a standby database still has the draft", async () => {
    const { store } = service.services;
    let stale: unknown;
    const behind = await startService({
      store: {
        ...store,
        readReplica: (work) => (stale === undefined ? store.readReplica(work) : (stale as never)),
      },
      sendsEmail: true,
    });
    const { admin, id } = await createAccount(behind, "cl");
    const document_id = Number(
      (await admin.post(path, documentBody("cl", "draft"))).body.document_id,
    );
    const at = `${path}/${document_id}`;
    const draft = await store.read((session) => findRow(session, "documents", id, document_id));
    expect(draft).toBeDefined();
    expect((await admin.delete(at)).status).toBe(204);
    stale = draft;
    const emails = await admin.post(`${at}/emails`, { to: ["one@cliente.example"] });
    expect(emails.status).toBe(404);
  });

  it("go once to each address in the request, and a list shows the state of each e-mail", async () => {
    const account = await createAccount(service, "us");
    const at = await issue(account);
    const to = ["one@cliente.example", refused, "one@cliente.example"];
    expect((await account.admin.post(`${at}/emails`, { to })).body.items).toHaveLength(2);
    await eventually(async () => {
      const { body } = await account.admin.get(`${at}/emails`);
      expect(body.items).toMatchObject([
        { to: refused, state: "failed", failure: "refused", attempts: 1 },
        { to: "one@cliente.example", state: "delivered", attempts: 1 },
      ]);
    });
    expect(mailsTo("one@cliente.example")).toHaveLength(1);
    const first = await account.admin.get(`${at}/emails?limit=1`);
    const rest = await account.admin.get(`${at}/emails?cursor=${first.body.next_cursor}`);
    expect([...first.body.items, ...rest.body.items]).toMatchObject([
      { to: refused },
      { to: to[0] },
    ]);
  });

  it("can be requested without a body, and are sent once for a repeated idempotency key", async () => {
    const account = await createAccount(service, "us");
    const at = await issue(account, "key@cliente.example");
    const ask = () => account.admin.post(`${at}/emails`, undefined, { "Idempotency-Key": "one" });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.body).toEqual(first.body);
    expect((await account.admin.get(`${at}/emails`)).body.items).toHaveLength(1);
  });

  it("require an address, and an issued document of the caller's account", async () => {
    const account = await createAccount(service, "us");
    const at = await issue(account, "not an address");
    const emails = `${at}/emails`;
    expect(errorsOf(await account.admin.post(emails, {}))).toEqual(["/to email.receiver-missing"]);
    const other = await createAccount(service, "cl");
    const to = ["one@cliente.example"];
    expect((await other.admin.post(emails, { to })).status).toBe(404);
    expect((await other.admin.get(emails)).status).toBe(404);
    const draft = await other.admin.post(path, documentBody("cl", "draft"));
    const sent = await other.admin.post(`${path}/${draft.body.document_id}/emails`, { to });
    expect([sent.status, errorsOf(sent)]).toEqual([409, [" email.draft"]]);
  });

  it("fail at once if the service is set up to send no e-mail; the failure is `no-server`", async () => {
    const { services } = service;
    const silent = await startService({ ...services, sendsEmail: false });
    const account = await createAccount(silent, "us");
    const at = await issue(account, "buyer@cliente.example");
    const { status, body } = await account.admin.post(`${at}/emails`, {});
    expect([status, body.items]).toMatchObject([202, [{ state: "failed", failure: "no-server" }]]);
    await silent.close();
  });
});
