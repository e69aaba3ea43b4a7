import type { UpdateDocumentRequest, UpdateDocumentResponse } from "../../generated/routes.ts";
import { warning } from "../../generated/rules.js";
import type { DocumentUpdate, Warning } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { nativeLimits } from "../authority/native-limits.ts";
import { ownSubmission, submit } from "../authority/submit.ts";
import { readDocumentAccount } from "../documents/document-account.ts";
import { referenceRows, withReferences } from "../documents/document-references.ts";
import { readRelations } from "../documents/document-relations.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import {
  documentOf,
  documentResponse,
  rowOf,
  withTaxbureauType,
} from "../documents/stored-document.ts";
import { withSubmission } from "../documents/with-submission.ts";
import { notFound } from "../http/access.ts";
import { catchProblems, ProblemError, rejectInvalid } from "../http/problem-error.ts";
import { statuses } from "../model/states.ts";
import type { Services } from "../services.ts";
import { replaceDocumentReferences } from "../store/document-references.ts";
import type { DocumentRow } from "../store/documents.ts";
import { claimDocument, writeDocument } from "../store/documents.ts";
import type { Transaction } from "../store/session.ts";
import type { NewSubmission, SubmissionRow } from "../store/submissions.ts";
import { sendSubmissionAgain } from "../store/submissions.ts";
import { claimFolio, requireValidDay } from "./assign-folio.ts";
import { bodyWarnings } from "./body-warnings.ts";
import { mergeUpdate } from "./merge-update.ts";
import { readDocument } from "./read.ts";
import { referenceWarnings } from "./reference-warnings.ts";
import { registerReceiver } from "./register-receiver.ts";
import { requireDraft } from "./require-draft.ts";
import { asksForFolio, isRejected, validateUpdate } from "./validate-update.ts";
import { withWarnings } from "./with-warnings.ts";

// The `result.status` of a document that the authority rejected.
const REJECTED = 1;

/** Changes a draft, or corrects and resubmits a document that the authority rejected. */
export function updateDocument(
  services: Services,
  { principal, params, body, requestId }: UpdateDocumentRequest<Principal>,
): Promise<UpdateDocumentResponse> {
  return catchProblems([400, 404, 409], async () => {
    const found = await readDocument(services, principal, params.document_id);
    if (found === undefined) {
      return notFound("document");
    }
    const account = await readDocumentAccount(services.store, found.account_id);
    const { country } = account;
    const { row, relations, merged, noted, submission } = await services.store.write(
      async (transaction) => {
        const claimed = await claimDocument(transaction, found.account_id, found.document_id);
        if (claimed === undefined) {
          throw new ProblemError(notFound("document"));
        }
        const stored = documentOf(claimed);
        const merged = withTaxbureauType(mergeUpdate(stored, body, country), country);
        const update = { row: claimed, stored, merged, body };
        rejectInvalid(await validateUpdate(transaction, update, country));
        const isMended = await isRejected(transaction, claimed, country);
        if (isMended) {
          await requireValidDay(transaction, merged, claimed.numbering_authorization_id);
        } else {
          const changeable = country.mendsRejected ? "drafts and rejected documents" : undefined;
          requireDraft(claimed, "updated", changeable);
        }
        const receiver = await registerReceiver(transaction, merged, country, services.now());
        if (asksForFolio(update)) {
          await claimFolio(transaction, merged, country, "invalid");
        }
        const final = withCustomer(merged, stored, body, receiver);
        const document_status = isMended ? statuses.issued : statuses.draft;
        const row = rowOf(final, country, { ...claimed, document_status });
        await writeDocument(transaction, row);
        const noted = await referenceWarnings(transaction, final, country);
        const submission = isMended
          ? await sendAgain(transaction, final, row, ownSubmission(row, services.now(), requestId))
          : undefined;
        const relations = await readRelations(transaction, row);
        return { row, relations, merged, noted, submission };
      },
    );
    const warnings = [
      ...bodyWarnings(merged, body, account),
      ...noted.filter(({ pointer }) => isInUpdate(pointer, body)),
      ...echoWarnings(body, row, submission !== undefined),
      ...(await nativeLimits(services, merged, account)),
    ];
    const response = withReferences(
      documentResponse(row, relations),
      relations.references ?? [],
      country,
    );
    if (submission === undefined) {
      return { status: 200, body: withWarnings(response, warnings) };
    }
    const known = await submit(services, submission, {
      document: response,
      account,
      authorizationId: row.numbering_authorization_id,
    });
    return { status: 200, body: withWarnings(withSubmission(response, known), warnings) };
  });
}

// Starts the next sending of a corrected document. First replaces the stored rows of its references, because they may
// contain the document's former total.
async function sendAgain(
  transaction: Transaction,
  document: StoredDocument,
  row: DocumentRow,
  submission: NewSubmission,
): Promise<SubmissionRow> {
  await replaceDocumentReferences(transaction, row, referenceRows(document, row.document_id));
  return sendSubmissionAgain(transaction, submission);
}

// Whether the update body has the member that a warning points to. Update bodies have no references and may omit the
// receiver.
function isInUpdate(pointer: string | undefined, { header }: DocumentUpdate): boolean {
  return (
    pointer === "/totals/total_amount" ||
    (pointer === "/header/receiver_tax_id_code" && header.receiver_tax_id_code !== undefined)
  );
}

// The customer in the body has priority, then the stored customer if the receiver's tax id is unchanged, then the
// customer that is registered for the receiver.
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

function echoWarnings(body: DocumentUpdate, row: DocumentRow, isMended: boolean): Warning[] {
  const warnings: Warning[] = [];
  const { document_status } = body;
  if (document_status !== undefined && document_status !== row.document_status) {
    warnings.push(warning("document.status-differs", "/document_status"));
  }
  const ofHeader = body.header.document_status;
  if (ofHeader !== undefined && ofHeader !== row.header_document_status) {
    warnings.push(warning("document.status-differs", "/header/document_status"));
  }
  const { status: ofResult = REJECTED } = body.result ?? {};
  if (isMended && ofResult !== REJECTED) {
    warnings.push(warning("document.status-differs", "/result/status"));
  }
  const { document_type_taxbureau: type } = body.header;
  if (type !== undefined && type !== row.document_type_taxbureau) {
    const pointer = "/header/document_type_taxbureau";
    warnings.push(warning("document.type-taxbureau-differs", pointer));
  }
  return warnings;
}
