import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCachedAccount } from "../../../server/store/account-cache.ts";
import { createAccount } from "../accounts.ts";
import type { Client } from "../client.ts";
import { errorsOf, operatorOf } from "../client.ts";
import { accountBase } from "../countries/base-bodies.ts";
import { itOf } from "../countries/known.ts";
import type { TestService } from "../service.ts";
import { operator as operatorLogin, startService } from "../service.ts";

async function outboxOf({ services }: TestService, accountId: number) {
  const sql = `SELECT kind FROM outbox WHERE account_id = ${accountId}`;
  return (await services.store.read((session) => session.run<{ kind: string }>({ sql }, []))).rows;
}

let service: TestService;
let operator: Client;

beforeAll(async () => {
  service = await startService();
  operator = await operatorOf(service);
});

afterAll(() => service.close());

describe("accounts", () => {
  itOf("mx")("are returned as sent, without secrets", async () => {
    const body = {
      ...accountBase("mx"),
      admin_email: "mx@example.com",
      admin_password: "canary-1",
    };
    const created = await operator.post("/v1/accounts", body);
    expect(created.status).toBe(201);
    const id = created.body.account_id;
    expect(created.headers.get("Location")).toBe(`/v1/accounts/${id}`);
    const { admin_password: _, registration_additional_data: __, ...readable } = body;
    expect(created.body).toMatchObject(readable);
    const { body: read } = await operator.get(`/v1/accounts/${id}`);
    expect(read).toEqual(created.body);
    const text = JSON.stringify(read);
    expect(text).not.toMatch(/canary-1|password|certificate/);
    expect(service.logged()).not.toContain("canary-1");
  });

  it("store the password only as a hash", async () => {
    await createAccount(service, "us", { admin_password: "canary-2" });
    const rows = await service.services.store.read((session) =>
      session.run({ sql: "SELECT * FROM logins" }, []),
    );
    expect(JSON.stringify(rows)).toContain("$argon2id$");
    expect(JSON.stringify(rows)).not.toContain("canary-2");
  });

  it("require an e-mail address that no other login uses; the comparison ignores case", async () => {
    const { email } = await createAccount(service, "cl");
    for (const taken of [email.toUpperCase(), operatorLogin.email]) {
      const again = { ...accountBase("us"), admin_email: taken };
      const response = await operator.post("/v1/accounts", again);
      expect(response.status).toBe(409);
      expect(errorsOf(response)).toEqual(["/admin_email account.admin-email-taken"]);
    }
  });

  it("are registered once if concurrent requests have the same e-mail address", async () => {
    const body = { ...accountBase("cl"), admin_email: "race@example.com" };
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => operator.post("/v1/accounts", body)),
    );
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it("can be read only by their own admin and the operator", async () => {
    const [first, second] = [
      await createAccount(service, "cl"),
      await createAccount(service, "cl"),
    ];
    expect((await first.admin.get(`/v1/accounts/${first.id}`)).status).toBe(200);
    expect((await first.admin.get(`/v1/accounts/${second.id}`)).status).toBe(404);
    expect((await first.admin.get("/v1/accounts/9007199254740991")).status).toBe(404);
    const own = await first.admin.get("/v1/accounts");
    expect(own.body.items.map((item) => item.account_id)).toEqual([first.id]);
    expect((await first.admin.get(`/v1/accounts?account_id=${second.id}`)).status).toBe(403);
    const narrowed = await operator.get(`/v1/accounts?account_id=${second.id}`);
    expect(narrowed.body.items.map((item) => item.account_id)).toEqual([second.id]);
  });

  itOf("co")("accept a new certificate password and keep their other data", async () => {
    const { id, admin } = await createAccount(service, "co");
    const before = await admin.get(`/v1/accounts/${id}`);
    const renewed = await admin.patch(`/v1/accounts/${id}`, {
      registration_additional_data: { certificate_password: "canary-3" },
    });
    expect(renewed.status).toBe(200);
    expect(renewed.body).toEqual(before.body);
    const changed = await admin.patch(`/v1/accounts/${id}`, {
      registration_additional_data: { registration_test_set_id: "another" },
    });
    expect(changed.body.registration_additional_data).toEqual({
      registration_test_set_id: "another",
    });
    const secrets = await service.services.store.read((session) =>
      session.run<{ purpose: string }>(
        { sql: `SELECT purpose FROM account_secrets WHERE account_id = ${id} ORDER BY purpose` },
        [],
      ),
    );
    expect(secrets.rows.map((row) => row.purpose)).toEqual([
      "certificate_password",
      "registration_form_rut",
    ]);
  });

  it("accept a new contact and configuration, and keep omitted members", async () => {
    const config = { time_zone: "UTC-4", show_document_time: 1 };
    const { id, admin } = await createAccount(service, "cl", { account_config: config });
    const { store } = service.services;
    const path = `/v1/accounts/${id}`;
    expect(JSON.parse((await readCachedAccount(store, id))?.body ?? "").account_config).toEqual(
      config,
    );
    const checks = async () =>
      (await outboxOf(service, id)).filter(({ kind }) => kind === "verification").length;
    const before = { response: (await admin.get(path)).body, checks: await checks() };
    const change = { contact_name: "Ana", account_config: { time_zone: "UTC-3" } };
    const changed = await admin.patch(path, change);
    expect(changed.status).toBe(200);
    const merged = { ...config, time_zone: "UTC-3" };
    const expected = { ...before.response, contact_name: "Ana", account_config: merged };
    expect(changed.body).toEqual(expected);
    expect((await admin.get(path)).body).toEqual(expected);
    expect(JSON.parse((await readCachedAccount(store, id))?.body ?? "").account_config).toEqual(
      merged,
    );
    // The update contains no registration data, so no verification is queued.
    expect(await checks()).toBe(before.checks);
  });

  it("report all errors of an update in one response", async () => {
    const { id, admin } = await createAccount(service, "cl");
    const body = { contact_phone: "12", account_config: { time_zone: "GMT" }, colour: "red" };
    expect(errorsOf(await admin.patch(`/v1/accounts/${id}`, body))).toEqual([
      "/account_config/time_zone shape.pattern",
      "/colour shape.unknown",
      "/contact_phone cl.contact-phone",
    ]);
    const typed = await admin.patch(`/v1/accounts/${id}`, { contact_phone: 12 });
    expect(errorsOf(typed)).toEqual(["/contact_phone shape.type"]);
  });

  it("report one error for each unknown member, in the body and in registration_additional_data", async () => {
    const { id, admin } = await createAccount(service, "cl");
    const twice = { "a/b": 1, "c~d": 1 };
    const body = { ...twice, registration_additional_data: twice };
    expect(errorsOf(await admin.patch(`/v1/accounts/${id}`, body))).toEqual([
      "/a~1b shape.unknown",
      "/c~0d shape.unknown",
      "/registration_additional_data/a~1b shape.unknown",
      "/registration_additional_data/c~0d shape.unknown",
    ]);
  });

  it("are not stored if the registration is rejected", async () => {
    const count = async () => (await operator.get("/v1/accounts?limit=100")).body.items.length;
    const before = await count();
    expect((await operator.post("/v1/accounts", { country_id: 253 })).status).toBe(400);
    expect(await count()).toBe(before);
  });
});
