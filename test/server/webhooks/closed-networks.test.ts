import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WebhookDelivery } from "../../../generated/types/models.d.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import type { CallbackNetwork } from "../../../server/webhooks/callback-target.ts";
import { findCallbackTarget } from "../../../server/webhooks/callback-target.ts";
import { startWorkers } from "../../../server/workers.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount } from "../accounts.ts";
import { errorsOf } from "../client.ts";
import { eventually } from "../eventually.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import type { Receiver } from "./receiver.ts";
import { startReceiver } from "./receiver.ts";

/** Addresses of each host name, one list for each look-up; the last list also serves later look-ups. */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "private.test": [["10.1.2.3"]],
  "loopback.test": [["127.0.0.1"]],
  "loopback6.test": [["::1"]],
  "mapped.test": [["::ffff:127.0.0.1"]],
  "link-local.test": [["fe80::1"]],
  "mixed.test": [["93.184.216.34", "127.0.0.1"]],
  "127.0.0.1.names.test": [["127.0.0.1"]],
  "rebinding.test": [["93.184.216.34"], ["127.0.0.1"]],
  "nowhere.test": [[]],
};

// A test replaces PORT with the port of a receiver, which listens on every address of this machine.
const literals = [
  "http://127.0.0.1:PORT/",
  "http://127.1:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f000001:PORT/",
  "http://0x7f.0.0.1:PORT/",
  "http://0177.0.0.1:PORT/",
  "http://017700000001:PORT/",
  "http://127.0.0.1.:PORT/",
  "http://127.255.255.254:PORT/",
  "http://0:PORT/",
  "http://0.0.0.0:PORT/",
  "http://[::1]:PORT/",
  "http://[::]:PORT/",
  "http://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://[::ffff:7f00:1]:PORT/",
  "http://[::127.0.0.1]:PORT/",
  "http://[64:ff9b::7f00:1]:PORT/",
  "http://[2002:7f00:1::]:PORT/",
  "http://[2001:0:7f00:1::]:PORT/",
  "http://[fe80::1]:PORT/",
  "http://[fd00:ec2::254]:PORT/",
  "http://[ff02::1]:PORT/",
  "http://169.254.169.254/latest/meta-data/",
  "http://0xa9fea9fe/latest/meta-data/",
  "http://10.0.0.1:PORT/",
  "http://172.16.0.1:PORT/",
  "http://172.31.255.255:PORT/",
  "http://192.168.0.1:PORT/",
  "http://100.100.100.200:PORT/",
  "http://192.0.0.192:PORT/",
  "http://198.18.0.1:PORT/",
  "http://224.0.0.1:PORT/",
  "http://240.0.0.1:PORT/",
  "http://255.255.255.255:PORT/",
  "http://example.com@127.0.0.1:PORT/",
  "http://127.0.0.1:PORT/#@example.com/",
  "https://127.0.0.1:PORT/",
];
const encoded = [
  "http://%31%32%37.0.0.1:PORT/",
  "http://①②⑦.⓪.⓪.①:PORT/",
  "http://127。0。0。1:PORT/",
  "http://example.com\\@127.0.0.1:PORT/",
  "http://127.0.0.1:PORT\t/",
  "gopher://127.0.0.1:PORT/",
  "file:///etc/passwd",
];
const named = [
  "http://localhost:PORT/",
  "HTTP://LOCALHOST:PORT/",
  "http://localhost.:PORT/",
  "http://sub.localhost:PORT/",
  "http://printer.local:PORT/",
  "http://metadata.google.internal/computeMetadata/v1/",
  "http://router.home.arpa:PORT/",
  "http://private.test:PORT/",
  "http://loopback.test:PORT/",
  "http://loopback6.test:PORT/",
  "http://mapped.test:PORT/",
  "http://link-local.test:PORT/",
  "http://mixed.test:PORT/",
  "http://127.0.0.1.names.test:PORT/",
];

let service: TestService;
let workers: Worker;
let account: TestAccount;
let receiver: Receiver;
let isOpen = false;
const looks = new Map<string, number>();
const network: CallbackNetwork = {
  get allowsPrivate() {
    return isOpen;
  },
  async resolve(host) {
    const look = looks.get(host) ?? 0;
    looks.set(host, look + 1);
    return names[host]?.[look] ?? names[host]?.at(-1) ?? [];
  },
};

beforeAll(async () => {
  service = await startService({ network });
  workers = startWorkers(service.services, undefined, { pollMs: 5 });
  account = await createAccount(service, "us");
  receiver = await startReceiver(undefined, "::").catch(() => startReceiver(undefined, "0.0.0.0"));
});

afterAll(async () => {
  expect(receiver.received).toEqual([]);
  await workers.stop();
  await receiver.close();
  await service.close();
});

beforeEach(() => {
  isOpen = false;
  looks.clear();
});

const urlOf = (text: string) => text.replace("PORT", String(receiver.port));
const register = (url: string) =>
  account.admin.post("/v1/webhook_subscriptions", { callback_url: url });

async function deliver(id: number): Promise<WebhookDelivery> {
  const body = { registration_additional_data: { registration_test_set_id: "set" } };
  await account.admin.patch(`/v1/accounts/${account.id}`, body);
  const path = `/v1/webhook_deliveries?webhook_subscription_id=${id}`;
  return eventually(async () => {
    const [delivery] = (await account.admin.get(path)).body.items as unknown as WebhookDelivery[];
    if (delivery?.failure === undefined) {
      throw new Error("no delivery was attempted yet");
    }
    return delivery;
  });
}

describe("a URL that leads into a closed (not public) network", () => {
  it.each([...literals, ...named])("is rejected when it is registered: %s", async (url) => {
    const response = await register(urlOf(url));
    expect(response.status).toBe(400);
    expect(errorsOf(response)).toEqual(["/callback_url webhook.callback-url-closed"]);
  });

  it.each(encoded)("is rejected as malformed when it is registered: %s", async (url) => {
    const response = await register(urlOf(url));
    expect(response.status).toBe(400);
    expect(errorsOf(response)).toEqual(["/callback_url shape.pattern"]);
  });

  it("is not called, even if its registration was allowed", async () => {
    isOpen = true;
    const ids: number[] = [];
    for (const url of [...literals, ...named]) {
      const { status, body } = await register(urlOf(url));
      expect([url, status]).toEqual([url, 201]);
      ids.push(body.webhook_subscription_id);
    }
    isOpen = false;
    for (const id of ids) {
      const delivery = await deliver(id);
      expect(delivery).toMatchObject({ state: "pending", failure: "address-refused" });
      expect(delivery.response_status).toBeUndefined();
      await account.admin.delete(`/v1/webhook_subscriptions/${id}`);
    }
    expect(receiver.received).toEqual([]);
  });

  it.each(encoded)("makes findCallbackTarget return a failure: %s", async (url) => {
    const found = await findCallbackTarget(urlOf(url), network, AbortSignal.timeout(1000));
    expect(found).toBeTypeOf("string");
  });
});

describe("a host name", () => {
  it("is not called if it was public at its registration, but resolves into a closed network at the delivery", async () => {
    const { status, body } = await register(urlOf("http://rebinding.test:PORT/"));
    expect(status).toBe(201);
    const delivery = await deliver(body.webhook_subscription_id);
    expect(delivery.failure).toBe("address-refused");
    // If this subscription remained, the event of a later test would also be sent to this host name.
    await account.admin.delete(`/v1/webhook_subscriptions/${body.webhook_subscription_id}`);
  });

  it("that now resolves into a closed network: a retry of its registration still returns the first response", async () => {
    const path = "/v1/webhook_subscriptions";
    const body = { callback_url: urlOf("http://rebinding.test:PORT/") };
    const key = { "Idempotency-Key": "rebinding" };
    const first = await account.admin.post(path, body, key);
    const again = await account.admin.post(path, body, key);
    expect(again.status).toBe(201);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(again.body.webhook_subscription_id).toBe(first.body.webhook_subscription_id);
    await account.admin.delete(`${path}/${first.body.webhook_subscription_id}`);
  });

  it("without an address is registered, and its delivery fails with name-unknown", async () => {
    const { status, body } = await register("http://nowhere.test/");
    expect(status).toBe(201);
    expect((await deliver(body.webhook_subscription_id)).failure).toBe("name-unknown");
  });

  it("that resolves to a public address may be called, and so may a literal public address", async () => {
    for (const url of ["https://93.184.216.34/", "https://[2606:2800:220:1::]/hook"]) {
      const found = await findCallbackTarget(url, network, AbortSignal.timeout(1000));
      expect(found).toMatchObject({ addresses: [expect.any(String)] });
    }
    const found = await findCallbackTarget("https://rebinding.test/", network, AbortSignal.any([]));
    expect(found).toMatchObject({ addresses: ["93.184.216.34"] });
  });
});
