import { randomBytes } from "node:crypto";
import type { WebhookSubscription } from "../../generated/types/models.d.ts";
import { insertOutboxEntry } from "../store/outbox.ts";
import type { Session, Transaction } from "../store/session.ts";
import { findSubscriptionsOfAccount } from "../store/webhook-subscriptions.ts";
import type { StoredSubscription } from "./stored-subscription.ts";
import { storedSubscriptionOf } from "./stored-subscription.ts";

/** An event of an account; `at` is milliseconds since 1970. */
export interface AccountEvent {
  readonly type: "ACCOUNT.CERTIFICATIONUPDATE";
  readonly accountId: number;
  readonly at: number;
}

/** An event of a document; for `numbering.low`, the document just issued. `at` is milliseconds since 1970. */
export interface DocumentEvent {
  readonly type: NonNullable<WebhookSubscription["events"]>[number];
  readonly accountId: number;
  /** If absent, the notification has no `document_id`. */
  readonly documentId?: number | undefined;
  readonly at: number;
  /** Members of the notification's `data`, besides `account_id` and `document_id`. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** An enabled subscription with a URL. */
export interface Listener {
  readonly id: number;
  readonly subscription: StoredSubscription;
}

/** Enqueues a notification for each subscription whose `event_id` is absent or is `event.type`; returns the count. */
export async function enqueueEvent(transaction: Transaction, event: AccountEvent): Promise<number> {
  const { accountId, type } = event;
  const listeners = await findListeners(transaction, accountId);
  const wanting = listeners.filter(
    ({ subscription: { event_id } }) => event_id === undefined || event_id === type,
  );
  await enqueue(transaction, event, { account_id: accountId }, wanting);
  return wanting.length;
}

/**
 * Enqueues a notification for each subscription whose `events` name the event, in the transaction that
 * causes the event. Pass the account's `listeners` if the transaction has already read them.
 */
export async function enqueueDocumentEvent(
  transaction: Transaction,
  event: DocumentEvent,
  listeners?: readonly Listener[],
): Promise<void> {
  const { accountId, documentId, type, data } = event;
  const all = listeners ?? (await findListeners(transaction, accountId));
  const wanting = all.filter(({ subscription }) => subscription.events?.includes(type));
  const ids = {
    account_id: accountId,
    ...(documentId !== undefined && { document_id: documentId }),
  };
  await enqueue(transaction, event, { ...ids, ...data }, wanting);
}

/** The enabled subscriptions of an account that have a URL. */
export async function findListeners(session: Session, accountId: number): Promise<Listener[]> {
  const rows = await findSubscriptionsOfAccount(session, accountId);
  return rows
    .map((row) => ({ id: row.webhook_subscription_id, subscription: storedSubscriptionOf(row) }))
    .filter(
      ({ subscription: { callback_url, disabled_at } }) =>
        callback_url !== undefined && disabled_at === undefined,
    );
}

async function enqueue(
  transaction: Transaction,
  { accountId, type, at }: Pick<DocumentEvent, "accountId" | "at"> & { readonly type: string },
  data: object,
  listeners: readonly Listener[],
): Promise<void> {
  if (listeners.length === 0) return;
  const message_id = `msg_${randomBytes(16).toString("hex")}`;
  // The payload is serialized once, so that every attempt sends the same bytes.
  const payload = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  for (const { id } of listeners) {
    await insertOutboxEntry(transaction, {
      account_id: accountId,
      kind: "webhook",
      target_id: id,
      message_id,
      payload,
      created_at: at,
      due_at: at,
    });
  }
}
