import { html } from "hono/html";
import type {
  CompanyBranch,
  CustomerSupplier,
  NumberingAuthorization,
} from "../../../generated/types/models.d.ts";
import { countText, dayText } from "../format.ts";
import { page } from "../layout.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Column, Content, Markup } from "../widgets.ts";
import { badge, pager, table } from "../widgets.ts";

interface ListPage<Row> {
  readonly title: string;
  readonly path: string;
  readonly caption: string;
  readonly empty: Content;
  columns(visit: Visit): readonly Column<Row>[];
}

/** A console page that shows one part of an API list as a table; the query's `cursor` selects the part. */
export async function listPage<Row extends { account_id: number }>(
  visit: Visit,
  { title, path, caption, empty, columns }: ListPage<Row>,
): Promise<Markup> {
  const cursor = visit.query.get("cursor") ?? "";
  const query = { account_id: visit.accountId, cursor };
  const { items, next_cursor } = await visit.api.get<{ items: Row[]; next_cursor?: string }>(
    path,
    query,
  );
  const own: Column<Row> = { title: "Account", cell: (row) => row.account_id };
  const all = [...columns(visit), ...(visit.accountId === undefined ? [own] : [])];
  return page(
    visit,
    title,
    html`<h1>${title}</h1>${table(caption, all, items, empty)}${pager(visit, next_cursor)}`,
  );
}

/** Customers and suppliers. */
export const customers: ListPage<CustomerSupplier> = {
  title: "Customers",
  path: "/v1/customers_suppliers",
  caption: "Customers and suppliers",
  empty: "There are no customers yet. A document with a receiver's tax id registers the receiver.",
  columns: (visit) => [
    { title: "Name", cell: (row) => customerName(visit, row) },
    { title: "Tax id", cell: (row) => taxIdOf(row) ?? "–" },
    { title: "Kind", cell: kindOf },
    { title: "Payment term, days", cell: ({ payment_term }) => payment_term ?? "–" },
    { title: "Contacts", isNumber: true, cell: ({ contacts = [] }) => contacts.length },
  ],
};

/** Branches of companies. */
export const branches: ListPage<CompanyBranch> = {
  title: "Branches",
  path: "/v1/company_branches",
  caption: "Company branches",
  empty: "There are no branches yet. POST /v1/company_branches creates the first one.",
  columns: () => [
    {
      title: "Name",
      cell: ({ name, is_headquarters }) =>
        html`${name} ${is_headquarters === 1 ? badge("Headquarters", "plain") : ""}`,
    },
    { title: "Internal code", cell: (row) => row.company_branch_internal_code ?? "–" },
    { title: "Code of the tax office", cell: (row) => row.company_branch_tax_code ?? "–" },
    {
      title: "Address",
      cell: ({ address, district, city }) =>
        [address, district, city].filter((part) => part).join(", ") || "–",
    },
    { title: "Phone", cell: ({ phone }) => phone ?? "–" },
  ],
};

/** Ranges of authorized numbers. */
export const numbering: ListPage<NumberingAuthorization> = {
  title: "Numbering",
  path: "/v1/numbering_authorizations",
  caption: "Numbering authorizations",
  empty:
    "There are no authorizations yet, so the sandbox grants numbers. POST /v1/numbering_authorizations registers a range.",
  columns: () => [
    { title: "Type", cell: (row) => row.document_type_taxbureau },
    { title: "Series", cell: ({ series }) => series ?? "–" },
    { title: "Authorization", cell: (row) => row.authorization_number ?? "–" },
    {
      title: "Range",
      isNumber: true,
      cell: ({ from, to }) => `${countText(from)} to ${countText(to)}`,
    },
    {
      title: "Next",
      isNumber: true,
      cell: ({ next }) => (next === undefined ? "–" : countText(next)),
    },
    { title: "Left", isNumber: true, cell: leftOf },
    {
      title: "Valid",
      cell: validOf,
    },
  ],
};

function validOf({ valid_from, valid_to }: NumberingAuthorization): Content {
  const from = valid_from === undefined ? "" : html`from ${dayText(valid_from)}`;
  const until = valid_to === undefined ? "" : html`until ${dayText(valid_to)}`;
  return from === "" && until === "" ? "without limit" : html`${from} ${until}`;
}

function leftOf({ from, to, remaining }: NumberingAuthorization): Content {
  const isLow = remaining * 10 < to - from + 1;
  return html`${isLow ? badge(remaining === 0 ? "Used up" : "Low", remaining === 0 ? "plain" : "warn") : ""} ${countText(remaining)}`;
}

function kindOf({ is_customer, is_supplier }: CustomerSupplier): string {
  const kinds = [...(is_customer ? ["Customer"] : []), ...(is_supplier ? ["Supplier"] : [])];
  return kinds.join(", ") || "–";
}

/** The first tax id of a customer; undefined without a tax id. */
export function taxIdOf({ invoicing_details = [] }: CustomerSupplier): string | undefined {
  return invoicing_details.find(({ tax_id_code = "" }) => tax_id_code !== "")?.tax_id_code;
}

function customerName(visit: Visit, row: CustomerSupplier): Markup {
  const target = link(visit, `/console/customers/${row.customer_supplier_id}`);
  return html`<a href="${target}">${row.name || taxIdOf(row) || `Customer ${row.customer_supplier_id}`}</a>`;
}
