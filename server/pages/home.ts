import type { Files } from "./files.ts";

/** The first page: what runs here, what does not, and where to go on. */
export async function writeHome(files: Files): Promise<string> {
  const document = await files.generated("openapi.json");
  const { info } = JSON.parse(Buffer.from(document?.bytes ?? []).toString());
  const title = html(info.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="pages/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="pages/page.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="site">
<a class="brand" href="./" aria-current="page">${title} <small>${html(info.version)}</small></a>
<nav aria-label="Pages">
<a href="docs">Reference</a>
<a href="rules">Rules</a>
<a href="playground">Playground</a>
</nav>
</header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
<p>${html(info.description).replace(/`([^`]+)`/g, "<code>$1</code>")}</p>
<section class="card" aria-labelledby="runs">
<h2 id="runs">What runs here</h2>
<p>Version ${html(info.version)} of the whole service: it checks, numbers, stores and prints documents, keeps the
customers that they name, and notifies those who subscribed.</p>
<p>What does not: <strong>no tax authority is connected.</strong> A stand-in on this server accepts documents in
their place, and no stamp carries an authority's signature, so nothing that is issued here counts for taxes.</p>
</section>
<section class="card" aria-labelledby="read">
<h2 id="read">To read and to try</h2>
<dl>
<dt><a href="docs">Reference</a></dt><dd>every operation, with its bodies and answers; log in and try it on this server</dd>
<dt><a href="rules">Rules</a></dt><dd>what is refused or warned about, by the ids that errors carry, with examples</dd>
<dt><a href="playground">Playground</a></dt><dd>paste a body and read the verdict as you type; it is sent nowhere</dd>
</dl>
</section>
<section class="card" aria-labelledby="take">
<h2 id="take">To take along</h2>
<dl>
<dt><a href="openapi.json">openapi.json</a></dt><dd>the whole interface, OpenAPI 3.1</dd>
<dt><a href="schemas/index.json">schemas</a></dt><dd>the names of the schemas: <code>schemas/&lt;name&gt;.json</code>, JSON Schema 2020-12, each complete in itself</dd>
<dt><a href="vectors/index.json">vectors</a></dt><dd>accepted and refused bodies with their verdicts, to prove one's own code: <code>vectors/&lt;name&gt;.json</code></dd>
<dt><a href="rules.json">rules.json</a></dt><dd>the rules as data</dd>
</dl>
</section>
<section class="card" aria-labelledby="health">
<h2 id="health">Its health</h2>
<p><a href="livez">livez</a> says that it runs, <a href="readyz">readyz</a> that it can work.</p>
</section>
</main>
</body>
</html>
`;
}

function html(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
