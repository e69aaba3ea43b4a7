import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { AccountCertificate } from "../../../generated/types/models.d.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { findCertificate } from "../../../server/store/certificates.ts";
import { runOnce } from "../../../server/store/query.ts";
import { createCallbackNetwork } from "../../../server/webhooks/callback-network.ts";
import { startWorkers } from "../../../server/workers.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import { adminOf, operatorOf } from "../client.ts";
import { eventually } from "../eventually.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { Receiver } from "../webhooks/receiver.ts";
import { startReceiver } from "../webhooks/receiver.ts";
import { certificateProcessesOf } from "./certificate-processes.ts";
import { slowestKey } from "./hostile-files.ts";
import { base64Of, pfxOf } from "./sent.ts";

const RUT = "76543210-3";
// A process from the sources has used more than one before it reads its file.
const BEGUN_SECONDS = 2;
const good = pfxOf("modern", "contraseña");
let service: TestService;
let workers: Worker;
let receiver: Receiver;
let shift = 0;

beforeAll(async () => {
  service = await startService({
    network: createCallbackNetwork(true),
    now: () => Date.now() + shift,
  });
  workers = startWorkers(service.services, undefined, { pollMs: 5, graceMs: 0 });
  receiver = await startReceiver();
});

afterAll(async () => {
  await workers.stop();
  await receiver.close();
  await service.close();
});

afterEach(() => {
  shift = 0;
});

const chile = (data: object) =>
  createAccount(service, "cl", {
    registration_tax_id_code: RUT,
    registration_additional_data: data,
  });

async function certificateOf({ id, admin }: TestAccount): Promise<AccountCertificate> {
  const { status, body } = await admin.get(`/v1/accounts/${id}/certificate`);
  expect(status).toBe(200);
  return body as unknown as AccountCertificate;
}

/** The certificate once it has been checked `after` a time. */
const checked = (account: TestAccount, after = 0) =>
  eventually(async () => {
    const certificate = await certificateOf(account);
    if (!(Date.parse(certificate.checked_at ?? "") > after)) {
      throw new Error("it is not checked yet");
    }
    return certificate;
  });

async function renew({ id, admin }: TestAccount, data: object): Promise<void> {
  const body = { registration_additional_data: data };
  expect((await admin.patch(`/v1/accounts/${id}`, body)).status).toBe(200);
}

async function listen({ admin }: TestAccount): Promise<void> {
  const { status } = await admin.post("/v1/webhook_subscriptions", { callback_url: receiver.url });
  expect(status).toBe(201);
}

const reported = ({ id }: TestAccount) =>
  receiver.received.filter(({ body }) => JSON.parse(body).data.account_id === id).length;

const atRest = () =>
  eventually(async () => {
    const rows = await service.services.store.read((session) =>
      runOnce(session, (db) =>
        db
          .selectFrom("outbox")
          .select("outbox_id")
          .where("state", "=", "pending")
          .where("due_at", "<=", service.services.now() + 5000),
      ),
    );
    expect(rows).toEqual([]);
  });

it("a new account's certificate is pending, then checked, and subscribers of the meantime are notified", async () => {
  const account = await chile(good);
  await listen(account);
  expect(await certificateOf(account)).toEqual({ account_id: account.id, state: "pending" });
  shift = 3000;
  const certificate = await checked(account);
  expect(certificate).toMatchObject({ account_id: account.id, state: "valid" });
  expect(certificate.reasons).toBeUndefined();
  expect(Date.parse(certificate.not_after ?? "")).toBeGreaterThan(Date.now());
  await eventually(() => expect(reported(account)).toBe(1));
});

it("a renewal is checked with what the account holds already, and told of whatever it is", async () => {
  const account = await chile(good);
  shift = 3000;
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
  await eventually(() => expect(reported(account)).toBe(3));
});

it("a certificate of someone else is invalid", async () => {
  const account = await chile(pfxOf("other", "secret"));
  shift = 3000;
  const certificate = await checked(account);
  expect(certificate).toMatchObject({ state: "invalid", reasons: ["other-tax-id"] });
});

it("a key pair is checked, too", async () => {
  const account = await createAccount(service, "mx", {
    registration_tax_id_code: "EKU9003173C9",
    registration_additional_data: {
      certificate_key: base64Of("mx.key"),
      certificate_cer: base64Of("mx.cer"),
      certificate_password: "12345678a",
    },
  });
  shift = 3000;
  expect(await checked(account)).toMatchObject({ state: "valid" });
});

it("a certificate is checked again when its time is over", async () => {
  const account = await chile(good);
  shift = 3000;
  const { not_after = "" } = await checked(account);
  await listen(account);
  shift = Date.parse(not_after) - Date.now() + 60_000;
  await eventually(async () =>
    expect(await certificateOf(account)).toMatchObject({ state: "invalid", reasons: ["expired"] }),
  );
  await eventually(() => expect(reported(account)).toBe(1));
});

it("the operator has a certificate checked again, and only a change is told of", async () => {
  const account = await chile(good);
  shift = 3000;
  const before = await checked(account);
  await listen(account);
  shift = 60_000;
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

it("an account without a certificate has none to be read, and its renewals are told of", async () => {
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

it("another account's certificate is not there", async () => {
  const account = await chile(good);
  const other = await adminOf(service, (await createAccount(service, "us")).id);
  expect((await other.get(`/v1/accounts/${account.id}/certificate`)).status).toBe(404);
});

it("a check that was asked for before a renewal says nothing of what came after", async () => {
  const account = await chile(good);
  await renew(account, { certificate_password: "wrong" });
  await renew(account, { certificate_password: good.certificate_password });
  shift = 3000;
  await atRest();
  expect(await certificateOf(account)).toMatchObject({ state: "valid" });
});

const setAttempts = ({ id }: TestAccount, attempts: number) =>
  service.services.store.write((transaction) =>
    runOnce(transaction, (db) =>
      db.updateTable("certificates").set({ attempts }).where("account_id", "=", id),
    ),
  );

const slow = () => createAccount(service, "mx", { registration_additional_data: slowestKey });

const attemptsOf = async ({ id }: TestAccount) =>
  (await service.services.store.read((session) => findCertificate(session, id)))?.attempts;

it("a certificate whose attempts are used up is too costly and opened by nobody, until it is renewed", async () => {
  const account = await chile(good);
  await setAttempts(account, 3);
  shift = 3000;
  const spent = { state: "invalid", reasons: ["too-costly"] };
  expect(await checked(account)).toMatchObject(spent);
  // It is a good file: whoever opened it would find that out.
  shift = 60_000;
  const operator = await operatorOf(service);
  await operator.post(`/v1/accounts/${account.id}/certificate/checks`, undefined);
  await atRest();
  expect(await certificateOf(account)).toMatchObject(spent);
  await renew(account, { certificate_password: good.certificate_password });
  await eventually(async () => expect((await certificateOf(account)).state).toBe("valid"));
  expect(await attemptsOf(account)).toBe(0);
});

it("a file that asks for too much work is not opened a second time", async () => {
  const account = await chile(pfxOf("slow", "secret"));
  shift = 3000;
  expect(await checked(account)).toMatchObject({ state: "invalid", reasons: ["too-costly"] });
  expect(await attemptsOf(account)).toBe(3);
});

it("an attempt is counted before it begins, and the third that ends early is the last", async () => {
  const account = await slow();
  shift = 3000;
  for (const attempt of [1, 2, 3]) {
    const [id = 0] = await eventually(() => {
      const begun = certificateProcessesOf(process.pid, BEGUN_SECONDS);
      expect(begun).toHaveLength(1);
      return begun;
    });
    expect(await attemptsOf(account)).toBe(attempt);
    process.kill(id, "SIGKILL");
    await eventually(() => expect(certificateProcessesOf(process.pid)).not.toContain(id));
    // Between two attempts there is a pause.
    shift += 60_000;
  }
  const spent = { state: "invalid", reasons: ["too-costly"] };
  await eventually(async () => expect(await certificateOf(account)).toMatchObject(spent));
});

it("an attempt that is ended with the service does not count", async () => {
  const account = await slow();
  shift = 3000;
  await eventually(() => expect(certificateProcessesOf(process.pid)).not.toEqual([]));
  expect(await attemptsOf(account)).toBe(1);
  await workers.stop();
  expect(await attemptsOf(account)).toBe(0);
  workers = startWorkers(service.services, undefined, { pollMs: 5, graceMs: 0 });
});
