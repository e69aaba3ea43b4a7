import type { ValidationError } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { Principal } from "../auth/principal.ts";
import { mayActFor } from "../auth/principal.ts";
import { readCachedAccount } from "../store/account-cache.ts";
import type { AccountRow } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";
import type { ProblemResponse } from "./problem-error.ts";

/** Parses the identifier in a path; undefined for text that is not an identifier. */
export function pathId(text: string): number | undefined {
  const id = /^[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The only account that the principal may see; undefined if the principal may see all accounts. */
export function scopeOf(principal: Principal): number | undefined {
  return principal.kind === "admin" ? principal.accountId : undefined;
}

/** The same 404 for a missing resource and for a resource of another account. */
export function notFound(what: string): ProblemResponse<404> {
  return { status: 404, problem: { detail: `No accessible ${what} has this identifier.` } };
}

/** The same 403 for an existing and for a missing account that the token may not act for. */
export function otherAccount(): ProblemResponse<403> {
  return { status: 403, problem: { detail: "This token may not act for the requested account." } };
}

/** Whether the principal may not act for the account with this id; false for a value that is not an integer. */
export function namesOther(principal: Principal, accountId: unknown): boolean {
  return Number.isSafeInteger(accountId) && !mayActFor(principal, accountId);
}

/** A member of a value; undefined if the value is not an object or lacks the member. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Finds the account of a new resource: an admin's own account or, for the operator, `container.account_id`. On failure,
 * returns a 403 to an admin and a validation error to the operator. `pointer` locates `container` in the body.
 */
export async function accountOfNew(
  store: Store,
  principal: Principal,
  container: unknown,
  pointer: string,
): Promise<
  | { readonly account: AccountRow }
  | { readonly refusals: [ValidationError, ...ValidationError[]] }
  | ProblemResponse<403>
> {
  const named = memberOf(container, "account_id");
  if (namesOther(principal, named)) {
    return otherAccount();
  }
  if (principal.kind === "admin") {
    const own = await readCachedAccount(store, principal.accountId);
    return own === undefined ? otherAccount() : { account: own };
  }
  if (!isObject(container)) {
    // The schema also reports this pointer; the schema's error replaces this error.
    return { refusals: [validationError("account.required", pointer)] };
  }
  if (named === undefined) {
    return { refusals: [validationError("account.required", `${pointer}/account_id`)] };
  }
  const account = Number.isSafeInteger(named)
    ? await readCachedAccount(store, named as number)
    : undefined;
  return account === undefined
    ? { refusals: [validationError("account.unknown", `${pointer}/account_id`)] }
    : { account };
}

/** If an update names another account than the owner: 403 for an admin, a validation error for the operator. */
export function checkOwner(
  principal: Principal,
  named: unknown,
  owner: number,
  pointer: string,
): { readonly refusals: ValidationError[] } | ProblemResponse<403> {
  if (namesOther(principal, named)) {
    return otherAccount();
  }
  const differs = Number.isSafeInteger(named) && named !== owner;
  return { refusals: differs ? [validationError("account.other", pointer)] : [] };
}
