import type { ValidationError } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { DocumentUpdate } from "../../generated/types/models.d.ts";
import { variants } from "../../generated/validators/document-update.js";
import type { Country } from "../countries/country.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { documentOf } from "../documents/stored-document.ts";
import { verdictOf } from "../documents/stored-verdict.ts";
import { statuses } from "../model/states.ts";
import type { DocumentRow } from "../store/documents.ts";
import type { Session } from "../store/session.ts";
import { findSubmission } from "../store/submissions.ts";
import { validateNumber } from "./assign-folio.ts";
import { checkNames } from "./check-names.ts";
import { mergeUpdate } from "./merge-update.ts";
import type { Variant } from "./validate-draft.ts";

/** An update. `row` and `stored` are the row and the document before the update; `merged` is the document after it. */
export interface Update {
  readonly row: DocumentRow;
  readonly stored: StoredDocument;
  readonly merged: StoredDocument;
  readonly body: DocumentUpdate;
}

/** Returns the errors in an update that its schema cannot find: wrong arithmetic and conflicts with stored data. */
export async function validateUpdate(
  session: Session,
  update: Update,
  country: Country,
): Promise<ValidationError[]> {
  const { merged, body } = update;
  const { customer_supplier_id } = body.header;
  const named = customer_supplier_id === undefined ? {} : { customer_supplier_id };
  return [
    ...modifierConflicts(merged, body),
    ...country.validate(merged),
    ...(country.validateUpdate?.(merged, body) ?? []),
    ...(await checkNames(session, merged.header.account_id, { header: named })),
    ...(await numberErrors(session, update, country)),
  ];
}

/** Whether the authority rejected the document and an update may correct it. */
export async function isRejected(
  session: Session,
  { account_id, document_id, document_status }: DocumentRow,
  { mendsRejected }: Country,
): Promise<boolean> {
  if (document_status !== statuses.issued || !mendsRejected) {
    return false;
  }
  const submission = await findSubmission(session, account_id, document_id);
  return verdictOf(submission?.verdict ?? null)?.accepted === false;
}

/**
 * Whether an update of a draft sends `document_number` or changes the type. If so, the number is checked at once.
 * If it does neither, the number is checked only when the draft is issued.
 */
export function asksForFolio({ row, stored, body }: Update): boolean {
  const { document_number, document_type_id } = body.header;
  const isOther = document_type_id !== stored.header.document_type_id;
  return row.document_status === statuses.draft && (document_number !== undefined || isOther);
}

async function numberErrors(
  session: Session,
  update: Update,
  country: Country,
): Promise<ValidationError[]> {
  if (asksForFolio(update)) {
    return validateNumber(session, update.merged, country);
  }
  return (await isRejected(session, update.row, country)) ? changedNumber(update, country) : [];
}

// A changed type or number would leave a gap in the sequence.
function changedNumber({ stored, merged }: Update, { numbering }: Country): ValidationError[] {
  const isOtherType = numbering.taxbureauType(merged) !== numbering.taxbureauType(stored);
  const isOtherNumber = merged.header.document_number !== stored.header.document_number;
  const pointers = [
    ...(isOtherType ? ["/header/document_type_id"] : []),
    ...(isOtherNumber ? ["/header/document_number"] : []),
  ];
  return pointers.map((pointer) => validationError("document.number-kept", pointer));
}

// `modifier_amount` in an updated line conflicts with a stored `modifier_percentage` of the line, and vice versa.
function modifierConflicts(merged: StoredDocument, body: DocumentUpdate): ValidationError[] {
  return (body.details ?? []).flatMap((line, index) => {
    const { modifier_amount, modifier_percentage } = merged.details[index] ?? {};
    const carried = line.modifier_amount ? "modifier_amount" : "modifier_percentage";
    return modifier_amount && modifier_percentage && line[carried]
      ? [validationError("line.modifier-stored", `/details/${index}/${carried}`)]
      : [];
  });
}

/**
 * Returns the errors that the handler would find in an update, for a guard that rejects the update before the handler
 * runs. Returns no errors if the schema rejects the body.
 */
export async function validateUpdateEarly(
  session: Session,
  row: DocumentRow,
  body: unknown,
  country: Country,
): Promise<ValidationError[]> {
  if (!variants[country.code as Variant].is(body)) {
    return [];
  }
  const stored = documentOf(row);
  const merged = mergeUpdate(stored, body, country);
  return validateUpdate(session, { row, stored, merged, body }, country);
}
