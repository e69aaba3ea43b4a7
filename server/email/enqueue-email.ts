import { randomBytes } from "node:crypto";
import { insertOutboxEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";

/** The payload of an outbox entry; without `to`, the message goes to the document's receiver. */
export interface EmailPayload {
  readonly to?: string | undefined;
}

/** A message to be sent; `at` is milliseconds since 1970. */
export interface NewEmail {
  readonly accountId: number;
  readonly documentId: number;
  readonly at: number;
  /** Replaces the address of the document's receiver. */
  readonly to?: string;
  /** If present, the outbox entry is stored as failed for this reason, and the message is never sent. */
  readonly failure?: "no-server";
}

/** Enqueues the e-mail of a stored document; returns the identifier of the outbox entry. */
export function enqueueEmail(transaction: Transaction, email: NewEmail): Promise<number> {
  const { accountId, documentId, at, to, failure } = email;
  return insertOutboxEntry(transaction, {
    account_id: accountId,
    kind: "email",
    target_id: documentId,
    message_id: randomBytes(16).toString("hex"),
    payload: JSON.stringify({ to } satisfies EmailPayload),
    created_at: at,
    due_at: at,
    ...(failure !== undefined && { failure }),
  });
}
