import { locking } from "./query.ts";
import type { Transaction } from "./session.ts";

const claim = locking("claim", (db, key: { account_id: number }) =>
  db.selectFrom("accounts").select("account_id").where("account_id", "=", key.account_id),
);

/** Makes other transactions that claim the account wait until this one ends: for what is true of several rows of it at once. */
export async function claimAccount(transaction: Transaction, accountId: number): Promise<void> {
  // Where only one transaction writes, there is nobody to wait.
  if (transaction.engine !== "sqlite") {
    await claim(transaction, { account_id: accountId });
  }
}
