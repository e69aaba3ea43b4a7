import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import { errorsOf, operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const path = "/v1/webhook_subscriptions";
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
});

afterAll(() => service.close());

it("a subscription shows its signing secret once and its password never", async () => {
  const body = {
    callback_url: "https://example.com/hook",
    callback_username: "user",
    callback_password: "canary-4",
    event_id: "ACCOUNT.CERTIFICATIONUPDATE",
  };
  const created = await account.admin.post(path, body);
  expect(created.status).toBe(201);
  const { signing_secret, ...rest } = created.body;
  expect(Buffer.from(String(signing_secret).slice("whsec_".length), "base64").length).toBe(32);
  const { callback_password: _, ...shown } = body;
  const id = created.body.webhook_subscription_id;
  expect(rest).toEqual({ webhook_subscription_id: id, account_id: account.id, ...shown });
  expect(created.headers.get("Location")).toBe(`${path}/${id}`);
  expect((await account.admin.get(`${path}/${id}`)).body).toEqual(rest);
  expect((await account.admin.get(path)).body.items).toEqual([rest]);
  expect(JSON.stringify(created.body) + service.logged()).not.toContain("canary-4");
});

it("each subscription has its own signing secret", async () => {
  const secrets = [
    (await account.admin.post(path, {})).body.signing_secret,
    (await account.admin.post(path, {})).body.signing_secret,
  ];
  expect(new Set(secrets).size).toBe(2);
});

it("an operator must name an existing account for a new subscription", async () => {
  const operator = await operatorOf(service);
  expect(errorsOf(await operator.post(path, {}))).toEqual(["/account_id account.required"]);
  const unknown = await operator.post(path, { account_id: 9007199254740991 });
  expect(errorsOf(unknown)).toEqual(["/account_id account.unknown"]);
  const named = await operator.post(path, { account_id: account.id });
  expect(named.body.account_id).toBe(account.id);
});

it("a deleted subscription is not found", async () => {
  const { webhook_subscription_id: id } = (await account.admin.post(path, {})).body;
  const deleted = await account.admin.delete(`${path}/${id}`);
  expect(deleted.status).toBe(204);
  expect(deleted.body).toBeUndefined();
  expect((await account.admin.get(`${path}/${id}`)).status).toBe(404);
  expect((await account.admin.delete(`${path}/${id}`)).status).toBe(404);
});
