import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fixture } from "./fixture.ts";
import { createDocument, password, startConsole } from "./fixture.ts";
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

describe("an action", () => {
  it("needs a form token of the same session, and is rejected if another site sends the form", async () => {
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

  it("creates one e-mail even if its form is sent twice", async () => {
    const { text } = await admin.get(`/console/documents/${issued}`);
    const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const fields = { form_token: tokenIn(text), key, to: "ana@example.com" };
    for (let time = 0; time < 2; time++) {
      const reply = await admin.post(`/console/documents/${issued}/send`, fields);
      expect(reply.headers.get("Location")).toBe(`/console/documents/${issued}?done=no-server`);
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

  it("reports an e-mail as failed if the service has no e-mail server, and otherwise as waiting", async () => {
    const failed = (await admin.get(`/console/documents/${issued}?done=no-server`)).text;
    expect(failed).toMatch(
      /class="notice bad" role="alert">The e-mail was not sent: [^<]*SMTP_URL/,
    );
    const sending = await startConsole(Date.now, { sendsEmail: true });
    const page = `/console/documents/${sending.issued}`;
    const form_token = tokenIn((await sending.admin.get(page)).text);
    const reply = await sending.admin.post(`${page}/send`, { form_token, to: "ana@example.com" });
    expect(reply.headers.get("Location")).toBe(`${page}?done=sent`);
    const { text } = await sending.admin.get(`${page}?done=sent`);
    expect(text).toMatch(/class="notice" role="status">The e-mail waits to be sent/);
    await sending.service.close();
  });

  it("issues a draft once; a second request with the same form gets 409", async () => {
    const id = await createDocument(account, "draft");
    const form_token = tokenIn((await admin.get(`/console/documents/${id}`)).text);
    const issue = `/console/documents/${id}/issue`;
    const done = await admin.post(issue, { form_token }, { Origin: "http://localhost" });
    expect(done.headers.get("Location")).toBe(`/console/documents/${id}?done=issued`);
    const again = await admin.post(issue, { form_token });
    expect([again.status, again.text.includes("not possible now")]).toEqual([409, true]);
  });

  it("replays a webhook delivery", async () => {
    await createDocument(account, "invoice");
    const before = await account.admin.get("/v1/webhook_deliveries");
    const { webhook_delivery_id: id } = before.body.items[0] as unknown as Record<string, number>;
    const form_token = tokenIn((await admin.get("/console/webhooks")).text);
    const reply = await admin.post(`/console/webhooks/deliveries/${id}/replay`, { form_token });
    expect(reply.headers.get("Location")).toBe("/console/webhooks?done=replayed");
    const after = await account.admin.get("/v1/webhook_deliveries");
    expect(after.body.items.length).toBe(before.body.items.length + 1);
  });
});
