import { expect, it } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { createLog } from "../../../server/log.ts";
import { openServices } from "../../../server/open-services.ts";
import { createKeyring } from "../../../server/secrets/keyring.ts";
import { rotateSecrets } from "../../../server/secrets/rotation.ts";
import { createAccount } from "../accounts.ts";
import { adminOf } from "../client.ts";
import { databaseUrlOf } from "../program.ts";
import { operator, startService } from "../service.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

const OLD = "the old secret key, 32 characters or more";
const NEW = "the new secret key, 32 characters or more";

const start = async ({ target }: TestDatabase, secretKey: string) => {
  const config = readConfig({
    DATABASE_URL: databaseUrlOf(target),
    OPERATOR_EMAIL: operator.email,
    OPERATOR_PASSWORD: operator.password,
    SECRET_KEY: secretKey,
  });
  return startService(await openServices(config, createLog({ write: () => undefined })));
};

describeEngines("a request with an idempotency key", (engine) => {
  it("gets the stored response after a change of the secret key", async () => {
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
