import { correctsAnother } from "../countries/titles.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { lockBranchCode } from "../store/company-branches.ts";
import { lockDocuments } from "../store/draft-references.ts";
import type { Transaction } from "../store/session.ts";

/** Locks a document's branch and referenced documents until the transaction ends. Returns ids of referenced drafts. */
export async function lockNames(
  transaction: Transaction,
  { header, references = [] }: StoredDocument,
): Promise<number[]> {
  const { account_id, branch_office_code } = header;
  const ids = references.flatMap(({ reference_document_id: id }) => (id === undefined ? [] : [id]));
  // A credit or debit note takes exclusive locks, so that a second note on the same document sees the first.
  const lock = correctsAnother({ header, references }) ? "edit" : "keep";
  const drafts = await lockDocuments(transaction, account_id, ids, lock);
  if (branch_office_code !== undefined) {
    await lockBranchCode(transaction, account_id, branch_office_code);
  }
  return drafts;
}
