import { html } from "hono/html";
import type { Document } from "../../../generated/types/models.d.ts";
import { ApiProblem } from "../api.ts";
import { page } from "../layout.ts";
import { stateName } from "../status.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Markup } from "../widgets.ts";
import { pager } from "../widgets.ts";
import { documentTable } from "./document-table.ts";
import { errorList } from "./problem.ts";

const FILTERS = [
  "receiver_name",
  "document_number",
  "total_amount",
  "receiver_tax_id_code",
  "document_type_id",
  "document_status",
  "issue_date_from",
  "issue_date_to",
] as const;

type Filter = (typeof FILTERS)[number];

/** The list of documents with its search. */
export async function documentsPage(visit: Visit): Promise<Markup> {
  const filter = Object.fromEntries(
    FILTERS.map((name) => [name, visit.query.get(name)?.trim() ?? ""]),
  ) as Record<Filter, string>;
  const isFiltered = Object.values(filter).some((value) => value !== "");
  const list = await read(visit, filter);
  const content =
    list instanceof ApiProblem
      ? errorList(list.problem.errors ?? [])
      : html`${await documentTable(
          visit,
          list.items,
          isFiltered ? "Documents that were found" : "Documents",
          isFiltered
            ? "No document fits this search. Take away a part of it, or clear it."
            : "There are no documents yet. POST /v1/documents creates the first one.",
        )}${pager(visit, list.next_cursor)}`;
  return page(
    visit,
    "Documents",
    html`<h1>Documents</h1>${form(visit, filter, isFiltered)}${content}`,
  );
}

async function read(
  { api, accountId, query }: Visit,
  filter: Record<Filter, string>,
): Promise<{ items: Document[]; next_cursor?: string } | ApiProblem> {
  const cursor = query.get("cursor") ?? "";
  try {
    return await api.get("/v1/documents", { ...filter, account_id: accountId, cursor });
  } catch (error) {
    // What was typed stays in the form.
    if (error instanceof ApiProblem && error.status === 400) {
      return error;
    }
    throw error;
  }
}

function form(visit: Visit, filter: Record<Filter, string>, isFiltered: boolean): Markup {
  const field = (name: Filter, label: string, kind = "text", hint = "") =>
    html`<p><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${filter[name]}" ${attributes(kind)} maxlength="100" placeholder="${hint}"></p>`;
  const chosen =
    visit.principal.kind === "operator" && visit.accountId !== undefined
      ? html`<input type="hidden" name="account_id" value="${visit.accountId}">`
      : "";
  const states = ([0, 1, 2] as const).map(
    (status) =>
      html`<option value="${status}"${filter.document_status === String(status) ? html` selected` : ""}>${stateName(status)}</option>`,
  );
  return html`<form method="get" action="/console/documents" class="search" role="search" aria-label="Documents">
${chosen}
${field("receiver_name", "Name begins with", "text", "at least 3 letters")}
${field("document_number", "Number", "whole")}
${field("total_amount", "Total", "decimal", "such as 1190.50")}
${field("receiver_tax_id_code", "Tax id of the receiver")}
${field("document_type_id", "Type", "whole", "such as 2")}
<p><label for="document_status">State</label>
<select id="document_status" name="document_status"><option value="">Any</option>${states}</select></p>
${field("issue_date_from", "From", "date")}
${field("issue_date_to", "Until", "date")}
<div class="buttons"><button class="main">Search</button>
${isFiltered ? html`<a href="${link(visit, "/console/documents")}">Clear</a>` : ""}</div>
</form>`;
}

function attributes(kind: string): Markup {
  if (kind === "date") {
    return html`type="date"`;
  }
  const keys = { whole: "numeric", decimal: "decimal" }[kind];
  return keys === undefined ? html`type="text"` : html`type="text" inputmode="${keys}"`;
}
