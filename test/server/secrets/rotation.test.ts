import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openAuthorization,
  sealAuthorization,
} from "../../../server/documents/stored-authorization.ts";
import { openSecret, sealSecret } from "../../../server/secrets/envelope.ts";
import { createKeyring } from "../../../server/secrets/keyring.ts";
import { loadKeyring } from "../../../server/secrets/load-keyring.ts";
import { rotateSecrets } from "../../../server/secrets/rotation.ts";
import { createVault, subscriptionPlace } from "../../../server/secrets/vault.ts";
import {
  findNumberingAuthorization,
  insertNumberingAuthorization,
} from "../../../server/store/numbering-authorizations.ts";
import { runOnce } from "../../../server/store/query.ts";
import { readKeyNames } from "../../../server/store/secret-keys.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { insertWebhookSubscription } from "../../../server/store/webhook-subscriptions.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

const OLD = "the old secret key, 32 characters or more";
const NEW = "the new secret key, 32 characters or more";
const ACCOUNTS = 250;

describeEngines("the rotation of keys", (engine) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await engine.create();
    store = await openStore(database.target);
  });

  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const config = (secretKey: string, previousSecretKey?: string) => ({
    secretKey,
    previousSecretKey,
    database: database.target,
  });
  const readSecrets = () =>
    store.read((session) =>
      runOnce(session, (db) => db.selectFrom("account_secrets").selectAll().orderBy("account_id")),
    );

  it("is prepared: the first start stores the name of the secret key", async () => {
    const { keyring } = await loadKeyring(config(OLD), store);
    expect(await store.read(readKeyNames)).toEqual([keyring.current.name]);
    await store.write(async (transaction) => {
      for (let accountId = 1; accountId <= ACCOUNTS; accountId++) {
        const place = { accountId, purpose: "certificate_password" };
        const sealed = sealSecret(keyring, place, `secret ${accountId}`);
        await runOnce(transaction, (db) =>
          db
            .insertInto("account_secrets")
            .values({ account_id: accountId, purpose: place.purpose, ...sealed }),
        );
      }
      for (const [id, password] of [
        [1, "callback"],
        [2, null],
      ] as const) {
        const seal = (member: "callback_password" | "signing_secret", plain: string) =>
          sealSecret(keyring, subscriptionPlace(1, id, member), plain);
        await insertWebhookSubscription(transaction, {
          account_id: 1,
          webhook_subscription_id: id,
          created_at: 1,
          body: "{}",
          callback_password: password && seal("callback_password", password).value,
          signing_secret: seal("signing_secret", `whsec_${id}`).value,
          key_name: keyring.current.name,
        });
      }
      const key = { account_id: 1, numbering_authorization_id: 1 };
      await insertNumberingAuthorization(transaction, {
        ...key,
        ...sealAuthorization(createVault(keyring), key, { private_key: "of folios" }),
        created_at: 1,
        document_type_taxbureau: "33",
        series: "",
        dated: "2026-01-31",
        range_from: 1,
        range_to: 2,
        valid_from: null,
        valid_to: null,
        body: "{}",
      });
    });
  });

  it("is necessary: a start with only a new key fails with a one-line error", async () => {
    const start = loadKeyring(config(NEW), store);
    await expect(start).rejects.toMatchObject({ name: "ConfigError" });
    await expect(start).rejects.toThrow(
      /^Neither SECRET_KEY nor the key file .*rotate-keys[^\n]*$/,
    );
    expect(await store.read(readKeyNames)).toHaveLength(1);
  });

  it("can wait: a start with both keys can open old secrets, and the new key is current", async () => {
    const { keyring } = await loadKeyring(config(NEW, OLD), store);
    expect(keyring.current).toEqual(createKeyring(NEW).current);
    const [secret] = await readSecrets();
    const place = { accountId: 1, purpose: "certificate_password" };
    const stored = { value: secret?.value ?? "", key_name: secret?.key_name ?? "" };
    expect(openSecret(keyring, place, stored)).toBe("secret 1");
  });

  it("continues after an interruption, and changes every record once", async () => {
    const keyring = createKeyring(NEW, OLD);
    const cut = rotateSecrets(store, keyring, () => {
      throw new RangeError("cut short");
    });
    await expect(cut).rejects.toThrow("cut short");
    const done = (await readSecrets()).filter((row) => row.key_name === keyring.current.name);
    expect(done).toHaveLength(100);
    // Until the rotation is complete, a start with only one of the keys fails.
    for (const key of [OLD, NEW]) {
      await expect(loadKeyring(config(key), store)).rejects.toMatchObject({ name: "ConfigError" });
    }
    expect(await rotateSecrets(store, keyring)).toBe(ACCOUNTS - 100 + 3);
    expect(await rotateSecrets(store, keyring)).toBe(0);
  });

  it("leaves every secret readable with the new key alone", async () => {
    const { keyring } = await loadKeyring(config(NEW), store);
    const rows = await readSecrets();
    expect(rows).toHaveLength(ACCOUNTS);
    for (const { account_id, purpose, value, key_name } of rows) {
      const stored = { value, key_name: key_name ?? "" };
      const plain = openSecret(keyring, { accountId: account_id, purpose }, stored);
      expect(plain).toBe(`secret ${account_id}`);
    }
    const subscriptions = await store.read((session) =>
      runOnce(session, (db) =>
        db.selectFrom("webhook_subscriptions").selectAll().orderBy("webhook_subscription_id"),
      ),
    );
    const opened = subscriptions.map((row) => {
      const open = (member: "callback_password" | "signing_secret", value: string) =>
        openSecret(keyring, subscriptionPlace(1, row.webhook_subscription_id, member), {
          value,
          key_name: row.key_name ?? "",
        });
      return [
        open("signing_secret", row.signing_secret),
        row.callback_password && open("callback_password", row.callback_password),
      ];
    });
    expect(opened).toEqual([
      ["whsec_1", "callback"],
      ["whsec_2", null],
    ]);
    const folios = await store.read((session) => findNumberingAuthorization(session, 1, 1));
    if (folios === undefined) throw new Error("The authorization is gone.");
    const keys = openAuthorization(createVault(keyring), folios);
    expect(keys).toEqual({ private_key: "of folios" });
    await expect(loadKeyring(config(OLD), store)).rejects.toMatchObject({ name: "ConfigError" });
  });

  it("stops at a modified secret, and identifies the secret in the error", async () => {
    await store.write((transaction) =>
      runOnce(transaction, (db) =>
        db
          .updateTable("account_secrets")
          .set((eb) => ({ value: eb.fn("replace", ["value", eb.val("."), eb.val("x.")]) }))
          .where("account_id", "=", 77),
      ),
    );
    const rotation = rotateSecrets(store, createKeyring(OLD, NEW));
    await expect(rotation).rejects.toThrow(/certificate_password of account 77/);
  });
});
