import type { StoredDocument } from "../documents/stored-document.ts";
import { lockBranchCode } from "../store/company-branches.ts";
import { lockDocuments } from "../store/draft-references.ts";
import type { Transaction } from "../store/session.ts";

/** Keeps what a document names as it is until the transaction ends; answers those of the documents that it refers to that are drafts. */
export async function lockNames(
  transaction: Transaction,
  { header, references = [] }: StoredDocument,
): Promise<number[]> {
  const { account_id, branch_office_code } = header;
  const ids = references.flatMap(({ reference_document_id: id }) => (id === undefined ? [] : [id]));
  const drafts = await lockDocuments(transaction, account_id, ids);
  if (branch_office_code !== undefined) {
    await lockBranchCode(transaction, account_id, branch_office_code);
  }
  return drafts;
}
