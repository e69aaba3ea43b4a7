import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { WebhookDelivery } from "../../../generated/types/models.d.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { createCallbackNetwork } from "../../../server/webhooks/callback-network.ts";
import { startWorkers } from "../../../server/workers.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import type { Client } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { Receiver, Reply } from "./receiver.ts";
import { startReceiver } from "./receiver.ts";

/** Starts a service, workers and an account for one test file; deletes the account's subscriptions after each test. */
export function serveDeliveries() {
  let service: TestService;
  let workers: Worker;
  let shift = 0;
  let account: TestAccount;
  const receivers: Receiver[] = [];

  beforeAll(async () => {
    service = await startService({
      network: createCallbackNetwork(true),
      now: () => Date.now() + shift,
    });
    workers = startWorkers(service.services, undefined, { pollMs: 5 });
    account = await createAccount(service, "us");
  });

  afterAll(async () => {
    await workers.stop();
    await service.close();
  });

  afterEach(async () => {
    shift = 0;
    await Promise.all(receivers.splice(0).map((one) => one.close()));
    // A test's pending deliveries must not reach the next test.
    const { body } = await account.admin.get("/v1/webhook_subscriptions?limit=100");
    for (const { webhook_subscription_id: id } of body.items) {
      await account.admin.delete(`/v1/webhook_subscriptions/${id}`);
    }
  });

  async function receive(response?: Reply): Promise<Receiver> {
    const receiver = await startReceiver(response);
    receivers.push(receiver);
    return receiver;
  }

  async function subscribe(members: object, admin: Client = account.admin) {
    const { status, body } = await admin.post("/v1/webhook_subscriptions", members);
    expect(status).toBe(201);
    return { id: body.webhook_subscription_id, secret: String(body.signing_secret) };
  }

  async function renew(admin: Client = account.admin, id = account.id): Promise<void> {
    const data = { registration_test_set_id: "set" };
    const body = { registration_additional_data: data };
    expect((await admin.patch(`/v1/accounts/${id}`, body)).status).toBe(200);
  }

  async function deliveries(query = ""): Promise<readonly WebhookDelivery[]> {
    const { status, body } = await account.admin.get(`/v1/webhook_deliveries${query}`);
    expect(status).toBe(200);
    return body.items as unknown as readonly WebhookDelivery[];
  }

  const deliveryOf = async (id: number) => (await deliveries(`?webhook_subscription_id=${id}`))[0];

  return {
    get service() {
      return service;
    },
    get account() {
      return account;
    },
    /** Sets the clock `ms` milliseconds ahead of real time. */
    pass(ms: number) {
      shift = ms;
    },
    receive,
    subscribe,
    renew,
    deliveries,
    deliveryOf,
  };
}
