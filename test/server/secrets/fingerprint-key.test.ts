import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { createLog } from "../../../server/log.ts";
import { openServices } from "../../../server/open-services.ts";
import { createKeyring } from "../../../server/secrets/keyring.ts";
import { rotateSecrets } from "../../../server/secrets/rotation.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { createAccount } from "../accounts.ts";
import { adminOf } from "../client.ts";
import { databaseUrlOf } from "../program.ts";
import { operator, startService } from "../service.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines, sqlite } from "../store/engines.ts";

const OLD = "the old secret key, 32 characters or more";
const NEW = "the new secret key, 32 characters or more";

const login = { OPERATOR_EMAIL: operator.email, OPERATOR_PASSWORD: operator.password };

const openOn = ({ target }: TestDatabase, secretKey: string, more = {}) =>
  openServices(
    readConfig({ DATABASE_URL: databaseUrlOf(target), SECRET_KEY: secretKey, ...more }),
    createLog({ write: () => undefined }),
  );

const start = async (database: TestDatabase, secretKey: string) =>
  startService(await openOn(database, secretKey, login));

describe("a start of the service", () => {
  let database: TestDatabase;
  let store: Store;
  const run = (sql: string) => store.write((transaction) => transaction.run({ sql }, []));

  beforeEach(async () => {
    database = await sqlite.create();
    store = await openStore(database.target);
  });

  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  it("that cannot store fingerprint_key creates no password for the operator; the next start creates the password", async () => {
    await run(`CREATE TRIGGER full BEFORE INSERT ON meta WHEN new.name = 'fingerprint_key'
      BEGIN SELECT RAISE(ABORT, 'full'); END`);
    await expect(openOn(database, OLD)).rejects.toThrow("full");
    await run("DROP TRIGGER full");
    const services = await openOn(database, OLD);
    expect(services.operator.madePassword).toBeDefined();
    await services.store.close();
  });

  it("reads no secret of an account, because the Citus node that stores the secret may be lost", async () => {
    await run("ALTER TABLE account_secrets RENAME TO lost");
    const services = await openOn(database, OLD);
    await services.store.close();
  });
});

describeEngines("a request with an idempotency key", (engine) => {
  it("gets the stored response when repeated after a change of the secret key", async () => {
    const database = await engine.create();
    const old = await start(database, OLD);
    const { id, admin } = await createAccount(old, "us");
    const send = (client: typeof admin, name: string) =>
      client.post("/v1/company_branches", { account_id: id, name }, { "Idempotency-Key": "once" });
    const first = await send(admin, "Dallas");
    expect(first.status).toBe(201);
    await rotateSecrets(old.services.store, createKeyring(NEW, OLD));
    await old.services.store.close();
    const next = await start(database, NEW);
    const again = await send(await adminOf(next, id), "Dallas");
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(again.body).toEqual(first.body);
    expect((await send(await adminOf(next, id), "Austin")).status).toBe(422);
    await next.services.store.close();
    await database.drop();
  });
});
