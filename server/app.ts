import type { Context } from "hono";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Operations, Resolvers } from "../generated/routes.ts";
import { createRoutes } from "../generated/routes.ts";
import { answerUnavailable } from "./answer-unavailable.ts";
import type { Principal } from "./auth/principal.ts";
import { accountCertificateOperations } from "./operations/account-certificates.ts";
import { accountOperations, accountResolvers } from "./operations/accounts.ts";
import { authOperations } from "./operations/auth.ts";
import { companyBranchOperations, companyBranchResolvers } from "./operations/company-branches.ts";
import {
  customerSupplierOperations,
  customerSupplierResolvers,
} from "./operations/customers-suppliers.ts";
import { documentOperations, documentResolvers } from "./operations/documents.ts";
import type { Services } from "./operations/services.ts";
import {
  webhookDeliveryOperations,
  webhookDeliveryResolvers,
} from "./operations/webhook-deliveries.ts";
import {
  webhookSubscriptionOperations,
  webhookSubscriptionResolvers,
} from "./operations/webhook-subscriptions.ts";
import { servePages } from "./pages/pages.ts";
import { writeProblem } from "./problems.ts";
import { allowReading } from "./reading-only.ts";
import { refuse, requestIdOf } from "./refuse.ts";

/** How the application answers beyond what its services decide. */
export interface AppOptions {
  /** Whether answers are held against the spec; `enforce` makes a wrong one a 500. */
  readonly responses?: "off" | "log" | "enforce";
  /** True once the process is about to end, so that no more work is sent to it. */
  readonly isStopping?: () => boolean;
}

/** The whole service as one Hono application; nothing in it knows of ports or the environment. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<Hono> {
  const app = new Hono();
  const accounts = new Map<string, number>();
  app.use(noteRequests(services, accounts));
  serveHealth(app, services, options);
  servePages(app);
  const routes = await createRoutes<Principal>({
    operations: answerUnavailable(operationsOf(services), services.log),
    resolvers: answerUnavailable(resolversOf(services), services.log),
    security: {
      async bearer(token, { requestId }) {
        const principal = await services.tokens.verify(token);
        if (principal?.kind === "admin") {
          accounts.set(requestId, principal.accountId);
        }
        return principal === undefined ? undefined : { principal, roles: [principal.kind] };
      },
    },
    problem: (fault) => ({ ...writeProblem(fault) }),
    onError: (error, { requestId, path, operationId }) =>
      services.log.failure(error, { requestId, path, operationId }),
    responses: options.responses ?? "off",
    bodyLimitBytes: services.bodyLimitBytes,
  });
  app.route("/", routes);
  app.notFound((context) => refuse(context, { kind: "not-found", status: 404 }));
  app.onError((error, context) => {
    const { path } = context.req;
    services.log.failure(error, { requestId: requestIdOf(context), path });
    return refuse(context, { kind: "unexpected", status: 500 });
  });
  return app;
}

function operationsOf(services: Services): Operations<Principal> {
  return {
    ...authOperations(services),
    ...accountOperations(services),
    ...documentOperations(services),
    ...customerSupplierOperations(services),
    ...companyBranchOperations(services),
    ...webhookSubscriptionOperations(services),
    ...webhookDeliveryOperations(services),
    ...accountCertificateOperations(services),
  };
}

function resolversOf(services: Services): Resolvers<Principal> {
  return {
    ...accountResolvers(services),
    ...documentResolvers(services),
    ...customerSupplierResolvers(services),
    ...companyBranchResolvers(services),
    ...webhookSubscriptionResolvers(services),
    ...webhookDeliveryResolvers(services),
  };
}

function noteRequests({ log }: Services, accounts: Map<string, number>) {
  return createMiddleware(async (context, next) => {
    const requestId = crypto.randomUUID();
    const start = performance.now();
    context.header("X-Request-Id", requestId);
    await next();
    const accountId = accounts.get(requestId);
    accounts.delete(requestId);
    log.request({
      requestId,
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
      accountId,
    });
  });
}

function serveHealth(app: Hono, { store }: Services, { isStopping }: AppOptions): void {
  app.get("/livez", (context) => context.json({ status: "live" }));
  app.get("/readyz", async (context) => {
    try {
      await store.ping();
    } catch {
      return unready(context, "The database does not answer.");
    }
    return isStopping?.() === true
      ? unready(context, "The server is stopping.")
      : context.json({ status: "ready" });
  });
  allowReading(app, "/livez");
  allowReading(app, "/readyz");
}

function unready(context: Context, detail: string): Response {
  return refuse(context, { kind: "unexpected", status: 503, detail });
}
