import { example, openAccount, waitForCheck } from "../server/chaos/calls.ts";
import { jsonRequest } from "./load.ts";

/** Opens `count` Chilean accounts. Returns one request for each account; each request creates an invoice. */
export async function creationRequests(url: string, count: number): Promise<Buffer[]> {
  const body = JSON.stringify(example("document-create/cl/invoice"));
  const accounts = [];
  while (accounts.length < count) accounts.push(await openAccount(url));
  // A separate process checks each certificate. Without this wait, the checks would run during the measurement.
  for (const account of accounts) await waitForCheck(url, account);
  return accounts.map(({ token }) => jsonRequest("POST", "/v1/documents", body, token));
}
