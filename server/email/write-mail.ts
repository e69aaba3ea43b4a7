import type { Document } from "../../generated/types/models.d.ts";
import { documentTitle, fileName } from "../documents/file-name.ts";
import type { Instalment } from "../model/instalments.ts";
import type { Picture } from "../rendering/canvas.ts";
import { logoType } from "../rendering/check-logo.ts";
import type { CountryRendering, NativeFacts } from "../rendering/country-rendering.ts";
import { isAddress } from "./address.ts";
import { given, mailBody, mailHtml, mailText } from "./mail-body.ts";
import type { Attachment, Mail } from "./mailer.ts";

/** The content of a message about a document. */
export interface MailFacts {
  readonly document: Document;
  readonly rendering: CountryRendering;
  readonly issuer: string;
  /** The account's address for replies; a valid `company_email` in the document's options replaces it. */
  readonly issuerEmail: string;
  /** The address in `From`. */
  readonly sender: string;
  readonly messageId: string;
  /** Replaces the address of the document's receiver. */
  readonly to?: string | undefined;
  readonly pdf: Uint8Array;
  readonly xml?: Uint8Array | undefined;
  readonly native?: NativeFacts | undefined;
  readonly instalments?: readonly Instalment[];
  readonly branding?: { readonly logo?: Picture; readonly accent?: string };
}

/** The message that sends a document to `facts.to`, by default to the receiver; undefined if the address is invalid. */
export function writeMail(facts: MailFacts): Mail | undefined {
  const { document, rendering, issuer, sender, messageId } = facts;
  const { header, options = {} } = document;
  const to = (facts.to ?? header.receiver_email ?? "").trim();
  if (!isAddress(to)) {
    return undefined;
  }
  const sent = given(options.company_email);
  const reply = sent !== undefined && isAddress(sent) ? sent : facts.issuerEmail;
  const title = documentTitle(document, rendering, facts.native);
  const name = fileName(title);
  const body = mailBody(facts, title, reply);
  const logo = facts.branding?.logo;
  return {
    messageId: `<${messageId}@${sender.split("@")[1]}>`,
    from: { name: issuer, address: sender },
    replyTo: { name: issuer, address: reply },
    to: { name: given(header.receiver_legal_name) ?? "", address: to },
    subject: `${title} - ${issuer}`,
    text: mailText(body),
    html: mailHtml(body),
    attachments: [
      ...(logo && body.logo !== undefined ? [logoAttachment(logo, body.logo)] : []),
      { filename: `${name}.pdf`, content: facts.pdf, contentType: "application/pdf" },
      ...(facts.xml === undefined ? [] : [xmlAttachment(name, facts.xml)]),
    ],
  };
}

function xmlAttachment(name: string, content: Uint8Array): Attachment {
  return { filename: `${name}.xml`, content, contentType: "application/xml" };
}

function logoAttachment({ file }: Picture, cid: string): Attachment {
  const contentType = logoType(file) ?? "image/png";
  const filename = contentType === "image/png" ? "logo.png" : "logo.jpg";
  return { filename, content: file, contentType, cid };
}
