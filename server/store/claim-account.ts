import { locking } from "./query.ts";
import type { Transaction } from "./session.ts";

const claim = locking("claim", (db, key: { account_id: number }) =>
  db.selectFrom("accounts").select("account_id").where("account_id", "=", key.account_id),
);

/**
 * Locks the account until the transaction ends. Call this before a check that reads several of the account's
 * branches or subscriptions.
 */
export async function claimAccount(transaction: Transaction, accountId: number): Promise<void> {
  // SQLite has only one writing transaction at a time, so no lock is needed.
  if (transaction.engine !== "sqlite") {
    await claim(transaction, { account_id: accountId });
  }
}
