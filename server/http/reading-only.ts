import type { Hono } from "hono";
import { reject } from "./reject.ts";

const METHODS = "GET, HEAD, OPTIONS";

/** Handles other methods of a read-only path: 204 for a browser's preflight, 405 for the rest. */
export function allowReading(app: Hono, path: string): void {
  app.options(path, (context) =>
    context.body(null, 204, {
      Allow: METHODS,
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Max-Age": "86400",
    }),
  );
  app.all(path, (context) => reject(context, { kind: "method", status: 405 }, { Allow: METHODS }));
}
