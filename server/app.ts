import { Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { createRoutes } from "../generated/routes.ts";
import { createAccess } from "./auth/access.ts";
import type { Principal } from "./auth/principal.ts";
import { serveConsole } from "./console/console.ts";
import { accessLog } from "./http/access-log.ts";
import { createCallers } from "./http/callers.ts";
import { allowOrigins } from "./http/cors.ts";
import { guardMetrics } from "./http/guard-metrics.ts";
import { serveHealth, serveMetrics } from "./http/health.ts";
import { identify } from "./http/identify.ts";
import type { RequestLimits } from "./http/limit-requests.ts";
import { limitAtOnce, limitRates } from "./http/limit-requests.ts";
import { logCallers } from "./http/log-callers.ts";
import { writeProblem } from "./http/problems.ts";
import { reject } from "./http/reject.ts";
import { rejectUnavailable } from "./http/reject-unavailable.ts";
import { requestIdIn, requestIdOf } from "./http/request-ids.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { trustProxies } from "./http/trusted-proxies.ts";
import type { Metrics } from "./metrics.ts";
import { createOperations, createResolvers } from "./operations/operations.ts";
import { respondNotFound } from "./pages/not-found.ts";
import { servePages } from "./pages/pages.ts";
import { takeTurn } from "./process/take-turn.ts";
import type { Services } from "./services.ts";

/** Options of the application. */
export interface AppOptions {
  /** Validation of API responses against the spec: `log` logs an invalid response, `enforce` sends a 500 instead. */
  readonly responses?: "off" | "log" | "enforce";
  /** Whether the process is about to end. If true, `/readyz` returns 503 and API responses close their connections. */
  readonly isStopping?: () => boolean;
  /** Origins whose pages may call the API; `"*"` allows every origin. */
  readonly corsOrigins?: readonly string[];
  readonly limits?: RequestLimits | undefined;
  /** Counts requests; if `serve` is true, this application also serves `/metrics`. */
  readonly metrics?: {
    readonly count: Metrics;
    readonly serve: boolean;
    /** A bearer token for `/metrics`; the operator's access tokens are always accepted. */
    readonly token?: string | undefined;
  };
  /** Addresses and networks of the load balancers whose forwarding headers are trusted. */
  readonly trustedProxies?: readonly string[];
}

/** Creates the whole service as one Hono application. */
export async function createApp(given: Services, options: AppOptions = {}): Promise<Hono> {
  const { metrics, corsOrigins = [], limits, trustedProxies = [] } = options;
  const callers = createCallers(trustProxies(trustedProxies));
  const log = logCallers(given.log, callers);
  const services: Services = { ...given, log };
  const access = createAccess(services, services.now);
  const identified = identify(access, callers, log);
  // RegExpRouter is the fastest router, but does not support two routes such as /a/b and /a/:c in one application.
  const app = new Hono({ router: new RegExpRouter() });
  const isStopping = () => options.isStopping?.() === true;
  app.use(accessLog(log, callers, metrics?.count));
  serveHealth(app, services.store, isStopping);
  if (metrics?.serve) {
    serveMetrics(app, metrics.count, guardMetrics(metrics.token, callers, identified));
  }
  servePages(app);
  serveConsole(app, { access, log, dispatch: (request, bindings) => app.fetch(request, bindings) });
  for (const path of ["/auth/*", "/v1/*"]) {
    if (corsOrigins.length > 0) {
      app.use(path, allowOrigins(corsOrigins));
    }
    if (limits?.atOnce !== undefined) {
      app.use(path, limitAtOnce(limits.atOnce));
    }
    app.use(path, identified);
    if (limits !== undefined) {
      app.use(path, limitRates(limits, callers));
    }
  }
  const routes = await createRoutes<Principal>({
    operations: rejectUnavailable(createOperations(services, access, callers), log),
    resolvers: rejectUnavailable(createResolvers(services), log),
    security: {
      async bearer(token, { requestId }) {
        const known = callers.find(requestId)?.credential;
        const principal = known?.token === token ? known.verified?.principal : undefined;
        return principal === undefined ? undefined : { principal, roles: [principal.kind] };
      },
    },
    problem: (requestError) => ({ ...writeProblem(requestError) }),
    onError: (error, { requestId, path, operationId }) =>
      log.failure(error, { requestId, path, operationId }),
    requestId: requestIdOf,
    headers: (requestId) =>
      isStopping()
        ? { ...securityHeaders(requestId), connection: "close" }
        : securityHeaders(requestId),
    responses: options.responses ?? "off",
    bodyLimitBytes: services.bodyLimitBytes,
    uniqueNames: true,
    takeTurn,
  });
  app.route("/", routes);
  app.notFound(respondNotFound);
  app.onError((error, context) => {
    log.failure(error, { requestId: requestIdIn(context), path: context.req.path });
    return reject(context, { kind: "unexpected", status: 500 });
  });
  return app;
}
