import type { AccountRow } from "./accounts.ts";
import { findAccount } from "./accounts.ts";
import type { Store } from "./store.ts";

interface CachedAccount {
  readonly row: AccountRow;
  /** Time when the row was read or stored, in milliseconds since 1970. */
  readonly at: number;
}

// The longest time until this process sees a change by another process.
const CACHE_MS = 2000;
const MOST_CACHED = 5000;
const caches = new WeakMap<Store, Map<number, CachedAccount>>();

/** Returns an account, at most two seconds out of date; undefined if there is none. Calls share the cached object. */
export async function readCachedAccount(
  store: Store,
  accountId: number,
): Promise<AccountRow | undefined> {
  const accounts = accountsOf(store);
  const found = accounts.get(accountId);
  const at = Date.now();
  // `Math.abs`, so that an entry expires even if the clock is set back.
  if (found !== undefined && Math.abs(at - found.at) < CACHE_MS) {
    return found.row;
  }
  const row = await store.read((session) => findAccount(session, accountId));
  // A change that this process cached during the read is newer than the row read.
  if (row !== undefined && accounts.get(accountId) === found) {
    cache(accounts, row, at);
  }
  return row;
}

/** Caches an account that this process has just stored. */
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
