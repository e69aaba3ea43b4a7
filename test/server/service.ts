import { type AppOptions, createApp } from "../../server/app.ts";
import { createLoginThrottle } from "../../server/auth/login-throttle.ts";
import { createHashingQueue, hashPassword } from "../../server/auth/passwords.ts";
import { createTokens } from "../../server/auth/tokens.ts";
import { makeIdentity, storeIdentity } from "../../server/authority/sandbox-identity.ts";
import { createIdempotency } from "../../server/http/idempotency.ts";
import { createLog } from "../../server/log.ts";
import { createCursors } from "../../server/operations/cursor.ts";
import { createReadingQueue } from "../../server/operations/reading.ts";
import { createKeyring } from "../../server/secrets/keyring.ts";
import { createVault } from "../../server/secrets/vault.ts";
import type { Services } from "../../server/services.ts";
import { addKeyName } from "../../server/store/secret-keys.ts";
import { openStore } from "../../server/store/store.ts";
import { createCallbackNetwork } from "../../server/webhooks/callback-network.ts";
import { assertConforms } from "./assert-conforms.ts";
import type { TestDatabase, TestEngine } from "./store/engines.ts";
import { usualEngine } from "./store/engines.ts";

/** The operator's login at every service under test. */
export const operator = { email: "operator@example.com", password: "the operator's password" };

/** The secret key of every service under test; the keyring is derived from this key. */
export const secretKey = "the secret key of services under test";

// Key generation is slow, so all services of a process share one identity.
const identity = makeIdentity();

/** A whole service on a test database, without a port. */
export interface TestService {
  readonly services: Services;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns the response to a Request object. A test with its own HTTP server passes the server's `bindings`. */
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  /** All log entries so far, each a line of JSON. */
  readonly logged: () => string;
  close(): Promise<void>;
}

/** Starts a service on a new database of an engine; `close` drops the database. */
export const startServiceOn = (engine: TestEngine, given: Partial<Services> = {}) =>
  startService(given, {}, engine);

/**
 * Starts a service. Unless `options.responses` is "off", the service and `request` check responses against the spec.
 * `given` replaces default services. `close` does not close a store from `given`. If `given` has a vault, the caller
 * must store the name of the vault's key.
 */
export async function startService(
  given: Partial<Services> = {},
  options: AppOptions = {},
  engine: TestEngine = usualEngine(),
): Promise<TestService> {
  const database = given.store === undefined ? await engine.create() : undefined;
  const store = given.store ?? (await openStore((database as TestDatabase).target));
  const keyring = createKeyring(secretKey);
  const logged: string[] = [];
  const services: Services = {
    store,
    tokens: createTokens(new Uint8Array(32).fill(1)),
    cursors: createCursors(new Uint8Array(32).fill(2)),
    idempotency: createIdempotency(new Uint8Array(32).fill(3)),
    loginThrottle: createLoginThrottle(0),
    hashing: createHashingQueue(),
    reading: createReadingQueue(),
    operator: { email: operator.email, passwordHash: hashPassword(operator.password) },
    log: createLog({ write: (line: string) => void logged.push(line) }),
    vault: createVault(keyring),
    network: createCallbackNetwork(false),
    now: Date.now,
    bodyLimitBytes: 4 * 1024 * 1024,
    sendsEmail: false,
    ...given,
  };
  if (given.vault === undefined) {
    await services.store.write((transaction) => addKeyName(transaction, keyring.current.name));
  }
  await storeIdentity(services, await identity);
  const app = await createApp(services, { responses: "enforce", ...options });
  const isHeld = options.responses !== "off";
  return {
    services,
    async request(path, init) {
      const response = await app.request(path, init);
      if (isHeld) await assertConforms(init?.method ?? "GET", path, response);
      return response;
    },
    fetch: async (request, bindings) => app.fetch(request, bindings),
    logged: () => logged.join(""),
    async close() {
      if (database === undefined) return;
      await store.close();
      await database.drop();
    },
  };
}
