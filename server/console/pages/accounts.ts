import { html } from "hono/html";
import type { Account } from "../../../generated/types/models.d.ts";
import { countryOf } from "../format.ts";
import { page } from "../layout.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Markup } from "../widgets.ts";
import { badge, pager, table } from "../widgets.ts";

/** The page of accounts, for the operator. */
export async function accountsPage(visit: Visit): Promise<Markup> {
  const cursor = visit.query.get("cursor") ?? "";
  const { items, next_cursor } = await visit.api.get<{ items: Account[]; next_cursor?: string }>(
    "/v1/accounts",
    { cursor },
  );
  return page(
    visit,
    "Accounts",
    html`<h1>Accounts</h1>
${table(
  "Accounts, newest first; each name opens the account",
  [
    { title: "Name", cell: (row) => choice(visit, row) },
    { title: "Number", isNumber: true, cell: ({ account_id }) => account_id },
    { title: "Country", cell: (row) => countryOf(row)?.name ?? row.country_id },
    { title: "Tax id", cell: (row) => row.registration_tax_id_code },
    { title: "Admin", cell: (row) => row.admin_email },
    {
      title: "State",
      cell: ({ disabled }) => (disabled ? badge("Disabled", "bad") : badge("In use", "good")),
    },
  ],
  items,
  "There are no accounts yet. POST /v1/accounts creates the first one.",
)}${pager(visit, next_cursor)}`,
  );
}

function choice(visit: Visit, row: Account): Markup {
  const isChosen = visit.accountId === row.account_id;
  const target = link(visit, "/console", { account_id: row.account_id });
  return html`<a href="${target}"${isChosen ? html` aria-current="true"` : ""}>${row.registration_legal_name_company}</a>`;
}
