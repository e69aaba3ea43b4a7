import { html } from "hono/html";
import type { Document } from "../../../generated/types/models.d.ts";
import type { Country } from "../../countries/country.ts";
import { momentText } from "../format.ts";
import { isRejected, verdictBadge } from "../status.ts";
import type { Markup } from "../widgets.ts";
import { facts } from "../widgets.ts";

/** The authority's verdict, messages and identifiers, and facts of the submission. */
export function authorityFacts({ authority }: Document): Markup {
  if (authority === undefined) {
    return html`<div class="empty"><p>The document was not submitted yet: the authority receives only issued documents.</p></div>`;
  }
  const { messages = [], defaults = [] } = authority;
  const items = messages.map(({ code, text }) => html`<li><code>${code}</code> ${text}</li>`);
  return html`${facts([
    ["Verdict", verdictBadge(authority)],
    ["Messages of the authority", items.length === 0 ? undefined : html`<ul>${items}</ul>`],
    ["Authority", "the sandbox of this server"],
    ["Received", authority.received_at && momentText(authority.received_at)],
    ["Attempts", authority.attempts],
    ["Signed with", authority.signed_with && `the certificate of the ${authority.signed_with}`],
    ["Numbered by", authority.numbering && `an authorization of the ${authority.numbering}`],
    ["Track id", authority.track_id],
    ["UUID", authority.uuid],
    ["CAE", authority.cae],
    ["CDR code", authority.cdr_code],
    ["Defaults", defaults.join(", ")],
  ])}`;
}

/** The next step for an issued document that the authority rejected; empty for any other document. */
export function rejectedNotice(document: Document, country: Country | undefined): Markup {
  if (!isRejected(document) || document.document_status !== 1) {
    return html``;
  }
  return html`<p class="notice bad"><strong>The authority rejected this document</strong>, so the document is not valid. <a href="#authority">The authority's messages</a> state the reasons. ${nextStep(document, country)}</p>`;
}

function nextStep({ document_id: id }: Document, country: Country | undefined): Markup {
  if (country === undefined) {
    return html``;
  }
  return country.mendsRejected
    ? html`Correct the document with <code>PUT /v1/documents/${id}</code>, which submits the document again with the same number.`
    : html`The document cannot be corrected: issue a new document, with a new number, by <code>POST /v1/documents</code>.`;
}
