import { dropPendingEntries } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";
import { lockSubscription, saveSubscriptionBody } from "../store/webhook-subscriptions.ts";
import type { StoredSubscription } from "./stored-subscription.ts";
import { storedSubscriptionOf } from "./stored-subscription.ts";

/** Disables a subscription and cancels its deliveries; the subscription remains readable. `at`: ms since 1970. */
export async function disableSubscription(
  transaction: Transaction,
  accountId: number,
  subscriptionId: number,
  at: number,
): Promise<void> {
  const row = await lockSubscription(transaction, accountId, subscriptionId, "claim");
  if (row === undefined) {
    return;
  }
  const stored: StoredSubscription = {
    ...storedSubscriptionOf(row),
    disabled_at: new Date(at).toISOString(),
  };
  await saveSubscriptionBody(transaction, { ...row, body: JSON.stringify(stored) });
  await dropDeliveries(transaction, accountId, subscriptionId, "subscription-disabled");
}

/** Cancels the pending deliveries of a subscription. */
export async function dropDeliveries(
  transaction: Transaction,
  account_id: number,
  target_id: number,
  failure: "subscription-deleted" | "subscription-disabled",
): Promise<void> {
  await dropPendingEntries(transaction, { account_id, kind: "webhook", target_id, failure });
}
