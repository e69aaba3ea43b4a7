import type { ValidationError } from "../../../generated/routes.ts";
import { validationError } from "../../../generated/rules.js";
import type { DocumentUpdate } from "../../../generated/types/models.d.ts";
import type { ChangedDocument } from "../country.ts";
import { hasGrossPrices } from "./amounts.ts";
import { documentType } from "./document-types.ts";

/**
 * Rejects two members in the update of a receipt: the receiver's activity if the updated receipt names its receiver,
 * and a `taxes_amount` other than 0 if the receipt's prices include VAT.
 */
export function validateUpdate(
  document: ChangedDocument,
  { header, totals }: DocumentUpdate,
): readonly ValidationError[] {
  const errors: ValidationError[] = [];
  if (isNamedReceipt(document) && header.receiver_activity !== undefined) {
    errors.push(validationError("cl.named-receipt-activity-stored", "/header/receiver_activity"));
  }
  if (hasGrossPrices(document) && (totals.taxes_amount ?? 0) !== 0) {
    errors.push(validationError("cl.gross-values-stored", "/totals/taxes_amount"));
  }
  return errors;
}

/** Whether a document is a receipt that names its receiver. */
export function isNamedReceipt({ header }: ChangedDocument): boolean {
  const named =
    header.receiver_tax_id_code !== undefined || header.receiver_legal_name !== undefined;
  return named && documentType(header.document_type_id).receipt === true;
}
