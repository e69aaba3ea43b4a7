import { html } from "hono/html";
import type { CustomerSupplier, Document } from "../../../generated/types/models.d.ts";
import { countryOf } from "../format.ts";
import { page } from "../layout.ts";
import { taxIdSpellings } from "../search-terms.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Markup } from "../widgets.ts";
import { facts, table } from "../widgets.ts";
import { documentTable } from "./document-table.ts";
import { taxIdOf } from "./lists.ts";

const SHOWN = 10;

/** The page of one customer, with its newest documents. */
export async function customerPage(visit: Visit, id: string): Promise<Markup> {
  const { api } = visit;
  const customer = await api.get<CustomerSupplier>(
    `/v1/customers_suppliers/${encodeURIComponent(id)}`,
  );
  const { invoicing_details: [details] = [], contacts = [], account_id } = customer;
  const receiver = taxIdOf(customer);
  const name = customer.name || receiver || `Customer ${customer.customer_supplier_id}`;
  const newest = receiver === undefined ? [] : await newestOf(visit, account_id, receiver);
  const more = link(visit, "/console/documents", { account_id, receiver_tax_id_code: receiver });
  return page(
    visit,
    name,
    html`<p class="trail"><a href="${link(visit, "/console/customers")}">Customers</a></p>
<h1>${name}</h1>
${facts([
  ["Tax id", receiver],
  ["Legal name", details?.legal_name],
  ["Activity", details?.business_activity],
  ["Address", [details?.address, details?.district, details?.city].filter(Boolean).join(", ")],
  ["Phone", details?.phone],
  ["Payment term, days", customer.payment_term],
])}
<section><h2>Contacts</h2>${table(
      "Contact persons",
      [
        {
          title: "Name",
          cell: (row) => [row.first_name, row.last_name].filter(Boolean).join(" ") || "–",
        },
        { title: "E-mail", cell: (row) => row.email ?? "–" },
        { title: "Phone", cell: (row) => row.phone ?? "–" },
      ],
      contacts,
      "No contacts yet. PUT /v1/customers_suppliers/{id} sets contacts.",
    )}</section>
<section><h2>Documents</h2>${await documentTable(
      visit,
      newest,
      "The newest documents of this customer",
      "No document names this customer's tax id.",
    )}${newest.length === SHOWN ? html`<p><a href="${more}">All documents</a></p>` : ""}</section>`,
  );
}

// Documents keep the tax id as it was sent, so the documents of one customer may have different spellings.
async function newestOf(
  { api }: Visit,
  account_id: number,
  receiver: string,
): Promise<readonly Document[]> {
  const country = countryOf(await api.account(account_id));
  const lists = await Promise.all(
    taxIdSpellings(receiver, country).map((receiver_tax_id_code) =>
      api.get<{ items: Document[] }>("/v1/documents", {
        account_id,
        receiver_tax_id_code,
        limit: SHOWN,
      }),
    ),
  );
  const found = lists.flatMap(({ items }) => items);
  return found.sort((a, b) => Number(b.document_id) - Number(a.document_id)).slice(0, SHOWN);
}
