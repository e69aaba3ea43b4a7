import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fixture } from "./fixture.ts";
import { callbackPassword, password, startConsole } from "./fixture.ts";
import { createVisitor, tokenIn } from "./visitor.ts";

let service: Fixture["service"];
let account: Fixture["account"];
let stranger: Fixture["stranger"];
let draft: Fixture["draft"];
let issued: Fixture["issued"];
let admin: Fixture["admin"];

beforeAll(async () => {
  ({ service, account, stranger, draft, issued, admin } = await startConsole());
});

afterAll(() => service.close());

const pagesOf = () => [
  "/console",
  "/console/documents",
  `/console/documents/${draft}`,
  `/console/documents/${issued}`,
  "/console/customers",
  "/console/branches",
  "/console/webhooks",
  "/console/numbering",
];

describe("every page", () => {
  it("forbids scripts, caching and display in a frame, and escapes HTML in names", async () => {
    for (const path of [...pagesOf(), "/console/login", "/console/nowhere"]) {
      const visitor = path === "/console/login" ? createVisitor(service) : admin;
      const { status, headers, text } = await visitor.get(path);
      expect(status, path).toBe(path === "/console/nowhere" ? 404 : 200);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain("default-src 'none'; style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src|unsafe/);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(text).not.toMatch(/<script|<style|<img src=x|\sstyle=|<[^>]+\son[a-z]+=/i);
      expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
      for (const [table] of text.matchAll(/<table[\s\S]*?<\/table>/g)) {
        expect(table).toMatch(/<caption>[^<]+<\/caption>/);
        expect(table).toMatch(/<th [^>]*scope="col"/);
      }
    }
    expect((await admin.get("/console")).text).toContain("&lt;script&gt;alert(1)");
  });

  it("contains no secret of the account or the session", async () => {
    const token = admin.cookies.get("console_session") ?? "none";
    for (const path of pagesOf()) {
      const { text } = await admin.get(path);
      expect(text).not.toContain(token);
      expect(text).not.toMatch(/whsec_|PRIVATE KEY|access_token/);
      expect(text).not.toContain(password);
      expect(text).not.toContain(callbackPassword);
    }
  });

  it("has no broken link", async () => {
    const links = new Set<string>();
    for (const path of pagesOf()) {
      for (const [, link = ""] of (await admin.get(path)).text.matchAll(
        /(?:href|src|data)="([^"#]+)"/g,
      )) {
        links.add(link.replaceAll("&amp;", "&"));
      }
    }
    expect(links.size).toBeGreaterThan(20);
    for (const link of links) {
      expect((await admin.get(link)).status, link).toBe(200);
    }
  });

  it("has an address without a slash at the end; /console/ redirects to /console and retains the query", async () => {
    const { status, headers } = await admin.get("/console/?account_id=1");
    expect([status, headers.get("Location")]).toEqual([308, "../console?account_id=1"]);
  });

  it("gets 404 if it does not exist or belongs to another account", async () => {
    const other = createVisitor(service);
    await other.logIn(stranger.email, password);
    for (const path of [
      `/console/documents/${issued}`,
      `/console/documents/${issued}/pdf`,
      "/console/documents/99999",
      "/console/documents/..%2F1",
      "/console/customers/99999",
      "/console/accounts",
    ]) {
      const { status, headers, text } = await other.get(path);
      expect(status, path).toBe(404);
      expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(text).toContain("Page not found");
    }
    const ofOther = await other.get(`/console/documents?account_id=${account.id}`);
    expect(ofOther.text).not.toContain("alert(1)");
    const form_token = tokenIn((await other.get("/console")).text);
    const reply = await other.post(`/console/documents/${draft}/issue`, { form_token });
    expect(reply.status).toBe(404);
  });
});
