import { expect, it } from "vitest";
import type { WebhookDelivery } from "../../../generated/types/models.d.ts";
import { createAccount } from "../accounts.ts";
import { adminOf, operatorOf } from "../client.ts";
import { eventually } from "../eventually.ts";
import { serveDeliveries } from "./serve-deliveries.ts";

const stage = serveDeliveries();
const { receive, subscribe, renew, deliveries, deliveryOf } = stage;

it("a replay is a new delivery with the same message", async () => {
  const receiver = await receive();
  const { id } = await subscribe({ callback_url: receiver.url });
  await renew();
  await eventually(async () => expect((await deliveryOf(id))?.state).toBe("delivered"));
  const first = await deliveryOf(id);
  const path = `/v1/webhook_deliveries/${first?.webhook_delivery_id}`;
  const replay = await stage.account.admin.post(`${path}/replays`, undefined);
  expect(replay.status).toBe(201);
  const made = replay.body as unknown as WebhookDelivery;
  expect(replay.headers.get("Location")).toBe(`/v1/webhook_deliveries/${made.webhook_delivery_id}`);
  expect(made).toMatchObject({ state: "pending", attempts: 0, message_id: first?.message_id });
  await eventually(() => expect(receiver.received).toHaveLength(2));
  expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
  expect((await stage.account.admin.get(path)).body).toEqual(first);
});

it("deliveries are listed in pages, and can be filtered by subscription and state", async () => {
  const receiver = await receive();
  const { id } = await subscribe({ callback_url: receiver.url });
  const rejecting = await subscribe({ callback_url: "http://127.0.0.1:1/" });
  await renew();
  await eventually(async () => {
    expect((await deliveryOf(id))?.state).toBe("delivered");
    expect((await deliveryOf(rejecting.id))?.failure).toBe("not-connected");
  });
  const states = async (query: string) =>
    (await deliveries(query)).map((one) => [one.webhook_subscription_id, one.state]);
  expect(await states("?state=pending")).toEqual([[rejecting.id, "pending"]]);
  expect(await states(`?state=delivered&webhook_subscription_id=${id}`)).toEqual([
    [id, "delivered"],
  ]);
  expect(await states(`?state=failed&webhook_subscription_id=${id}`)).toEqual([]);
  const page = (await stage.account.admin.get("/v1/webhook_deliveries?limit=1")).body;
  const next = await stage.account.admin.get(
    `/v1/webhook_deliveries?limit=1&cursor=${page.next_cursor}`,
  );
  expect(next.body.items).toHaveLength(1);
  expect(next.body.items[0]).not.toEqual(page.items[0]);
  expect((await stage.account.admin.get("/v1/webhook_deliveries?state=lost")).status).toBe(400);
});

it("another account's deliveries cannot be read, replayed or listed", async () => {
  const receiver = await receive();
  const { id } = await subscribe({ callback_url: receiver.url });
  await renew();
  await eventually(async () => expect((await deliveryOf(id))?.state).toBe("delivered"));
  const path = `/v1/webhook_deliveries/${(await deliveryOf(id))?.webhook_delivery_id}`;
  const other = await adminOf(stage.service, (await createAccount(stage.service, "us")).id);
  expect((await other.get(path)).status).toBe(404);
  expect((await other.post(`${path}/replays`, undefined)).status).toBe(404);
  expect((await other.get("/v1/webhook_deliveries")).body.items).toEqual([]);
  expect((await other.get(`/v1/webhook_deliveries?account_id=${stage.account.id}`)).status).toBe(
    403,
  );
  const operator = await operatorOf(stage.service);
  expect((await operator.get(path)).status).toBe(200);
  expect((await other.get("/v1/webhook_deliveries/0")).status).toBe(404);
});
