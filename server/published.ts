import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Context, Hono } from "hono";
import { allowReading } from "./reading-only.ts";

interface Published {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const FOLDER = new URL("../generated/", import.meta.url);
const MAX_AGE_SECONDS = 300;

/** Serves what the spec became, to everyone: the OpenAPI document, every schema, and the page of rules. */
export function servePublished(app: Hono): void {
  const read = cache();
  const serve = (file: string, type: string) => async (context: Context) =>
    answer(context, await read(file), type);
  app.get("/openapi.json", serve("openapi.json", "application/json"));
  app.get("/schemas/index.json", serve("schemas/index.json", "application/json"));
  app.get("/rules", serve("rules.html", "text/html; charset=utf-8"));
  app.get("/schemas/:file{.+\\.json}", async (context) => {
    const { bytes } = await read("schemas/index.json");
    const names: unknown = JSON.parse(Buffer.from(bytes).toString());
    const name = context.req.param("file").replace(/\.json$/, "");
    // Only what the index lists is a file here, whatever the path may look like.
    return Array.isArray(names) && names.includes(name)
      ? answer(context, await read(`schemas/${name}.json`), "application/schema+json")
      : context.notFound();
  });
  for (const path of ["/openapi.json", "/schemas/:file{.+\\.json}", "/rules"]) {
    allowReading(app, path);
  }
}

function answer(context: Context, { bytes, etag }: Published, type: string): Response {
  const headers = {
    ETag: etag,
    "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, X-Request-Id",
  };
  const known = context.req.header("If-None-Match")?.split(/, */) ?? [];
  return known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag)
    ? context.body(null, 304, headers)
    : context.body(bytes, 200, { ...headers, "Content-Type": type });
}

// The files are part of the program and do not change while it runs.
function cache(): (file: string) => Promise<Published> {
  const files = new Map<string, Promise<Published>>();
  return (file) => {
    const known = files.get(file) ?? load(file);
    files.set(file, known);
    return known;
  };
}

async function load(file: string): Promise<Published> {
  const bytes = new Uint8Array(await readFile(new URL(file, FOLDER)));
  const digest = createHash("sha256").update(bytes).digest("base64url");
  return { bytes, etag: `"${digest}"` };
}
