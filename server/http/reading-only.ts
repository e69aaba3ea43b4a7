import type { Hono } from "hono";
import { reject } from "./reject.ts";

const METHODS = "GET, HEAD, OPTIONS";

/** Responds 204 to OPTIONS, and 405 to all other methods except GET and HEAD. Register the path's GET route first. */
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
