import type { Document } from "../../generated/types/models.d.ts";
import { readBranding } from "../documents/branding.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { makeFiles } from "../documents/make-files.ts";
import { instalments } from "../model/instalments.ts";
import type { Services } from "../services.ts";
import type { Mail } from "./mailer.ts";
import { writeMail } from "./write-mail.ts";

/** The sender and the receiver of a message. */
export interface MailTarget {
  /** The sender's address. */
  readonly sender: string;
  readonly messageId: string;
  /** Replaces the address of the document's receiver. */
  readonly to?: string | undefined;
}

/** Writes the message of a document with its files; undefined without a valid receiver's address. */
export async function documentMail(
  services: Services,
  document: Document,
  account: DocumentAccount,
  target: MailTarget,
): Promise<Mail | undefined> {
  const { country, facts } = account;
  const files = await makeFiles(services, document, account, { pdf: true, xml: true });
  const { header, totals } = document;
  return writeMail({
    document,
    rendering: country.rendering,
    issuer: header.issuer_legal_name ?? facts.registration_legal_name_company,
    issuerEmail: facts.admin_email,
    ...target,
    instalments: instalments({
      conditions: header.payment_conditions,
      issueDate: header.issue_date,
      total: totals.total_amount,
      decimals: country.amounts(document).decimals,
    }),
    branding: await readBranding(services, account),
    xml: files?.document_xml === undefined ? undefined : Buffer.from(files.document_xml, "base64"),
    pdf: Buffer.from(files?.document_pdf ?? "", "base64"),
  });
}
