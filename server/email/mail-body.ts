import { html } from "hono/html";
import { firstTerms, type Instalment } from "../model/instalments.ts";
import { formatDay } from "../rendering/format-day.ts";
import { moreText } from "../rendering/more-text.ts";
import { inkOn } from "../rendering/palette.ts";
import { isPlaceholder } from "../rendering/placeholder.ts";
import { totalRow } from "../rendering/total-row.ts";
import { englishMail, type MailWords, spanishMail } from "./mail-words.ts";
import type { MailFacts } from "./write-mail.ts";

/** The formatted content of a message, before HTML escaping. `sends` and `attached` are whole sentences. */
export interface MailBody {
  readonly words: MailWords;
  readonly greeting: string;
  readonly sends: string;
  readonly attached: string;
  /** Labels and values of the date, the total and the due dates. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly paymentUrl?: string;
  /** The issuer's name and contacts. */
  readonly signature: readonly string[];
  readonly accent: string;
  /** Content id of the logo. */
  readonly logo?: string;
}

const defaultAccent = "#1f2937";
// A message shows the first 6 instalments and counts the others; the PDF shows up to 400 instalments.
const mostDue = 6;

/** The content of a document's message; `email` is the address in the signature. */
export function mailBody(facts: MailFacts, title: string, email: string): MailBody {
  const { document, rendering, issuer, instalments = [], branding = {} } = facts;
  const { header, options = {}, payment_link } = document;
  const words = rendering.language.startsWith("en") ? englishMail : spanishMail;
  const paymentUrl = payment_link?.payment_url;
  return {
    words,
    greeting: words.greeting(given(header.receiver_legal_name)),
    sends: words.sends({ issuer, title }),
    attached: facts.xml === undefined ? words.attachedAlone : words.attached,
    facts: [
      [words.date, formatDay(header.issue_date, rendering.days)],
      [words.total, totalText(facts)],
      ...dueFacts(instalments, words, facts),
    ],
    ...(paymentUrl && { paymentUrl }),
    signature: [issuer, given(options.company_web), email].filter((line) => line !== undefined),
    accent: branding.accent ?? defaultAccent,
    ...(branding.logo && { logo: "logo@talonario" }),
  };
}

/** Returns `text`; undefined if it is absent, empty or a placeholder such as "N/A". */
export function given(text: string | undefined): string | undefined {
  return text === undefined || isPlaceholder(text) ? undefined : text;
}

// The amount of the total in the PDF. `config` is empty, because no account setting changes this amount.
function totalText({ document, rendering, native }: MailFacts): string {
  const printed = { document, country: rendering, config: {}, ...(native && { native }) };
  const { amount, text } = totalRow(printed);
  return text ?? rendering.formatMoney(amount, document);
}

function dueFacts(
  instalments: readonly Instalment[],
  { due }: MailWords,
  { document, rendering }: Pick<MailFacts, "document" | "rendering">,
): [string, string][] {
  if (instalments.every(({ days }) => days === 0)) return [];
  const { count } = firstTerms(document.header.payment_conditions ?? "");
  const shown = instalments.slice(0, mostDue).flatMap(({ date, amount }): [string, string][] => {
    if (date === undefined) return [];
    const day = formatDay(date, rendering.days);
    const money = rendering.formatMoney(amount, document);
    return [[due, count === 1 ? day : `${day}: ${money}`]];
  });
  const left = count - shown.length;
  // An instalment due after the year 9999 has no date, so it is only counted. Without shown instalments, the message
  // has no count.
  return left > 0 && shown.length > 0
    ? [...shown, [due, moreText(rendering.words.more, left)]]
    : shown;
}

/** The message as plain text. */
export function mailText(body: MailBody): string {
  const { words, paymentUrl } = body;
  return [
    body.greeting,
    [body.sends, body.attached].join(" "),
    body.facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...(paymentUrl === undefined ? [] : [`${words.pay}: ${paymentUrl}`]),
    body.signature.join("\n"),
  ].join("\n\n");
}

/** The message as HTML without external resources: styles are inline, and the logo is attached. */
export function mailHtml(body: MailBody): string {
  const { words, accent, logo, paymentUrl } = body;
  const [issuer = ""] = body.signature;
  const button = `display:inline-block;padding:10px 18px;border-radius:4px;text-decoration:none;background:${accent};color:${inkOn(accent)}`;
  const isLink = paymentUrl !== undefined && isWebAddress(paymentUrl);
  return String(html`<!doctype html>
<html lang="${words.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${body.sends}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.5 sans-serif;overflow-wrap:break-word">
<div style="max-width:560px;margin:0 auto;border-top:4px solid ${accent};padding-top:20px">
${logo === undefined ? "" : html`<p><img src="cid:${logo}" alt="${issuer}" style="max-width:200px;max-height:80px"></p>`}
<p>${body.greeting}</p>
<p>${body.sends} ${body.attached}</p>
<table style="border-collapse:collapse;margin:16px 0">
${body.facts.map(([label, value]) => html`<tr><th scope="row" style="text-align:left;padding:4px 16px 4px 0;font-weight:normal">${label}</th><td style="padding:4px 0"><strong>${value}</strong></td></tr>\n`)}</table>
${isLink ? html`<p><a href="${paymentUrl}" style="${button}">${words.pay}</a></p>` : ""}
${paymentUrl === undefined ? "" : html`<p>${words.pay}: ${paymentUrl}</p>`}
<p style="margin-top:24px;color:#4b5563">${body.signature.map((line, index) => (index === 0 ? line : html`<br>${line}`))}</p>
</div>
</body>
</html>
`);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[\x21-\x7e]+$/i.test(text) && URL.canParse(text);
}
