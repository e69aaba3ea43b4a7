import type { Selectable } from "kysely";
import { change } from "./query.ts";
import type { Transaction } from "./session.ts";
import type { WebhookSubscriptionTable } from "./tables.ts";

/** A subscription; everything that may be answered is in `body`. */
export type WebhookSubscriptionRow = Selectable<WebhookSubscriptionTable>;

const insert = change((db, row: WebhookSubscriptionRow) =>
  db.insertInto("webhook_subscriptions").values({
    account_id: row.account_id,
    webhook_subscription_id: row.webhook_subscription_id,
    created_at: row.created_at,
    body: row.body,
    callback_password: row.callback_password,
    signing_secret: row.signing_secret,
    key_name: row.key_name,
  }),
);

const remove = change((db, key: { account_id: number; webhook_subscription_id: number }) =>
  db
    .deleteFrom("webhook_subscriptions")
    .where("account_id", "=", key.account_id)
    .where("webhook_subscription_id", "=", key.webhook_subscription_id),
);

/** Stores a new subscription. */
export async function insertWebhookSubscription(
  transaction: Transaction,
  row: WebhookSubscriptionRow,
): Promise<void> {
  await insert(transaction, row);
}

/** Removes a subscription; answers whether there was one. */
export async function deleteWebhookSubscription(
  transaction: Transaction,
  accountId: number,
  webhookSubscriptionId: number,
): Promise<boolean> {
  const key = { account_id: accountId, webhook_subscription_id: webhookSubscriptionId };
  return (await remove(transaction, key)) > 0;
}
