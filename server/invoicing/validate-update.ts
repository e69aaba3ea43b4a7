import type { ValidationError } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { DocumentUpdate } from "../../generated/types/models.d.ts";
import { variants } from "../../generated/validators/document-update.js";
import type { Country } from "../countries/country.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { documentOf } from "../documents/stored-document.ts";
import type { DocumentRow } from "../store/documents.ts";
import type { Session } from "../store/session.ts";
import { checkNames } from "./check-names.ts";
import { mergeUpdate } from "./merge-update.ts";
import type { Variant } from "./validate-draft.ts";

/** Validates an update beyond its schema: arithmetic and stored data. `merged` is the updated document. */
export async function validateUpdate(
  session: Session,
  merged: StoredDocument,
  body: DocumentUpdate,
  country: Country,
): Promise<ValidationError[]> {
  const { customer_supplier_id } = body.header;
  const named = customer_supplier_id === undefined ? {} : { customer_supplier_id };
  return [
    ...modifierConflicts(merged, body),
    ...country.validate(merged),
    ...(country.validateUpdate?.(merged, body) ?? []),
    ...(await checkNames(session, merged.header.account_id, { header: named })),
  ];
}

// A modifier in an updated line conflicts with the other modifier of the stored line.
function modifierConflicts(merged: StoredDocument, body: DocumentUpdate): ValidationError[] {
  return (body.details ?? []).flatMap((line, index) => {
    const { modifier_amount, modifier_percentage } = merged.details[index] ?? {};
    const carried = line.modifier_amount ? "modifier_amount" : "modifier_percentage";
    return modifier_amount && modifier_percentage && line[carried]
      ? [validationError("line.modifier-stored", `/details/${index}/${carried}`)]
      : [];
  });
}

/** Validates an update that the guard already rejects. Returns no errors if the schema rejects the body. */
export async function validateUpdateEarly(
  session: Session,
  row: DocumentRow,
  body: unknown,
  country: Country,
): Promise<ValidationError[]> {
  return variants[country.code as Variant].is(body)
    ? validateUpdate(session, mergeUpdate(documentOf(row), body, country), body, country)
    : [];
}
