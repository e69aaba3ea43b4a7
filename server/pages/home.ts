import type { Files } from "./files.ts";
import { html } from "./html.ts";

/** The request and response of the sample invoice (see test/pages/make-sample.ts). */
interface Sample {
  readonly request: string;
  readonly response: string;
}

/** Returns the HTML of the home page; the commands of the sample send requests to `origin`. */
export async function writeHome(files: Files, origin: string): Promise<string> {
  const sample: Sample = {
    request: await textOf(files.generated("examples/document-create/cl/invoice.json")),
    response: await textOf(files.sample("answer.json")),
  };
  const { info, paths } = await read(files, "openapi.json");
  const { rules } = await read(files, "rules.json");
  const title = html(info.title);
  const version = html(info.version);
  const operations = Object.values<object>(paths).flatMap((item) =>
    Object.keys(item).filter((member) => METHODS.has(member)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}: ${html(info.summary ?? "")}</title>
<meta name="description" content="${html(info.summary ?? "")}: an invoice, a request and its response.">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${title}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${html(info.summary ?? "")}">
<link rel="icon" href="pages/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="pages/page.css">
<link rel="stylesheet" href="pages/home.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="site">
<a class="brand" href="./" aria-current="page"><img src="pages/icon.svg" alt="" width="22" height="22">${title} <small>${version}</small></a>
<nav aria-label="Pages">
<a href="docs">Reference</a>
<a href="rules">Rules</a>
<a href="playground">Playground</a>
<a href="console/login">Console</a>
</nav>
</header>
<main id="content" tabindex="-1">
<h1>${html(info.summary ?? info.title)}</h1>
${paragraphs(info.description)}
<ul class="doors">
<li class="card"><h2><a href="docs">Reference</a></h2><p>${operations.length} operations with their bodies and responses; log in and try them on this server.</p></li>
<li class="card"><h2><a href="rules">Rules</a></h2><p>${rules.length} rules, each with the id that errors contain, an accepted example and a rejected example.</p></li>
<li class="card"><h2><a href="playground">Playground</a></h2><p>Paste a body and read the verdict while you type. The body is not sent.</p></li>
</ul>
<div class="sample">
<figure>
<a href="sample/invoice.pdf"><img src="sample/invoice.webp" alt="The printed invoice: issuer, receiver, two lines, totals and stamp" width="800" height="1035" fetchpriority="high"></a>
<figcaption>An invoice that this service issued, <a href="sample/invoice.pdf">as PDF</a></figcaption>
</figure>
<div>
${firstRequests(origin, sample)}
</div>
</div>
<div class="columns">
<section aria-labelledby="runs">
<h2 id="runs">This server</h2>
<p>This server runs version ${version} of the whole service. The service validates, numbers, stores and prints
documents. It also stores the customers of documents, and notifies webhook subscribers.</p>
<p class="limit"><strong>No tax authority is connected.</strong> A sandbox on this server replaces the
authorities, and no stamp carries an authority's signature. Documents of this server have no fiscal value.</p>
</section>
<section aria-labelledby="take">
<h2 id="take">Downloads</h2>
<dl>
<dt><a href="openapi.json">openapi.json</a></dt><dd>the whole interface, OpenAPI 3.1</dd>
<dt><a href="schemas/index.json">schemas</a></dt><dd>JSON Schema 2020-12, each file self-contained: <code>schemas/&lt;name&gt;.json</code></dd>
<dt><a href="vectors/index.json">vectors</a></dt><dd>bodies with their verdicts, to test your own code: <code>vectors/&lt;name&gt;.json</code></dd>
<dt><a href="rules.json">rules.json</a></dt><dd>the rules as data</dd>
<dt><a href="CHANGELOG.md">changes</a></dt><dd>breaking changes and additions of each version</dd>
</dl>
</section>
<section aria-labelledby="health">
<h2 id="health">Health</h2>
<dl>
<dt><a href="livez">livez</a></dt><dd>the process runs</dd>
<dt><a href="readyz">readyz</a></dt><dd>the server is ready for requests</dd>
</dl>
</section>
</div>
</main>
</body>
</html>
`;
}

const METHODS = new Set(["get", "put", "post", "delete", "patch"]);

async function read(files: Files, name: string) {
  const file = await files.generated(name);
  return JSON.parse(Buffer.from(file?.bytes ?? []).toString());
}

async function textOf(asset: ReturnType<Files["generated"]>): Promise<string> {
  return Buffer.from((await asset)?.bytes ?? [])
    .toString()
    .trim();
}

/** The HTML of the commands with which the admin of an account logs in, issues the sample invoice and gets its PDF. */
function firstRequests(origin: string, { request, response }: Sample): string {
  const quoted = request.replaceAll("'", "'\\''");
  return `<h2>Log in</h2>
<p>Log in as the admin of an account. The operator creates the account of this example with <a href="docs#operation%2FcreateAccount">POST /v1/accounts</a>.</p>
<pre tabindex="0"><code>${html(`TOKEN=$(curl -s ${origin}/auth -H 'Content-Type: application/json' \\
  -d '{"email":"camila.rojas@andes.example","password":"correct horse battery staple"}' |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`)}</code></pre>
<h2>Issue the invoice</h2>
<pre class="long" tabindex="0"><code>${html(`curl -s ${origin}/v1/documents -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' -d '${quoted}'`)}</code></pre>
<h2>The response, shortened</h2>
<pre tabindex="0"><code>${html(response)}</code></pre>
<h2>The printed invoice</h2>
<p>Use the <code>document_id</code> of the response:</p>
<pre tabindex="0"><code>${html(`curl -s ${origin}/v1/documents/1/pdf -H "Authorization: Bearer $TOKEN" -o invoice.pdf`)}</code></pre>`;
}

/** Converts text of the OpenAPI document to HTML paragraphs; the first paragraph is highlighted. */
function paragraphs(text: string): string {
  return text
    .split(/\n\n+/)
    .map((part, index) => {
      const marked = html(part.trim()).replace(/`([^`]+)`/g, "<code>$1</code>");
      return `<p${index === 0 ? ' class="lead"' : ""}>${marked}</p>`;
    })
    .join("\n");
}
