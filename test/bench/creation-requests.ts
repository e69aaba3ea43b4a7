import { example, openAccount, waitForCheck } from "../server/chaos/calls.ts";
import { jsonRequest } from "./load.ts";

/** Requests that create a Chilean invoice, each for a new account of its own. */
export async function creationRequests(url: string, count: number): Promise<Buffer[]> {
  const body = JSON.stringify(example("document-create/cl/invoice"));
  const accounts = [];
  while (accounts.length < count) accounts.push(await openAccount(url));
  // In older builds a separate process checks each certificate, and without this wait it would run during the rounds.
  for (const account of accounts) await waitForCheck(url, account);
  return accounts.map(({ token }) => jsonRequest("POST", "/v1/documents", body, token));
}
