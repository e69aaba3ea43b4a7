import type {
  Account,
  AccountCreate,
  AccountRegistrationData,
} from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { pathId, scopeOf } from "../http/access.ts";
import type { Vault } from "../secrets/vault.ts";
import type { Services } from "../services.ts";
import type { AccountRow, SealedSecrets } from "../store/accounts.ts";
import { findAccount } from "../store/accounts.ts";
import { replicaThenPrimary } from "../store/replica-then-primary.ts";

/** An account without its identifier and its warnings, as stored in its row. */
export type StoredAccount = Omit<Account, "account_id" | "warnings">;

/** Parses the part of an account's row that contains no secrets. */
export function storedAccountOf(row: AccountRow): StoredAccount {
  return JSON.parse(row.body) as StoredAccount;
}

/** Converts an account's row to a response. */
export function accountResponse(row: AccountRow): Account {
  return { account_id: row.account_id, ...storedAccountOf(row) };
}

/** Finds the account by the identifier in a path; undefined if missing or inaccessible to the principal. */
export async function readAccount(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<AccountRow | undefined> {
  const accountId = pathId(text);
  const scope = scopeOf(principal);
  if (accountId === undefined || (scope !== undefined && scope !== accountId)) {
    return undefined;
  }
  return replicaThenPrimary(store, (session) => findAccount(session, accountId));
}

/** Splits a create body into the stored account and the registration secrets. The admin's password is in neither. */
export function separate(body: AccountCreate): {
  readonly stored: StoredAccount;
  readonly secrets: Readonly<Record<string, string>>;
} {
  const { admin_password: _, registration_additional_data, ...rest } = body;
  const { readable, secrets } = separateRegistration(registration_additional_data);
  return { stored: { ...rest, registration_additional_data: readable }, secrets };
}

const readableMembers = [
  "registration_test_set_id",
  "registration_tax_regime",
  "registration_postal_code",
  "registration_activity_code",
] as const satisfies readonly (keyof AccountRegistrationData)[];

/** Separates registration data. Members not listed as readable are secrets, so that a new member cannot leak. */
export function separateRegistration(data: object): {
  readonly readable: AccountRegistrationData;
  readonly secrets: Readonly<Record<string, string>>;
} {
  const isReadable = ([name]: readonly [string, unknown]) =>
    (readableMembers as readonly string[]).includes(name);
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  return {
    readable: Object.fromEntries(entries.filter(isReadable)),
    secrets: Object.fromEntries(entries.filter((entry) => !isReadable(entry))),
  };
}

/** Seals an account's secrets. Each property name is the purpose of its secret, e.g. `certificate_password`. */
export function sealAll(
  vault: Vault,
  accountId: number,
  secrets: Readonly<Record<string, string>>,
): SealedSecrets {
  const sealed = Object.entries(secrets).map(([purpose, plain]) => [
    purpose,
    vault.seal({ accountId, purpose }, plain),
  ]);
  return Object.fromEntries(sealed);
}
