import { refusal } from "../../generated/rules.js";
import type { StoredDocument } from "../documents/stored-document.ts";
import { sequenceOf } from "../documents/stored-document.ts";
import { rejectState } from "../http/problem-error.ts";
import { claimSequence, isFolioTaken, takeFolio } from "../store/folios.ts";
import type { Session, Transaction } from "../store/session.ts";

/** Refuses, with 409, a number that the caller chose and another issued document has. */
export async function checkFolio(session: Session, document: StoredDocument): Promise<void> {
  const chosen = document.header.document_number;
  if (chosen !== undefined && (await isFolioTaken(session, sequenceOf(document), chosen))) {
    rejectState(refusal("document.number-taken", "/header/document_number"));
  }
}

/** The same for a document that is stored in this transaction: nobody else issues one under that number before it ends. */
export async function claimFolio(
  transaction: Transaction,
  document: StoredDocument,
): Promise<void> {
  if (document.header.document_number !== undefined) {
    await claimSequence(transaction, sequenceOf(document));
    await checkFolio(transaction, document);
  }
}

/** The number that a document is issued under: the one that its caller chose, or else the next of its sequence. */
export async function assignFolio(
  transaction: Transaction,
  document: StoredDocument,
): Promise<number> {
  await claimFolio(transaction, document);
  return document.header.document_number ?? takeFolio(transaction, sequenceOf(document));
}
