import type { DocumentUpdate, Refusal } from "../../generated/types/models.d.ts";
import { variants } from "../../generated/validators/document-update.js";
import type { Country } from "../countries/country.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { documentOf } from "../documents/stored-document.ts";
import type { DocumentRow } from "../store/documents.ts";
import type { Session } from "../store/session.ts";
import { checkNames } from "./check-names.ts";
import { mergeUpdate } from "./merge-update.ts";
import type { Variant } from "./validate-draft.ts";

/** What arithmetic and what is stored have against an update that its schema accepts; `merged` is the document with it. */
export async function validateUpdate(
  session: Session,
  merged: StoredDocument,
  body: DocumentUpdate,
  country: Country,
): Promise<Refusal[]> {
  const { customer_supplier_id } = body.header;
  const named = customer_supplier_id === undefined ? {} : { customer_supplier_id };
  return [
    ...country.validate(merged),
    ...(country.validateUpdate?.(merged, body) ?? []),
    ...(await checkNames(session, merged.header.account_id, { header: named })),
  ];
}

/** The same before the update is begun, for a body that is refused anyway; nothing of one that its schema refuses too. */
export async function validateUpdateEarly(
  session: Session,
  row: DocumentRow,
  body: unknown,
  country: Country,
): Promise<Refusal[]> {
  return variants[country.code as Variant].is(body)
    ? validateUpdate(session, mergeUpdate(documentOf(row), body, country), body, country)
    : [];
}
