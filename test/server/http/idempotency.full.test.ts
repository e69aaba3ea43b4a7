import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client, Reply } from "../client.ts";
import { adminOf, operatorOf } from "../client.ts";
import { accountBase } from "../countries/base-bodies.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

const documents = "/v1/documents";
const PATIENCE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

function withKey(client: Client, key: string, path: string, body: unknown): Promise<Reply> {
  return client.post(path, body, { "Idempotency-Key": key });
}

function isReplay({ headers }: Reply): boolean {
  return headers.get("Idempotent-Replayed") === "true";
}

describeEngines("requests with an idempotency key", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let service: TestService;
  let other: TestService;
  let otherStore: Store;
  let chile: TestAccount;
  let clock = Date.now();

  beforeAll(async () => {
    database = await engine.create();
    store = await openStore(database.target);
    otherStore = await openStore(database.target);
    service = await startService({ store, now: () => clock });
    other = await startService({ store: otherStore, now: () => clock });
    chile = await createAccount(service, "cl");
  });

  afterAll(async () => {
    await service.close();
    await other.close();
    await otherStore.close();
    await store.close();
    await database.drop();
  });

  const count = async (client: Client) => {
    const page = await client.get(`${documents}?limit=100`);
    return page.body.items.length;
  };

  it(
    "create one document per key, even if two servers receive many requests at once",
    async () => {
      const { admin, id } = await createAccount(service, "cl");
      const elsewhere = await adminOf(other, id);
      const keys = Array.from({ length: 20 }, (_, index) => `order-${index}`);
      const sent = keys.flatMap((key) =>
        Array.from({ length: 50 }, (_, index) => ({ key, client: index % 2 ? admin : elsewhere })),
      );
      const responses = await Promise.all(
        sent.map(async ({ key, client }) => ({
          key,
          response: await withKey(client, key, documents, documentBody("cl", "invoice")),
        })),
      );
      for (const key of keys) {
        const own = responses.filter((one) => one.key === key).map(({ response }) => response);
        expect(own.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
        expect(own.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
        const running = own.filter(({ status }) => status === 409);
        expect(running.filter(({ headers }) => headers.get("Retry-After") !== "1")).toEqual([]);
        const made = own.filter(({ status }) => status === 201);
        expect(new Set(made.map(({ body }) => body.document_id)).size).toBe(1);
        expect(made.filter((response) => !isReplay(response))).toHaveLength(1);
      }
      expect(await count(admin)).toBe(20);
      const again = await withKey(admin, "order-0", documents, documentBody("cl", "invoice"));
      expect(again.status).toBe(201);
      expect(isReplay(again)).toBe(true);
    },
    PATIENCE_MS,
  );

  it("get the whole first response again, including files", async () => {
    const body = { ...documentBody("cl", "invoice"), options: { pdf_transfer_copy: 1 } };
    const path = `${documents}?generate_stamp=1`;
    const first = await withKey(chile.admin, "whole", path, body);
    const second = await withKey(chile.admin, "whole", path, body);
    expect(first.status).toBe(201);
    expect(isReplay(first)).toBe(false);
    expect(isReplay(second)).toBe(true);
    expect(second.status).toBe(201);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    expect(second.body).toEqual(first.body);
    expect(first.body.electronic_document).toHaveProperty("document_transfer_copy_pdf");
  });

  it("get the first response again after the document has changed", async () => {
    const body = { ...documentBody("cl", "receipt"), options: { draft_only: 1 } };
    const first = await withKey(chile.admin, "draft", documents, body);
    await chile.admin.patch(`${documents}/${first.body.document_id}`, { document_status: 1 });
    const second = await withKey(chile.admin, "draft", documents, body);
    expect(second.body).toEqual(first.body);
  });

  it("get the first response again if only the member order differs, and a 422 for another body or query", async () => {
    const body = documentBody("cl", "invoice");
    expect((await withKey(chile.admin, "same", documents, body)).status).toBe(201);
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    expect(isReplay(await withKey(chile.admin, "same", documents, reversed))).toBe(true);
    const header = { ...body.header, receiver_city: "Arica" };
    const changed = await withKey(chile.admin, "same", documents, { ...body, header });
    expect(changed.status).toBe(422);
    expect(changed.body.title).toBe("Idempotency key reused");
    const stamped = await withKey(chile.admin, "same", `${documents}?generate_stamp=1`, body);
    expect(stamped.status).toBe(422);
  });

  it("may repeat the key of a rejected request, with a corrected body", async () => {
    const body = documentBody("cl", "invoice");
    const header = { ...body.header, branch_office_code: "nowhere" };
    const rejected = await withKey(chile.admin, "mended", documents, { ...body, header });
    expect(rejected.status).toBe(400);
    const mended = await withKey(chile.admin, "mended", documents, body);
    expect(mended.status).toBe(201);
    expect(isReplay(mended)).toBe(false);
  });

  it("are independent of requests with the same key by other callers or to other paths", async () => {
    const another = await createAccount(service, "cl");
    const operator = await operatorOf(service);
    const first = await withKey(chile.admin, "apart", documents, documentBody("cl", "invoice"));
    const second = await withKey(another.admin, "apart", documents, documentBody("cl", "receipt"));
    const body = documentBody("cl", "invoice");
    body.header.account_id = chile.id;
    const third = await withKey(operator, "apart", documents, body);
    const branch = { account_id: chile.id, name: "Norte" };
    const fourth = await withKey(chile.admin, "apart", "/v1/company_branches", branch);
    expect([first, second, third, fourth].map(({ status }) => status)).toEqual([
      201, 201, 201, 201,
    ]);
    expect([first, second, third, fourth].some(isReplay)).toBe(false);
    const again = await withKey(chile.admin, "apart", "/v1/company_branches", branch);
    expect(isReplay(again)).toBe(true);
    expect(again.body).toEqual(fourth.body);
  });

  it("get no signing secret in a replay", async () => {
    const path = "/v1/webhook_subscriptions";
    const body = { event_id: "ACCOUNT.CERTIFICATIONUPDATE" };
    const first = await withKey(chile.admin, "hook", path, body);
    expect(first.body.signing_secret).toMatch(/^whsec_/);
    const second = await withKey(chile.admin, "hook", path, body);
    const { signing_secret: _, ...rest } = first.body;
    expect(second.status).toBe(201);
    expect(second.body).toEqual(rest);
  });

  it("create one account per key, and are rejected if they repeat a key with another admin_password", async () => {
    const operator = await operatorOf(service);
    const body = { ...accountBase("us"), admin_email: "keyed@example.com" };
    const first = await withKey(operator, "account", "/v1/accounts", body);
    const second = await withKey(operator, "account", "/v1/accounts", body);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const password = { ...body, admin_password: "another one" };
    expect((await withKey(operator, "account", "/v1/accounts", password)).status).toBe(422);
  });

  it("get the same preview again, and store no document", async () => {
    const { admin } = await createAccount(service, "cl");
    const body = { ...documentBody("cl", "invoice"), options: { draft_preview: 1 } };
    const first = await withKey(admin, "preview", documents, body);
    const second = await withKey(admin, "preview", documents, body);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(isReplay(second)).toBe(true);
    expect(second.body).toEqual(first.body);
    expect(await count(admin)).toBe(0);
  });

  it("are executed again after 24 hours", async () => {
    const body = documentBody("cl", "invoice");
    const first = await withKey(chile.admin, "day", documents, body);
    clock += DAY_MS - 1000;
    expect(isReplay(await withKey(chile.admin, "day", documents, body))).toBe(true);
    clock += 1001;
    const later = await withKey(chile.admin, "day", documents, body);
    expect(later.status).toBe(201);
    expect(isReplay(later)).toBe(false);
    expect(later.body.document_id).not.toBe(first.body.document_id);
  });
});

describe("an idempotency key", () => {
  it("is rejected with 256 characters, and accepted with 255", async () => {
    const service = await startService();
    const { admin } = await createAccount(service, "us");
    const send = (key: string) => withKey(admin, key, documents, documentBody("us", "plain"));
    const long = await send("k".repeat(256));
    expect(long.status).toBe(400);
    expect(long.body.errors).toMatchObject([
      { parameter: "Idempotency-Key", rule: "shape.maxLength" },
    ]);
    expect((await send("k".repeat(255))).status).toBe(201);
    await service.close();
  });

  it("has no effect on a login", async () => {
    const service = await startService();
    const statusFor = async (password: string) => {
      const response = await service.request("/auth", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": "login" },
        body: JSON.stringify({ email: "operator@example.com", password }),
      });
      expect(response.headers.has("Idempotent-Replayed")).toBe(false);
      return response.status;
    };
    const password = "the operator's password";
    expect(await statusFor(password)).toBe(200);
    expect(await statusFor(password)).toBe(200);
    expect(await statusFor("another password")).toBe(401);
    await service.close();
  });
});
