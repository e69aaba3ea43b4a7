import { refusal } from "../../generated/rules.js";
import type { StoredDocument } from "../documents/stored-document.ts";
import { sequenceOf } from "../documents/stored-document.ts";
import { rejectState } from "../http/problem-error.ts";
import { claimSequence, isFolioTaken, takeFolio } from "../store/folios.ts";
import type { Session, Transaction } from "../store/session.ts";

/** Rejects with 409 a chosen number that another issued document has. */
export async function checkFolio(session: Session, document: StoredDocument): Promise<void> {
  const chosen = document.header.document_number;
  if (chosen !== undefined && (await isFolioTaken(session, sequenceOf(document), chosen))) {
    rejectState(refusal("document.number-taken", "/header/document_number"));
  }
}

/** The same inside a transaction, which also claims the number until it ends. */
export async function claimFolio(
  transaction: Transaction,
  document: StoredDocument,
): Promise<void> {
  if (document.header.document_number !== undefined) {
    await claimSequence(transaction, sequenceOf(document));
    await checkFolio(transaction, document);
  }
}

/** The number of an issued document: the caller's choice, or the next of its sequence. */
export async function assignFolio(
  transaction: Transaction,
  document: StoredDocument,
): Promise<number> {
  await claimFolio(transaction, document);
  return document.header.document_number ?? takeFolio(transaction, sequenceOf(document));
}
