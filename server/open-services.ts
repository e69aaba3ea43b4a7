import { createLoginThrottle } from "./auth/login-throttle.ts";
import { loadOperatorLogin } from "./auth/operator-login.ts";
import { createHashingQueue } from "./auth/passwords.ts";
import { createTokens } from "./auth/tokens.ts";
import type { Config } from "./config.ts";
import { createIdempotency } from "./http/idempotency.ts";
import type { Log } from "./log.ts";
import { createCursors } from "./operations/cursor.ts";
import { createReadingQueue } from "./operations/reading.ts";
import { loadFingerprintKey } from "./secrets/fingerprint-key.ts";
import { loadKeyring } from "./secrets/load-keyring.ts";
import { deriveKey } from "./secrets/secret-key.ts";
import { createVault } from "./secrets/vault.ts";
import type { Services } from "./services.ts";
import { openStore } from "./store/store.ts";
import { createCallbackNetwork } from "./webhooks/callback-network.ts";

/** Opens the store and creates the services that operations need. */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const store = await openStore(config.database, {
    onLost: (error) => log.failure(error, {}),
    poolSize: config.databasePoolSize,
    readUrl: config.databaseReadUrl,
  }).catch((error: unknown) => {
    // Adds the environment variable's name, because the messages of databases and drivers do not contain it.
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`DATABASE_URL: ${message}`, { cause: error });
  });
  const { secretKey, keyring } = await loadKeyring(config, store);
  const vault = createVault(keyring);
  const fingerprintKey = await loadFingerprintKey({ store, vault }, secretKey);
  const operatorKey = deriveKey(secretKey, "operator");
  // Must be the last step that can fail: it prints a generated password at the first start, and never again.
  const operator = await loadOperatorLogin(config.operator, store, operatorKey);
  return {
    store,
    log,
    operator,
    tokens: createTokens(deriveKey(secretKey, "tokens")),
    cursors: createCursors(deriveKey(secretKey, "cursors")),
    idempotency: createIdempotency(fingerprintKey),
    loginThrottle: createLoginThrottle(config.limits.failedLogins),
    hashing: createHashingQueue(),
    reading: createReadingQueue(),
    vault,
    network: createCallbackNetwork(config.webhookAllowPrivateNetworks),
    now: Date.now,
    settings: config.nativeSettings,
    bodyLimitBytes: config.bodyLimitBytes,
    sendsEmail: config.smtpUrl !== undefined,
  };
}
