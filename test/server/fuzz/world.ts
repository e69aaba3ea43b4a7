import { createTokens } from "../../../server/auth/tokens.ts";
import { readLoginGeneration, readOperatorGeneration } from "../../../server/store/logins.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { accountBase } from "../countries/base-bodies.ts";
import { countryCodes } from "../countries/known.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { TestEngine } from "../store/engines.ts";
import type { Fetch, Wire } from "./wire.ts";
import { openWire } from "./wire.ts";

/** An account under test. The account's data contains the canary; no other account may see the canary. */
export interface FuzzAccount {
  readonly id: number;
  readonly country: string;
  readonly email: string;
  readonly password: string;
  readonly canary: string;
  token: string;
}

/** A service with its own database, and two accounts in each country. */
export interface World {
  readonly service: TestService;
  readonly fetch: Fetch;
  readonly store: Store;
  readonly wire: Wire;
  readonly accounts: readonly FuzzAccount[];
  operator: string;
  /** Invalid tokens of the operator: `expired` is old, and `forged` has the signature of another key. */
  readonly expired: string;
  readonly forged: string;
  /** The first 404 problem of each operation, by `operationId`. */
  readonly absences: Map<string, string>;
  /** Replaces the token of the account's admin, or of the operator if `account` is undefined. */
  renew(account: FuzzAccount | undefined): Promise<void>;
  /** Returns a larger number than the call before. */
  next(): number;
  close(): Promise<void>;
}

/** Passwords in requests start with this text. No response and no log line may contain it. */
export const SECRET = "k7-never-told";

/** The largest body that the service reads, in bytes. */
export const BODY_LIMIT = 200_000;

// The token key of services under test.
const tokenKey = new Uint8Array(32).fill(1);

/** Opens a world; `alter` may wrap the service's `fetch`. */
export async function openWorld(
  engine: TestEngine,
  alter: (fetch: Fetch) => Fetch = (fetch) => fetch,
): Promise<World> {
  const database = await engine.create();
  const store = await openStore(database.target);
  // Every host name has this address, without DNS. No worker runs, so notifications and e-mails stay in the outbox.
  const network = { allowsPrivate: false, resolve: async () => ["93.184.216.34"] };
  // Each response is sent after the authority's verdict, so no later verdict adds rows while a check compares row
  // counts.
  const given = { store, network, bodyLimitBytes: BODY_LIMIT, authorityWaitMs: 60_000 };
  const service = await startService(given, { responses: "off" });
  const { tokens } = service.services;
  const operator = await tokens.issue({ kind: "operator" });
  const accounts: FuzzAccount[] = [];
  for (const country of countryCodes.flatMap((one) => [one, one])) {
    accounts.push(await makeAccount(service, operator, country, accounts.length));
  }
  const fetch = alter(service.fetch);
  const wire = await openWire(fetch);
  let count = 0;
  const world: World = {
    service,
    fetch,
    store,
    wire,
    accounts,
    operator,
    expired: await createTokens(tokenKey, () => 0).issue({ kind: "operator" }),
    forged: await createTokens(new Uint8Array(32).fill(9)).issue({ kind: "operator" }),
    absences: new Map(),
    async renew(account) {
      if (account === undefined) {
        const generation = await store.read(readOperatorGeneration);
        world.operator = await tokens.issue({ kind: "operator" }, generation);
        return;
      }
      const { id: accountId } = account;
      const generation = await store.read((session) => readLoginGeneration(session, accountId));
      account.token = await tokens.issue({ kind: "admin", accountId }, generation);
    },
    next: () => ++count,
    async close() {
      await wire.close();
      await service.close();
      await store.close();
      await database.drop();
    },
  };
  return world;
}

async function makeAccount(
  service: TestService,
  operator: string,
  country: string,
  number: number,
): Promise<FuzzAccount> {
  const canary = `canary-${number}-of-${country}`;
  const email = `admin-${number}@example.com`;
  const password = `${SECRET}-${number}`;
  const body = {
    ...accountBase(country),
    admin_email: email,
    admin_password: password,
    contact_name: canary,
    registration_legal_name_company: canary,
  };
  const response = await service.request("/v1/accounts", {
    method: "POST",
    headers: { Authorization: `Bearer ${operator}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`No account was created: ${await response.text()}`);
  const { account_id: id } = (await response.json()) as { account_id: number };
  const token = await service.services.tokens.issue({ kind: "admin", accountId: id });
  return { id, country, email, password, canary, token };
}
