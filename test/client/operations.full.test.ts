import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient, ProblemError } from "../../generated/client.js";
import type {
  AccountCreate,
  DocumentCreate,
  DocumentUpdate,
} from "../../generated/types/models.d.ts";
import { createCallbackNetwork } from "../../server/webhooks/callback-network.ts";
import { startWorkers } from "../../server/workers.ts";
import { eventually } from "../server/eventually.ts";
import { operator, startService } from "../server/service.ts";
import { type Receiver, startReceiver } from "../server/webhooks/receiver.ts";
import { listen } from "./listen.ts";
import { example, loggedInClient, loseFirst } from "./logged-in-client.ts";

const called = new Set<string>();
const clientOf = (email: string, password: string) =>
  loggedInClient(baseUrl, email, password, called);
let baseUrl: string;
let close: () => Promise<void>;
let chief: Client;
let admin: Client;
let accountId: number;
let receiver: Receiver;

beforeAll(async () => {
  const service = await startService({ network: createCallbackNetwork(true) });
  const workers = startWorkers(service.services, undefined, { pollMs: 5 });
  const server = await listen(service);
  baseUrl = server.url;
  receiver = await startReceiver();
  close = async () => {
    await server.close();
    await workers.stop();
    await receiver.close();
    await service.close();
  };
  chief = clientOf(operator.email, operator.password);
});

afterAll(() => close());

describe("over HTTP, the client", () => {
  it("creates, reads and lists an account, and renews and checks the account's certificate", async () => {
    const body = example<AccountCreate>("account-create/cl");
    const { data, response } = await chief.POST("/v1/accounts", { body });
    expect(response.status).toBe(201);
    accountId = Number(data.account_id);
    const path = { account_id: String(accountId) };
    admin = clientOf(body.admin_email, body.admin_password);
    expect((await admin.GET("/v1/accounts/{account_id}", { params: { path } })).data).toEqual(data);
    expect((await chief.GET("/v1/accounts")).data.items).toHaveLength(1);
    const renewed = await admin.PATCH("/v1/accounts/{account_id}", {
      params: { path },
      body: example("account-update/certificate"),
    });
    expect(renewed.data.account_id).toBe(accountId);
    const certificate = "/v1/accounts/{account_id}/certificate";
    const { data: known } = await admin.GET(certificate, { params: { path } });
    expect(known.account_id).toBe(accountId);
    const checked = await chief.POST(`${certificate}/checks`, { params: { path } });
    expect(checked.response.status).toBe(201);
  });

  it("changes the password of an account's admin, and revokes the admin's tokens", async () => {
    const { admin_email, admin_password } = example<AccountCreate>("account-create/cl");
    const new_password = "another password";
    await admin.PUT("/v1/accounts/{account_id}/password", {
      params: { path: { account_id: String(accountId) } },
      body: { password: admin_password, new_password },
    });
    admin = clientOf(admin_email, new_password);
    expect((await admin.POST("/auth/revoke")).response.status).toBe(204);
    called.delete("POST /auth");
    const { data } = await admin.GET("/v1/accounts");
    expect(data.items.map(({ account_id }) => account_id)).toEqual([accountId]);
    // The client logs in again only if its token was revoked.
    expect(called).toContain("POST /auth");
  });

  it("creates, changes, issues, reads, e-mails and lists a draft, and deletes a second draft", async () => {
    const body = example<DocumentCreate>("document-create/cl/draft");
    const { data: draft } = await admin.POST("/v1/documents", { body });
    const path = { document_id: String(draft.document_id) };
    const update = example<DocumentUpdate>("document-update/cl/invoice");
    const params = { path };
    await admin.PUT("/v1/documents/{document_id}", { params, body: update });
    const { data: issued } = await admin.PATCH("/v1/documents/{document_id}", {
      params,
      body: { document_status: 1 },
    });
    expect(issued.document_status).toBe(1);
    const query = { pdf_transfer_copy: 1 } as const;
    const { data: read } = await admin.GET("/v1/documents/{document_id}", {
      params: { path, query },
    });
    expect(read.document_id).toBe(draft.document_id);
    const asBytes = { params, parseAs: "arrayBuffer" } as const;
    const files = await Promise.all([
      admin.GET("/v1/documents/{document_id}/pdf", asBytes),
      admin.GET("/v1/documents/{document_id}/xml", asBytes),
      admin.GET("/v1/documents/{document_id}/stamp", asBytes),
    ]);
    const { document_pdf, document_xml, stamp_img } = read.electronic_document ?? {};
    expect(files.map(({ data }) => Buffer.from(data as ArrayBuffer).toString("base64"))).toEqual([
      document_pdf,
      document_xml,
      stamp_img,
    ]);
    const { data: asked } = await admin.POST("/v1/documents/{document_id}/emails", {
      params,
      body: { to: ["one@cliente.example"] },
    });
    const { data: emails } = await admin.GET("/v1/documents/{document_id}/emails", { params });
    expect(emails.items).toEqual(asked.items);
    const { data: list } = await admin.GET("/v1/documents", { params: { query: { limit: 1 } } });
    expect(list.items.map(({ document_id }) => document_id)).toEqual([draft.document_id]);
    const { data: other } = await admin.POST("/v1/documents", { body });
    const gone = await admin.DELETE("/v1/documents/{document_id}", {
      params: { path: { document_id: String(other.document_id) } },
    });
    expect(gone.response.status).toBe(204);
    expect(gone.data).toBeUndefined();
  });

  it("lists, reads and changes a customer that a document registered", async () => {
    const { data: list } = await admin.GET("/v1/customers_suppliers");
    const id = list.items[0]?.customer_supplier_id;
    const path = { customer_supplier_id: String(id) };
    const place = "/v1/customers_suppliers/{customer_supplier_id}";
    const { data } = await admin.GET(place, { params: { path } });
    const body = { account_id: accountId, name: `${data.name} y Cía.`, is_customer: true };
    const changed = await admin.PUT(place, { params: { path }, body });
    expect(changed.data.name).toBe(body.name);
  });

  it("creates, lists, reads and changes a branch", async () => {
    const body = { account_id: accountId, name: "Norte" };
    const { data: made } = await admin.POST("/v1/company_branches", { body });
    const path = { company_branch_id: String(made.company_branch_id) };
    const place = "/v1/company_branches/{company_branch_id}";
    expect((await admin.GET("/v1/company_branches")).data.items).toContainEqual(made);
    expect((await admin.GET(place, { params: { path } })).data).toEqual(made);
    const { data } = await admin.PUT(place, { params: { path }, body: { city: "Arica" } });
    expect(data.city).toBe("Arica");
  });

  it("creates, lists, reads and deletes a webhook subscription, and replays a delivery", async () => {
    const body = { callback_url: receiver.url };
    const { data: made } = await admin.POST("/v1/webhook_subscriptions", { body });
    const path = { webhook_subscription_id: String(made.webhook_subscription_id) };
    const place = "/v1/webhook_subscriptions/{webhook_subscription_id}";
    expect((await admin.GET("/v1/webhook_subscriptions")).data.items).toHaveLength(1);
    const { data: read } = await admin.GET(place, { params: { path } });
    expect(read.webhook_subscription_id).toBe(made.webhook_subscription_id);
    await admin.PATCH("/v1/accounts/{account_id}", {
      params: { path: { account_id: String(accountId) } },
      body: example("account-update/certificate"),
    });
    await eventually(() => expect(receiver.received.length).toBeGreaterThan(0));
    expect((await admin.GET("/v1/summary")).data.account_id).toBe(accountId);
    const [delivery] = (await admin.GET("/v1/webhook_deliveries")).data.items;
    const named = { path: { webhook_delivery_id: String(delivery?.webhook_delivery_id) } };
    const one = "/v1/webhook_deliveries/{webhook_delivery_id}";
    expect((await admin.GET(one, { params: named })).data.event_id).toBe(delivery?.event_id);
    const replayed = await admin.POST(`${one}/replays`, { params: named });
    expect(replayed.response.status).toBe(201);
    expect((await admin.DELETE(place, { params: { path } })).response.status).toBe(204);
  });

  it("throws an error with the id of the rule that a body breaks", async () => {
    const body = example<DocumentCreate>("document-create/cl/invoice");
    body.header.receiver_tax_id_code = "76.543.210-3";
    const error = await admin.POST("/v1/documents", { body }).catch((reason: unknown) => reason);
    if (!(error instanceof ProblemError)) throw error;
    expect(error.status).toBe(400);
    expect(error.rules).toEqual(["cl.receiver-tax-id-code"]);
    expect(error.requestId).toBe(error.response.headers.get("X-Request-Id"));
  });

  it("registers, reads, lists and deletes a numbering authorization", async () => {
    const body = { account_id: accountId, document_type_id: 2, from: 5000, to: 5099 };
    const { data } = await admin.POST("/v1/numbering_authorizations", { body });
    expect(data).toMatchObject({ document_type_taxbureau: "33", next: 5000, remaining: 100 });
    const params = { path: { numbering_authorization_id: `${data.numbering_authorization_id}` } };
    const one = "/v1/numbering_authorizations/{numbering_authorization_id}";
    expect((await admin.GET(one, { params })).data).toEqual(data);
    const listed = await admin.GET("/v1/numbering_authorizations");
    expect(listed.data.items).toEqual([data]);
    expect((await admin.DELETE(one, { params })).response.status).toBe(204);
  });

  it("repeats a request whose response was lost, without a second execution", async () => {
    const lossy = createClient({
      baseUrl,
      token: async () => {
        const { email, password } = operator;
        return (await chief.POST("/auth", { body: { email, password } })).data.access_token;
      },
      wait: async () => undefined,
      fetch: loseFirst(),
    });
    const body = { account_id: accountId, name: "Sur" };
    const { response } = await lossy.POST("/v1/company_branches", { body });
    expect(response.headers.get("Idempotent-Replayed")).toBe("true");
    const { data } = await admin.GET("/v1/company_branches");
    expect(data.items.filter(({ name }) => name === "Sur")).toHaveLength(1);
  });

  it("gets one result for two concurrent requests with the same idempotency key", async () => {
    const body = { account_id: accountId, name: "Este" };
    const params = { header: { "Idempotency-Key": "the same" } };
    const made = await Promise.all(
      [1, 2].map(() => admin.POST("/v1/company_branches", { body, params })),
    );
    const [first, second] = made.map(({ data }) => data.company_branch_id);
    expect(first).toBe(second);
    const replayed = made.map(({ response }) => response.headers.get("Idempotent-Replayed"));
    expect(replayed.sort()).toEqual([null, "true"].sort());
  });

  it("has called every operation of the API in the tests above", () => {
    const { paths } = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
    const methods = new Set(["get", "put", "post", "delete", "patch", "head", "options"]);
    const declared = Object.entries<object>(paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => methods.has(method))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...called].sort()).toEqual(declared.sort());
  });
});
