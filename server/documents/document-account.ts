import type { Principal } from "../auth/principal.ts";
import { countryById } from "../countries/countries.ts";
import type { Country } from "../countries/country.ts";
import { readCachedAccount } from "../store/account-cache.ts";
import type { AccountRow } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";
import type { StoredAccount } from "./stored-account.ts";
import { storedAccountOf } from "./stored-account.ts";

/** A parsed account with its country. */
export interface DocumentAccount {
  readonly id: number;
  readonly country: Country;
  readonly facts: StoredAccount;
}

const read = new WeakMap<AccountRow, DocumentAccount>();

/** Reads an account; throws if the account does not exist. */
export async function readDocumentAccount(
  store: Store,
  accountId: number,
): Promise<DocumentAccount> {
  const row = await readCachedAccount(store, accountId);
  if (row === undefined) {
    throw new Error(`Account ${accountId} no longer exists.`);
  }
  return documentAccountOf(row);
}

/** Parses an account's row, once for each row object. */
export function documentAccountOf(row: AccountRow): DocumentAccount {
  const known = read.get(row);
  if (known !== undefined) {
    return known;
  }
  const account = { id: row.account_id, country: countryOf(row), facts: storedAccountOf(row) };
  read.set(row, account);
  return account;
}

/** The country of an account; throws for an unsupported country. */
export function countryOf(row: AccountRow): Country {
  const country = countryById(row.country_id);
  if (country === undefined) {
    throw new Error(`This program does not support the country of account ${row.account_id}.`);
  }
  return country;
}

/** The actor in a document's history: "operator", or the e-mail address of the account's admin. */
export function actorOf(principal: Principal, account: DocumentAccount): string {
  return principal.kind === "operator" ? "operator" : account.facts.admin_email;
}
