import type { AccountRow } from "./accounts.ts";
import { findAccount } from "./accounts.ts";
import type { Store } from "./store.ts";

interface CachedAccount {
  readonly row: AccountRow;
  readonly until: number;
}

// Another process may have changed an account this long ago.
const CACHE_MS = 2000;
const MOST_CACHED = 5000;
const caches = new WeakMap<Store, Map<number, CachedAccount>>();

/** The account of this identifier as it was at most two seconds ago, or undefined; the same row object while it is known. */
export async function readCachedAccount(
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
    cache(accounts, row, at);
  }
  return row;
}

/** Notes an account as this process has just stored it. */
export function rememberAccount(store: Store, row: AccountRow): void {
  cache(accountsOf(store), row, Date.now());
}

function accountsOf(store: Store): Map<number, CachedAccount> {
  const accounts = caches.get(store) ?? new Map<number, CachedAccount>();
  caches.set(store, accounts);
  return accounts;
}

function cache(accounts: Map<number, CachedAccount>, row: AccountRow, at: number): void {
  if (accounts.size >= MOST_CACHED) {
    accounts.clear();
  }
  accounts.set(row.account_id, { row, until: at + CACHE_MS });
}
