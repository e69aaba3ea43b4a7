import type { Context } from "hono";
import { reject } from "../http/reject.ts";
import { makeAsset } from "./asset.ts";
import { serveAsset } from "./serve-asset.ts";

/** The 404 response for an unknown path: problem details. Outside `/auth` and `/v1`, browsers get a page instead. */
export async function respondNotFound(context: Context): Promise<Response> {
  const { path } = context.req;
  const isInterface = /^\/(auth|v1)(\/|$)/.test(path);
  if (isInterface || !prefersHtml(context.req.header("Accept"))) {
    const problem = reject(context, { kind: "not-found", status: 404 });
    problem.headers.append("Vary", "Accept");
    return problem;
  }
  const page = await makeAsset("404.html", Buffer.from(PAGE));
  const { headers, body } = serveAsset(context, page, "page");
  headers.delete("ETag");
  headers.append("Vary", "Accept");
  headers.set("Content-Type", "text/html; charset=utf-8");
  // For `If-None-Match: *`, `serveAsset` returns a 304 without a body, but this 404 needs the page as its body.
  return new Response(body ?? PAGE, { status: 404, headers });
}

/** Whether an Accept header names HTML before any JSON type, as browsers do. */
function prefersHtml(accept = ""): boolean {
  const types = accept.split(",").map((one) => one.split(";")[0]?.trim().toLowerCase());
  return (
    types.find((type) => type === "text/html" || type?.includes("json") === true) === "text/html"
  );
}

// The links start with a slash, because the page appears at any path.
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="This page does not exist.">
<title>Not found – Talonario</title>
<link rel="icon" href="/pages/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages/page.css">
</head>
<body>
<header class="site">
<a class="brand" href="/"><img src="/pages/icon.svg" alt="" width="22" height="22">Talonario</a>
<nav aria-label="Pages">
<a href="/docs">Reference</a>
<a href="/rules">Rules</a>
<a href="/playground">Playground</a>
</nav>
</header>
<main id="content" tabindex="-1">
<h1>This page does not exist</h1>
<p>Start at the <a href="/">home page</a>, or find an operation in the <a href="/docs">reference</a>.</p>
</main>
</body>
</html>
`;
