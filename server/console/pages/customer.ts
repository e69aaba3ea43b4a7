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
  const spelled = receiver === undefined ? [] : await newestOf(visit, account_id, receiver);
  const newest = spelled
    .flatMap(({ items }) => items)
    .sort((a, b) => Number(b.document_id) - Number(a.document_id))
    .slice(0, SHOWN);
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
    )}${newest.length === SHOWN ? allOf(visit, account_id, spelled) : ""}</section>`,
  );
}

/** A spelling of a tax id, and the newest documents with this spelling. */
interface Spelled {
  readonly spelling: string;
  readonly items: readonly Document[];
}

// Documents keep the tax id as it was sent, so the documents of one customer may have different spellings.
async function newestOf(
  { api }: Visit,
  account_id: number,
  receiver: string,
): Promise<readonly Spelled[]> {
  const country = countryOf(await api.account(account_id));
  const lists = await Promise.all(
    taxIdSpellings(receiver, country).map(async (spelling) => {
      const filter = { account_id, receiver_tax_id_code: spelling, limit: SHOWN };
      return { spelling, ...(await api.get<{ items: Document[] }>("/v1/documents", filter)) };
    }),
  );
  return lists.filter(({ items }) => items.length > 0);
}

/** Links to the lists of all documents: one list for each spelling of the tax id. */
function allOf(visit: Visit, account_id: number, spelled: readonly Spelled[]): Markup {
  const links = spelled.map(({ spelling }) => {
    const all = link(visit, "/console/documents", { account_id, receiver_tax_id_code: spelling });
    const label = spelled.length === 1 ? "All documents" : `All documents with ${spelling}`;
    return html`<p><a href="${all}">${label}</a></p>`;
  });
  return html`${links}`;
}
