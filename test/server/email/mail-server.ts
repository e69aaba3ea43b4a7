import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A message that the mail server accepted. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Unfolded headers, by name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly attachment: TakenFile | undefined;
  readonly attachments: readonly TakenFile[];
}

/** An attachment of a message. */
export interface TakenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A real SMTP server on a free local port. */
export interface MailServer {
  readonly port: number;
  readonly mails: TakenMail[];
  readonly logins: string[];
  close(): Promise<void>;
}

/**
 * Starts a server. If `reject` returns an SMTP code for a recipient, the server rejects the recipient with this code.
 * `tries` counts the recipients of all messages so far.
 */
export async function startMailServer(
  reject: (to: string, tries: number) => number | undefined = () => undefined,
  needsLogin = false,
): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const logins: string[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: !needsLogin,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      logins.push(`${auth.username} ${auth.password}`);
      done(null, { user: auth.username });
    },
    onRcptTo(address, _session, done) {
      const code = reject(address.address, ++tries);
      done(code === undefined ? null : Object.assign(new Error("no"), { responseCode: code }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, ...readMessage(Buffer.concat(chunks).toString("latin1")) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    logins,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function readMessage(raw: string): Omit<TakenMail, "from" | "to"> {
  const { headers, body } = splitPart(raw);
  const parts = leavesOf({ headers, body });
  const kind = (part: Part) => part.headers.get("content-type") ?? "";
  const text = parts.find((part) => kind(part).startsWith("text/plain"));
  const attachments = parts
    .filter((part) => /^application\/(pdf|xml)/.test(kind(part)))
    .map((part) => {
      const disposition = part.headers.get("content-disposition") ?? "";
      return { name: /filename=(\S+)/.exec(disposition)?.[1] ?? "", bytes: decode(part) };
    });
  return {
    headers,
    text: text === undefined ? "" : decode(text).toString("utf8"),
    attachment: attachments[0],
    attachments,
  };
}

// Flattens nested multipart parts into the parts with content.
function leavesOf(part: Part): Part[] {
  const kind = part.headers.get("content-type") ?? "";
  const boundary = /^multipart\/.*boundary="?([^";]+)/.exec(kind)?.[1];
  if (boundary === undefined) return [part];
  return part.body.split(`--${boundary}`).slice(1, -1).map(splitPart).flatMap(leavesOf);
}

function splitPart(raw: string): Part {
  const trimmed = raw.replace(/^\r\n/, "");
  const end = trimmed.indexOf("\r\n\r\n");
  const lines = trimmed
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: trimmed.slice(end + 4) };
}

function decode({ headers, body }: Part): Buffer {
  const encoding = headers.get("content-transfer-encoding");
  if (encoding === "base64") {
    return Buffer.from(body, "base64");
  }
  const text =
    encoding === "quoted-printable"
      ? body
          .replace(/=\r\n/g, "")
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      : body;
  return Buffer.from(text.replace(/\r\n$/, ""), "latin1");
}
