import type { Context, Hono } from "hono";
import { allowReading } from "../http/reading-only.ts";
import { reject } from "../http/reject.ts";
import { type Asset, makeAsset } from "./asset.ts";
import { createCache } from "./cache.ts";
import { createFiles, type Files } from "./files.ts";
import { writeHome } from "./home.ts";
import { type Audience, serveAsset } from "./serve-asset.ts";

const PAGES = { docs: "reference", rules: "rules", playground: "playground" };
const PUBLISHED = ["/openapi.json", "/rules.json", "/vectors/:file"];

/** Serves the public pages and published files, e.g. the OpenAPI document, schemas and rules. */
export function servePages(app: Hono): void {
  const files = createFiles();
  servePage(app, "/", home(files));
  for (const [name, file] of Object.entries(PAGES)) {
    servePage(
      app,
      `/${name}`,
      generated(files, "page", () => `pages/${file}.html`),
    );
    // Relative links of the page assume a path without a trailing slash.
    app.get(`/${name}/`, (context) => context.redirect(`../${name}`, 308));
  }
  servePage(app, "/pages/:file", generated(files, "page"));
  servePage(app, "/sample/:file", async (context) => {
    const asset = await files.sample(context.req.param("file") ?? "");
    return asset === undefined ? context.notFound() : serveAsset(context, asset, "page");
  });
  servePage(app, "/validators/:file{.+\\.js}", generated(files, "page"));
  for (const path of PUBLISHED) {
    app.get(path, generated(files, "published"));
    allowReading(app, path);
  }
  const changes = generated(files, "published", pathOf, "text/markdown; charset=utf-8");
  app.get("/CHANGELOG.md", changes);
  allowReading(app, "/CHANGELOG.md");
  const codes = (context: Context) => `tables/codes-${context.req.param("file") ?? ""}`;
  app.get("/codes/:file", generated(files, "published", codes));
  allowReading(app, "/codes/:file");
  const index = generated(files, "published");
  const schema = generated(files, "published", pathOf, "application/schema+json");
  app.get("/schemas/:file", (context) =>
    context.req.param("file") === "index.json" ? index(context) : schema(context),
  );
  allowReading(app, "/schemas/:file");
}

const MOST_ORIGINS = 8;

type Handler = (context: Context) => Promise<Response>;

function servePage(app: Hono, path: string, handler: Handler): void {
  app.get(path, handler);
  app.all(path, (context) =>
    reject(context, { kind: "method", status: 405 }, { Allow: "GET, HEAD" }),
  );
}

function generated(
  files: Files,
  audience: Audience,
  place: (context: Context) => string = pathOf,
  type?: string,
): Handler {
  return async (context) => {
    const asset = await files.generated(place(context), type);
    return asset === undefined ? context.notFound() : serveAsset(context, asset, audience);
  };
}

function pathOf(context: Context): string {
  return context.req.path.slice(1);
}

function home(files: Files): Handler {
  // The cache is bounded, because callers control the origin through the Host header.
  const once = createCache<Asset>(MOST_ORIGINS);
  return async (context) => {
    const origin = originOf(context);
    const page = await once(origin, async () =>
      makeAsset("home.html", Buffer.from(await writeHome(files, origin))),
    );
    return serveAsset(context, page, "page");
  };
}

/** The origin of a request's URL, or http://127.0.0.1:3000 if the origin is unsafe in a shell command. */
function originOf(context: Context): string {
  const { origin } = new URL(context.req.url);
  return /^https?:\/\/[a-z0-9.-]+(:[0-9]+)?$/.test(origin) ? origin : "http://127.0.0.1:3000";
}
