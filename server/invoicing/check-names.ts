import type { ValidationError } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { DocumentReference } from "../../generated/types/models.d.ts";
import { findBranchByCode } from "../store/company-branches.ts";
import { findIds } from "../store/page.ts";
import type { Session } from "../store/session.ts";

/** The members of a document that refer to resources of the account. */
export interface NamingDocument {
  readonly header: {
    readonly branch_office_code?: string;
    readonly customer_supplier_id?: number;
  };
  readonly references?: readonly DocumentReference[];
}

/** Looks up a document's branch, customer and references in the account. Returns an error for each unknown one. */
export async function checkNames(
  session: Session,
  accountId: number,
  document: NamingDocument,
): Promise<ValidationError[]> {
  const errors: ValidationError[] = [];
  const { branch_office_code, customer_supplier_id } = document.header;
  if (
    branch_office_code !== undefined &&
    (await findBranchByCode(session, accountId, branch_office_code)) === undefined
  ) {
    errors.push(validationError("document.branch-office-unknown", "/header/branch_office_code"));
  }
  if (customer_supplier_id !== undefined) {
    const ids = [customer_supplier_id];
    if ((await findIds(session, "customers_suppliers", accountId, ids)).size === 0) {
      errors.push(
        validationError("document.customer-supplier-unknown", "/header/customer_supplier_id"),
      );
    }
  }
  const referred = (document.references ?? []).map((reference) => reference.reference_document_id);
  const named = referred.filter((id) => id !== undefined);
  const known = await findIds(session, "documents", accountId, named);
  for (const [index, id] of referred.entries()) {
    if (id !== undefined && !known.has(id)) {
      const pointer = `/references/${index}/reference_document_id`;
      errors.push(validationError("reference.document-unknown", pointer));
    }
  }
  return errors;
}
