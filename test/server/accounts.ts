import type { Client } from "./client.ts";
import { adminOf, operatorOf } from "./client.ts";
import { accountBase, documentBases } from "./countries/base-bodies.ts";
import type { TestService } from "./service.ts";

/** A test account, and a client that is logged in as its admin. */
export interface TestAccount {
  readonly id: number;
  readonly email: string;
  readonly admin: Client;
}

let made = 0;

/** Registers an account of a country; `members` replace members of the base body. */
export async function createAccount(
  service: TestService,
  country: string,
  members: object = {},
): Promise<TestAccount> {
  made += 1;
  const email = `admin-${made}@example.com`;
  const operator = await operatorOf(service);
  const body = { ...accountBase(country), admin_email: email, ...members };
  const response = await operator.post("/v1/accounts", body);
  if (response.status !== 201) {
    throw new Error(`The account was not created: ${JSON.stringify(response.body)}`);
  }
  const id = Number(response.body.account_id);
  return { id, email, admin: await adminOf(service, id) };
}

/** Returns a copy of the base body `name` for documents of a country. The body has no account_id. */
export function documentBody(country: string, name: string) {
  const found = documentBases(country).find(([base]) => base === name);
  if (found === undefined) {
    throw new Error(`There is no base body ${name} of ${country}.`);
  }
  return structuredClone(found[1]);
}
