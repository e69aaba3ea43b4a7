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

/** Settings of the application beyond its services. */
export interface AppOptions {
  /** Validates responses against the spec: `log` records a wrong one, `enforce` makes it a 500. */
  readonly responses?: "off" | "log" | "enforce";
  /** True once the process is about to end, so that balancers send it no more requests. */
  readonly isStopping?: () => boolean;
  /** Origins whose pages may call the interface; `"*"` allows all. */
  readonly corsOrigins?: readonly string[];
  readonly limits?: RequestLimits | undefined;
  /** Counts requests; `serve` sets whether `/metrics` is served on this port. */
  readonly metrics?: {
    readonly count: Metrics;
    readonly serve: boolean;
    /** Opens `/metrics` to a caller other than the operator. */
    readonly token?: string | undefined;
  };
  /** Addresses and networks of balancers that may name the caller's address. */
  readonly trustedProxies?: readonly string[];
}

/** The whole service as one Hono application; it knows nothing of ports or the environment. */
export async function createApp(given: Services, options: AppOptions = {}): Promise<Hono> {
  const { metrics, corsOrigins = [], limits, trustedProxies = [] } = options;
  const callers = createCallers(trustProxies(trustedProxies));
  const log = logCallers(given.log, callers);
  const services: Services = { ...given, log };
  const access = createAccess(services, services.now);
  const identified = identify(access, callers, log);
  // The fastest router. Two of its paths cannot differ by a literal and a parameter, such as /a/b and /a/:c.
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
