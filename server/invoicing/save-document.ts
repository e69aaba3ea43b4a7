import type { Document } from "../../generated/types/models.d.ts";
import { ownSubmission } from "../authority/submit.ts";
import { verdictAtOnce } from "../authority/submit-now.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { documentResponse, rowOf } from "../documents/stored-document.ts";
import { withSubmission } from "../documents/with-submission.ts";
import { statuses } from "../model/states.ts";
import type { Services } from "../services.ts";
import type { DocumentHistoryRow } from "../store/document-history.ts";
import { appendHistory } from "../store/document-history.ts";
import { insertDocument } from "../store/documents.ts";
import type { Transaction } from "../store/session.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import { insertDecidedSubmission, insertSubmission } from "../store/submissions.ts";
import { assignFolio, claimFolio } from "./assign-folio.ts";
import { registerReceiver } from "./register-receiver.ts";

/** How a new document is stored. */
export interface SaveOptions {
  /** Issued at once, or stored as a draft. */
  readonly issues: boolean;
  /** The actor in the history. */
  readonly by: string;
  readonly requestId: string;
}

/** A new document; stored once its transaction commits. */
export interface SavedDocument {
  readonly document: Document;
  /** The pending submission; absent for a draft, or after an immediate verdict. */
  readonly submission?: SubmissionRow;
}

/** Saves a new document with its customer and history and, if issued, its folio and submission. */
export async function saveDocument(
  services: Services,
  transaction: Transaction,
  document: StoredDocument,
  account: DocumentAccount,
  { issues, by, requestId }: SaveOptions,
): Promise<SavedDocument> {
  const { now } = services;
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
  const header = issues
    ? {
        document_number: await assignFolio(transaction, document),
        ...named,
        document_status: 1 as const,
      }
    : named;
  if (!issues) {
    await claimFolio(transaction, document);
  }
  const final = { ...document, header };
  // The clock is read with the folio in hand, so that the times in a sequence follow its numbers.
  const at = now();
  const document_status = issues ? statuses.issued : statuses.draft;
  const document_id = await transaction.nextId("documents");
  const row = rowOf(final, { document_id, revision: 1, created_at: at, document_status });
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
  const response = documentResponse(row, { history: [entry] }, final);
  if (!issues) {
    return { document: response };
  }
  const verdict = verdictAtOnce(services, response, account);
  if (verdict !== undefined) {
    const decided = await insertDecidedSubmission(transaction, {
      account_id: account.id,
      document_id,
      created_at: at,
      verdict: JSON.stringify(verdict),
    });
    return { document: withSubmission(response, decided) };
  }
  const submission = await insertSubmission(transaction, ownSubmission(row, at, requestId));
  return { document: withSubmission(response, submission), submission };
}
