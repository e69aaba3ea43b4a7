import { randomBytes } from "node:crypto";
import { insertOutboxEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";

/** Notes, in the transaction that stores a document, that it is to be sent to its receiver; `at` is milliseconds since 1970. */
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
