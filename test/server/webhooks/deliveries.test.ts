import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { createAccount } from "../accounts.ts";
import { operatorOf } from "../client.ts";
import { eventually } from "../eventually.ts";
import { serveDeliveries } from "./serve-deliveries.ts";

const EVENT = "ACCOUNT.CERTIFICATIONUPDATE";
const stage = serveDeliveries();
const { receive, subscribe, renew, deliveries, deliveryOf } = stage;

it("a change of registration data sends a signed message with the credentials of the subscription", async () => {
  const receiver = await receive();
  const { id, secret } = await subscribe({
    callback_url: `${receiver.url}?from=talonario`,
    callback_username: "usuario",
    callback_password: "contraseña: ñ",
    event_id: EVENT,
  });
  await renew();
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const [{ method, path, headers, body } = expect.unreachable()] = receiver.received;
  expect([method, path]).toEqual(["POST", "/hook?from=talonario"]);
  expect(headers["content-type"]).toBe("application/json");
  expect(headers.authorization).toBe(
    `Basic ${Buffer.from("usuario:contraseña: ñ").toString("base64")}`,
  );
  const message = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(message).toEqual({
    type: EVENT,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    data: { account_id: stage.account.id },
  });
  const forged = { ...(headers as Record<string, string>), "webhook-id": "msg_other" };
  expect(() => new Webhook(secret).verify(body, forged)).toThrow();
  await eventually(async () =>
    expect(await deliveryOf(id)).toMatchObject({
      account_id: stage.account.id,
      webhook_subscription_id: id,
      event_id: EVENT,
      message_id: headers["webhook-id"],
      state: "delivered",
      attempts: 1,
      response_status: 204,
    }),
  );
});

it("each change of registration data is one event, sent to every subscription with a callback_url", async () => {
  const receiver = await receive();
  await subscribe({ callback_url: receiver.url });
  await subscribe({ callback_url: receiver.url, event_id: EVENT });
  await subscribe({ event_id: EVENT });
  await renew();
  await eventually(() => expect(receiver.received).toHaveLength(2));
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(1);
  await renew();
  await eventually(() => expect(receiver.received).toHaveLength(4));
  const all = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(all).size).toBe(2);
  expect(receiver.received[0]?.headers.authorization).toBeUndefined();
});

it("a change of an account's registration data sends no message to another account's subscription", async () => {
  const [receiver, marker] = [await receive(), await receive()];
  const { id } = await subscribe({ callback_url: receiver.url });
  const other = await createAccount(stage.service, "us");
  // One transaction stores all messages of an event. When `marker` has its message, any other message is stored too.
  await subscribe({ callback_url: marker.url }, other.admin);
  await renew(other.admin, other.id);
  await eventually(() => expect(marker.received).toHaveLength(1));
  const operator = await operatorOf(stage.service);
  const path = `/v1/webhook_deliveries?webhook_subscription_id=${id}`;
  expect(await operator.get(path)).toMatchObject({ status: 200, body: { items: [] } });
});

it("a message without a 2xx response is sent again with a new signature", async () => {
  const statuses = [500, 404, 302, 199 + 1];
  const receiver = await receive((n) => statuses[n - 1] ?? 200);
  const { id, secret } = await subscribe({ callback_url: receiver.url });
  await renew();
  for (let calls = 1; calls <= 3; calls++) {
    await eventually(async () => {
      expect(receiver.received).toHaveLength(calls);
      const delivery = await deliveryOf(id);
      expect(delivery).toMatchObject({ state: "pending", failure: "refused", attempts: calls });
      expect(delivery?.response_status).toBe(statuses[calls - 1]);
    });
    const { next_attempt_at = "" } = (await deliveryOf(id)) ?? {};
    stage.pass(Date.parse(next_attempt_at) - Date.now() + 1);
  }
  await eventually(async () => expect((await deliveryOf(id))?.state).toBe("delivered"));
  const first = receiver.received[0];
  for (const { body, headers } of receiver.received) {
    expect(body).toBe(first?.body);
    expect(headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  }
  const times = receiver.received.map(({ headers }) => headers["webhook-timestamp"]);
  expect(new Set(times).size).toBeGreaterThan(2);
  const last = receiver.received.at(-1);
  const signed = { ...(last?.headers as Record<string, string>) };
  expect(() => new Webhook(secret).verify(last?.body ?? "", signed)).not.toThrow();
  expect((await deliveryOf(id))?.failure).toBeUndefined();
});

it("a redirect is not followed", async () => {
  const target = await receive();
  const receiver = await receive((_, response) => {
    response.writeHead(307, { Location: target.url }).end();
    return undefined;
  });
  const { id } = await subscribe({ callback_url: receiver.url });
  await renew();
  await eventually(async () =>
    expect(await deliveryOf(id)).toMatchObject({ failure: "refused", response_status: 307 }),
  );
  expect(target.received).toEqual([]);
});

it("a response with 410 disables the subscription, and its pending deliveries fail", async () => {
  const receiver = await receive((n) => (n === 1 ? 500 : 410));
  const { id } = await subscribe({ callback_url: receiver.url });
  await renew();
  await eventually(async () => expect((await deliveryOf(id))?.attempts).toBe(1));
  await renew();
  await eventually(async () => {
    const path = `/v1/webhook_subscriptions/${id}`;
    expect((await stage.account.admin.get(path)).body.disabled_at).toMatch(/^\d{4}-/);
  });
  const [gone, first] = await deliveries(`?webhook_subscription_id=${id}`);
  expect(gone).toMatchObject({ state: "failed", failure: "gone", response_status: 410 });
  expect(first).toMatchObject({ state: "failed", failure: "subscription-disabled" });
  const marker = await receive();
  await subscribe({ callback_url: marker.url });
  await renew();
  await eventually(() => expect(marker.received).toHaveLength(1));
  expect(await deliveries(`?webhook_subscription_id=${id}`)).toHaveLength(2);
  const replay = await stage.account.admin.post(
    `/v1/webhook_deliveries/${gone?.webhook_delivery_id}/replays`,
    undefined,
  );
  expect(replay.status).toBe(409);
});

it("a pending delivery fails if its subscription is deleted, and is not retried", async () => {
  const receiver = await receive(() => 500);
  const { id } = await subscribe({ callback_url: receiver.url });
  await renew();
  await eventually(async () => expect((await deliveryOf(id))?.response_status).toBe(500));
  await stage.account.admin.delete(`/v1/webhook_subscriptions/${id}`);
  expect(await deliveryOf(id)).toMatchObject({ state: "failed", failure: "subscription-deleted" });
  stage.pass(60_000);
  await new Promise((resume) => setTimeout(resume, 100));
  expect(receiver.received).toHaveLength(1);
});

it("no delivery is blocked if receivers respond without end, switch protocols or disconnect", async () => {
  const unending = await receive((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(65_536)), 1);
    response.on("close", () => clearInterval(timer));
    return undefined;
  });
  const strange = await receive((_, response) => {
    response.socket?.end(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
    );
    return undefined;
  });
  const silent = await receive((_, response) => {
    response.socket?.destroy();
    return undefined;
  });
  const ids: number[] = [];
  for (const { url } of [unending, strange, silent]) {
    ids.push((await subscribe({ callback_url: url })).id);
  }
  await renew();
  const outcomes = [
    { state: "delivered", response_status: 200 },
    { state: "pending", failure: "not-connected" },
    { state: "pending", failure: "not-connected" },
  ];
  await eventually(async () => {
    for (const [index, outcome] of outcomes.entries()) {
      expect(await deliveryOf(ids[index] ?? 0)).toMatchObject(outcome);
    }
  });
});

it("credentials in a callback_url are sent if no other credentials are given, and the shown URL has no credentials", async () => {
  const receiver = await receive();
  const url = receiver.url.replace("//", "//us%65r:p%C3%A4ss@");
  const { id } = await subscribe({ callback_url: url });
  const shown = await stage.account.admin.get(`/v1/webhook_subscriptions/${id}`);
  expect(shown.body).toMatchObject({ callback_url: receiver.url, callback_username: "user" });
  await subscribe({ callback_url: url, callback_username: "own" });
  await renew();
  await eventually(() => expect(receiver.received).toHaveLength(2));
  const sent = receiver.received.map(({ headers }) => headers.authorization).sort();
  const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
  expect(sent).toEqual([basic("own:"), basic("user:päss")].sort());
});
