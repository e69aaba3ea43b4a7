import { afterAll, beforeAll, expect, it } from "vitest";
import { sealSecret } from "../../../server/secrets/envelope.ts";
import { createKeyring } from "../../../server/secrets/keyring.ts";
import { rotateSecrets } from "../../../server/secrets/rotation.ts";
import { createVault } from "../../../server/secrets/vault.ts";
import { insertAccount } from "../../../server/store/accounts.ts";
import { KeyRetired } from "../../../server/store/key-retired.ts";
import { runOnce } from "../../../server/store/query.ts";
import { readKeyNames } from "../../../server/store/secret-keys.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { adminOf, operatorOf } from "../client.ts";
import { accountBase } from "../countries/base-bodies.ts";
import type { TestService } from "../service.ts";
import { secretKey, startService } from "../service.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

const NEW = "the new secret key, 32 characters or more";
const NEWER = "the newer secret key, 32 characters or more";
const WRITERS = 8;
const hook = { callback_url: "https://example.com/hook" };
const logo =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR42mPgTj7BnXyCgTv5xP///wEjTQageksQ4gAAAABJRU5ErkJggg==";

describeEngines("a process that still has an old key", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let service: TestService;
  let account: TestAccount;
  let branded: { readonly admin: TestAccount["admin"]; readonly path: string };

  beforeAll(async () => {
    database = await engine.create();
    store = await openStore(database.target);
    // A fixed address replaces the DNS look-up.
    const network = { allowsPrivate: false, resolve: async () => ["93.184.216.34"] };
    service = await startService({ store, network });
    account = await createAccount(service, "cl");
    expect((await account.admin.post("/v1/webhook_subscriptions", hook)).status).toBe(201);
    const other = await createAccount(service, "cl");
    const issued = await other.admin.post("/v1/documents", documentBody("cl", "invoice"));
    branded = { admin: other.admin, path: `/v1/documents/${issued.body.document_id}` };
    const changed = await other.admin.patch(`/v1/accounts/${other.id}`, { branding: { logo } });
    expect(changed.status).toBe(200);
    await rotateSecrets(store, createKeyring(NEW, secretKey));
  });

  afterAll(async () => {
    await service.close();
    await store.close();
    await database.drop();
  });

  const keysInUse = () =>
    store.read(async (session) => {
      const secrets = await runOnce(session, (db) =>
        db.selectFrom("account_secrets").select("key_name"),
      );
      const subscriptions = await runOnce(session, (db) =>
        db.selectFrom("webhook_subscriptions").select("key_name"),
      );
      return [...secrets, ...subscriptions].map(({ key_name }) => key_name);
    });

  it("responds with 503 to a request that would store a secret; stores nothing, and logs the remedy", async () => {
    const before = await keysInUse();
    const operator = await operatorOf(service);
    const other = { ...accountBase("cl"), admin_email: "other@example.com" };
    const renewed = { registration_additional_data: { certificate_password: "renewed" } };
    for (const response of [
      await operator.post("/v1/accounts", other),
      await account.admin.patch(`/v1/accounts/${account.id}`, renewed),
      await account.admin.post("/v1/webhook_subscriptions", hook, { "Idempotency-Key": "again" }),
    ]) {
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("1");
    }
    expect(await keysInUse()).toEqual(before);
    expect(service.logged()).toContain("KeyRetired");
    expect(service.logged()).toMatch(/restart the process with the new key in SECRET_KEY/);
  });

  it("responds with 503 to a read of a document or its PDF, because only the new key decrypts the PDF's logo", async () => {
    const { admin, path } = branded;
    for (const read of [path, `${path}/pdf`]) {
      const response = await admin.get(read);
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("1");
    }
    expect(service.logged()).toContain("is not configured");
  });

  it("still serves requests that need no secret", async () => {
    const { admin } = account;
    expect((await admin.get("/v1/webhook_subscriptions")).status).toBe(200);
    expect((await admin.post("/v1/documents", documentBody("cl", "invoice"))).status).toBe(201);
  });

  it("leaves a rejected request repeatable: a process with the new key accepts the request", async () => {
    const next = await startService({
      ...service.services,
      vault: createVault(createKeyring(NEW)),
    });
    const admin = await adminOf(next, account.id);
    const made = await admin.post("/v1/webhook_subscriptions", hook, {
      "Idempotency-Key": "again",
    });
    expect(made.status).toBe(201);
    await next.close();
    expect(await store.read(readKeyNames)).toEqual([createKeyring(NEW).current.name]);
  });

  it("stores nothing with the old key after the rotation; the rotation rewraps all earlier secrets", async () => {
    const old = createKeyring(NEW);
    const keyring = createKeyring(NEWER, NEW);
    let accountId = 1000;
    const storeAccount = () => {
      const account_id = ++accountId;
      const row = { account_id, country_id: 43, created_at: 1, body: "{}" };
      const purpose = "certificate_password";
      const sealed = sealSecret(old, { accountId: account_id, purpose }, "secret");
      return store.write((transaction) => insertAccount(transaction, row, { [purpose]: sealed }));
    };
    const before = (await keysInUse()).length;
    let stored = 0;
    const writers = Array.from({ length: WRITERS }, async () => {
      for (;;) {
        await storeAccount();
        stored += 1;
      }
    });
    const [ends] = await Promise.all([Promise.allSettled(writers), rotateSecrets(store, keyring)]);
    for (const end of ends) {
      expect(end).toMatchObject({ status: "rejected", reason: expect.any(KeyRetired) });
    }
    expect(stored).toBeGreaterThan(0);
    expect(await store.read(readKeyNames)).toEqual([keyring.current.name]);
    const keys = await keysInUse();
    expect(keys).toHaveLength(before + stored);
    expect(new Set(keys)).toEqual(new Set([keyring.current.name]));
  });
});
