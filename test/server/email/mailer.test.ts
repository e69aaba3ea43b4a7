import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import { createMailer, type Mail, type MailFailure } from "../../../server/email/mailer.ts";

const sender = { name: "Emisor", address: "facturas@emisor.example" };
const mail: Mail = {
  messageId: "<1@emisor.example>",
  from: sender,
  replyTo: sender,
  to: { name: "Cliente", address: "compras@cliente.example" },
  subject: "Factura",
  text: "Factura",
  html: "<p>Factura</p>",
  attachments: [],
};

let server: SMTPServer;

afterEach(() => new Promise<void>((done) => server.close(done)));

async function sendThrough(
  options: SMTPServerOptions,
  signal = new AbortController().signal,
): Promise<MailFailure | undefined> {
  server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return createMailer(`smtp://127.0.0.1:${port}`).send(mail, signal);
}

it("an abort closes the connection, so the server does not accept the message later", async () => {
  const cut = new AbortController();
  const accepted: string[] = [];
  let answer = () => {};
  let closed = () => {};
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const failure = await sendThrough(
    {
      onRcptTo(_address, _session, done) {
        answer = done;
        cut.abort();
      },
      onData(stream, { id }, done) {
        stream.resume().on("end", () => {
          accepted.push(id);
          done();
        });
      },
      onClose: () => closed(),
    },
    cut.signal,
  );
  expect(failure).toBe("timed-out");
  answer();
  await isClosed;
  expect(accepted).toEqual([]);
});

const rejected = () => Object.assign(new Error("no"), { responseCode: 550 });

it.each<[string, SMTPServerOptions, MailFailure]>([
  [
    "if the server rejects the sender (code 550), the failure is temporary",
    { onMailFrom: (_, __, done) => done(rejected()) },
    "not-accepted",
  ],
  [
    "if the server rejects the receiver (code 550), the failure is permanent",
    { onRcptTo: (_, __, done) => done(rejected()) },
    "refused",
  ],
])("%s", async (_, options, failure) => {
  expect(await sendThrough(options)).toBe(failure);
});
