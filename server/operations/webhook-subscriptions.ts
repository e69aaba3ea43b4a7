import { randomBytes } from "node:crypto";
import type { Operations, Resolvers } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type {
  WebhookSubscription,
  WebhookSubscriptionCreate,
} from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { accountOfNew, notFound, pathId, scopeOf } from "../http/access.ts";
import { isReplay, writeOnce } from "../http/idempotency.ts";
import { catchProblems, rejectInvalid, rejectState } from "../http/problem-error.ts";
import { subscriptionPlace } from "../secrets/vault.ts";
import type { Services } from "../services.ts";
import { claimAccount } from "../store/claim-account.ts";
import { findRow, readPage } from "../store/page.ts";
import { replicaThenPrimary } from "../store/replica-then-primary.ts";
import type { Transaction } from "../store/session.ts";
import type { WebhookSubscriptionRow } from "../store/webhook-subscriptions.ts";
import {
  countSubscriptions,
  deleteWebhookSubscription,
  insertWebhookSubscription,
  lockSubscription,
} from "../store/webhook-subscriptions.ts";
import { takeCredentials } from "../webhooks/callback-credentials.ts";
import { dropDeliveries } from "../webhooks/disable-subscription.ts";
import type { StoredSubscription } from "../webhooks/stored-subscription.ts";
import { storedSubscriptionOf } from "../webhooks/stored-subscription.ts";
import { validateCallbackUrl } from "../webhooks/validate-callback-url.ts";
import { guardList, readList } from "./lists.ts";

type Named =
  | "createWebhookSubscription"
  | "deleteWebhookSubscription"
  | "getWebhookSubscription"
  | "listWebhookSubscriptions";

const LIST = "webhook_subscriptions";
const WHAT = "webhook subscription";
// Standard Webhooks requires a secret of 24 to 64 bytes.
const SECRET_BYTES = 32;
const MOST_OF_ACCOUNT = 64;

/** Operations on webhook subscriptions. */
export function webhookSubscriptionOperations(
  services: Services,
): Pick<Operations<Principal>, Named> {
  const { store, vault, network, now } = services;

  async function create(
    transaction: Transaction,
    accountId: number,
    body: WebhookSubscriptionCreate,
    signingSecret: string,
  ): Promise<WebhookSubscriptionRow> {
    await claimAccount(transaction, accountId);
    if ((await countSubscriptions(transaction, accountId)) >= MOST_OF_ACCOUNT) {
      rejectState(validationError("webhook-subscription.limit", ""));
    }
    const { account_id: _, callback_password, ...stored } = body;
    const id = await transaction.nextId("webhook_subscriptions", accountId);
    const seal = (member: "callback_password" | "signing_secret", plain: string) =>
      vault.seal(subscriptionPlace(accountId, id, member), plain);
    const signing = seal("signing_secret", signingSecret);
    const row: WebhookSubscriptionRow = {
      account_id: accountId,
      webhook_subscription_id: id,
      created_at: now(),
      body: JSON.stringify(stored satisfies StoredSubscription),
      callback_password:
        callback_password === undefined ? null : seal("callback_password", callback_password).value,
      signing_secret: signing.value,
      key_name: signing.key_name,
    };
    await insertWebhookSubscription(transaction, row);
    return row;
  }

  return {
    createWebhookSubscription: (request) =>
      catchProblems([400, 409, 422], async () => {
        const { principal, body } = request;
        const accountId = principal.kind === "admin" ? principal.accountId : body.account_id;
        if (accountId === undefined) {
          throw new Error("The guard accepted an operator's request without account_id.");
        }
        const errors =
          body.callback_url === undefined
            ? []
            : await validateCallbackUrl(body.callback_url, network, "/callback_url");
        const { subscription, warnings } = takeCredentials(body);
        const signing_secret = `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
        const response = await writeOnce(services, request, async (transaction) => {
          // A repeated request with the same idempotency key gets the stored response, and this function does not run.
          // The errors are thrown only here, so that a repeated request gets the stored response even if the addresses
          // of the callback URL's host are no longer allowed.
          rejectInvalid(errors);
          const row = await create(transaction, accountId, subscription, signing_secret);
          const Location = `/v1/webhook_subscriptions/${row.webhook_subscription_id}`;
          const response = subscriptionResponse(row);
          if (warnings.length > 0) {
            response.warnings = [...warnings];
          }
          return { status: 201, body: response, headers: { Location } };
        });
        // Only the first response contains the secret; a replayed response omits the secret.
        return isReplay(response)
          ? response
          : { ...response, body: { ...response.body, signing_secret } };
      }),

    async getWebhookSubscription({ principal, params }) {
      const row = await readSubscription(services, principal, params.webhook_subscription_id);
      return row === undefined ? notFound(WHAT) : { status: 200, body: subscriptionResponse(row) };
    },

    async listWebhookSubscriptions(request) {
      const page = await readList(services, LIST, request, {
        read: (session, wanted) => readPage(session, "webhook_subscriptions", wanted),
        position: (row) => ({ createdAt: row.created_at, id: row.webhook_subscription_id }),
        toItems: (rows) => rows.map(subscriptionResponse),
      });
      return { status: 200, body: page };
    },

    async deleteWebhookSubscription({ principal, params }) {
      const row = await readSubscription(services, principal, params.webhook_subscription_id);
      const { account_id = 0, webhook_subscription_id = 0 } = row ?? {};
      const deleted = await store.write(async (transaction) => {
        const [account, id] = [account_id, webhook_subscription_id] as const;
        await lockSubscription(transaction, account, id, "claim");
        await dropDeliveries(transaction, account, id, "subscription-deleted");
        return deleteWebhookSubscription(transaction, account, id);
      });
      return deleted ? { status: 204 } : notFound(WHAT);
    },
  };
}

/** The checks before validation: whether the subscription exists, and whether the caller may use the account. */
export function webhookSubscriptionResolvers(
  services: Services,
): Pick<Resolvers<Principal>, Named> {
  const exists = async (request: {
    principal: Principal;
    params: { webhook_subscription_id: string };
  }) => {
    const id = request.params.webhook_subscription_id;
    const row = await readSubscription(services, request.principal, id);
    return row === undefined ? notFound(WHAT) : undefined;
  };
  return {
    async createWebhookSubscription({ principal, body }) {
      const found = await accountOfNew(services.store, principal, body, "");
      return "account" in found ? undefined : found;
    },
    getWebhookSubscription: exists,
    deleteWebhookSubscription: exists,
    listWebhookSubscriptions: async (request) => guardList(services, LIST, request),
  };
}

async function readSubscription(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<WebhookSubscriptionRow | undefined> {
  const id = pathId(text);
  return id === undefined
    ? undefined
    : replicaThenPrimary(store, (session) =>
        findRow(session, "webhook_subscriptions", scopeOf(principal), id),
      );
}

function subscriptionResponse(row: WebhookSubscriptionRow): WebhookSubscription {
  const { webhook_subscription_id, account_id } = row;
  return { webhook_subscription_id, account_id, ...storedSubscriptionOf(row) };
}
