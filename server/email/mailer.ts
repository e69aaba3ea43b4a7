import { senderOf } from "./address.ts";

/** One message to one receiver. */
export interface Mail {
  readonly messageId: string;
  readonly from: MailAddress;
  readonly replyTo: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly attachment: { readonly filename: string; readonly content: Uint8Array };
}

/** An e-mail address with the name that is shown for it. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Why a message did not leave: `refused` for good by the receiving side, the others for now. */
export type MailFailure = "refused" | "not-accepted" | "not-connected" | "timed-out";

/** Hands messages to an SMTP server. */
export interface Mailer {
  /** The address that every message comes from. */
  readonly sender: string;
  /** Sends once; undefined when the server has taken the message. */
  send(mail: Mail, signal: AbortSignal): Promise<MailFailure | undefined>;
}

const CONNECT_WITHIN_MS = 10_000;
const SILENCE_MS = 20_000;

/** A mailer that uses the server of an `SMTP_URL`; `sender` is an address, where one is configured. */
export function createMailer(smtpUrl: string, sender?: string): Mailer {
  return {
    sender: senderOf(smtpUrl, sender),
    async send(mail, signal) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: CONNECT_WITHIN_MS,
        greetingTimeout: CONNECT_WITHIN_MS,
        socketTimeout: SILENCE_MS,
      });
      const sent = transport.sendMail({
        ...mail,
        from: { ...mail.from },
        replyTo: { ...mail.replyTo },
        to: { ...mail.to },
        headers: { "Auto-Submitted": "auto-generated" },
        attachments: [
          {
            filename: mail.attachment.filename,
            content: Buffer.from(mail.attachment.content),
            contentType: "application/pdf",
          },
        ],
        // A message is text and bytes of ours; nothing in it is a path or an address to fetch from.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return Promise.race([sent.then(() => undefined, failureOf), cutShort(signal)]);
    },
  };
}

function cutShort(signal: AbortSignal): Promise<MailFailure> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve("timed-out");
    }
    signal.addEventListener("abort", () => resolve("timed-out"), { once: true });
  });
}

function failureOf(error: unknown): MailFailure {
  const { code = "", responseCode = 0 } = error as { code?: string; responseCode?: number };
  // A login that is refused is ours to mend, and says nothing of the receiver.
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    return responseCode >= 500 || responseCode === 0 ? "refused" : "not-accepted";
  }
  if (code === "ETIMEDOUT") {
    return "timed-out";
  }
  return responseCode > 0 ? "not-accepted" : "not-connected";
}
