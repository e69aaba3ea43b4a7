import type { AccountRow } from "./accounts.ts";
import { findAccount } from "./accounts.ts";
import type { Store } from "./store.ts";

interface Known {
  readonly row: AccountRow;
  readonly until: number;
}

// Another process may have changed an account this long ago.
const KNOWN_MS = 2000;
const MOST_KNOWN = 5000;
const known = new WeakMap<Store, Map<number, Known>>();

/** The account of this identifier as it was at most two seconds ago, or undefined; the same row object while it is known. */
export async function readKnownAccount(
  store: Store,
  accountId: number,
): Promise<AccountRow | undefined> {
  const accounts = accountsOf(store);
  const found = accounts.get(accountId);
  const at = Date.now();
  if (found !== undefined && found.until > at) {
    return found.row;
  }
  const row = await store.read((session) => findAccount(session, accountId));
  // What was changed here while this was read is newer.
  if (row !== undefined && accounts.get(accountId) === found) {
    keep(accounts, row, at);
  }
  return row;
}

/** Notes an account as this process has just stored it. */
export function rememberAccount(store: Store, row: AccountRow): void {
  keep(accountsOf(store), row, Date.now());
}

function accountsOf(store: Store): Map<number, Known> {
  const accounts = known.get(store) ?? new Map<number, Known>();
  known.set(store, accounts);
  return accounts;
}

function keep(accounts: Map<number, Known>, row: AccountRow, at: number): void {
  if (accounts.size >= MOST_KNOWN) {
    accounts.clear();
  }
  accounts.set(row.account_id, { row, until: at + KNOWN_MS });
}
