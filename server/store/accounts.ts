import type { Selectable } from "kysely";
import type { SealedSecret } from "../secrets/envelope.ts";
import { change, query } from "./query.ts";
import { lockKeyName } from "./secret-keys.ts";
import type { Session, Transaction } from "./session.ts";
import type { AccountTable } from "./tables.ts";

/** An account's row; `body` is the account as JSON, without its secrets. */
export type AccountRow = Selectable<AccountTable>;

/** Sealed secrets by purpose. */
export type SealedSecrets = Readonly<Record<string, SealedSecret>>;

const insert = change((db, row: AccountRow) =>
  db.insertInto("accounts").values({
    account_id: row.account_id,
    country_id: row.country_id,
    created_at: row.created_at,
    body: row.body,
  }),
);

const upsertSecret = change((db, row: SealedSecret & { account_id: number; purpose: string }) =>
  db
    .insertInto("account_secrets")
    .values({
      account_id: row.account_id,
      purpose: row.purpose,
      value: row.value,
      key_name: row.key_name,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "purpose"])
        // `excluded` is the inserted row, so a certificate of megabytes is sent only once.
        .doUpdateSet((eb) => ({
          value: eb.ref("excluded.value"),
          key_name: eb.ref("excluded.key_name"),
        })),
    ),
);

const insertSecret = change((db, row: SealedSecret & { account_id: number; purpose: string }) =>
  db
    .insertInto("account_secrets")
    .values({
      account_id: row.account_id,
      purpose: row.purpose,
      value: row.value,
      key_name: row.key_name,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "purpose"]).doNothing()),
);

const deleteSecret = change((db, key: { account_id: number; purpose: string }) =>
  db
    .deleteFrom("account_secrets")
    .where("account_id", "=", key.account_id)
    .where("purpose", "=", key.purpose),
);

const selectSecrets = query((db, key: { account_id: number }) =>
  db.selectFrom("account_secrets").selectAll().where("account_id", "=", key.account_id),
);

const selectSecret = query((db, key: { account_id: number; purpose: string }) =>
  db
    .selectFrom("account_secrets")
    .select(["value", "key_name"])
    .where("account_id", "=", key.account_id)
    .where("purpose", "=", key.purpose),
);

const selectPurposes = query((db, key: { account_id: number }) =>
  db.selectFrom("account_secrets").select("purpose").where("account_id", "=", key.account_id),
);

// This update changes nothing, but PostgreSQL then locks the row until the transaction ends.
const claim = query((db, key: { account_id: number }) =>
  db
    .updateTable("accounts")
    .set((eb) => ({ body: eb.ref("body") }))
    .where("account_id", "=", key.account_id)
    .returningAll(),
);

const update = change((db, row: { account_id: number; body: string }) =>
  db.updateTable("accounts").set({ body: row.body }).where("account_id", "=", row.account_id),
);

const select = query((db, key: { account_id: number }) =>
  db.selectFrom("accounts").selectAll().where("account_id", "=", key.account_id),
);

/** Stores a new account and, in separate rows, its secrets by purpose; throws `KeyRetired` if their key is retired. */
export async function insertAccount(
  transaction: Transaction,
  row: AccountRow,
  secrets: SealedSecrets,
): Promise<void> {
  await insert(transaction, row);
  await putSecrets(transaction, row.account_id, secrets);
}

/**
 * Stores secrets by purpose, and replaces an account's body with the result of `edit`. Returns the new row. Throws
 * `KeyRetired`, or an `Error` if the account no longer exists.
 */
export async function replaceRegistration(
  transaction: Transaction,
  accountId: number,
  secrets: SealedSecrets,
  edit: (body: string) => string,
): Promise<AccountRow> {
  const [row] = await claim(transaction, { account_id: accountId });
  if (row === undefined) {
    throw new Error(`Account ${accountId} no longer exists.`);
  }
  await putSecrets(transaction, accountId, secrets);
  const body = edit(row.body);
  await update(transaction, { account_id: accountId, body });
  return { ...row, body };
}

/** The account with an identifier, or undefined. */
export async function findAccount(
  session: Session,
  accountId: number,
): Promise<AccountRow | undefined> {
  return (await select(session, { account_id: accountId }))[0];
}

/** The purposes of an account's secrets. */
export async function findSecretPurposes(
  session: Session,
  accountId: number,
): Promise<readonly string[]> {
  return (await selectPurposes(session, { account_id: accountId })).map(({ purpose }) => purpose);
}

/** The sealed secrets of an account, by purpose. */
export async function findAccountSecrets(
  session: Session,
  accountId: number,
): Promise<SealedSecrets> {
  const rows = await selectSecrets(session, { account_id: accountId });
  return Object.fromEntries(
    rows.map(({ purpose, value, key_name }) => [purpose, { value, key_name: key_name ?? "" }]),
  );
}

/** One sealed secret of an account, or undefined. */
export async function findAccountSecret(
  session: Session,
  accountId: number,
  purpose: string,
): Promise<SealedSecret | undefined> {
  const [row] = await selectSecret(session, { account_id: accountId, purpose });
  return row && { value: row.value, key_name: row.key_name ?? "" };
}

/** Stores a secret unless the account already has one for this purpose; throws `KeyRetired`. */
export async function insertSecretOnce(
  transaction: Transaction,
  accountId: number,
  purpose: string,
  sealed: SealedSecret,
): Promise<void> {
  await lockKeyName(transaction, sealed.key_name);
  await insertSecret(transaction, { account_id: accountId, purpose, ...sealed });
}

/** Deletes one secret of an account, if the account has the secret. */
export async function deleteAccountSecret(
  transaction: Transaction,
  accountId: number,
  purpose: string,
): Promise<void> {
  await deleteSecret(transaction, { account_id: accountId, purpose });
}

async function putSecrets(
  transaction: Transaction,
  account_id: number,
  secrets: SealedSecrets,
): Promise<void> {
  for (const keyName of new Set(Object.values(secrets).map(({ key_name }) => key_name))) {
    await lockKeyName(transaction, keyName);
  }
  for (const [purpose, sealed] of Object.entries(secrets)) {
    await upsertSecret(transaction, { account_id, purpose, ...sealed });
  }
}
