import { expect, it } from "vitest";
import { createAccount } from "../accounts.ts";
import { adminOf, operatorOf } from "../client.ts";
import { eventually } from "../eventually.ts";
import {
  atRest,
  certificateOf,
  checked,
  chile,
  clock,
  good,
  listen,
  renew,
  reported,
  serveChecks,
  service,
} from "./checking-service.ts";
import { base64Of, pfxOf } from "./sent.ts";

serveChecks();

it("a new account's certificate is pending until its check, and a webhook is notified of the result", async () => {
  const account = await chile(good);
  // The first check is due two seconds after the creation. On a slow machine, it could precede the next statements, so
  // the clock is set back.
  clock.shift = -60_000;
  await listen(account);
  expect(await certificateOf(account)).toEqual({ account_id: account.id, state: "pending" });
  clock.shift = 3000;
  const certificate = await checked(account);
  expect(certificate).toMatchObject({ account_id: account.id, state: "valid" });
  expect(certificate.reasons).toBeUndefined();
  expect(Date.parse(certificate.not_after ?? "")).toBeGreaterThan(Date.now());
  await atRest();
  expect(reported(account)).toBe(1);
});

it("a new password is checked with the stored PFX file, and each password change notifies a webhook", async () => {
  const account = await chile(good);
  clock.shift = 3000;
  await checked(account);
  await listen(account);
  await renew(account, { certificate_password: "wrong" });
  await eventually(async () =>
    expect(await certificateOf(account)).toMatchObject({ state: "invalid", reasons: ["password"] }),
  );
  await eventually(() => expect(reported(account)).toBe(1));
  await renew(account, { certificate_password: "also wrong" });
  await eventually(() => expect(reported(account)).toBe(2));
  await renew(account, { certificate_password: good.certificate_password });
  await eventually(async () => expect((await certificateOf(account)).state).toBe("valid"));
  await atRest();
  expect(reported(account)).toBe(3);
});

it("a certificate of another taxpayer is invalid", async () => {
  const account = await chile(pfxOf("other", "secret"));
  clock.shift = 3000;
  const certificate = await checked(account);
  expect(certificate).toMatchObject({ state: "invalid", reasons: ["other-tax-id"] });
});

it("a private key and a certificate in two separate files are checked", async () => {
  const account = await createAccount(service, "mx", {
    registration_tax_id_code: "EKU9003173C9",
    registration_additional_data: {
      certificate_key: base64Of("mx.key"),
      certificate_cer: base64Of("mx.cer"),
      certificate_password: "12345678a",
    },
  });
  clock.shift = 3000;
  expect(await checked(account)).toMatchObject({ state: "valid" });
});

it("only the operator can request another check, and no webhook is notified of an unchanged result", async () => {
  const account = await chile(good);
  clock.shift = 3000;
  const before = await checked(account);
  await listen(account);
  clock.shift = 60_000;
  const operator = await operatorOf(service);
  const path = `/v1/accounts/${account.id}/certificate/checks`;
  const response = await operator.post(path, undefined);
  expect(response.status).toBe(201);
  expect(response.headers.get("Location")).toBe(`/v1/accounts/${account.id}/certificate`);
  expect(response.body).toMatchObject({ account_id: account.id, state: "valid" });
  const after = await checked(account, Date.parse(before.checked_at ?? ""));
  expect({ ...after, checked_at: before.checked_at }).toEqual(before);
  await atRest();
  expect(reported(account)).toBe(0);
  expect((await account.admin.post(path, undefined)).status).toBe(403);
});

it("a request for a missing certificate gets 404, and a change of other data notifies a webhook", async () => {
  const account = await createAccount(service, "us");
  const path = `/v1/accounts/${account.id}/certificate`;
  expect((await account.admin.get(path)).status).toBe(404);
  const operator = await operatorOf(service);
  expect((await operator.post(`${path}/checks`, undefined)).status).toBe(404);
  await listen(account);
  await renew(account, { registration_test_set_id: "set" });
  await eventually(() => expect(reported(account)).toBe(1));
  expect((await account.admin.get(path)).status).toBe(404);
  await renew(account, good);
  await eventually(async () => expect((await certificateOf(account)).state).not.toBe("pending"));
});

it("a request for another account's certificate gets 404", async () => {
  const account = await createAccount(service, "cl");
  const other = await adminOf(service, (await createAccount(service, "us")).id);
  expect((await other.get(`/v1/accounts/${account.id}/certificate`)).status).toBe(404);
});

it("after two changes of the password without a check between them, the last password decides the state", async () => {
  const account = await chile(good);
  await renew(account, { certificate_password: "wrong" });
  await renew(account, { certificate_password: good.certificate_password });
  clock.shift = 3000;
  await atRest();
  expect(await certificateOf(account)).toMatchObject({ state: "valid" });
});
