import type { Document } from "../../generated/types/models.d.ts";
import { readBranding } from "../documents/branding.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { documentInstalments } from "../documents/document-instalments.ts";
import { makeFiles, readNativeFile } from "../documents/make-files.ts";
import { nativeFactsOf } from "../documents/stored-native-file.ts";
import type { Services } from "../services.ts";
import type { Mail } from "./mailer.ts";
import { writeMail } from "./write-mail.ts";

/** The sender and the id of a message, and optionally a recipient that replaces the document's receiver. */
export interface MailTarget {
  /** The sender's address. */
  readonly sender: string;
  readonly messageId: string;
  /** Replaces the address of the document's receiver. */
  readonly to?: string | undefined;
}

/** Writes the message of a document, with its files attached; undefined if the recipient's address is invalid. */
export async function documentMail(
  services: Services,
  document: Document,
  account: DocumentAccount,
  target: MailTarget,
): Promise<Mail | undefined> {
  const { country, facts } = account;
  const files = await makeFiles(services, document, account, { pdf: true, xml: true });
  const stored = await readNativeFile(services, document, account);
  const native = stored && nativeFactsOf(stored);
  return writeMail({
    document,
    rendering: country.rendering,
    issuer: document.header.issuer_legal_name ?? facts.registration_legal_name_company,
    issuerEmail: facts.admin_email,
    ...target,
    native,
    instalments: documentInstalments(document, account, native),
    branding: await readBranding(services, account),
    xml: files?.document_xml === undefined ? undefined : Buffer.from(files.document_xml, "base64"),
    pdf: Buffer.from(files?.document_pdf ?? "", "base64"),
  });
}
