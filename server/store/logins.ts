import type { Selectable } from "kysely";
import { columnText } from "./column-text.ts";
import { countUpFact, readFact } from "./facts.ts";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { LoginTable } from "./tables.ts";

/** The login of an e-mail address. `generation` counts the revocations of the login's tokens. */
export type LoginRow = Selectable<LoginTable>;

const OPERATOR_FACT = "operator_generation";

const select = query((db, key: { email: string }) =>
  db.selectFrom("logins").selectAll().where("email", "=", key.email),
);

const selectOfAccount = query((db, key: { account_id: number }) =>
  db.selectFrom("logins").selectAll().where("account_id", "=", key.account_id),
);

const selectGeneration = query((db, key: { account_id: number }) =>
  db.selectFrom("logins").select("generation").where("account_id", "=", key.account_id),
);

const insert = change((db, row: LoginRow) =>
  db.insertInto("logins").values({
    email: row.email,
    account_id: row.account_id,
    password_hash: row.password_hash,
    created_at: row.created_at,
    generation: row.generation,
    disabled: row.disabled,
  }),
);

const end = query((db, key: { account_id: number }) =>
  db
    .updateTable("logins")
    .set((eb) => ({ generation: eb("generation", "+", 1) }))
    .where("account_id", "=", key.account_id)
    .returning(["generation", "password_hash"]),
);

const updateHash = change((db, row: { account_id: number; hash: string }) =>
  db
    .updateTable("logins")
    .set({ password_hash: row.hash })
    .where("account_id", "=", row.account_id),
);

const updateDisabled = change((db, row: { account_id: number; disabled: number; other: number }) =>
  db
    .updateTable("logins")
    .set({ disabled: row.disabled })
    .where("account_id", "=", row.account_id)
    .where("disabled", "=", row.other),
);

/** The login of an e-mail address; undefined if there is none. Ignores case. */
export async function findLogin(session: Session, email: string): Promise<LoginRow | undefined> {
  return (await select(session, { email: columnText(loginKey(email)) }))[0];
}

/** The login of an account's admin, or undefined. */
export async function findLoginOf(
  session: Session,
  accountId: number,
): Promise<LoginRow | undefined> {
  return (await selectOfAccount(session, { account_id: accountId }))[0];
}

/** Stores an enabled login of generation 0. Fails if another login has the same e-mail address. */
export async function insertLogin(
  transaction: Transaction,
  row: Omit<LoginRow, "generation" | "disabled">,
): Promise<void> {
  const email = columnText(loginKey(row.email));
  await insert(transaction, { ...row, email, generation: 0, disabled: 0 });
}

/**
 * Replaces the password hash of an account's login and revokes the login's tokens. Returns the new generation and the
 * previous hash; throws if the account has no login.
 */
export async function replacePasswordHash(
  transaction: Transaction,
  accountId: number,
  hash: string,
): Promise<{ readonly generation: number; readonly previousHash: string }> {
  // The first statement is a write, so that PostgreSQL locks the row until the transaction ends.
  const [row] = await end(transaction, { account_id: accountId });
  if (row === undefined) {
    throw new Error(`Account ${accountId} has no login.`);
  }
  await updateHash(transaction, { account_id: accountId, hash });
  return { generation: row.generation, previousHash: row.password_hash };
}

/** Enables or disables a login. Disabling an enabled login revokes its tokens and returns the new generation. */
export async function setLoginDisabled(
  transaction: Transaction,
  accountId: number,
  isDisabled: boolean,
): Promise<number | undefined> {
  const [disabled, other] = isDisabled ? [1, 0] : [0, 1];
  const changed = await updateDisabled(transaction, { account_id: accountId, disabled, other });
  return changed > 0 && isDisabled ? endLoginTokens(transaction, accountId) : undefined;
}

/** Revokes every token of an account's login; returns the new generation. */
export async function endLoginTokens(transaction: Transaction, accountId: number): Promise<number> {
  const [row] = await end(transaction, { account_id: accountId });
  return row?.generation ?? 0;
}

/** Revokes every token of the operator; returns the new generation. */
export function endOperatorTokens(transaction: Transaction): Promise<number> {
  return countUpFact(transaction, OPERATOR_FACT);
}

/** The generation of an account's login; 0 for an account without a login. */
export async function readLoginGeneration(session: Session, accountId: number): Promise<number> {
  return (await selectGeneration(session, { account_id: accountId }))[0]?.generation ?? 0;
}

/** The generation of the operator's login. */
export async function readOperatorGeneration(session: Session): Promise<number> {
  return Number((await readFact(session, OPERATOR_FACT)) ?? 0);
}

/** The canonical form of an e-mail address: lower case. */
export function loginKey(email: string): string {
  return email.toLowerCase();
}
