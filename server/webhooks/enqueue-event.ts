import { randomBytes } from "node:crypto";
import { insertOutboxEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";
import { findSubscriptionsOfAccount } from "../store/webhook-subscriptions.ts";
import { storedSubscriptionOf } from "./stored-subscription.ts";

/** An event for subscribers; `at` is milliseconds since 1970. */
export interface AccountEvent {
  readonly type: "ACCOUNT.CERTIFICATIONUPDATE";
  readonly accountId: number;
  readonly at: number;
}

/** Enqueues a notification for each subscription to the event, in the transaction that causes it; returns their number. */
export async function enqueueEvent(transaction: Transaction, event: AccountEvent): Promise<number> {
  const { accountId, type, at } = event;
  const message_id = `msg_${randomBytes(16).toString("hex")}`;
  // Written once: every attempt sends these very bytes.
  const payload = JSON.stringify({
    type,
    timestamp: new Date(at).toISOString(),
    data: { account_id: accountId },
  });
  let count = 0;
  for (const row of await findSubscriptionsOfAccount(transaction, accountId)) {
    const { callback_url, event_id, disabled_at } = storedSubscriptionOf(row);
    const wanted = event_id === undefined || event_id === type;
    if (callback_url === undefined || disabled_at !== undefined || !wanted) {
      continue;
    }
    await insertOutboxEntry(transaction, {
      account_id: accountId,
      kind: "webhook",
      target_id: row.webhook_subscription_id,
      message_id,
      payload,
      created_at: at,
      due_at: at,
    });
    count++;
  }
  return count;
}
