import { warning } from "../../generated/rules.js";
import type { DocumentCreate, Warning } from "../../generated/types/models.d.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { isAddress } from "../email/address.ts";
import { hasTemplate } from "../rendering/templates.ts";
import type { Services } from "../services.ts";

/** Warns of options in the body that have no effect on this server or for this document. */
export function optionWarnings(
  services: Services,
  { options = {}, header }: DocumentCreate,
  document: StoredDocument,
  { country }: DocumentAccount,
): Warning[] {
  const warnings: Warning[] = [];
  if (options.send_email === 1) {
    if (!services.sendsEmail) {
      warnings.push(warning("document.email-not-sent", "/options/send_email"));
    }
    if (!isAddress(header.receiver_email?.trim() ?? "")) {
      warnings.push(warning("document.email-no-receiver", "/header/receiver_email"));
    }
  }
  if (options.template_id !== undefined && !hasTemplate(options.template_id)) {
    warnings.push(warning("document.template-unknown", "/options/template_id"));
  }
  if (options.pdf_transfer_copy === 1 && !country.rendering.transferable(document)) {
    warnings.push(warning("document.no-transfer-copy", "/options/pdf_transfer_copy"));
  }
  return warnings;
}
