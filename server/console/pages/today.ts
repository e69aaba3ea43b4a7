import { html } from "hono/html";
import type {
  Document,
  DocumentEmail,
  NumberingAuthorization,
  Summary,
} from "../../../generated/types/models.d.ts";
import { countText, dayText, momentText } from "../format.ts";
import { page } from "../layout.ts";
import { failureText } from "../status.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Column, Content, Markup } from "../widgets.ts";
import { table } from "../widgets.ts";
import { certificateTable } from "./certificate-table.ts";
import { documentTable } from "./document-table.ts";

const MOST_COUNTED = 1000;
const SHOWN = 5;

/** The console's first page: counts, the newest documents, and items that need attention. */
export async function todayPage(visit: Visit): Promise<Markup> {
  const { api, accountId } = visit;
  const query = { account_id: accountId };
  const [summary, newest] = await Promise.all([
    api.get<Summary>("/v1/summary", query),
    api.get<{ items: Document[] }>("/v1/documents", { ...query, limit: SHOWN }),
  ]);
  const { documents, deliveries, emails, date } = summary;
  const { certificates, numbering_authorizations: numbering } = summary;
  const accountName = await namesOf(visit, [...certificates, ...numbering]);
  const day = { issue_date_from: date, issue_date_to: date };
  return page(
    visit,
    "Today",
    html`<h1>Today</h1>
<p class="lead">${dayText(date)}${accountId === undefined ? ", in UTC" : ""}</p>
<ul class="figures">
${figure(documents.issued_today, "issued and dated today", link(visit, "/console/documents", day))}
${figure(documents.drafts, "drafts", link(visit, "/console/documents", { document_status: 0 }), "warn")}
${figure(deliveries.failed, "failed notifications", link(visit, "/console/webhooks", { state: "failed" }), "bad")}
${figure(deliveries.pending, "notifications waiting", link(visit, "/console/webhooks", { state: "pending" }))}
${figure(emails.failed, "failed e-mails", "#mail", "bad")}
${figure(emails.pending, "e-mails waiting", "#mail")}
</ul>
<section><h2>Newest documents</h2>
${await documentTable(visit, newest.items, "The newest documents", "There are no documents yet. POST /v1/documents creates the first one.")}
${newest.items.length === 0 ? "" : html`<p><a href="${link(visit, "/console/documents")}">All documents</a></p>`}</section>
<section id="mail"><h2>Mail</h2>${mailTable(visit, summary.failed_emails)}</section>
<section><h2>Certificates</h2>${certificateTable(certificates, accountName)}</section>
<section><h2>Numbers</h2>${numberTable(numbering, accountName)}</section>`,
  );
}

function figure(value: number, name: string, target: string, tone = ""): Markup {
  const text = `${countText(value)}${value >= MOST_COUNTED ? "+" : ""}`;
  return html`<li class="card ${value > 0 ? tone : ""}"><a href="${target}"><strong>${text}</strong> ${name}</a></li>`;
}

function mailTable(visit: Visit, failed: readonly DocumentEmail[]): Markup {
  return table<DocumentEmail>(
    "Failed e-mails",
    [
      { title: "Document", cell: (row) => documentLink(visit, row.document_id) },
      { title: "To", cell: ({ to }) => to ?? "no address" },
      { title: "Reason", cell: ({ failure }) => failureText(failure) ?? "–" },
      { title: "Requested", cell: ({ created_at }) => momentText(created_at) },
    ],
    failed,
    "No e-mail failed. Nothing to do.",
  );
}

function numberTable(
  low: readonly NumberingAuthorization[],
  accountName: (id: number) => Content,
): Markup {
  const columns: Column<NumberingAuthorization>[] = [
    { title: "Type", cell: (row) => row.document_type_taxbureau },
    { title: "Series", cell: ({ series }) => series ?? "–" },
    { title: "Account", cell: ({ account_id }) => accountName(account_id) },
    { title: "Left", isNumber: true, cell: ({ remaining }) => countText(remaining) },
    {
      title: "Valid until",
      cell: ({ valid_to }): Content => (valid_to === undefined ? "–" : dayText(valid_to)),
    },
  ];
  return table(
    "Authorizations with few numbers or days left",
    columns,
    low,
    "No authorization has few numbers or days left. Nothing to do.",
  );
}

function documentLink(visit: Visit, id: number): Markup {
  return html`<a href="${link(visit, `/console/documents/${id}`)}">Document ${id}</a>`;
}

/** Returns a function from an account's id to its name; for the operator, the name is a link to the account. */
async function namesOf(
  visit: Visit,
  rows: readonly { readonly account_id: number }[],
): Promise<(id: number) => Content> {
  const ids = [...new Set(rows.map(({ account_id }) => account_id))];
  const accounts = await Promise.all(ids.map((id) => visit.api.account(id)));
  const names = new Map(ids.map((id, index) => [id, accounts[index]]));
  return (id) => {
    const name = names.get(id)?.registration_legal_name_company ?? `Account ${id}`;
    return visit.principal.kind === "operator"
      ? html`<a href="${link(visit, "/console", { account_id: id })}">${name}</a>`
      : name;
  };
}
