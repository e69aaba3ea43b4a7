import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Operations, Resolvers } from "../../generated/routes.ts";
import type { WebhookDelivery } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { notFound, pathId, scopeOf } from "../http/access.ts";
import { writeOnce } from "../http/idempotency.ts";
import { catchProblems, ProblemError } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import type { OutboxRow } from "../store/outbox.ts";
import { insertOutboxEntry } from "../store/outbox.ts";
import { findRow, readPage } from "../store/page.ts";
import { replicaThenPrimary } from "../store/replica-then-primary.ts";
import type { Transaction } from "../store/session.ts";
import { lockSubscription } from "../store/webhook-subscriptions.ts";
import { storedSubscriptionOf } from "../webhooks/stored-subscription.ts";
import { guardList, readList } from "./lists.ts";

type Named = "getWebhookDelivery" | "listWebhookDeliveries" | "replayWebhookDelivery";

const LIST = "webhook_deliveries";
const WHAT = "webhook delivery";
const KIND = "webhook";

/** Operations that read, list and resend webhook deliveries. */
export function webhookDeliveryOperations(services: Services): Pick<Operations<Principal>, Named> {
  const { now } = services;
  return {
    async getWebhookDelivery({ principal, params }) {
      const row = await readDelivery(services, principal, params.webhook_delivery_id);
      return row === undefined ? notFound(WHAT) : { status: 200, body: deliveryResponse(row) };
    },

    async listWebhookDeliveries(request) {
      const { webhook_subscription_id: subscription, state } = request.query;
      const conditions: RawBuilder<SqlBool>[] = [sql<SqlBool>`kind = ${KIND}`];
      if (subscription !== undefined) {
        conditions.push(sql<SqlBool>`target_id = ${subscription}`);
      }
      if (state !== undefined) {
        conditions.push(sql<SqlBool>`state = ${state}`);
      }
      const page = await readList(services, LIST, request, {
        read: (session, wanted) => readPage(session, "outbox", wanted, conditions),
        position: (row) => ({ createdAt: row.created_at, id: row.outbox_id }),
        toItems: (rows) => rows.map(deliveryResponse),
      });
      return { status: 200, body: page };
    },

    replayWebhookDelivery: (request) =>
      catchProblems([404, 409, 422], async () => {
        const { principal, params } = request;
        const found = await readDelivery(services, principal, params.webhook_delivery_id);
        if (found === undefined) {
          return notFound(WHAT);
        }
        return writeOnce(services, request, async (transaction) => {
          const row = await replay(transaction, found, now());
          const headers = { Location: `/v1/webhook_deliveries/${row.outbox_id}` };
          return { status: 201, body: deliveryResponse(row), headers };
        });
      }),
  };
}

/** The checks before validation: a delivery must exist; a list needs an allowed account and a valid cursor. */
export function webhookDeliveryResolvers(services: Services): Pick<Resolvers<Principal>, Named> {
  const exists = async (request: {
    principal: Principal;
    params: { webhook_delivery_id: string };
  }) => {
    const { principal, params } = request;
    const row = await readDelivery(services, principal, params.webhook_delivery_id);
    return row === undefined ? notFound(WHAT) : undefined;
  };
  return {
    getWebhookDelivery: exists,
    replayWebhookDelivery: exists,
    listWebhookDeliveries: async (request) => guardList(services, LIST, request),
  };
}

async function replay(
  transaction: Transaction,
  { account_id, target_id, message_id, payload }: OutboxRow,
  at: number,
): Promise<OutboxRow> {
  const target = await lockSubscription(transaction, account_id, target_id, "keep");
  if (target === undefined || storedSubscriptionOf(target).disabled_at !== undefined) {
    const detail = "The subscription of this delivery was deleted or disabled.";
    throw new ProblemError({ status: 409, problem: { detail } });
  }
  const again = { account_id, target_id, message_id, payload, created_at: at, due_at: at };
  const outbox_id = await insertOutboxEntry(transaction, { ...again, kind: KIND });
  const made = await findRow(transaction, "outbox", account_id, outbox_id);
  if (made === undefined) {
    throw new Error("A delivery that was just stored no longer exists.");
  }
  return made;
}

async function readDelivery(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<OutboxRow | undefined> {
  const id = pathId(text);
  if (id === undefined) {
    return undefined;
  }
  const row = await replicaThenPrimary(store, (session) =>
    findRow(session, "outbox", scopeOf(principal), id),
  );
  // The outbox also contains e-mails and certificate checks, which are not deliveries.
  return row?.kind === KIND ? row : undefined;
}

function deliveryResponse(row: OutboxRow): WebhookDelivery {
  const { type } = JSON.parse(row.payload) as { type: WebhookDelivery["event_id"] };
  const response: WebhookDelivery = {
    webhook_delivery_id: row.outbox_id,
    account_id: row.account_id,
    webhook_subscription_id: row.target_id,
    event_id: type,
    message_id: row.message_id,
    state: row.state as WebhookDelivery["state"],
    attempts: row.attempts,
    created_at: rfc3339(row.created_at),
  };
  if (row.state === "pending") {
    response.next_attempt_at = rfc3339(row.due_at);
  }
  if (row.attempted_at !== null) {
    response.last_attempt_at = rfc3339(row.attempted_at);
  }
  if (row.response_status !== null) {
    response.response_status = row.response_status;
  }
  if (row.failure !== null) {
    response.failure = row.failure as NonNullable<WebhookDelivery["failure"]>;
  }
  return response;
}

function rfc3339(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
