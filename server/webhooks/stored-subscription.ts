import type { WebhookSubscription } from "../../generated/types/models.d.ts";

/** The body of a subscription's row, without identifiers and secrets. */
export type StoredSubscription = Omit<
  WebhookSubscription,
  "webhook_subscription_id" | "account_id" | "signing_secret" | "warnings"
>;

/** Parses the body of a subscription's row. */
export function storedSubscriptionOf(row: { readonly body: string }): StoredSubscription {
  return JSON.parse(row.body) as StoredSubscription;
}
