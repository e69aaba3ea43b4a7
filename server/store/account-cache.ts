import type { AccountRow } from "./accounts.ts";
import { findAccount } from "./accounts.ts";
import type { Store } from "./store.ts";

interface CachedAccount {
  readonly row: AccountRow;
  /** When it was read, in milliseconds. */
  readonly at: number;
}

// How long another process's change may stay unseen.
const CACHE_MS = 2000;
const MOST_CACHED = 5000;
const caches = new WeakMap<Store, Map<number, CachedAccount>>();

/** The account of an identifier, at most two seconds old, or undefined; the same row object while cached. */
export async function readCachedAccount(
  store: Store,
  accountId: number,
): Promise<AccountRow | undefined> {
  const accounts = accountsOf(store);
  const found = accounts.get(accountId);
  const at = Date.now();
  // A clock that is set back makes no entry last longer.
  if (found !== undefined && Math.abs(at - found.at) < CACHE_MS) {
    return found.row;
  }
  const row = await store.read((session) => findAccount(session, accountId));
  // If this process has cached a change during the read, that change is newer.
  if (row !== undefined && accounts.get(accountId) === found) {
    cache(accounts, row, at);
  }
  return row;
}

/** Caches an account as this process has just stored it. */
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
  accounts.set(row.account_id, { row, at });
}
