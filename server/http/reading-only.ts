import type { Hono } from "hono";
import { reject } from "./reject.ts";

const METHODS = "GET, HEAD, OPTIONS";

/** Answers every other method of a path that is only read: a browser's question with 204, the rest with 405. */
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
