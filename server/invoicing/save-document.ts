import type { Document, Warning } from "../../generated/types/models.d.ts";
import { ownSubmission } from "../authority/submit.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { referenceRows, withReferences } from "../documents/document-references.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { documentResponse, rowOf } from "../documents/stored-document.ts";
import { withSubmission } from "../documents/with-submission.ts";
import { statuses } from "../model/states.ts";
import type { Services } from "../services.ts";
import type { DocumentHistoryRow } from "../store/document-history.ts";
import { appendHistory } from "../store/document-history.ts";
import { insertDocumentReferences } from "../store/document-references.ts";
import { insertDocument } from "../store/documents.ts";
import type { Transaction } from "../store/session.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import { insertSubmission } from "../store/submissions.ts";
import { documentEvent } from "../webhooks/document-event.ts";
import { enqueueDocumentEvent, findListeners } from "../webhooks/enqueue-event.ts";
import { assignFolio, claimFolio } from "./assign-folio.ts";
import { registerReceiver } from "./register-receiver.ts";

/** How a new document is stored. */
export interface SaveOptions {
  /** Whether the document is issued; otherwise it is stored as a draft. */
  readonly issues: boolean;
  /** The actor in the history. */
  readonly by: string;
  readonly requestId: string;
}

/** A new document, stored when its transaction commits. */
export interface SavedDocument {
  readonly document: Document;
  /** Warnings about the document's number. */
  readonly warnings: readonly Warning[];
  /** The pending submission; absent for a draft. */
  readonly submission?: SubmissionRow;
  /** The authorization of the assigned number; null for a draft or if no authorization covers the number. */
  readonly authorizationId: number | null;
}

/** Saves a new document, its customer and its history. If the document is issued, also its number and submission. */
export async function saveDocument(
  services: Services,
  transaction: Transaction,
  document: StoredDocument,
  account: DocumentAccount,
  { issues, by, requestId }: SaveOptions,
): Promise<SavedDocument> {
  const { now } = services;
  // The listeners are read first, because the assignment of the number locks the sequence until the commit.
  const listeners = issues ? await findListeners(transaction, account.id) : [];
  const customer_supplier_id = await registerReceiver(
    transaction,
    document,
    account.country,
    now(),
  );
  const named =
    customer_supplier_id === undefined
      ? document.header
      : { customer_supplier_id, ...document.header };
  const assigned = issues
    ? await assignFolio(transaction, document, account.country, "invalid")
    : undefined;
  const header = issues
    ? {
        ...(assigned && { document_number: assigned.document_number }),
        ...named,
        document_status: 1 as const,
      }
    : named;
  if (!issues) {
    await claimFolio(transaction, document, account.country, "invalid");
  }
  const final = { ...document, header };
  // The clock is read after the number is assigned, so that higher numbers have later times.
  const at = now();
  const document_status = issues ? statuses.issued : statuses.draft;
  const document_id = await transaction.nextId("documents", account.id);
  const authorizationId = assigned?.numbering_authorization_id ?? null;
  const row = rowOf(final, account.country, {
    document_id,
    revision: 1,
    created_at: at,
    document_status,
    shares_number: 0,
    numbering_authorization_id: authorizationId,
  });
  await insertDocument(transaction, row);
  const entry: DocumentHistoryRow = {
    account_id: account.id,
    document_id,
    revision: 1,
    at,
    by,
    from_status: null,
    to_status: document_status,
  };
  await appendHistory(transaction, entry);
  const stored = documentResponse(row, { history: [entry] }, final);
  if (!issues) {
    return { document: stored, warnings: [], authorizationId };
  }
  await insertDocumentReferences(transaction, referenceRows(final, document_id));
  const response = withReferences(stored, [], account.country);
  const event = documentEvent(response, at);
  await enqueueDocumentEvent(transaction, { ...event, type: "document.issued" }, listeners);
  if (assigned?.warnings.some(({ rule }) => rule === "numbering.low")) {
    await enqueueDocumentEvent(transaction, { ...event, type: "numbering.low" }, listeners);
  }
  const warnings = assigned?.warnings ?? [];
  const submission = await insertSubmission(transaction, ownSubmission(row, at, requestId));
  return {
    document: withSubmission(response, submission),
    warnings,
    submission,
    authorizationId,
  };
}
