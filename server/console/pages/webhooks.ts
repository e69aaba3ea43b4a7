import { html } from "hono/html";
import type { WebhookDelivery, WebhookSubscription } from "../../../generated/types/models.d.ts";
import { momentText } from "../format.ts";
import { page } from "../layout.ts";
import { failureText, sendingBadge } from "../status.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Content, Markup } from "../widgets.ts";
import { action, badge, pager, table } from "../widgets.ts";

const STATES = [
  ["", "All"],
  ["failed", "Failed"],
  ["pending", "Waiting"],
  ["delivered", "Delivered"],
] as const;
const MOST_SUBSCRIPTIONS = 100;

/** The page with webhook subscriptions and deliveries; each delivery has a form to replay it. */
export async function webhooksPage(visit: Visit): Promise<Markup> {
  const { api, accountId, query } = visit;
  const asked = (name: string) => query.get(name) ?? "";
  const [subscriptions, deliveries] = await Promise.all([
    api.get<{ items: WebhookSubscription[]; next_cursor?: string }>("/v1/webhook_subscriptions", {
      account_id: accountId,
      limit: MOST_SUBSCRIPTIONS,
    }),
    api.get<{ items: WebhookDelivery[]; next_cursor?: string }>("/v1/webhook_deliveries", {
      account_id: accountId,
      state: asked("state"),
      webhook_subscription_id: asked("webhook_subscription_id"),
      cursor: asked("cursor"),
    }),
  ]);
  const isCut = subscriptions.next_cursor !== undefined;
  return page(
    visit,
    "Webhooks",
    html`<h1>Webhooks</h1>
<section><h2>Subscriptions</h2>${subscriptionTable(visit, subscriptions.items)}
${isCut ? html`<p>The list has the newest ${MOST_SUBSCRIPTIONS} subscriptions of all accounts. Choose an account to see all its subscriptions.</p>` : ""}</section>
<section><h2>Deliveries</h2>${filters(visit)}${deliveryTable(visit, deliveries.items)}
${pager(visit, deliveries.next_cursor)}</section>`,
  );
}

function subscriptionTable(visit: Visit, rows: readonly WebhookSubscription[]): Markup {
  return table<WebhookSubscription>(
    "Webhook subscriptions",
    [
      { title: "URL", cell: ({ callback_url }) => callback_url ?? "no URL, so nothing is sent" },
      { title: "Events", cell: eventsOf },
      {
        title: "State",
        cell: ({ disabled_at }): Content =>
          disabled_at === undefined
            ? badge("In use", "good")
            : html`${badge("Disabled", "bad")} ${momentText(disabled_at)}`,
      },
      { title: "Account", isNumber: true, cell: ({ account_id }) => account_id },
      { title: "Deliveries", cell: (row) => deliveriesLink(visit, row) },
    ],
    rows,
    "There are no subscriptions yet. POST /v1/webhook_subscriptions creates the first one.",
  );
}

function deliveryTable(visit: Visit, rows: readonly WebhookDelivery[]): Markup {
  return table<WebhookDelivery>(
    "Deliveries, newest first",
    [
      { title: "Event", cell: ({ event_id }) => event_id },
      { title: "Created", cell: ({ created_at }) => momentText(created_at) },
      {
        title: "State",
        cell: (row) => html`${sendingBadge(row)} ${failureText(row.failure) ?? ""}`,
      },
      { title: "Attempts", isNumber: true, cell: ({ attempts }) => attempts },
      { title: "Status", isNumber: true, cell: ({ response_status }) => response_status ?? "–" },
      { title: "Action", cell: (row) => replay(visit, row) },
    ],
    rows,
    "No deliveries. Each event of an enabled subscription with a URL causes a delivery.",
  );
}

function replay(visit: Visit, { webhook_delivery_id: id }: WebhookDelivery): Markup {
  const target = link(visit, `/console/webhooks/deliveries/${id}/replay`);
  return action(visit, target, "Replay", {
    name: `Replay delivery ${id}`,
  });
}

function filters(visit: Visit): Markup {
  const current = visit.query.get("state") ?? "";
  const subscription = visit.query.get("webhook_subscription_id") ?? undefined;
  const links = STATES.map(
    ([state, name]) =>
      html`<a href="${link(visit, "/console/webhooks", { state, webhook_subscription_id: subscription })}"${state === current ? html` aria-current="true"` : ""}>${name}</a>`,
  );
  const whole =
    subscription === undefined
      ? ""
      : html`<a href="${link(visit, "/console/webhooks")}">All subscriptions</a>`;
  return html`<nav class="filters" aria-label="Deliveries by state">${links}${whole}</nav>`;
}

function eventsOf({ events = [] }: WebhookSubscription): string {
  return ["ACCOUNT.CERTIFICATIONUPDATE", ...events].join(", ");
}

function deliveriesLink(visit: Visit, { webhook_subscription_id }: WebhookSubscription): Markup {
  const target = link(visit, "/console/webhooks", { webhook_subscription_id });
  return html`<a class="whole" href="${target}">Subscription ${webhook_subscription_id}</a>`;
}
