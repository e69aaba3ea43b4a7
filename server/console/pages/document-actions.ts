import { html } from "hono/html";
import type { Document } from "../../../generated/types/models.d.ts";
import type { Country } from "../../countries/country.ts";
import { isAddress } from "../../email/address.ts";
import { isRejected } from "../status.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Markup } from "../widgets.ts";
import { action } from "../widgets.ts";

/** Forms to issue, cancel or e-mail a document, if the document's state and country allow the action. */
export function documentActions(
  visit: Visit,
  document: Document,
  country: Country | undefined,
): Markup {
  const { document_status: status, document_id: id, header } = document;
  const target = (name: string) => link(visit, `/console/documents/${id}/${name}`);
  const allowed = country?.transitions ?? [];
  const forms: Markup[] = [];
  if (status === 0 && allowed.includes("issue")) {
    const explanation =
      "The document gets its number and is submitted to the authority. The issued document cannot be changed.";
    const form = action(visit, target("issue"), "Issue it now", { isMain: true });
    forms.push(unfolded("Issue", explanation, form));
  }
  if (status === 1) {
    const known = header.receiver_email?.trim() ?? "";
    const isUsable = isAddress(known);
    const fields = html`<label for="to">To</label>
<input id="to" name="to" type="email" maxlength="254" autocomplete="off" placeholder="${isUsable ? known : "name@example.com"}"${isUsable ? "" : html` required`}>`;
    const explanation = isUsable
      ? `PDF and XML are sent to ${known}, or to the address that you enter.`
      : "The document has no usable e-mail address of its receiver; enter an address.";
    const form = action(visit, target("send"), "Send it now", { fields, isMain: true });
    forms.push(unfolded("Send by e-mail", explanation, form));
  }
  if (status === 1 && allowed.includes("cancel")) {
    // A rejected document is not valid, so the authority is not notified of its cancellation.
    const notice = isRejected(document) ? "" : "The authority is notified of the cancellation. ";
    const explanation = `${notice}A cancelled document cannot be issued again.`;
    const form = action(visit, target("cancel"), "Cancel the document", { isMain: true });
    forms.push(unfolded("Cancel", explanation, form));
  }
  return forms.length === 0 ? html`` : html`<div class="actions">${forms}</div>`;
}

// The form is collapsed at first, so that an irreversible action takes two steps. `<details>` needs no script.
function unfolded(name: string, explanation: string, form: Markup): Markup {
  return html`<details name="actions" class="card"><summary>${name}</summary><p>${explanation}</p>${form}</details>`;
}
