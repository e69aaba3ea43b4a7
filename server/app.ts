import { Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { createRoutes } from "../generated/routes.ts";
import { answerUnavailable } from "./answer-unavailable.ts";
import type { Principal } from "./auth/principal.ts";
import { serveHealth, serveMetrics } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { createOperations, createResolvers } from "./operations/operations.ts";
import type { Services } from "./operations/services.ts";
import { servePages } from "./pages/pages.ts";
import { writeProblem } from "./problems.ts";
import { refuse } from "./refuse.ts";
import { answerHeaders } from "./requests/answer-headers.ts";
import { allowOrigins } from "./requests/cross-origin.ts";
import type { RequestLimits } from "./requests/limit-requests.ts";
import { limitRequests } from "./requests/limit-requests.ts";
import { noteRequests } from "./requests/note-requests.ts";
import { requestIdIn, requestIdOf } from "./requests/request-ids.ts";

/** How the application answers beyond what its services decide. */
export interface AppOptions {
  /** Whether answers are held against the spec; `enforce` makes a wrong one a 500. */
  readonly responses?: "off" | "log" | "enforce";
  /** True once the process is about to end, so that no more work is sent to it. */
  readonly isStopping?: () => boolean;
  /** Origins whose pages may call the interface; `"*"` stands for all, and none is usual. */
  readonly corsOrigins?: readonly string[];
  readonly limits?: RequestLimits | undefined;
  /** What counts requests, and whether it is read at `/metrics` here or somewhere else. */
  readonly metrics?: { readonly count: Metrics; readonly serve: boolean };
}

/** The whole service as one Hono application; nothing in it knows of ports or the environment. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<Hono> {
  const { log, store, tokens } = services;
  // The router that is fastest; it takes no path with a literal beside a parameter, such as /a/b beside /a/:c.
  const app = new Hono({ router: new RegExpRouter() });
  const accounts = new Map<string, number>();
  const isStopping = () => options.isStopping?.() === true;
  app.use(noteRequests(log, accounts, options.metrics?.count));
  serveHealth(app, store, isStopping);
  if (options.metrics?.serve) {
    serveMetrics(app, options.metrics.count);
  }
  servePages(app);
  for (const path of ["/auth", "/v1/*"]) {
    guard(app, path, services, options);
  }
  const routes = await createRoutes<Principal>({
    operations: answerUnavailable(createOperations(services), log),
    resolvers: answerUnavailable(createResolvers(services), log),
    security: {
      async bearer(token, { requestId }) {
        const principal = await tokens.verify(token);
        if (principal?.kind === "admin") {
          accounts.set(requestId, principal.accountId);
        }
        return principal === undefined ? undefined : { principal, roles: [principal.kind] };
      },
    },
    problem: (fault) => ({ ...writeProblem(fault) }),
    onError: (error, { requestId, path, operationId }) =>
      log.failure(error, { requestId, path, operationId }),
    requestId: requestIdOf,
    headers: (requestId) =>
      isStopping()
        ? { ...answerHeaders(requestId), connection: "close" }
        : answerHeaders(requestId),
    responses: options.responses ?? "off",
    bodyLimitBytes: services.bodyLimitBytes,
  });
  app.route("/", routes);
  app.notFound((context) => refuse(context, { kind: "not-found", status: 404 }));
  app.onError((error, context) => {
    log.failure(error, { requestId: requestIdIn(context), path: context.req.path });
    return refuse(context, { kind: "unexpected", status: 500 });
  });
  return app;
}

function guard(
  app: Hono,
  path: string,
  { tokens }: Services,
  { corsOrigins = [], limits }: AppOptions,
): void {
  if (corsOrigins.length > 0) {
    app.use(path, allowOrigins(corsOrigins));
  }
  if (limits !== undefined) {
    app.use(path, limitRequests(limits, tokens));
  }
}
