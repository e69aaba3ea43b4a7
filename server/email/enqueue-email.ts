import { randomBytes } from "node:crypto";
import { insertOutboxEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";

/** Enqueues the e-mail of a document to its receiver, in the transaction that stores it; `at` is milliseconds since 1970. */
export async function enqueueEmail(
  transaction: Transaction,
  accountId: number,
  documentId: number,
  at: number,
): Promise<void> {
  await insertOutboxEntry(transaction, {
    account_id: accountId,
    kind: "email",
    target_id: documentId,
    message_id: randomBytes(16).toString("hex"),
    payload: "{}",
    created_at: at,
    due_at: at,
  });
}
