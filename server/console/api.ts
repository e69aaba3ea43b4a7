import type { Context } from "hono";
import type { Account, Problem } from "../../generated/types/models.d.ts";

/** Passes a request to the application inside this process. */
export type Dispatch = (request: Request, bindings: object) => Response | Promise<Response>;

/** An error response of the API. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;
  readonly retryAfter: string | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfter?: string) {
    super(problem.title ?? `Status ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Query parameters by name; empty values are omitted. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** Calls API operations with a user's access token, or with none to log in. The API's limits and permissions apply. */
export interface Api {
  /** The response body of a GET; throws `ApiProblem`. */
  get<Body>(path: string, query?: Query): Promise<Body>;
  /** The unread response of a GET; throws `ApiProblem`. */
  file(path: string): Promise<Response>;
  /** The response body of any other method; undefined for a 204. `key`: the Idempotency-Key. Throws `ApiProblem`. */
  send<Body>(method: string, path: string, body: unknown, key?: string): Promise<Body>;
  /** An account, fetched at most once; undefined if the account is missing or the token cannot read it. */
  account(id: number): Promise<Account | undefined>;
}

const ORIGIN = "http://console.invalid";
// The first two headers state the caller's address, for rate limits. `traceparent` continues the caller's trace.
const FORWARDED = ["Forwarded", "X-Forwarded-For", "traceparent"];

/** Creates the API client for one request to the console. */
export function createApi(dispatch: Dispatch, context: Context, token?: string): Api {
  const accounts = new Map<number, Promise<Account | undefined>>();

  async function call(method: string, path: string, body?: unknown, key?: string) {
    const headers = new Headers();
    for (const name of FORWARDED) {
      const value = context.req.header(name);
      if (value !== undefined) {
        headers.set(name, value);
      }
    }
    if (token !== undefined) {
      headers.set("Authorization", `Bearer ${token}`);
    }
    if (key !== undefined) {
      headers.set("Idempotency-Key", key);
    }
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      headers.set("Content-Type", "application/json");
      init.body = JSON.stringify(body);
    }
    const response = await dispatch(new Request(`${ORIGIN}${path}`, init), context.env ?? {});
    if (!response.ok) {
      const retryAfter = response.headers.get("Retry-After") ?? undefined;
      throw new ApiProblem(response.status, await problemOf(response), retryAfter);
    }
    return response;
  }

  const api: Api = {
    async get<Body>(path: string, query: Query = {}) {
      const response = await call("GET", withQuery(path, query));
      return (await response.json()) as Body;
    },
    file: (path) => call("GET", path),
    async send<Body>(method: string, path: string, body: unknown, key?: string) {
      const response = await call(method, path, body, key);
      return (response.status === 204 ? undefined : await response.json()) as Body;
    },
    account(id) {
      const known = accounts.get(id);
      const account =
        known ?? api.get<Account>(`/v1/accounts/${id}`).catch((error) => unreadable(error));
      accounts.set(id, account);
      return account;
    },
  };
  return api;
}

/** A path with the query parameters that are not empty. */
export function withQuery(path: string, query: Query): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") {
      values.set(name, String(value));
    }
  }
  const text = values.toString();
  return text === "" ? path : `${path}?${text}`;
}

async function problemOf(response: Response): Promise<Partial<Problem>> {
  const type = response.headers.get("Content-Type") ?? "";
  return type.includes("json") ? ((await response.json()) as Partial<Problem>) : {};
}

function unreadable(error: unknown): undefined {
  if (error instanceof ApiProblem && [403, 404].includes(error.status)) {
    return undefined;
  }
  throw error;
}
