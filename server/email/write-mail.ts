import type { Document } from "../../generated/types/models.d.ts";
import { documentTitle, fileName } from "../documents/file-name.ts";
import type { CountryRendering } from "../rendering/country-rendering.ts";
import { isAddress } from "./address.ts";
import type { Attachment, Mail } from "./mailer.ts";

/** The content of a message about a document. */
export interface MailFacts {
  readonly document: Document;
  readonly rendering: CountryRendering;
  readonly issuer: string;
  /** The account's own address for replies; the document's options may replace it. */
  readonly issuerEmail: string;
  /** The sender's address of every message. */
  readonly sender: string;
  readonly messageId: string;
  /** Replaces the receiver's address of the document. */
  readonly to?: string | undefined;
  readonly pdf: Uint8Array;
  readonly xml?: Uint8Array | undefined;
}

interface Words {
  greeting(name: string | undefined): string;
  sends(facts: { issuer: string; title: string; date: string; total: string }): string;
  readonly attached: string;
  readonly pay: string;
}

const spanish: Words = {
  greeting: (name) => (name === undefined ? "Buenos días:" : `${name}:`),
  sends: ({ issuer, title, date, total }) =>
    `${issuer} le envía el documento ${title}, con fecha ${date}, por un total de ${total}.`,
  attached: "Lo encontrará adjunto en formato PDF, junto con su XML.",
  pay: "Puede pagarlo en",
};

const english: Words = {
  greeting: (name) => (name === undefined ? "Good day," : `${name},`),
  sends: ({ issuer, title, date, total }) =>
    `${issuer} sends you the document ${title}, dated ${date}, for a total of ${total}.`,
  attached: "It is attached as a PDF file, with its XML.",
  pay: "You can pay it at",
};

/** The message of a document to its receiver; undefined without a receiver's address. */
export function writeMail(facts: MailFacts): Mail | undefined {
  const { document, rendering, issuer, sender, messageId } = facts;
  const { header, options = {} } = document;
  const to = (facts.to ?? header.receiver_email ?? "").trim();
  if (!isAddress(to)) {
    return undefined;
  }
  const shown = options.company_email ?? facts.issuerEmail;
  const reply = isAddress(shown) ? shown : facts.issuerEmail;
  const title = documentTitle(document, rendering);
  const name = fileName(title);
  return {
    messageId: `<${messageId}@${sender.split("@")[1]}>`,
    from: { name: issuer, address: sender },
    replyTo: { name: issuer, address: reply },
    to: { name: header.receiver_legal_name ?? "", address: to },
    subject: `${title} - ${issuer}`,
    text: writeText(facts, title, shown),
    attachments: [
      { filename: `${name}.pdf`, content: facts.pdf, contentType: "application/pdf" },
      ...(facts.xml === undefined ? [] : [xmlAttachment(name, facts.xml)]),
    ],
  };
}

function writeText(
  { document, rendering, issuer }: MailFacts,
  title: string,
  email: string,
): string {
  const { header, options = {}, totals, payment_link } = document;
  const words = rendering.language.startsWith("en") ? english : spanish;
  const total = rendering.formatMoney(String(totals.total_amount), document);
  const payment = payment_link?.payment_url;
  return [
    words.greeting(header.receiver_legal_name),
    [words.sends({ issuer, title, date: header.issue_date, total }), words.attached].join(" "),
    ...(payment === undefined ? [] : [`${words.pay} ${payment}`]),
    [issuer, options.company_web, email].filter((line) => line !== undefined).join("\n"),
  ].join("\n\n");
}

function xmlAttachment(name: string, content: Uint8Array): Attachment {
  return { filename: `${name}.xml`, content, contentType: "application/xml" };
}
