import type { DocumentEmails } from "../../generated/types/models.d.ts";
import type { Notice, Visit } from "./visit.ts";
import { link } from "./visit.ts";

/** Notices about the result of a form, by the value of the query parameter `done`. */
export const notices: ReadonlyMap<string, Notice> = new Map([
  ["issued", { text: "The document is issued." }],
  ["cancelled", { text: "The document is cancelled." }],
  ["sent", { text: "The e-mail waits to be sent. The list of e-mails below shows its state." }],
  [
    "no-server",
    {
      text: "The e-mail was not sent: this server is not set up to send e-mail. Set SMTP_URL, restart the server, and send the e-mail again.",
      isFailure: true,
    },
  ],
  [
    "unsent",
    {
      text: "The e-mail was not sent. The list of e-mails below shows the reason; correct the cause and send the e-mail again.",
      isFailure: true,
    },
  ],
  ["replayed", { text: "The notification waits to be sent again." }],
]);

/** The fields of a form. */
export type Fields = Readonly<Record<string, unknown>>;

/** Performs the action of a form by API operations; returns the URL of the next page. Throws `ApiProblem`. */
export type Action = (visit: Visit, id: string, fields: Fields) => Promise<string>;

/** Issues a draft. */
export const issue: Action = (visit, id) => changeStatus(visit, id, 1, "issued");

/** Cancels an issued document. */
export const cancel: Action = (visit, id) => changeStatus(visit, id, 2, "cancelled");

/** E-mails a document to its receiver, or to the address entered in the form. */
export const send: Action = async (visit, id, { to, key }) => {
  const address = typeof to === "string" ? to.trim() : "";
  const body = address === "" ? {} : { to: [address] };
  const path = `${documentPath(id)}/emails`;
  const { items } = await visit.api.send<DocumentEmails>("POST", path, body, keyOf(key));
  const failed = items.find(({ state }) => state === "failed");
  const failure = failed?.failure === "no-server" ? "no-server" : "unsent";
  const done = failed === undefined ? "sent" : failure;
  return link(visit, `/console/documents/${encodeURIComponent(id)}`, { done });
};

/** Sends a webhook notification again. */
export const replay: Action = async (visit, id, { key }) => {
  const path = `/v1/webhook_deliveries/${encodeURIComponent(id)}/replays`;
  await visit.api.send("POST", path, undefined, keyOf(key));
  return link(visit, "/console/webhooks", { done: "replayed" });
};

async function changeStatus(visit: Visit, id: string, document_status: number, done: string) {
  await visit.api.send("PATCH", documentPath(id), { document_status });
  return link(visit, `/console/documents/${encodeURIComponent(id)}`, { done });
}

function documentPath(id: string): string {
  return `/v1/documents/${encodeURIComponent(id)}`;
}

// The Idempotency-Key of a form. If the browser sends the form twice, the form takes effect only once.
function keyOf(sent: unknown): string | undefined {
  return typeof sent === "string" && /^[0-9a-f-]{36}$/.test(sent) ? sent : undefined;
}
