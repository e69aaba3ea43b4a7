import type { AccountRow } from "../store/accounts.ts";
import { findAccount } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";

interface Known {
  readonly row: AccountRow;
  readonly until: number;
}

// What requests need of an account is set once, when it is registered; the rest may be this old.
const KNOWN_MS = 2000;
const MOST_KNOWN = 5000;
const known = new WeakMap<Store, Map<number, Known>>();

/** The account of this identifier as it was at most two seconds ago, or undefined; the same row object while it is known. */
export async function readKnownAccount(
  store: Store,
  accountId: number,
): Promise<AccountRow | undefined> {
  const accounts = known.get(store) ?? new Map<number, Known>();
  known.set(store, accounts);
  const found = accounts.get(accountId);
  const at = Date.now();
  if (found !== undefined && found.until > at) {
    return found.row;
  }
  const row = await store.read((session) => findAccount(session, accountId));
  if (row !== undefined) {
    if (accounts.size >= MOST_KNOWN) {
      accounts.clear();
    }
    accounts.set(accountId, { row, until: at + KNOWN_MS });
  }
  return row;
}
