import { readFileSync } from "node:fs";
import type { Account, Document, Token } from "../../../generated/types/models.d.ts";
import { operator } from "./server-process.ts";

const CHECK_PATIENCE_MS = 150_000;

/** A server's response. */
export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A request of a drill; `key` is its Idempotency-Key. */
export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Sends one request; rejects if no response arrives. */
export async function call<Body>(url: string, request: Call): Promise<Reply<Body>> {
  const headers = new Headers();
  if (request.token !== undefined) headers.set("Authorization", `Bearer ${request.token}`);
  if (request.key !== undefined) headers.set("Idempotency-Key", request.key);
  if (request.body !== undefined) headers.set("Content-Type", "application/json");
  const method = request.method ?? (request.body === undefined ? "GET" : "POST");
  const init: RequestInit = { method, headers };
  if (request.body !== undefined) init.body = JSON.stringify(request.body);
  if (request.signal !== undefined) init.signal = request.signal;
  const response = await fetch(`${url}${request.path}`, init);
  const text = await response.text();
  const body = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** Logs the operator in and returns the token. */
export async function logIn(url: string): Promise<string> {
  const { body } = await call<Token>(url, { path: "/auth", body: operator });
  return body.access_token;
}

/** Creates an account and returns its identifier and a token of its admin. */
export async function openAccount(
  url: string,
  country = "cl",
): Promise<{ id: number; token: string }> {
  const admin_email = `admin-${crypto.randomUUID()}@example.com`;
  const body = { ...example(`account-create/${country}`), admin_email };
  const made = await call<Account>(url, {
    path: "/v1/accounts",
    token: await logIn(url),
    body,
  });
  if (made.status !== 201)
    throw new Error(`The account was not created: ${JSON.stringify(made.body)}`);
  const login = { email: admin_email, password: body.admin_password };
  const { body: token } = await call<Token>(url, { path: "/auth", body: login });
  return { id: Number(made.body.account_id), token: token.access_token };
}

/** The body of a generated example, without the account's identifier. */
export function example(name: string): Record<string, unknown> & { admin_password?: string } {
  const file = new URL(`../../../generated/examples/${name}.json`, import.meta.url);
  const body = JSON.parse(readFileSync(file, "utf8"));
  delete body.header?.account_id;
  return body;
}

/** Every document of an account, read page by page. */
export async function readDocuments(url: string, token: string): Promise<Document[]> {
  const documents: Document[] = [];
  let cursor: string | undefined;
  do {
    const after: string = cursor === undefined ? "" : `&cursor=${cursor}`;
    const page = await call<{ items: Document[]; next_cursor?: string }>(url, {
      path: `/v1/documents?limit=100${after}`,
      token,
    });
    if (page.status !== 200)
      throw new Error(`The documents were not listed: ${JSON.stringify(page.body)}`);
    documents.push(...page.body.items);
    cursor = page.body.next_cursor;
  } while (cursor !== undefined);
  return documents;
}

/** Waits until an account's certificate is checked; returns the reasons if it is invalid. Throws after 150 seconds. */
export async function waitForCheck(
  url: string,
  { id, token }: { id: number; token: string },
): Promise<readonly string[]> {
  for (const end = Date.now() + CHECK_PATIENCE_MS; Date.now() < end; ) {
    const path = `/v1/accounts/${id}/certificate`;
    const { body } = await call<{ state?: string; reasons?: string[] }>(url, { path, token });
    if (body.state === "valid" || body.state === "invalid") return body.reasons ?? [];
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`The certificate of account ${id} was not checked in time.`);
}
