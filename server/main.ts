import { createApp } from "./app.ts";
import type { OperatorLogin } from "./auth/operator-login.ts";
import type { Config, LimitConfig } from "./config.ts";
import { readConfig } from "./config.ts";
import { createMailer } from "./email/mailer.ts";
import type { RequestLimits } from "./http/limit-requests.ts";
import { listen, urlOf } from "./http/listen.ts";
import { listenForMetrics } from "./http/listen-for-metrics.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { openServices } from "./open-services.ts";
import { drain } from "./process/drain.ts";
import type { Services } from "./services.ts";
import { startWorkers } from "./workers.ts";

start().catch((error: unknown) => {
  console.error(`talonario: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});

async function start(): Promise<void> {
  // A full disk or a closed pipe does not stop the service.
  process.stdout.on("error", () => undefined);
  const config = readConfig(process.env);
  const services = await openServices(config, createLog());
  try {
    await serve(config, services);
  } catch (error) {
    // Shows the `curl` command with a generated password now, because the next start does not know the password.
    showFirstCall(services.operator, urlOf(config.host, config.port));
    throw error;
  }
}

async function serve(config: Config, services: Services): Promise<void> {
  const count = createMetrics();
  let stopping = false;
  const app = await createApp(services, {
    responses: config.responseChecks,
    isStopping: () => stopping,
    corsOrigins: config.corsOrigins,
    limits: limitsOf(config.limits),
    metrics: { count, serve: config.metricsPort === undefined, token: config.metricsToken },
    trustedProxies: config.trustedProxies,
  });
  const { server, url, connections } = await listen(app.fetch, config);
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await listenForMetrics(count, { ...config, port: config.metricsPort });
  const { smtpUrl, mailFrom } = config;
  const mailer = smtpUrl === undefined ? undefined : createMailer(smtpUrl, mailFrom);
  const workers = startWorkers(services, mailer);

  const stop = async () => {
    if (stopping) {
      return;
    }
    stopping = true;
    const rested = workers.stop();
    await new Promise((resume) => setTimeout(resume, config.shutdownDelaySeconds * 1000));
    // The store closes only after all requests and jobs have finished.
    await Promise.all([drain(server, connections), rested]);
    await services.store.close();
    metrics?.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  showFirstCall(services.operator, url);
  console.log(`Console: ${url}/console; reference: ${url}/docs; rules: ${url}/rules.`);
  // Printed last, because programs that start the service wait for this line, and may then send SIGTERM at once.
  console.log(`talonario listens on ${url}`);
}

function limitsOf({
  requestsPerToken,
  requestsPerAccount,
  requestsAtOnce,
}: LimitConfig): RequestLimits | undefined {
  const limits: RequestLimits = {
    ...(requestsPerToken > 0 && {
      perToken: createRateLimit("token", requestsPerToken),
      perAddress: createRateLimit("address", requestsPerToken),
    }),
    ...(requestsPerAccount > 0 && { perAccount: createRateLimit("account", requestsPerAccount) }),
    ...(requestsAtOnce > 0 && { atOnce: requestsAtOnce }),
  };
  return Object.keys(limits).length === 0 ? undefined : limits;
}

function showFirstCall({ email, madePassword }: OperatorLogin, url: string): void {
  if (madePassword === undefined) {
    return;
  }
  const body = JSON.stringify({ email, password: madePassword });
  console.log(`  curl -s ${url}/auth -H 'Content-Type: application/json' -d '${body}'`);
}
