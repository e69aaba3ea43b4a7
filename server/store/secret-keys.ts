import { KeyRetired } from "./key-retired.ts";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";

const PREFIX = "secret_key:";

const insertName = change((db, key: { name: string }) =>
  db
    .insertInto("meta")
    .values({ name: key.name, value: "" })
    .onConflict((conflict) => conflict.column("name").doNothing()),
);

// The update locks the row, so no other transaction can delete the name before this transaction ends.
const touchName = change((db, key: { name: string }) =>
  db
    .updateTable("meta")
    .set((eb) => ({ value: eb.ref("value") }))
    .where("name", "=", key.name),
);

const selectNames = query((db, _: object) =>
  db.selectFrom("meta").select("name").where("name", "like", `${PREFIX}%`).orderBy("name"),
);

const deleteOthers = change((db, key: { name: string }) =>
  db.deleteFrom("meta").where("name", "like", `${PREFIX}%`).where("name", "!=", key.name),
);

const selectSecrets = query((db, key: { key_name: string; limit: number }) =>
  db
    .selectFrom("account_secrets")
    .selectAll()
    .where("key_name", "!=", key.key_name)
    .orderBy("account_id")
    .orderBy("purpose")
    .limit(key.limit),
);

const updateSecret = change(
  (
    db,
    row: { account_id: number; purpose: string; value: string; key_name: string; before: string },
  ) =>
    db
      .updateTable("account_secrets")
      .set({ value: row.value, key_name: row.key_name })
      .where("account_id", "=", row.account_id)
      .where("purpose", "=", row.purpose)
      .where("value", "=", row.before),
);

const selectSubscriptions = query((db, key: { key_name: string; limit: number }) =>
  db
    .selectFrom("webhook_subscriptions")
    .selectAll()
    .where("key_name", "!=", key.key_name)
    .orderBy("account_id")
    .orderBy("webhook_subscription_id")
    .limit(key.limit),
);

const updateSubscription = change(
  (
    db,
    row: {
      account_id: number;
      webhook_subscription_id: number;
      callback_password: string | null;
      signing_secret: string;
      key_name: string;
    },
  ) =>
    db
      .updateTable("webhook_subscriptions")
      .set({
        callback_password: row.callback_password,
        signing_secret: row.signing_secret,
        key_name: row.key_name,
      })
      .where("account_id", "=", row.account_id)
      .where("webhook_subscription_id", "=", row.webhook_subscription_id),
);

const selectAuthorizations = query((db, key: { key_name: string; limit: number }) =>
  db
    .selectFrom("numbering_authorizations")
    .selectAll()
    .where("key_name", "!=", key.key_name)
    .orderBy("account_id")
    .orderBy("numbering_authorization_id")
    .limit(key.limit),
);

const updateAuthorization = change(
  (
    db,
    row: {
      account_id: number;
      numbering_authorization_id: number;
      secret: string;
      key_name: string;
    },
  ) =>
    db
      .updateTable("numbering_authorizations")
      .set({ secret: row.secret, key_name: row.key_name })
      .where("account_id", "=", row.account_id)
      .where("numbering_authorization_id", "=", row.numbering_authorization_id),
);

/** Reads the stored key names. Only keys with a stored name can wrap secrets of this database. */
export async function readKeyNames(session: Session): Promise<readonly string[]> {
  return (await selectNames(session, {})).map(({ name }) => name.slice(PREFIX.length));
}

/** Stores the name of a key. From then on, transactions can store secrets with this key. */
export async function addKeyName(transaction: Transaction, keyName: string): Promise<void> {
  await insertName(transaction, { name: PREFIX + keyName });
}

/**
 * Locks a key's name until the transaction ends; call this before each write of a secret. Throws `KeyRetired` if the
 * name is not stored.
 */
export async function lockKeyName(transaction: Transaction, keyName: string): Promise<void> {
  if ((await touchName(transaction, { name: PREFIX + keyName })) === 0) {
    throw new KeyRetired(keyName);
  }
}

/** Deletes the names of all keys except `keyName`. Transactions can then store secrets only with `keyName`. */
export async function deleteOtherKeyNames(
  transaction: Transaction,
  keyName: string,
): Promise<void> {
  await deleteOthers(transaction, { name: PREFIX + keyName });
}

/** At most `limit` account secrets that are wrapped by keys other than `key_name`. */
export const findSecretsOfOtherKeys = selectSecrets;

/** Stores a rewrapped account secret if the stored value is still `before`. */
export const replaceWrappedSecret = updateSecret;

/** At most `limit` subscriptions whose secrets are wrapped by keys other than `key_name`. */
export const findSubscriptionsOfOtherKeys = selectSubscriptions;

/** Stores the rewrapped secrets of a subscription. */
export const replaceSubscriptionSecrets = updateSubscription;

/** At most `limit` numbering authorizations whose secrets are wrapped by keys other than `key_name`. */
export const findAuthorizationsOfOtherKeys = selectAuthorizations;

/** Stores the rewrapped secret of a numbering authorization. */
export const replaceAuthorizationSecret = updateAuthorization;
