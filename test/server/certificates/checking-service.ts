import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { AccountCertificate } from "../../../generated/types/models.d.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { runOnce } from "../../../server/store/query.ts";
import { createCallbackNetwork } from "../../../server/webhooks/callback-network.ts";
import { startWorkers } from "../../../server/workers.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import { eventually } from "../eventually.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { Receiver } from "../webhooks/receiver.ts";
import { startReceiver } from "../webhooks/receiver.ts";
import { pfxOf } from "./sent.ts";

/** A valid certificate for the accounts that `chile` creates. */
export const good = pfxOf("modern", "contraseña");
const RUT = "76543210-3";

/** `shift` is the time in milliseconds by which the service's clock is ahead; reset to 0 after each test. */
export const clock = { shift: 0 };
export let service: TestService;
let workers: Worker;
let receiver: Receiver;

/** Registers hooks that run a service, its workers and a webhook receiver during the tests of a file. */
export function serveChecks(): void {
  beforeAll(async () => {
    service = await startService({
      network: createCallbackNetwork(true),
      now: () => Date.now() + clock.shift,
    });
    startChecks();
    receiver = await startReceiver();
  });

  afterAll(async () => {
    await stopChecks();
    await receiver.close();
    await service.close();
  });

  afterEach(() => {
    clock.shift = 0;
  });
}

/** Starts the workers of the service. */
export function startChecks(): void {
  workers = startWorkers(service.services, undefined, { pollMs: 5, graceMs: 0 });
}

/** Stops the workers and aborts running checks. */
export const stopChecks = () => workers.stop();

/** Creates a Chilean account; `data` contains its certificate. */
export const chile = (data: object) =>
  createAccount(service, "cl", {
    registration_tax_id_code: RUT,
    registration_additional_data: data,
  });

/** Reads an account's certificate through the API. */
export async function certificateOf({ id, admin }: TestAccount): Promise<AccountCertificate> {
  const { status, body } = await admin.get(`/v1/accounts/${id}/certificate`);
  expect(status).toBe(200);
  return body as unknown as AccountCertificate;
}

/** Resolves with the certificate once its last check is later than `after`, in milliseconds since 1970. */
export const checked = (account: TestAccount, after = 0) =>
  eventually(async () => {
    const certificate = await certificateOf(account);
    if (!(Date.parse(certificate.checked_at ?? "") > after)) {
      throw new Error("the certificate is not checked yet");
    }
    return certificate;
  });

/** Changes the registration data of an account. */
export async function renew({ id, admin }: TestAccount, data: object): Promise<void> {
  const body = { registration_additional_data: data };
  expect((await admin.patch(`/v1/accounts/${id}`, body)).status).toBe(200);
}

/** Subscribes the webhook receiver to an account's notifications. */
export async function listen({ admin }: TestAccount): Promise<void> {
  const { status } = await admin.post("/v1/webhook_subscriptions", { callback_url: receiver.url });
  expect(status).toBe(201);
}

/** Counts the received notifications of an account. */
export const reported = ({ id }: TestAccount) =>
  receiver.received.filter(({ body }) => JSON.parse(body).data.account_id === id).length;

/** Resolves once no work is running, and no pending work is due within the next five seconds. */
export const atRest = () =>
  eventually(async () => {
    const rows = await service.services.store.read((session) =>
      runOnce(session, (db) =>
        db
          .selectFrom("outbox")
          .select("outbox_id")
          .where("state", "=", "pending")
          // Running work has a lease; its `due_at` is the time when the lease expires.
          .where((eb) =>
            eb.or([eb("lease", "is not", null), eb("due_at", "<=", service.services.now() + 5000)]),
          ),
      ),
    );
    expect(rows).toEqual([]);
  });
