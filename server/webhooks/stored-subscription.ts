import type { WebhookSubscription } from "../../generated/types/models.d.ts";

/** The column `body` of a subscription's row: a subscription without its identifiers, signing secret and warnings. */
export type StoredSubscription = Omit<
  WebhookSubscription,
  "webhook_subscription_id" | "account_id" | "signing_secret" | "warnings"
>;

/** Parses the body of a subscription's row. */
export function storedSubscriptionOf(row: { readonly body: string }): StoredSubscription {
  return JSON.parse(row.body) as StoredSubscription;
}
