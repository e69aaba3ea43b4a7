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

const upsertSecret = change((db, row: { account_id: number; purpose: string; value: string }) =>
  db
    .insertInto("account_secrets")
    .values({
      account_id: row.account_id,
      purpose: row.purpose,
      value: row.value,
      key_name: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "purpose"]).doUpdateSet({ value: row.value, key_name: null }),
    ),
);

// Written first, so that PostgreSQL holds the row until the transaction ends.
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

/** Stores a new account and, apart from its readable row, its secrets by purpose. */
export async function insertAccount(
  transaction: Transaction,
  row: AccountRow,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  await insert(transaction, row);
  for (const [purpose, value] of Object.entries(secrets)) {
    await upsertSecret(transaction, { account_id: row.account_id, purpose, value });
  }
}

/** Replaces secrets by purpose and changes the readable body of an existing account; answers its row. */
export async function replaceRegistration(
  transaction: Transaction,
  accountId: number,
  secrets: Readonly<Record<string, string>>,
  edit: (body: string) => string,
): Promise<AccountRow> {
  const [row] = await claim(transaction, { account_id: accountId });
  if (row === undefined) {
    throw new Error(`Account ${accountId} is gone.`);
  }
  for (const [purpose, value] of Object.entries(secrets)) {
    await upsertSecret(transaction, { account_id: accountId, purpose, value });
  }
  const body = edit(row.body);
  await update(transaction, { account_id: accountId, body });
  return { ...row, body };
}

/** The account of this identifier, or undefined. */
export async function findAccount(
  session: Session,
  accountId: number,
): Promise<AccountRow | undefined> {
  return (await select(session, { account_id: accountId }))[0];
}
