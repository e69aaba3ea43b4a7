import type { Server } from "node:http";
import { Hono } from "hono";
import type { Metrics } from "../metrics.ts";
import { serveMetrics } from "./health.ts";
import type { ListenOptions } from "./listen.ts";
import { listen } from "./listen.ts";

/** Serves only `/metrics`, on a separate port. */
export async function listenForMetrics(metrics: Metrics, options: ListenOptions): Promise<Server> {
  const app = new Hono();
  serveMetrics(app, metrics);
  const { server } = await listen(app.fetch, options);
  return server;
}
