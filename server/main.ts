import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { OperatorLogin } from "./auth/operator-login.ts";
import { loadOperatorLogin } from "./auth/operator-login.ts";
import { deriveKey } from "./auth/secret-key.ts";
import { createTokens } from "./auth/tokens.ts";
import { readConfig } from "./config.ts";
import { createMailer } from "./email/mailer.ts";
import { createLog } from "./log.ts";
import { createCursors } from "./operations/cursor.ts";
import { createIdempotency } from "./operations/idempotency.ts";
import type { Services } from "./operations/services.ts";
import { loadKeyring } from "./secrets/load-keyring.ts";
import { createVault } from "./secrets/vault.ts";
import { openStore } from "./store/store.ts";
import { createCallbackNetwork } from "./webhooks/callback-network.ts";
import { startWorkers } from "./workers.ts";

try {
  await start();
} catch (error) {
  // Before the port is open there is nobody to answer: one line, and the exit code says the rest.
  console.error(`talonario: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog();
  const store = await openStore(config.database, (error) => log.failure(error, {}));
  const { secretKey, keyring } = await loadKeyring(config, store);
  const operator = await loadOperatorLogin(config.operator, store);
  let stopping = false;
  const services: Services = {
    store,
    operator,
    log,
    tokens: createTokens(deriveKey(secretKey, "tokens")),
    cursors: createCursors(deriveKey(secretKey, "cursors")),
    idempotency: createIdempotency(deriveKey(secretKey, "idempotency")),
    vault: createVault(keyring),
    network: createCallbackNetwork(config.webhookAllowPrivateNetworks),
    now: Date.now,
    bodyLimitBytes: config.bodyLimitBytes,
    sendsEmail: config.smtpUrl !== undefined,
  };
  const app = await createApp(services, { isStopping: () => stopping });
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host });
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", reject);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.port;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const url = `http://${host}:${port}`;
  console.log(`talonario listens on ${url}`);
  const mailer = config.smtpUrl === undefined ? undefined : createMailer(config.smtpUrl);
  const workers = startWorkers(services, mailer);
  showMadePassword(operator, url);

  const stop = () => {
    if (stopping) {
      return;
    }
    stopping = true;
    const rested = workers.stop();
    // Requests in flight are answered, and then what they wrote is on the disk.
    server.close(async () => {
      await rested;
      await store.close();
      process.exit(0);
    });
    // A connection that is kept alive becomes idle only after its answer, and would hold the end up.
    setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), 50);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function showMadePassword({ email, madePassword }: OperatorLogin, url: string): void {
  if (madePassword === undefined) {
    return;
  }
  const body = JSON.stringify({ email, password: madePassword });
  console.log("The operator's login, shown this once:");
  console.log(`  curl -s ${url}/auth -H 'Content-Type: application/json' -d '${body}'`);
}
