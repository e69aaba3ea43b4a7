import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTokens } from "../../../server/auth/tokens.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { operatorOf } from "../client.ts";
import { accountBase } from "../countries/base-bodies.ts";
import type { TestService } from "../service.ts";
import { operator, startService } from "../service.ts";
import type { Visitor } from "./visitor.ts";
import { createVisitor, tokenIn } from "./visitor.ts";

const SCRIPT = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;
const password = String(accountBase("cl").admin_password);

let now = Date.now();
let service: TestService;
let account: TestAccount;
let stranger: TestAccount;
let draft: number;
let issued: number;
let admin: Visitor;

async function create(of: TestAccount, base: string): Promise<number> {
  const body = documentBody("cl", base);
  delete body.header.branch_office_code;
  body.header.receiver_legal_name = SCRIPT;
  const response = await of.admin.post("/v1/documents", body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return Number(response.body.document_id);
}

beforeAll(async () => {
  const tokens = createTokens(new Uint8Array(32).fill(1), () => now);
  service = await startService({ tokens });
  account = await createAccount(service, "cl", { registration_legal_name_company: SCRIPT });
  stranger = await createAccount(service, "cl");
  draft = await create(account, "draft");
  issued = await create(account, "invoice");
  await account.admin.post("/v1/company_branches", { name: SCRIPT });
  await account.admin.post("/v1/webhook_subscriptions", {
    callback_url: "https://example.com/hook",
    callback_username: "hook",
    callback_password: "a callback's password",
    events: ["document.issued"],
  });
  await account.admin.post("/v1/numbering_authorizations", {
    document_type_id: 41,
    from: 1,
    to: 5,
  });
  admin = createVisitor(service);
  await admin.logIn(account.email, password);
});

beforeEach(() => {
  now = Date.now();
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
  it("runs no script, is not framed or cached, and escapes names that are scripts", async () => {
    for (const path of [...pagesOf(), "/console/login", "/console/nowhere"]) {
      const { status, headers, text } = await admin.get(path);
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

  it("has no secret of the account or of the session", async () => {
    const token = admin.cookies.get("console_session") ?? "none";
    for (const path of pagesOf()) {
      const { text } = await admin.get(path);
      expect(text).not.toContain(token);
      expect(text).not.toMatch(/whsec_|a callback's password|PRIVATE KEY|access_token/);
      expect(text).not.toContain(password);
    }
  });

  it("links to nothing that is not there", async () => {
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

  it("of another account is not there, nor one of no account", async () => {
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
      expect(text).toContain("Nothing is here");
    }
    const ofOther = await other.get(`/console/documents?account_id=${account.id}`);
    expect(ofOther.text).not.toContain("alert(1)");
    const form_token = tokenIn((await other.get("/console")).text);
    const reply = await other.post(`/console/documents/${draft}/issue`, { form_token });
    expect(reply.status).toBe(404);
  });
});

describe("the login", () => {
  it("keeps the token in a cookie that scripts and other sites do not have", async () => {
    const visitor = createVisitor(service);
    const cookie = async (origin?: string) => {
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

  it("leads back to the page that was asked for, and to no other site", async () => {
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

  it("is asked for again once the session has expired", async () => {
    const visitor = createVisitor(service);
    await visitor.logIn(account.email, password);
    expect((await visitor.get("/console")).status).toBe(200);
    now += 3_601_000;
    const sent = await visitor.get("/console/webhooks?state=failed");
    expect(sent.headers.get("Location")).toBe(
      "/console/login?next=%2Fconsole%2Fwebhooks%3Fstate%3Dfailed",
    );
    expect(visitor.cookies.has("console_session")).toBe(false);
  });

  it("ends with the form of its page alone", async () => {
    const visitor = createVisitor(service);
    await visitor.logIn(account.email, password);
    expect((await visitor.post("/console/logout", { form_token: "x" })).status).toBe(403);
    const form_token = tokenIn((await visitor.get("/console")).text);
    expect((await visitor.post("/console/logout", { form_token })).status).toBe(303);
    expect((await visitor.get("/console")).status).toBe(303);
  });
});

describe("an action", () => {
  it("needs the token of its session and this site's own form", async () => {
    const form_token = tokenIn((await admin.get(`/console/documents/${draft}`)).text);
    const other = createVisitor(service);
    await other.logIn(stranger.email, password);
    const foreign = tokenIn((await other.get("/console")).text);
    const issue = `/console/documents/${draft}/issue`;
    expect((await admin.post(issue, {})).status).toBe(403);
    expect((await admin.post(issue, { form_token: foreign })).status).toBe(403);
    const crossSite = { "Sec-Fetch-Site": "cross-site" };
    expect((await admin.post(issue, { form_token }, crossSite)).status).toBe(403);
    expect((await admin.post(issue, { form_token }, { Origin: "http://evil" })).status).toBe(403);
    expect((await admin.post(issue, { form_token: "x".repeat(20_000) })).status).toBe(413);
    expect((await admin.get(issue)).status).toBe(404);
    const { body } = await account.admin.get(`/v1/documents/${draft}`);
    expect(body.document_status).toBe(0);
  });

  it("sends an e-mail once, however often its form is sent", async () => {
    const { text } = await admin.get(`/console/documents/${issued}`);
    const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const fields = { form_token: tokenIn(text), key, to: "ana@example.com" };
    for (let time = 0; time < 2; time++) {
      const reply = await admin.post(`/console/documents/${issued}/send`, fields);
      expect(reply.headers.get("Location")).toBe(`/console/documents/${issued}?done=sent`);
    }
    const { body } = await account.admin.get(`/v1/documents/${issued}/emails`);
    expect(body.items).toHaveLength(1);
    const wrong = await admin.post(`/console/documents/${issued}/send`, {
      ...fields,
      key: "",
      to: "x",
    });
    expect([wrong.status, wrong.text.includes("/to/0")]).toEqual([400, true]);
  });

  it("issues a draft, and the same form cannot do it again", async () => {
    const id = await create(account, "draft");
    const form_token = tokenIn((await admin.get(`/console/documents/${id}`)).text);
    const issue = `/console/documents/${id}/issue`;
    const done = await admin.post(issue, { form_token }, { Origin: "http://localhost" });
    expect(done.headers.get("Location")).toBe(`/console/documents/${id}?done=issued`);
    const again = await admin.post(issue, { form_token });
    expect([again.status, again.text.includes("cannot be done now")]).toEqual([409, true]);
  });

  it("replays a delivery", async () => {
    const before = await account.admin.get("/v1/webhook_deliveries");
    const { webhook_delivery_id: id } = before.body.items[0] as unknown as Record<string, number>;
    const form_token = tokenIn((await admin.get("/console/webhooks")).text);
    const reply = await admin.post(`/console/webhooks/deliveries/${id}/replay`, { form_token });
    expect(reply.headers.get("Location")).toBe("/console/webhooks?done=replayed");
    const after = await account.admin.get("/v1/webhook_deliveries");
    expect(after.body.items.length).toBe(before.body.items.length + 1);
  });
});

describe("the list of documents", () => {
  it("keeps its search in the URL and its form, page by page", async () => {
    const query = `receiver_name=${encodeURIComponent("<script>")}&document_status=1&total_amount=`;
    const { text } = await admin.get(`/console/documents?${query}`);
    expect(text).toContain('value="&lt;script&gt;"');
    expect(text).toContain('<option value="1" selected>');
    expect(text).toContain(`/console/documents/${issued}"`);
    expect(text).not.toContain(`/console/documents/${draft}"`);
  });

  it("shows what is wrong with a search above what was typed", async () => {
    const { status, text } = await admin.get("/console/documents?document_number=abc");
    expect(status).toBe(200);
    expect(text).toContain("document_number");
    expect(text).toContain('value="abc"');
    expect((await admin.get("/console/documents?cursor=x")).text).toContain("cursor");
  });

  it("writes money as the country of the document does", async () => {
    const { body } = await account.admin.get(`/v1/documents/${issued}`);
    const total = body.totals.total_amount.toString().replace(/\B(?=(\d{3})+$)/g, ".");
    expect((await admin.get("/console/documents")).text).toContain(`$ ${total}`);
  });
});

it("the operator looks at all accounts, or at one that every link then keeps", async () => {
  const visitor = createVisitor(service);
  await visitor.logIn(operator.email, operator.password);
  const accounts = await visitor.get("/console/accounts");
  expect(accounts.text).toContain(`href="/console?account_id=${stranger.id}"`);
  expect((await visitor.get("/console/documents")).text).toContain(`/console/documents/${issued}"`);
  const own = await visitor.get(`/console/documents?account_id=${stranger.id}`);
  expect(own.text).not.toContain(`/console/documents/${issued}`);
  expect(own.text).toContain(`href="/console/webhooks?account_id=${stranger.id}"`);
  const one = await visitor.get(`/console/documents/${issued}?account_id=${account.id}`);
  expect(one.status).toBe(200);
  const client = await operatorOf(service);
  expect((await client.post("/auth/revoke", undefined)).status).toBe(204);
  expect((await visitor.get("/console")).status).toBe(303);
});
