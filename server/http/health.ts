import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";
import { allowReading } from "./reading-only.ts";
import { reject } from "./reject.ts";

/** Reports whether the process is live (`/livez`) and ready for requests (`/readyz`). */
export function serveHealth(app: Hono, store: Store, isStopping: () => boolean): void {
  app.get("/livez", (context) => context.json({ status: "live" }));
  app.get("/readyz", async (context) => {
    if (isStopping()) {
      return unready(context, "The server is stopping.");
    }
    try {
      await store.ping();
    } catch {
      return unready(context, "The database does not respond.");
    }
    return context.json({ status: "ready" });
  });
  allowReading(app, "/livez");
  allowReading(app, "/readyz");
}

/** Serves `/metrics` in Prometheus' text format to requests that `guards` admit. */
export function serveMetrics(
  app: Hono,
  metrics: Metrics,
  ...guards: readonly MiddlewareHandler[]
): void {
  for (const guard of guards) {
    app.use("/metrics", guard);
  }
  app.get("/metrics", async (context) =>
    context.body(await metrics.text(), 200, { "Content-Type": metrics.contentType }),
  );
  allowReading(app, "/metrics");
}

function unready(context: Context, detail: string): Response {
  return reject(context, { kind: "unexpected", status: 503, detail }, { "Retry-After": "1" });
}
