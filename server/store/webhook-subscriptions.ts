import type { Selectable } from "kysely";
import type { Builder } from "./query.ts";
import { change, locking, query } from "./query.ts";
import { lockKeyName } from "./secret-keys.ts";
import type { Session, Transaction } from "./session.ts";
import type { WebhookSubscriptionTable } from "./tables.ts";

/** A subscription; `body` is the JSON of a `StoredSubscription`. */
export type WebhookSubscriptionRow = Selectable<WebhookSubscriptionTable>;

interface SubscriptionKey {
  readonly account_id: number;
  readonly webhook_subscription_id: number;
}

function selectOne(db: Builder, key: SubscriptionKey) {
  return db
    .selectFrom("webhook_subscriptions")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("webhook_subscription_id", "=", key.webhook_subscription_id);
}

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

const remove = change((db, key: SubscriptionKey) =>
  db
    .deleteFrom("webhook_subscriptions")
    .where("account_id", "=", key.account_id)
    .where("webhook_subscription_id", "=", key.webhook_subscription_id),
);

const selectOfAccount = query((db, key: { account_id: number }) =>
  db
    .selectFrom("webhook_subscriptions")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .orderBy("webhook_subscription_id"),
);

const claim = locking("claim", (db, key: SubscriptionKey) => selectOne(db, key));
const keep = locking("keep", (db, key: SubscriptionKey) => selectOne(db, key));

const countOfAccount = query((db, key: { account_id: number }) =>
  db
    .selectFrom("webhook_subscriptions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", key.account_id),
);

const updateBody = change(
  (db, row: { account_id: number; webhook_subscription_id: number; body: string }) =>
    db
      .updateTable("webhook_subscriptions")
      .set({ body: row.body })
      .where("account_id", "=", row.account_id)
      .where("webhook_subscription_id", "=", row.webhook_subscription_id),
);

/** Every subscription of an account. */
export function findSubscriptionsOfAccount(
  session: Session,
  accountId: number,
): Promise<readonly WebhookSubscriptionRow[]> {
  return selectOfAccount(session, { account_id: accountId });
}

/** The number of an account's subscriptions. */
export async function countSubscriptions(session: Session, accountId: number): Promise<number> {
  return Number((await countOfAccount(session, { account_id: accountId }))[0]?.count);
}

/**
 * Returns a subscription, locked until the transaction ends; undefined if there is none. Use `claim` to change or
 * delete the subscription. Use `keep` to prevent other transactions from claiming it.
 */
export async function lockSubscription(
  transaction: Transaction,
  accountId: number,
  webhookSubscriptionId: number,
  lock: "claim" | "keep",
): Promise<WebhookSubscriptionRow | undefined> {
  const key = { account_id: accountId, webhook_subscription_id: webhookSubscriptionId };
  return (await (lock === "claim" ? claim : keep)(transaction, key))[0];
}

/** Replaces the body of a subscription. */
export async function saveSubscriptionBody(
  transaction: Transaction,
  row: Pick<WebhookSubscriptionRow, "account_id" | "webhook_subscription_id" | "body">,
): Promise<void> {
  await updateBody(transaction, row);
}

/** Stores a new subscription; throws `KeyRetired` if the database no longer accepts the key `row.key_name`. */
export async function insertWebhookSubscription(
  transaction: Transaction,
  row: WebhookSubscriptionRow,
): Promise<void> {
  await lockKeyName(transaction, row.key_name ?? "");
  await insert(transaction, row);
}

/** Deletes a subscription; returns false if there was none. */
export async function deleteWebhookSubscription(
  transaction: Transaction,
  accountId: number,
  webhookSubscriptionId: number,
): Promise<boolean> {
  const key = { account_id: accountId, webhook_subscription_id: webhookSubscriptionId };
  return (await remove(transaction, key)) > 0;
}
