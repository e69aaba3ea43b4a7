import { senderOf } from "./address.ts";

/** One message to one recipient. */
export interface Mail {
  readonly messageId: string;
  readonly from: MailAddress;
  readonly replyTo: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** A file attached to a message. */
export interface Attachment {
  readonly filename: string;
  readonly content: Uint8Array;
  readonly contentType: "application/pdf" | "application/xml" | "image/jpeg" | "image/png";
  /** The content id of an image that the HTML shows. */
  readonly cid?: string;
}

/** An e-mail address with its display name. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Reasons why a message was not sent: `refused` is permanent, all other reasons are temporary. */
export type MailFailure = "refused" | "not-accepted" | "not-connected" | "timed-out";

/** Sends messages through an SMTP server. */
export interface Mailer {
  /** The sender's address of every message. */
  readonly sender: string;
  /** Makes one attempt; returns undefined if the server accepted the message. */
  send(mail: Mail, signal: AbortSignal): Promise<MailFailure | undefined>;
}

const CONNECT_WITHIN_MS = 10_000;
const SILENCE_MS = 20_000;

/** Creates a mailer for the server in `SMTP_URL`; `sender` is the configured address, if any. */
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
        // An abort closes the connection, so that the server does not accept a message that will be sent again.
        signal,
        ...mail,
        from: { ...mail.from },
        replyTo: { ...mail.replyTo },
        to: { ...mail.to },
        headers: { "Auto-Submitted": "auto-generated" },
        attachments: mail.attachments.map(({ content, ...attachment }) => ({
          ...attachment,
          content: Buffer.from(content),
          ...(attachment.cid !== undefined && { contentDisposition: "inline" as const }),
        })),
        // All content is passed as text or bytes, so nodemailer never needs to load files or URLs.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return sent.then(() => undefined, failureOf);
    },
  };
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

function failureOf(error: unknown): MailFailure {
  const { code = "", responseCode = 0, command } = error as SmtpError;
  // A rejected sender is a temporary failure like a rejected login: an operator can correct the configuration.
  const isRejected = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  if (isRejected) {
    return responseCode >= 500 || responseCode === 0 ? "refused" : "not-accepted";
  }
  if (code === "ETIMEDOUT" || code === "EABORT") {
    return "timed-out";
  }
  return responseCode > 0 ? "not-accepted" : "not-connected";
}
