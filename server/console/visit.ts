import type { Principal } from "../auth/principal.ts";
import type { Api, Query } from "./api.ts";
import { withQuery } from "./api.ts";

/** The result of a form, shown on the next page. */
export interface Notice {
  readonly text: string;
  readonly isFailure?: true;
}

/** One request of a logged-in user. */
export interface Visit {
  readonly api: Api;
  readonly principal: Principal;
  /** The value of `form_token` in every form of this session. */
  readonly formToken: string;
  /** The shown account: an admin's own account, or the operator's choice; undefined for all accounts. */
  readonly accountId: number | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The result of the form that led to this page; undefined without a form. */
  readonly notice: Notice | undefined;
}

/** The URL of a console page; retains the operator's choice of an account. */
export function link(visit: Visit, path: string, query: Query = {}): string {
  const chosen = visit.principal.kind === "operator" ? { account_id: visit.accountId } : {};
  return withQuery(path, { ...chosen, ...query });
}

/**
 * The current page's URL with changed query parameters; undefined removes a parameter. The parameter `done`
 * is removed, because it would show the last form's notice again.
 */
export function samePage(visit: Visit, query: Query): string {
  const kept = Object.fromEntries(visit.query);
  return withQuery(visit.path, { ...kept, done: undefined, ...query });
}
