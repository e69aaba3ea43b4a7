import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMailer } from "../../../server/email/mailer.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { runOnce } from "../../../server/store/query.ts";
import { startWorkers } from "../../../server/workers.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { eventually } from "../eventually.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { MailServer } from "./mail-server.ts";
import { startMailServer } from "./mail-server.ts";

const RECEIVER = "compras@cliente.example";
// The sender if neither MAIL_FROM nor the login in SMTP_URL is an address.
const NOBODY = "no-reply@[127.0.0.1]";
let service: TestService;
let account: TestAccount;
let server: MailServer;
let workers: Worker | undefined;
let shift: number;

beforeEach(async () => {
  shift = 0;
  service = await startService({ sendsEmail: true, now: () => Date.now() + shift });
  account = await createAccount(service, "co");
  workers = undefined;
});

afterEach(async () => {
  await workers?.stop();
  await server.close();
  await service.close();
});

/** Starts workers that send e-mail; `login` is the login in `SMTP_URL`, `sender` the value of `MAIL_FROM`. */
function sendThrough(port: number, login = "", sender?: string): void {
  const mailer = createMailer(`smtp://${login}127.0.0.1:${port}`, sender);
  workers = startWorkers(service.services, mailer, { pollMs: 5 });
}

/** A Colombian invoice to `RECEIVER`. The service sends it by e-mail, unless `options.send_email` is 0. */
function body(header: object = {}, options: object = {}) {
  const document = documentBody("co", "plain");
  return {
    ...document,
    header: { ...document.header, receiver_email: RECEIVER, ...header },
    options,
  };
}

async function create(document: object = body()): Promise<number> {
  const response = await account.admin.post("/v1/documents", document);
  expect([response.status, response.body.errors]).toEqual([201, undefined]);
  return Number(response.body.document_id);
}

const entries = () =>
  service.services.store.read((session) =>
    runOnce(session, (db) => db.selectFrom("outbox").selectAll().where("kind", "=", "email")),
  );

describe("a document of Colombia", () => {
  it("is stored, then sent to its receiver as a PDF", async () => {
    server = await startMailServer();
    sendThrough(server.port);
    const id = await create();
    await eventually(() => expect(server.mails).toHaveLength(1));
    const [mail = expect.unreachable()] = server.mails;
    expect(mail.to).toEqual([RECEIVER]);
    expect(mail.from).toBe(NOBODY);
    expect(mail.headers.get("from")).toContain(`<${NOBODY}>`);
    expect(mail.headers.get("reply-to")).toContain(account.email);
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail.attachment?.name).toMatch(/^[A-Za-z0-9-]+\.pdf$/);
    const stored = await account.admin.get(`/v1/documents/${id}`);
    const pdf = Buffer.from(stored.body.electronic_document?.document_pdf ?? "", "base64");
    expect(mail.attachment?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(mail.attachment?.bytes.equals(pdf)).toBe(true);
    expect(mail.text).toContain(stored.body.header.issue_date.split("-").reverse().join("/"));
    expect(mail.text).toContain(account.email);
    await eventually(async () => expect((await entries())[0]?.state).toBe("delivered"));
  });

  it("is sent only after the authority accepts it; without acceptance, its e-mail fails after three days", async () => {
    server = await startMailServer();
    sendThrough(server.port);
    await create(body({ observations: "sandbox:refuse-always" }));
    await eventually(async () => {
      const [entry = expect.unreachable()] = await entries();
      expect(entry.due_at).toBeGreaterThan(entry.created_at);
      expect(entry).toMatchObject({ state: "pending", attempts: 0, lease: null });
    });
    shift = 73 * 3600 * 1000;
    await eventually(async () =>
      expect((await entries())[0]).toMatchObject({ state: "failed", failure: "no-acceptance" }),
    );
    expect(server.mails).toEqual([]);
  });

  it("is sent with `company_web` and `company_email` of its options, and replies go to `company_email`", async () => {
    server = await startMailServer();
    sendThrough(server.port);
    const own = { company_web: "https://tienda.example", company_email: "ventas@tienda.example" };
    await create(body({}, own));
    await eventually(() => expect(server.mails).toHaveLength(1));
    const [mail = expect.unreachable()] = server.mails;
    expect(mail.text).toContain(own.company_web);
    expect(mail.text).toContain(own.company_email);
    expect(mail.from).toBe(NOBODY);
    expect(mail.headers.get("from")).not.toContain(own.company_email);
    expect(mail.headers.get("reply-to")).toContain(own.company_email);
    expect(mail.text).not.toContain(account.email);
  });

  it("is sent from the login in SMTP_URL, if the login is an e-mail address", async () => {
    server = await startMailServer(undefined, true);
    sendThrough(server.port, "facturas%40talonario.example:s%C3%A9cret@");
    await create();
    await eventually(() => expect(server.mails).toHaveLength(1));
    expect(server.logins).toEqual(["facturas@talonario.example sécret"]);
    expect(server.mails[0]?.from).toBe("facturas@talonario.example");
    expect(server.mails[0]?.headers.get("reply-to")).toContain(account.email);
    expect(service.logged()).not.toContain("cret@");
  });

  it("is sent from the address in MAIL_FROM, even if the login is another address", async () => {
    server = await startMailServer(undefined, true);
    sendThrough(server.port, "login%40talonario.example:secret@", "facturas@empresa.example");
    await create(body({}, { company_email: "ventas@tienda.example" }));
    await eventually(() => expect(server.mails).toHaveLength(1));
    const [mail = expect.unreachable()] = server.mails;
    expect(mail.from).toBe("facturas@empresa.example");
    expect(mail.headers.get("from")).toContain("<facturas@empresa.example>");
    expect(mail.headers.get("reply-to")).toContain("ventas@tienda.example");
  });

  it.each([
    ["`send_email` is 0", body({}, { send_email: 0 })],
    ["the receiver has no e-mail address", body({ receiver_email: "" })],
  ])("is not sent if %s", async (_, document) => {
    server = await startMailServer();
    sendThrough(server.port);
    await create(document);
    expect(await entries()).toEqual([]);
  });

  it("is not sent if the service rejects the document", async () => {
    server = await startMailServer();
    sendThrough(server.port);
    const rejected = body({ branch_office_code: "nowhere" });
    expect((await account.admin.post("/v1/documents", rejected)).status).toBe(400);
    expect(await entries()).toEqual([]);
  });

  it("adds no mail headers through line breaks in names and addresses", async () => {
    server = await startMailServer();
    sendThrough(server.port);
    const injected = "Evil\r\nBcc: victim@example.com";
    await create(
      body(
        { receiver_legal_name: injected, issuer_legal_name: `"${injected}" <x@y.example>` },
        { company_email: `a@b.example\r\nBcc: victim@example.com` },
      ),
    );
    await eventually(() => expect(server.mails).toHaveLength(1));
    const [mail = expect.unreachable()] = server.mails;
    expect(mail.headers.has("bcc")).toBe(false);
    expect(mail.to).toEqual([RECEIVER]);
    expect(mail.from).toBe(NOBODY);
    expect(mail.headers.get("from")?.endsWith(`<${NOBODY}>`)).toBe(true);
    expect(mail.headers.get("reply-to")).toContain(account.email);
  });

  it.each(["not an address", "a@b.example, c@d.example", "<a@b.example>", "a@b.example\r\nX: y"])(
    "is not sent to the invalid address %j, and the log reports the failure without the address",
    async (receiver_email) => {
      server = await startMailServer();
      sendThrough(server.port);
      const id = await create(body({ receiver_email }));
      await eventually(async () => expect((await entries())[0]?.state).toBe("failed"));
      expect(server.mails).toEqual([]);
      expect(service.logged()).toContain(`document ${id} of account ${account.id} failed`);
      // The log is JSON, so it would contain the address with its line breaks escaped.
      expect(service.logged()).not.toContain(JSON.stringify(receiver_email).slice(1, -1));
    },
  );
});

describe("a mail server", () => {
  it("that temporarily rejects the receiver gets the e-mail later", async () => {
    server = await startMailServer((_, tries) => (tries === 1 ? 451 : undefined));
    sendThrough(server.port);
    await create();
    await eventually(async () => expect((await entries())[0]?.failure).toBe("not-accepted"));
    shift = 60_000;
    await eventually(() => expect(server.mails).toHaveLength(1));
    const [entry] = await entries();
    expect(server.mails[0]?.headers.get("message-id")).toContain(entry?.message_id);
  });

  it("that permanently rejects the receiver makes the e-mail fail", async () => {
    server = await startMailServer(() => 550);
    sendThrough(server.port);
    await create();
    await eventually(async () =>
      expect((await entries())[0]).toMatchObject({ state: "failed", failure: "refused" }),
    );
  });

  it("that cannot be reached leaves the e-mail pending", async () => {
    server = await startMailServer();
    await server.close();
    sendThrough(server.port);
    await create();
    await eventually(async () =>
      expect((await entries())[0]).toMatchObject({ state: "pending", failure: "not-connected" }),
    );
  });
});
