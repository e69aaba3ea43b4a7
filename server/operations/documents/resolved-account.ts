import type { AccountRow } from "../../store/accounts.ts";
import type { Services } from "../services.ts";
import type { DocumentAccount } from "./document-account.ts";
import { documentAccountOf, readDocumentAccount } from "./document-account.ts";

// Who resolves a request has read the account a moment before who carries it out; the body leads from one to the other.
const accounts = new WeakMap<object, AccountRow>();

/** Notes the account that a body was found to be for. */
export function noteAccount(body: object, account: AccountRow): void {
  accounts.set(body, account);
}

/** The account that a body was found to be for, read again only where nobody noted it. */
export async function accountOfBody(
  { store }: Services,
  body: object,
  accountId: number,
): Promise<DocumentAccount> {
  const noted = accounts.get(body);
  return noted?.account_id === accountId
    ? documentAccountOf(noted)
    : readDocumentAccount(store, accountId);
}
