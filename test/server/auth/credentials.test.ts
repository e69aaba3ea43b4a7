import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLoginThrottle } from "../../../server/auth/login-throttle.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import type { Client } from "../client.ts";
import { createClient, errorsOf, operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { operator as operatorLogin, startService } from "../service.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

const OLD = "the old password";
const NEW = "the new password";

describeEngines("a login that two processes share", (engine) => {
  let database: TestDatabase;
  let stores: Store[];
  let here: TestService;
  let there: TestService;
  let operator: Client;
  let clock = Date.now();

  beforeAll(async () => {
    database = await engine.create();
    const first = await openStore(database.target);
    // SQLite allows one process, so two services on one store represent two processes.
    const isServer = database.target.engine === "postgres";
    stores = isServer ? [first, await openStore(database.target)] : [first];
    const now = () => clock;
    here = await startService({ store: first, now });
    there = await startService({ store: stores.at(-1) ?? first, now });
    operator = await operatorOf(here);
  });

  afterAll(async () => {
    await Promise.all([here, there].map((service) => service.close()));
    await Promise.all(stores.map((store) => store.close()));
    await database.drop();
  });

  async function logIn(service: TestService, email: string, password: string): Promise<Client> {
    const response = await createClient(service, "none").post("/auth", { email, password });
    expect(response.status).toBe(200);
    return createClient(service, String(response.body.access_token));
  }

  const account = () => createAccount(here, "us", { admin_password: OLD });
  const statusOf = async (client: Client) => (await client.get("/v1/documents")).status;
  const inOther = ({ token }: Client) => createClient(there, token);

  /** Expects that a change revokes a token in this process at once, and in the other process after a second. */
  async function ends(token: Client, change: () => Promise<void>): Promise<void> {
    expect([await statusOf(token), await statusOf(inOther(token))]).toEqual([200, 200]);
    await change();
    expect(await statusOf(token)).toBe(401);
    clock += 1001;
    expect(await statusOf(inOther(token))).toBe(401);
  }

  async function change({ id }: TestAccount, body: object, client: Client) {
    return client.put(`/v1/accounts/${id}/password`, body);
  }

  it("loses every token when its password is changed, and then accepts only the new password", async () => {
    const own = await account();
    const admin = await logIn(here, own.email, OLD);
    await ends(admin, async () => {
      const response = await change(own, { password: OLD, new_password: NEW }, admin);
      expect(response.status).toBe(200);
      expect(response.body).toMatchObject({ account_id: own.id });
      expect(response.body.detail).toMatch(/log in again/);
    });
    expect(await statusOf(own.admin)).toBe(401);
    // A new token of one process is valid in the other process at once.
    const again = await logIn(here, own.email, NEW);
    expect([await statusOf(again), await statusOf(inOther(again))]).toEqual([200, 200]);
    const body = { email: own.email, password: OLD };
    expect((await createClient(there, "none").post("/auth", body)).status).toBe(401);
  });

  it("loses every token when one token is revoked, and other logins keep their tokens", async () => {
    const [own, other] = [await account(), await account()];
    const [first, second] = [await logIn(here, own.email, OLD), await logIn(there, own.email, OLD)];
    await ends(first, async () => {
      const response = await first.post("/auth/revoke", undefined);
      expect([response.status, response.body]).toEqual([204, undefined]);
    });
    expect(await statusOf(second)).toBe(401);
    expect(await statusOf(other.admin)).toBe(200);
    expect(await statusOf(await logIn(there, own.email, OLD))).toBe(200);
  });

  it("rejects the right password like a wrong one, but only while its account is disabled", async () => {
    const own = await account();
    const path = `/v1/accounts/${own.id}`;
    const admin = await logIn(here, own.email, OLD);
    await ends(admin, async () => {
      const disabled = await operator.patch(path, { disabled: true });
      expect([disabled.status, disabled.body.disabled]).toEqual([200, true]);
    });
    for (const service of [here, there]) {
      const closed = createClient(service, "none");
      const right = await closed.post("/auth", { email: own.email, password: OLD });
      const wrong = await closed.post("/auth", { email: own.email, password: "wrong" });
      expect(right.status).toBe(401);
      expect(right.body).toEqual(wrong.body);
    }
    expect((await operator.get(path)).body.disabled).toBe(true);
    const listed = await operator.get(`/v1/accounts?account_id=${own.id}`);
    expect(listed.body.items[0]?.disabled).toBe(true);
    expect((await operator.patch(path, { disabled: false })).body).not.toHaveProperty("disabled");
    expect(await statusOf(admin)).toBe(401);
    expect(await statusOf(await logIn(there, own.email, OLD))).toBe(200);
  });

  it("accepts a token without the claim `gen` until the first revocation", async () => {
    const own = await account();
    const token = await new SignJWT()
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("talonario")
      .setSubject(`account:${own.id}`)
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(new Uint8Array(32).fill(1));
    const old = createClient(here, token);
    await ends(old, async () => {
      expect((await old.post("/auth/revoke", undefined)).status).toBe(204);
    });
  });

  it("accepts only one of two concurrent password changes with the same old password", async () => {
    const own = await account();
    const change2 = (to: string) => change(own, { password: OLD, new_password: to }, own.admin);
    const responses = await Promise.all([change2("one new password"), change2("two new password")]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const [rejected] = responses.filter(({ status }) => status !== 200);
    expect(rejected && errorsOf(rejected)).toEqual(["/password account.password-wrong"]);
  });

  it("keeps its password and its tokens if a request to change its password or disable its account is rejected", async () => {
    const own = await account();
    const wrong = await change(own, { password: "wrong", new_password: NEW }, own.admin);
    expect(errorsOf(wrong)).toEqual(["/password account.password-wrong"]);
    expect((await own.admin.patch(`/v1/accounts/${own.id}`, { disabled: true })).status).toBe(403);
    const stranger = await account();
    const body = { password: OLD, new_password: NEW };
    expect((await change(own, body, stranger.admin)).status).toBe(404);
    expect(await statusOf(own.admin)).toBe(200);
    expect(await statusOf(await logIn(there, own.email, OLD))).toBe(200);
  });

  // This test must be last, because it revokes the operator's token that the other tests use.
  it("loses every token when one token is revoked, also if the operator owns the login", async () => {
    const { email, password } = operatorLogin;
    const token = await logIn(here, email, password);
    await ends(token, async () => {
      expect((await token.post("/auth/revoke", undefined)).status).toBe(204);
    });
    expect(await statusOf(operator)).toBe(401);
    operator = await logIn(here, email, password);
    expect(await statusOf(operator)).toBe(200);
    await ends(operator, async () => {
      expect((await operator.post("/auth/revoke", undefined)).status).toBe(204);
    });
    operator = await logIn(there, email, password);
    expect(await statusOf(inOther(operator))).toBe(200);
  });
});

describe("wrong old passwords in requests to change a password", () => {
  it("count towards the limit of failed logins", async () => {
    const service = await startService({ loginThrottle: createLoginThrottle(3) });
    const own = await createAccount(service, "us", { admin_password: OLD });
    const path = `/v1/accounts/${own.id}/password`;
    const statuses: number[] = [];
    for (const password of ["a", "b", "c", OLD]) {
      statuses.push((await own.admin.put(path, { password, new_password: NEW })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
    const login = { email: own.email, password: OLD };
    expect((await createClient(service, "none").post("/auth", login)).status).toBe(429);
    // The operator need not send the old password.
    const operator = await operatorOf(service);
    expect((await operator.put(path, { new_password: NEW })).status).toBe(200);
    await service.close();
  });
});
