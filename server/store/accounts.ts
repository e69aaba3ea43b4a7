import type { Selectable } from "kysely";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { AccountTable } from "./tables.ts";

/** An account's row; `body` is the JSON that its owner may read. */
export type AccountRow = Selectable<AccountTable>;

const insert = change((db, row: AccountRow) =>
  db.insertInto("accounts").values({
    account_id: row.account_id,
    country_id: row.country_id,
    created_at: row.created_at,
    body: row.body,
  }),
);

const insertSecret = change((db, row: { account_id: number; purpose: string; value: string }) =>
  db.insertInto("account_secrets").values({
    account_id: row.account_id,
    purpose: row.purpose,
    value: row.value,
    key_name: null,
  }),
);

const select = query((db, key: { account_id: number }) =>
  db.selectFrom("accounts").selectAll().where("account_id", "=", key.account_id),
);

/** Stores a new account and, apart from its readable row, its secrets by purpose. */
export async function insertAccount(
  transaction: Transaction,
  row: AccountRow,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  await insert(transaction, row);
  for (const [purpose, value] of Object.entries(secrets)) {
    await insertSecret(transaction, { account_id: row.account_id, purpose, value });
  }
}

/** The account of this identifier, or undefined. */
export async function findAccount(
  session: Session,
  accountId: number,
): Promise<AccountRow | undefined> {
  return (await select(session, { account_id: accountId }))[0];
}
