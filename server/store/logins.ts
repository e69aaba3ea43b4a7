import type { Selectable } from "kysely";
import { columnText } from "./column-text.ts";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { LoginTable } from "./tables.ts";

/** Who may log in with an e-mail. */
export type LoginRow = Selectable<LoginTable>;

const select = query((db, key: { email: string }) =>
  db.selectFrom("logins").selectAll().where("email", "=", key.email),
);

const insert = change((db, row: LoginRow) =>
  db.insertInto("logins").values({
    email: row.email,
    account_id: row.account_id,
    password_hash: row.password_hash,
    created_at: row.created_at,
  }),
);

/** The login of an e-mail, without regard to its case, or undefined. */
export async function findLogin(session: Session, email: string): Promise<LoginRow | undefined> {
  return (await select(session, { email: columnText(loginKey(email)) }))[0];
}

/** Stores a login; its e-mail must be free. */
export async function insertLogin(transaction: Transaction, row: LoginRow): Promise<void> {
  await insert(transaction, { ...row, email: columnText(loginKey(row.email)) });
}

/** The form in which two spellings of one e-mail are the same. */
export function loginKey(email: string): string {
  return email.toLowerCase();
}
