import { html } from "hono/html";
import type {
  AccountCertificate,
  Document,
  DocumentEmail,
  WebhookDelivery,
} from "../../generated/types/models.d.ts";
import type { Markup, Tone } from "./widgets.ts";
import { badge } from "./widgets.ts";

type Verdict = NonNullable<Document["authority"]>["status"];
type Badges<Value extends number | string> = Readonly<Record<Value, readonly [string, Tone]>>;

const states: Badges<Document["document_status"]> = {
  0: ["Draft", "warn"],
  1: ["Issued", "good"],
  2: ["Cancelled", "plain"],
};

const verdicts: ReadonlyMap<Verdict, readonly [string, Tone]> = new Map([
  ["pending", ["Waiting for the authority", "warn"]],
  ["accepted", ["Accepted", "good"]],
  ["observed", ["Accepted with remarks", "warn"]],
  ["refused", ["Rejected", "bad"]],
]);

const sendings: Badges<DocumentEmail["state"]> = {
  pending: ["Waiting", "warn"],
  delivered: ["Delivered", "good"],
  failed: ["Failed", "bad"],
};

const certificates: Badges<AccountCertificate["state"]> = {
  pending: ["Not checked yet", "plain"],
  valid: ["Valid", "good"],
  invalid: ["Invalid", "bad"],
};

const failures: ReadonlyMap<string, string> = new Map([
  ["refused", "rejected by the receiving server"],
  ["not-accepted", "rejected for now by the mail server"],
  ["not-connected", "no connection"],
  ["timed-out", "no response in time"],
  ["no-acceptance", "the authority did not accept the document within three days"],
  ["no-receiver", "no usable address"],
  ["no-server", "this server is not set up to send e-mail"],
  ["internal", "an error of this server"],
  ["gone", "410 Gone, which disables the subscription"],
  ["name-unknown", "the host has no address"],
  ["address-refused", "the host is in a network that is closed to notifications"],
  ["url", "the URL is invalid"],
  ["subscription-deleted", "the subscription was deleted"],
  ["subscription-disabled", "the subscription was disabled"],
]);

/** The state of a document and the verdict of its authority. */
export function documentBadges({ document_status, authority }: Document): Markup {
  const [text, tone] = states[document_status];
  return html`<span class="badges">${badge(text, tone)}${authority ? verdictBadge(authority) : ""}</span>`;
}

/** The verdict of an authority. */
export function verdictBadge({ status }: NonNullable<Document["authority"]>): Markup {
  return badge(...(verdicts.get(status) ?? [status, "plain"]));
}

/** Whether the authority rejected a document. */
export function isRejected({ authority }: Document): boolean {
  return authority?.status === "refused";
}

/** A state of a document as a word. */
export function stateName(status: Document["document_status"]): string {
  return states[status][0];
}

/** The state of an e-mail or a notification. */
export function sendingBadge({ state }: Pick<DocumentEmail | WebhookDelivery, "state">): Markup {
  return badge(...sendings[state]);
}

/** The state of a certificate. */
export function certificateBadge({ state }: AccountCertificate): Markup {
  return badge(...certificates[state]);
}

/** The text for a failure code of an e-mail or a notification. A code without a text is returned unchanged. */
export function failureText(failure: string | undefined): string | undefined {
  return failure === undefined ? undefined : (failures.get(failure) ?? failure);
}
