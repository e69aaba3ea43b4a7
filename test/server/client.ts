import type {
  Account,
  CompanyBranch,
  CustomerSupplier,
  Document,
  NumberingAuthorization,
  Problem,
  Token,
  WebhookSubscription,
} from "../../generated/types/models.d.ts";
import type { TestService } from "./service.ts";

/** The body of any response: each test reads the members that its response has. */
export type Body = Account &
  CompanyBranch &
  CustomerSupplier &
  Document &
  Partial<NumberingAuthorization> &
  Problem &
  Token &
  WebhookSubscription & { readonly items: readonly Body[]; readonly next_cursor?: string };

/** A response with its JSON parsed. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Sends JSON to a service under test; every request contains the same token. */
export interface Client {
  readonly token: string;
  get(path: string): Promise<Reply>;
  /** `more` adds headers to the request. */
  post(path: string, body: unknown, more?: Readonly<Record<string, string>>): Promise<Reply>;
  put(path: string, body: unknown): Promise<Reply>;
  patch(path: string, body: unknown): Promise<Reply>;
  delete(path: string): Promise<Reply>;
}

/** A client with a token of the operator. */
export async function operatorOf(service: TestService): Promise<Client> {
  return createClient(service, await service.services.tokens.issue({ kind: "operator" }));
}

/** A client with a token of an account's admin. */
export async function adminOf(service: TestService, accountId: number): Promise<Client> {
  return createClient(service, await service.services.tokens.issue({ kind: "admin", accountId }));
}

/** A client that sends this token. */
export function createClient(service: Pick<TestService, "request">, token: string): Client {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const headers = new Headers({ Authorization: `Bearer ${token}`, ...more });
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      headers.set("Content-Type", "application/json");
      init.body = JSON.stringify(body);
    }
    const response = await service.request(path, init);
    const text = await response.text();
    const read = text === "" ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: read };
  }
  return {
    token,
    get: (path) => send("GET", path),
    post: (path, body, more) => send("POST", path, body, more),
    put: (path, body) => send("PUT", path, body),
    patch: (path, body) => send("PATCH", path, body),
    delete: (path) => send("DELETE", path),
  };
}

/** The errors of a response as texts, sorted: `/header/guide_type cl.guide-type`, or `?cursor …` for a parameter. */
export function errorsOf(response: Reply): string[] {
  return (response.body.errors ?? [])
    .map(({ pointer, parameter, rule }) => `${pointer ?? `?${parameter}`} ${rule}`)
    .sort();
}
