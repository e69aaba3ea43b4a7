import type { ValidationError } from "../../../generated/routes.ts";
import { validationError } from "../../../generated/rules.js";
import type { DocumentUpdate } from "../../../generated/types/models.d.ts";
import type { ChangedDocument } from "../country.ts";
import { documentType } from "./document-types.ts";

/** Rejects an update of the receiver's activity on a receipt that names its receiver, by the body or by the stored header. */
export function validateUpdate(
  document: ChangedDocument,
  { header }: DocumentUpdate,
): readonly ValidationError[] {
  return isNamedReceipt(document) && header.receiver_activity !== undefined
    ? [validationError("cl.named-receipt-activity-stored", "/header/receiver_activity")]
    : [];
}

/** Whether a document is a receipt that names its receiver. */
export function isNamedReceipt({ header }: ChangedDocument): boolean {
  const named =
    header.receiver_tax_id_code !== undefined || header.receiver_legal_name !== undefined;
  return named && documentType(header.document_type_id).receipt === true;
}
