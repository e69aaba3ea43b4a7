import type { UpdateDocumentRequest, UpdateDocumentResponse } from "../../generated/routes.ts";
import { warning } from "../../generated/rules.js";
import type { DocumentUpdate, Warning } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { readDocumentAccount } from "../documents/document-account.ts";
import { readRelations } from "../documents/document-relations.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { documentOf, documentResponse, rowOf } from "../documents/stored-document.ts";
import { notFound } from "../http/access.ts";
import { catchProblems, ProblemError, rejectInvalid } from "../http/problem-error.ts";
import { statuses } from "../model/states.ts";
import type { Services } from "../services.ts";
import type { DocumentRow } from "../store/documents.ts";
import { claimDocument, writeDocument } from "../store/documents.ts";
import { claimFolio } from "./assign-folio.ts";
import { mergeUpdate } from "./merge-update.ts";
import { readDocument } from "./read.ts";
import { registerReceiver } from "./register-receiver.ts";
import { requireDraft } from "./require-draft.ts";
import { validateUpdate } from "./validate-update.ts";
import { withWarnings } from "./with-warnings.ts";

/** Changes a draft. */
export function updateDocument(
  services: Services,
  { principal, params, body }: UpdateDocumentRequest<Principal>,
): Promise<UpdateDocumentResponse> {
  return catchProblems([400, 404, 409], async () => {
    const found = await readDocument(services, principal, params.document_id);
    if (found === undefined) {
      return notFound("document");
    }
    const { country } = await readDocumentAccount(services.store, found.account_id);
    const { row, relations, merged } = await services.store.write(async (transaction) => {
      const claimed = await claimDocument(transaction, found.account_id, found.document_id);
      if (claimed === undefined) {
        throw new ProblemError(notFound("document"));
      }
      const stored = documentOf(claimed);
      const merged = mergeUpdate(stored, body, country);
      rejectInvalid(await validateUpdate(transaction, merged, body, country));
      requireDraft(claimed, "updated");
      const receiver = await registerReceiver(transaction, merged, country, services.now());
      if (asksForFolio(body, stored)) {
        await claimFolio(transaction, merged);
      }
      const final = withCustomer(merged, stored, body, receiver);
      const row = rowOf(final, { ...claimed, document_status: statuses.draft });
      await writeDocument(transaction, row);
      return { row, relations: await readRelations(transaction, row), merged };
    });
    const warnings = [...country.warn(merged, body), ...echoWarnings(body, row)];
    return { status: 200, body: withWarnings(documentResponse(row, relations), warnings) };
  });
}

// The number is checked again when the draft is issued.
function asksForFolio({ header }: DocumentUpdate, stored: StoredDocument): boolean {
  const { document_number, document_type_id } = header;
  return document_number !== undefined || document_type_id !== stored.header.document_type_id;
}

// The customer named by the body wins; otherwise a new receiver brings its own.
function withCustomer(
  merged: StoredDocument,
  stored: StoredDocument,
  body: DocumentUpdate,
  receiver: number | undefined,
): StoredDocument {
  const isSame = merged.header.receiver_tax_id_code === stored.header.receiver_tax_id_code;
  const known = stored.header.customer_supplier_id;
  const customer = body.header.customer_supplier_id ?? (isSame ? (known ?? receiver) : receiver);
  const { customer_supplier_id: _, ...header } = merged.header;
  return customer === undefined
    ? { ...merged, header }
    : { ...merged, header: { ...header, customer_supplier_id: customer } };
}

function echoWarnings(body: DocumentUpdate, row: DocumentRow): Warning[] {
  const warnings: Warning[] = [];
  const { document_status } = body;
  if (document_status !== undefined && document_status !== row.document_status) {
    warnings.push(warning("document.status-differs", "/document_status"));
  }
  const ofHeader = body.header.document_status;
  if (ofHeader !== undefined && ofHeader !== row.header_document_status) {
    warnings.push(warning("document.status-differs", "/header/document_status"));
  }
  return warnings;
}
