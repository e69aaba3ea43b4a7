import type { WebhookSubscription } from "../../generated/types/models.d.ts";

/** The body of a subscription's row: all readable members but its identifiers. */
export type StoredSubscription = Omit<
  WebhookSubscription,
  "webhook_subscription_id" | "account_id" | "signing_secret" | "warnings"
>;

/** The readable part of a subscription's row. */
export function storedSubscriptionOf(row: { readonly body: string }): StoredSubscription {
  return JSON.parse(row.body) as StoredSubscription;
}
