import type { Outcome } from "../jobs/acknowledge.ts";
import type { OutboxHandler } from "../jobs/worker.ts";
import type { Vault } from "../secrets/vault.ts";
import { subscriptionPlace } from "../secrets/vault.ts";
import type { OutboxRow } from "../store/outbox.ts";
import { findRow } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import type { WebhookSubscriptionRow } from "../store/webhook-subscriptions.ts";
import { lockSubscription } from "../store/webhook-subscriptions.ts";
import type { CallbackNetwork } from "./callback-target.ts";
import { findCallbackTarget } from "./callback-target.ts";
import { disableSubscription } from "./disable-subscription.ts";
import { post } from "./post.ts";
import { signMessage } from "./sign.ts";
import { storedSubscriptionOf } from "./stored-subscription.ts";

/** The services that deliveries use; `now` returns milliseconds since 1970. */
export interface DeliveryServices {
  readonly store: Store;
  readonly vault: Vault;
  readonly network: CallbackNetwork;
  readonly now: () => number;
}

const SLOTS = 32;
const RESPONSE_WITHIN_MS = 15_000;
// The lease is only slightly longer than an attempt, so that other processes soon retry entries of a killed process.
const LEASE_MS = 20_000;
const GONE = 410;

/** Returns the handler that delivers notifications to their subscriptions. */
export function webhookHandler(services: DeliveryServices): OutboxHandler {
  return {
    kind: "webhook",
    slots: SLOTS,
    leaseMs: LEASE_MS,
    handle: (entry, signal) => deliver(services, entry, signal),
  };
}

async function deliver(
  services: DeliveryServices,
  entry: OutboxRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const { store, network } = services;
  const row = await store.read((session) =>
    findRow(session, "webhook_subscriptions", entry.account_id, entry.target_id),
  );
  if (row === undefined) {
    return { state: "failed", failure: "subscription-deleted" };
  }
  const { callback_url = "", disabled_at } = storedSubscriptionOf(row);
  if (disabled_at !== undefined) {
    return { state: "failed", failure: "subscription-disabled" };
  }
  const patience = AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_WITHIN_MS)]);
  const target = await findCallbackTarget(callback_url, network, patience);
  if (typeof target === "string") {
    return { state: "retry", failure: target };
  }
  const message = { headers: headersOf(services, entry, row), body: entry.payload };
  const result = await post(target, message, patience);
  return typeof result === "string"
    ? { state: "retry", failure: result }
    : outcomeOf(services, entry, result);
}

function outcomeOf({ now }: DeliveryServices, entry: OutboxRow, status: number): Outcome {
  if (status >= 200 && status < 300) {
    return { state: "delivered", status };
  }
  if (status === GONE) {
    const { account_id, target_id } = entry;
    return {
      state: "failed",
      failure: "gone",
      status,
      claims: (transaction) => lockSubscription(transaction, account_id, target_id, "claim"),
      also: (transaction) => disableSubscription(transaction, account_id, target_id, now()),
    };
  }
  return { state: "retry", failure: "refused", status };
}

function headersOf(
  { vault, now }: DeliveryServices,
  entry: OutboxRow,
  row: WebhookSubscriptionRow,
): Record<string, string> {
  const open = (member: "callback_password" | "signing_secret", value: string) =>
    vault.open(subscriptionPlace(row.account_id, row.webhook_subscription_id, member), {
      value,
      key_name: row.key_name ?? "",
    });
  const secret = open("signing_secret", row.signing_secret);
  const user = storedSubscriptionOf(row).callback_username;
  const password =
    row.callback_password === null ? undefined : open("callback_password", row.callback_password);
  const { message_id: id, payload } = entry;
  return {
    "content-type": "application/json",
    "user-agent": "talonario",
    ...signMessage(secret, { id, payload, at: now() }),
    ...authorization(user, password),
  };
}

function authorization(
  user: string | undefined,
  password: string | undefined,
): { readonly authorization?: string } {
  if (user === undefined && password === undefined) {
    return {};
  }
  const pair = `${user ?? ""}:${password ?? ""}`;
  return { authorization: `Basic ${Buffer.from(pair, "utf8").toString("base64")}` };
}
