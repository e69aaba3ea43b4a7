import type { Files } from "./files.ts";
import { html } from "./html.ts";

/** The request and response of the sample invoice, which this service issued (see test/pages/make-sample.ts). */
interface Sample {
  readonly request: string;
  readonly response: string;
}

/**
 * Returns the HTML of the first page: a description, the sample invoice and links. The sample's
 * requests go to `origin`.
 */
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
<meta name="description" content="${html(info.summary ?? "")}: an invoice, a request and its answer.">
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
<li class="card"><h2><a href="rules">Rules</a></h2><p>${rules.length} rules by the ids that errors carry, each with an accepted and a refused example.</p></li>
<li class="card"><h2><a href="playground">Playground</a></h2><p>Paste a body and read the verdict as you type; it is sent nowhere.</p></li>
</ul>
<div class="sample">
<figure>
<a href="sample/invoice.pdf"><img src="sample/invoice.webp" alt="The invoice as a page of paper: issuer, receiver, two lines, totals and stamp" width="800" height="1035" fetchpriority="high"></a>
<figcaption>An invoice that this service issued, <a href="sample/invoice.pdf">as PDF</a></figcaption>
</figure>
<div>
${firstRequests(origin, sample)}
</div>
</div>
<div class="columns">
<section aria-labelledby="runs">
<h2 id="runs">What runs here</h2>
<p>Version ${version} of the whole service: it checks, numbers, stores and prints documents, keeps the customers that
they name, and notifies those who subscribed.</p>
<p class="limit"><strong>No tax authority is connected.</strong> A stand-in on this server accepts documents in their
place, and no stamp carries an authority's signature: nothing that is issued here counts for taxes.</p>
</section>
<section aria-labelledby="take">
<h2 id="take">To take along</h2>
<dl>
<dt><a href="openapi.json">openapi.json</a></dt><dd>the whole interface, OpenAPI 3.1</dd>
<dt><a href="schemas/index.json">schemas</a></dt><dd>JSON Schema 2020-12, each complete in itself: <code>schemas/&lt;name&gt;.json</code></dd>
<dt><a href="vectors/index.json">vectors</a></dt><dd>bodies with their verdicts, to prove one's own code: <code>vectors/&lt;name&gt;.json</code></dd>
<dt><a href="rules.json">rules.json</a></dt><dd>the rules as data</dd>
<dt><a href="CHANGELOG.md">changes</a></dt><dd>what a client must change from version to version, and what is new</dd>
</dl>
</section>
<section aria-labelledby="health">
<h2 id="health">Its health</h2>
<dl>
<dt><a href="livez">livez</a></dt><dd>it runs</dd>
<dt><a href="readyz">readyz</a></dt><dd>it can work</dd>
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

/** The requests that issued the sample; each can be pasted into a shell once the account exists. */
function firstRequests(origin: string, { request, response }: Sample): string {
  const quoted = request.replaceAll("'", "'\\''");
  return `<h2>Log in</h2>
<p>As the admin of an account; this one is that of the examples, which the operator creates with <a href="docs#operation%2FcreateAccount">POST /v1/accounts</a>.</p>
<pre tabindex="0"><code>${html(`TOKEN=$(curl -s ${origin}/auth -H 'Content-Type: application/json' \\
  -d '{"email":"camila.rojas@andes.example","password":"correct horse battery staple"}' |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`)}</code></pre>
<h2>Issue the invoice</h2>
<pre class="long" tabindex="0"><code>${html(`curl -s ${origin}/v1/documents -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' -d '${quoted}'`)}</code></pre>
<h2>Its answer, without its files</h2>
<pre tabindex="0"><code>${html(response)}</code></pre>
<h2>Its paper</h2>
<p>With the <code>document_id</code> of the answer:</p>
<pre tabindex="0"><code>${html(`curl -s ${origin}/v1/documents/1/pdf -H "Authorization: Bearer $TOKEN" -o invoice.pdf`)}</code></pre>`;
}

/** A text of the spec as paragraphs, with the first one highlighted. */
function paragraphs(text: string): string {
  return text
    .split(/\n\n+/)
    .map((part, index) => {
      const marked = html(part.trim()).replace(/`([^`]+)`/g, "<code>$1</code>");
      return `<p${index === 0 ? ' class="lead"' : ""}>${marked}</p>`;
    })
    .join("\n");
}
