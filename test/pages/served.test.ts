import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestService } from "../server/service.ts";
import { startService } from "../server/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.close());

const pages = ["/", "/docs", "/rules", "/playground"];
const published = [
  "/openapi.json",
  "/rules.json",
  "/schemas/index.json",
  "/schemas/document-create.cl.json",
  "/vectors/index.json",
  "/vectors/document-create.cl.json",
  "/CHANGELOG.md",
];
const files = [
  "/pages/page.css",
  "/pages/playground.js",
  "/pages/reference.css",
  "/pages/reference.js",
  "/pages/try-it.js",
  "/sample/invoice.webp",
  "/sample/invoice.pdf",
  "/validators/document-create.explain.js",
  "/validators/document-create.js",
];

describe.each(pages)("the page %s", (path) => {
  it("allows scripts and styles only from this server, and has no inline scripts or styles", async () => {
    const response = await service.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const text = await response.text();
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=|javascript:/i);
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it("has no broken link", async () => {
    const text = await (await service.request(path)).text();
    const targets = [...text.matchAll(/\s(?:src|href)="([^"#][^"]*)"/g)].map(
      ([, link = ""]) => link,
    );
    for (const link of new Set(targets.map((target) => target.replace(/#.*/, "")))) {
      const { pathname } = new URL(link, `http://localhost${path}`);
      expect((await service.request(pathname)).status, link).toBe(200);
    }
  });
});

describe.each([...pages, ...published, ...files])("%s", (path) => {
  it("has an ETag, and a second request with the ETag gets 304", async () => {
    const first = await service.request(path);
    expect(first.status).toBe(200);
    expect(first.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(first.headers.get("Cache-Control")).toMatch(/^(no-cache|public, max-age=[0-9]+)$/);
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await service.request(path, { headers: { "If-None-Match": `W/${etag}, "x"` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("has the same text and a different ETag in each encoding", async () => {
    const plain = await service.request(path);
    const packed = await service.request(path, { headers: { "Accept-Encoding": "br, gzip" } });
    expect(packed.headers.get("Vary")).toBe("Accept-Encoding");
    const text = await plain.text();
    if (packed.headers.get("Content-Encoding") === null) {
      expect(text.length).toBeLessThan(1400);
      return;
    }
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(text);
    const zipped = await service.request(path, { headers: { "Accept-Encoding": "br;q=0, gzip" } });
    expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
    const stream = zipped.body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
    expect(await new Response(stream).text()).toBe(text);
    const tags = [plain, packed, zipped].map(({ headers }) => headers.get("ETag"));
    expect(new Set(tags).size).toBe(3);
    const refused = await service.request(path, { headers: { "Accept-Encoding": "gzip;q=0" } });
    expect(refused.headers.get("Content-Encoding")).toBeNull();
  });

  it("allows only GET and HEAD", async () => {
    const response = await service.request(path, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toContain("GET, HEAD");
    expect((await service.request(path, { method: "HEAD" })).status).toBe(200);
  });
});

describe("cross-origin access", () => {
  it.each(published)(
    "%s is readable from any origin, and equals the file in generated/ byte for byte",
    async (path) => {
      const response = await service.request(path);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.equals(readFileSync(`generated${path}`))).toBe(true);
    },
  );

  it.each([...pages, ...files])("%s is readable only from its own origin", async (path) => {
    const response = await service.request(path, { headers: { Origin: "https://other.example" } });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

it("a URL with a trailing slash redirects to the page", async () => {
  const response = await service.request("/rules/");
  expect([response.status, response.headers.get("Location")]).toEqual([308, "../rules"]);
});

it.each([
  "/pages/nothing.js",
  "/pages/..%2fpackage.json",
  "/validators/..%2f..%2frules.js",
  "/validators/runtime/..%2f..%2f..%2fpackage.js",
  "/vectors/%2e%2e%2fopenapi.json",
  "/docs/reference.js",
  "/schemas/constructor.json",
])("%s gets a 404", async (path) => {
  expect((await service.request(path)).status).toBe(404);
});

it("the home page shows a curl command with the page's own origin, and the response to the command", async () => {
  const text = await (await service.request("http://invoices.example:8080/")).text();
  expect(text).toContain("curl -s http://invoices.example:8080/v1/documents ");
  expect(text).toContain("&#34;document_status&#34;: 1");
  expect(text).toMatch(/<meta name="description" content="[^"]+">/);
});

describe("an unknown path", () => {
  it.each([
    ["text/html,application/xhtml+xml,*/*;q=0.8", "/nothing", "text/html; charset=utf-8"],
    ["text/html", "/v1/nothing", "application/problem+json"],
    ["application/json, text/html", "/nothing", "application/problem+json"],
    ["*/*", "/nothing", "application/problem+json"],
  ])("with Accept: %s, the path %s gets a 404 of type %s", async (accept, path, type) => {
    const response = await service.request(path, { headers: { Accept: accept } });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([404, type]);
    expect(response.headers.get("Vary")).toContain("Accept");
  });

  it("gets the 404 page even with If-None-Match: *", async () => {
    const headers = { Accept: "text/html", "If-None-Match": "*" };
    const response = await service.request("/nothing", { headers });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).toContain("This page does not exist");
  });
});

it("the reference and its files have at most 80 KB in total when compressed", async () => {
  const own = [
    "/docs",
    ...[
      "page.css",
      "reference.css",
      "arrive.js",
      "reference.js",
      "decoded.js",
      "login.js",
      "snippets.js",
      "unfold.js",
      "words.js",
    ].map((name) => `/pages/${name}`),
    "/pages/try-it.js",
    "/pages/icon.svg",
  ];
  for (const coding of ["br", "gzip"]) {
    let bytes = 0;
    for (const path of own) {
      const response = await service.request(path, { headers: { "Accept-Encoding": coding } });
      expect(response.status, path).toBe(200);
      bytes += (await response.arrayBuffer()).byteLength;
    }
    expect(bytes, coding).toBeLessThanOrEqual(80_000);
  }
});

describe("the page of rules", () => {
  const rules: { id: string; message: string }[] = JSON.parse(
    readFileSync("generated/rules.json", "utf8"),
  ).rules;

  it("has an anchor for every rule, so that the `type` of a problem can link to the rule", async () => {
    const text = await (await service.request("/rules")).text();
    const missing = rules.filter(
      ({ id }) => !text.includes(`<article class="rule card" id="${id}"`),
    );
    expect(missing).toEqual([]);
    expect(text).toContain('id="shape.required"');
  });

  it("has an anchor for every `shape` rule in the vectors", async () => {
    const text = await (await service.request("/rules")).text();
    const names: string[] = JSON.parse(readFileSync("generated/vectors/index.json", "utf8"));
    const shown = new Set(
      names.flatMap((name) => {
        const all = readFileSync(`generated/vectors/${name}.json`, "utf8");
        return [...all.matchAll(/"(shape\.[^"]+)"/g)].map(([, rule = ""]) => rule);
      }),
    );
    expect([...shown].filter((rule) => !text.includes(` id="${rule}"`))).toEqual([]);
  });

  it("links only to vectors that exist", async () => {
    const text = await (await service.request("/rules")).text();
    const links = [...text.matchAll(/"playground&#35;|"playground#([^"/]+)\/([^"]+)"/g)];
    expect(links.length).toBeGreaterThan(rules.length);
    for (const [, schema = "", name = ""] of links) {
      const { vectors } = JSON.parse(readFileSync(`generated/vectors/${schema}.json`, "utf8"));
      const wanted = decodeURIComponent(
        name.replace(/&#([0-9]+);/g, (_, code) => String.fromCharCode(code)),
      );
      expect(
        vectors.some((vector: { name: string }) => vector.name === wanted),
        wanted,
      ).toBe(true);
    }
  });
});
