import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Fixture } from "./fixture.ts";
import { password, startConsole } from "./fixture.ts";
import { createVisitor, tokenIn } from "./visitor.ts";

let now = Date.now();
let service: Fixture["service"];
let account: Fixture["account"];

beforeAll(async () => {
  ({ service, account } = await startConsole(() => now));
});

afterAll(() => service.close());

beforeEach(() => {
  now = Date.now();
});

describe("the login", () => {
  it("stores the access token in a cookie with HttpOnly and SameSite=Strict, and with Secure over HTTPS", async () => {
    const cookie = async (origin?: string) => {
      const visitor = createVisitor(service);
      const { text } = await visitor.get("/console/login");
      const fields = { form_token: tokenIn(text), email: account.email, password, next: "" };
      const own = { "Sec-Fetch-Site": "same-origin", ...(origin && { Origin: origin }) };
      const reply = await visitor.post("/console/login", fields, own);
      expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/console"]);
      return reply.headers.getSetCookie().find((line) => line.startsWith("console_session="));
    };
    expect(await cookie()).toMatch(/; Max-Age=3600; Path=\/console; HttpOnly; SameSite=Strict$/);
    expect(await cookie("https://localhost")).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it("rejects a wrong password, another site's form, and a form without its cookie", async () => {
    const visitor = createVisitor(service);
    const wrong = await visitor.logIn(account.email, "wrong");
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('role="alert"');
    expect(visitor.cookies.has("console_session")).toBe(false);
    const form_token = tokenIn((await visitor.get("/console/login")).text);
    const fields = { form_token, email: account.email, password };
    const crossSite = { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost" };
    for (const headers of [crossSite, {}, { Origin: "http://evil.example" }, { Origin: "null" }]) {
      expect((await visitor.post("/console/login", fields, headers)).status).toBe(403);
    }
    visitor.cookies.clear();
    expect((await visitor.post("/console/login", fields)).status).toBe(403);
    expect(visitor.cookies.has("console_session")).toBe(false);
  });

  it("rejects a malformed form with 403; a malformed logout form without a session gets a redirect", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    for (const path of ["/console/login", "/console/logout"]) {
      const init = { method: "POST", headers, body: "garbage" };
      const { status } = await service.request(path, init);
      expect([path, status]).toEqual([path, path.endsWith("login") ? 403 : 303]);
    }
  });

  it("redirects to the requested page, and never to another site", async () => {
    const visitor = createVisitor(service);
    const asked = "/console/documents?document_status=0";
    const sent = await visitor.get(asked);
    expect(sent.status).toBe(303);
    const to = sent.headers.get("Location") ?? "";
    expect(to).toBe(`/console/login?next=${encodeURIComponent(asked)}`);
    expect((await visitor.get(to)).text).toContain(`name="next" value="${asked}"`);
    const back = await visitor.logIn(account.email, password, asked);
    expect(back.headers.get("Location")).toBe(asked);
    for (const evil of [
      "//evil.example",
      "https://evil.example/console",
      "/\\evil.example",
      "/v1",
    ]) {
      const reply = await createVisitor(service).logIn(account.email, password, evil);
      expect(reply.headers.get("Location"), evil).toBe("/console");
    }
  });

  it("is required again after the session has expired", async () => {
    const visitor = createVisitor(service);
    await visitor.logIn(account.email, password);
    expect((await visitor.get("/console")).status).toBe(200);
    expect((await visitor.get("/console/login")).headers.get("Location")).toBe("/console");
    now += 3_601_000;
    const sent = await visitor.get("/console/webhooks?state=failed");
    expect(sent.headers.get("Location")).toBe(
      "/console/login?next=%2Fconsole%2Fwebhooks%3Fstate%3Dfailed",
    );
    expect(visitor.cookies.has("console_session")).toBe(false);
  });

  it("is required for a request without the session cookie, and the response changes no cookie", async () => {
    const visitor = createVisitor(service);
    await visitor.logIn(account.email, password);
    const linked = await createVisitor(service).get("/console/documents");
    expect(linked.status).toBe(303);
    expect(linked.headers.getSetCookie()).toEqual([]);
    expect((await visitor.get("/console/documents")).status).toBe(200);
  });

  it("reports that a form sent after the end of the session had no effect", async () => {
    const visitor = createVisitor(service);
    await visitor.logIn(account.email, password);
    now += 3_601_000;
    const reply = await visitor.post("/console/documents/1/issue", { form_token: "x" });
    const to = reply.headers.get("Location") ?? "";
    expect((await visitor.get(to)).text).toContain("the form had no effect");
    expect((await visitor.get("/console/login")).text).not.toContain('role="status"');
  });

  it("is ended by a logout with a page's form token; a logout with another token gets 403", async () => {
    const visitor = createVisitor(service);
    await visitor.logIn(account.email, password);
    const outdated = await visitor.post("/console/logout", { form_token: "x" });
    expect(outdated.status).toBe(403);
    expect(outdated.text).toContain("the form was outdated or from another site");
    const form_token = tokenIn((await visitor.get("/console")).text);
    expect((await visitor.post("/console/logout", { form_token })).status).toBe(303);
    expect((await visitor.get("/console")).status).toBe(303);
  });
});
