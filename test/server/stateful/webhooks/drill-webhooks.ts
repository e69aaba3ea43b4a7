import type { DatabaseTarget } from "../../../../server/config-addresses.ts";
import { runOnce } from "../../../../server/store/query.ts";
import type { Store } from "../../../../server/store/store.ts";
import { openStore } from "../../../../server/store/store.ts";
import { logIn } from "../../chaos/calls.ts";
import type { Fleet } from "../../chaos/fleet.ts";
import { startFleet } from "../../chaos/fleet.ts";
import { accountBase } from "../../countries/base-bodies.ts";
import { databaseUrlOf } from "../../program.ts";
import type { Received, Receiver } from "../../webhooks/receiver.ts";
import { startReceiver } from "../../webhooks/receiver.ts";
import { createRandom } from "../seeded-random.ts";

/** The input of `drillWebhooks`. */
export interface WebhookPlan {
  readonly target: DatabaseTarget;
  readonly processes: number;
  readonly seconds: number;
  /** Milliseconds between two kills. */
  readonly killEvery: number;
  readonly seed: number;
}

/** The results of a drill. */
export interface WebhookFigures {
  readonly killed: number;
  readonly renewals: number;
  readonly notifications: number;
  readonly repeats: number;
  readonly failures: readonly string[];
}

/** An account, with counts of its renewals. A renewal is an update of registration data, which causes an event. */
interface Renewed {
  readonly accountId: number;
  readonly token: string;
  acknowledged: number;
  unknown: number;
}

const ACCOUNTS = 4;
const LAST_ONES_WITHIN_MS = 180_000;

/**
 * Updates accounts while processes are killed, and checks the notifications. The receiver rejects 30 % of the
 * notifications once.
 */
export async function drillWebhooks(
  plan: WebhookPlan,
  progress: (text: string) => void = () => undefined,
): Promise<WebhookFigures> {
  const random = createRandom(plan.seed);
  const delivered = new Map<string, string>();
  const receiver: Receiver = await startReceiver((n) => {
    const known = receiver.received.slice(0, n - 1).map(idOf);
    const [request] = receiver.received.slice(n - 1);
    const id = request === undefined ? "" : idOf(request);
    // Rejects some notifications the first time, so that the service must repeat them.
    if (!known.includes(id) && random.chance(30)) {
      return 503;
    }
    delivered.set(id, request?.path ?? "");
    return 204;
  });
  const server = {
    database: databaseUrlOf(plan.target),
    environment: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: "1" },
    built: true,
  };
  const fleet = await startFleet(plan.processes, server, random);
  const store = await openStore(plan.target);
  const failures: string[] = [];
  try {
    const accounts = await openAccounts(fleet, receiver);
    const until = Date.now() + plan.seconds * 1000;
    const [killed] = await Promise.all([
      fleet.killUntil(until, plan.killEvery),
      ...accounts.map((account) => renew(fleet, account, until)),
    ]);
    const renewals = accounts.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    progress(
      `${killed} kills, ${renewals} acknowledged account updates; waiting for the last notifications`,
    );
    await fleet.whole();
    await waitForRest(store, progress);
    failures.push(...check(receiver, delivered, accounts));
    const repeats = receiver.received.length - delivered.size;
    return { killed: killed ?? 0, renewals, notifications: delivered.size, repeats, failures };
  } finally {
    failures.push(...(await fleet.end()));
    await store.close();
    await receiver.close();
  }
}

async function send(url: string, method: string, body: unknown, token?: string) {
  const response = await fetch(url, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function openAccounts(fleet: Fleet, receiver: Receiver): Promise<Renewed[]> {
  const url = fleet.pick()?.url ?? "";
  const operator = await logIn(url);
  const accounts: Renewed[] = [];
  for (let count = 0; count < ACCOUNTS; count++) {
    const login = { email: `admin-${count}@example.com`, password: "the admin's password" };
    const members = { admin_email: login.email, admin_password: login.password };
    const body = { ...accountBase("us"), ...members };
    const created = await send(`${url}/v1/accounts`, "POST", body, operator);
    const accountId = Number(created.body.account_id);
    const token = String((await send(`${url}/auth`, "POST", login)).body.access_token);
    const subscription = { callback_url: `${receiver.url}/${accountId}` };
    await send(`${url}/v1/webhook_subscriptions`, "POST", subscription, token);
    accounts.push({ accountId, token, acknowledged: 0, unknown: 0 });
  }
  return accounts;
}

async function renew(fleet: Fleet, account: Renewed, until: number): Promise<void> {
  const path = `/v1/accounts/${account.accountId}`;
  const body = { registration_additional_data: { registration_test_set_id: "set" } };
  for (; Date.now() < until; await pause(20)) {
    const program = fleet.pick();
    if (program === undefined) continue;
    try {
      const { status } = await send(`${program.url}${path}`, "PATCH", body, account.token);
      account.acknowledged += status === 200 ? 1 : 0;
      // After a 4xx response, the renewal is certainly not stored.
      account.unknown += status >= 500 ? 1 : 0;
    } catch {
      // A killed process may or may not have stored the renewal.
      account.unknown += 1;
    }
  }
}

async function waitForRest(store: Store, progress: (text: string) => void): Promise<void> {
  const end = Date.now() + LAST_ONES_WITHIN_MS;
  for (;;) {
    const rows = await store.read((session) =>
      runOnce(session, (db) =>
        db.selectFrom("outbox").select("outbox_id").where("state", "=", "pending"),
      ),
    );
    if (rows.length === 0 || Date.now() > end) {
      return;
    }
    progress(`${rows.length} notifications pending`);
    await pause(1000);
  }
}

function check(
  { received }: Receiver,
  delivered: ReadonlyMap<string, string>,
  accounts: readonly Renewed[],
): string[] {
  const failures: string[] = [];
  const bodies = new Map<string, string>();
  for (const request of received) {
    const id = idOf(request);
    if ((bodies.get(id) ?? request.body) !== request.body) {
      failures.push(`${id} was sent with two bodies`);
    }
    bodies.set(id, request.body);
  }
  // A rejected notification must be delivered later with the same id.
  for (const id of bodies.keys()) {
    if (!delivered.has(id)) failures.push(`${id} was sent, but never delivered`);
  }
  if (accounts.every(({ acknowledged }) => acknowledged === 0)) {
    failures.push("no account update was acknowledged");
  }
  for (const { accountId, acknowledged, unknown } of accounts) {
    const paths = [...delivered.values()];
    const count = paths.filter((path) => path === `/hook/${accountId}`).length;
    if (count < acknowledged || count > acknowledged + unknown) {
      failures.push(
        `account ${accountId} received ${count} notifications for ${acknowledged} acknowledged account updates and ${unknown} account updates of unknown outcome`,
      );
    }
  }
  return failures;
}

function idOf({ headers }: Received): string {
  return String(headers["webhook-id"]);
}

const pause = (milliseconds: number) =>
  new Promise<void>((resume) => setTimeout(resume, milliseconds));
