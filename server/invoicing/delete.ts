import type { DeleteDocumentRequest, DeleteDocumentResponse } from "../../generated/routes.ts";
import type { Principal } from "../auth/principal.ts";
import { notFound } from "../http/access.ts";
import { catchProblems, ProblemError } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import type { DocumentRow } from "../store/documents.ts";
import { claimDocument, deleteDocument as removeDocument } from "../store/documents.ts";
import { deleteDraftReferences, findReferringDrafts } from "../store/draft-references.ts";
import type { Transaction } from "../store/session.ts";
import { readDocument } from "./read.ts";
import { requireDraft } from "./require-draft.ts";

const MOST_NAMED = 10;

/** Deletes a draft that no other draft refers to. */
export function deleteDocument(
  services: Services,
  { principal, params }: DeleteDocumentRequest<Principal>,
): Promise<DeleteDocumentResponse> {
  return catchProblems([404, 409], async () => {
    const found = await readDocument(services, principal, params.document_id);
    if (found === undefined) {
      return notFound("document");
    }
    await services.store.write(async (transaction) => {
      const { account_id, document_id } = found;
      const claimed = await claimDocument(transaction, account_id, document_id, "claim");
      if (claimed === undefined) {
        throw new ProblemError(notFound("document"));
      }
      requireDraft(claimed, "deleted");
      await requireUnreferred(transaction, claimed);
      await deleteDraftReferences(transaction, claimed.account_id, claimed.document_id);
      await removeDocument(transaction, claimed);
    });
    return { status: 204 };
  });
}

// An update cannot change references, so a draft with a dangling reference could never be issued.
async function requireUnreferred(
  transaction: Transaction,
  { account_id, document_id }: DocumentRow,
): Promise<void> {
  const ids = await findReferringDrafts(transaction, account_id, document_id, MOST_NAMED + 1);
  if (ids.length > 0) {
    const named = ids.slice(0, MOST_NAMED).join(", ");
    const more = ids.length > MOST_NAMED ? " and more" : "";
    const detail = `Other drafts refer to this draft; issue or delete the other drafts first: ${named}${more}.`;
    throw new ProblemError({ status: 409, problem: { detail } });
  }
}
