import { html } from "hono/html";
import type { Document } from "../../../generated/types/models.d.ts";
import type { Country } from "../../countries/country.ts";
import { ApiProblem } from "../api.ts";
import { countryOf } from "../format.ts";
import { page } from "../layout.ts";
import { taxIdSpellings, totalExample, totalOf } from "../search-terms.ts";
import { stateName } from "../status.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Markup } from "../widgets.ts";
import { pager } from "../widgets.ts";
import { documentTable } from "./document-table.ts";
import { errorList, type ShownError } from "./problem.ts";

const labels = {
  receiver_name: "Name begins with",
  document_number: "Number",
  total_amount: "Total",
  receiver_tax_id_code: "Receiver's tax id",
  document_type_id: "Type",
  document_status: "State",
  issue_date_from: "From",
  issue_date_to: "Until",
} as const;

type Filter = keyof typeof labels;

const FILTERS = Object.keys(labels) as Filter[];

interface List {
  readonly items: Document[];
  readonly next_cursor?: string;
}

/** The page with the list of documents and a search form. */
export async function documentsPage(visit: Visit): Promise<Markup> {
  const filter = Object.fromEntries(
    FILTERS.map((name) => [name, visit.query.get(name)?.trim() ?? ""]),
  ) as Record<Filter, string>;
  const isFiltered = Object.values(filter).some((value) => value !== "");
  const { accountId } = visit;
  const account = accountId === undefined ? undefined : await visit.api.account(accountId);
  const country = countryOf(account);
  const list = await read(visit, filter, country);
  const content =
    list instanceof ApiProblem
      ? errorList((list.problem.errors ?? []).map(labelled))
      : html`${await documentTable(
          visit,
          list.items,
          isFiltered ? "Found documents" : "Documents",
          isFiltered
            ? "No document matches this search. Remove a part of the search, or clear the search."
            : "There are no documents yet. POST /v1/documents creates the first one.",
        )}${pager(visit, list.next_cursor)}`;
  return page(
    visit,
    "Documents",
    html`<h1>Documents</h1>${form(visit, filter, isFiltered, country)}${content}`,
  );
}

async function read(
  { api, accountId, query }: Visit,
  filter: Record<Filter, string>,
  country: Country | undefined,
): Promise<List | ApiProblem> {
  const cursor = query.get("cursor") ?? "";
  const terms = { ...filter, total_amount: totalOf(filter.total_amount, country) };
  const find = (receiver_tax_id_code: string) =>
    api.get<List>("/v1/documents", {
      ...terms,
      receiver_tax_id_code,
      account_id: accountId,
      cursor,
    });
  const [typed = "", ...others] = taxIdSpellings(filter.receiver_tax_id_code, country);
  try {
    let list = await find(typed);
    for (const spelling of others) {
      if (list.items.length === 0 && list.next_cursor === undefined) {
        list = await find(spelling);
      }
    }
    return list;
  } catch (error) {
    // The page shows this error, and the form retains the search.
    if (error instanceof ApiProblem && error.status === 400) {
      return error;
    }
    throw error;
  }
}

// The API's errors name query parameters, but users know only the labels of the fields.
function labelled(error: ShownError): ShownError {
  const { parameter = "", message } = error;
  if (!(parameter in labels)) {
    return error;
  }
  const text = message.replace(`"${parameter}" `, "").replace(/, and is a [a-z]+\.$/, ".");
  return { ...error, label: labels[parameter as Filter], message: text };
}

function form(
  visit: Visit,
  filter: Record<Filter, string>,
  isFiltered: boolean,
  country: Country | undefined,
): Markup {
  const field = (name: Filter, kind = "text", hint = "") =>
    html`<p><label for="${name}">${labels[name]}</label>
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
${field("receiver_name", "text", "at least 3 letters")}
${field("document_number", "whole")}
${field("total_amount", "text", `such as ${totalExample(country)}`)}
${field("receiver_tax_id_code")}
${field("document_type_id", "whole", "such as 2")}
<p><label for="document_status">${labels.document_status}</label>
<select id="document_status" name="document_status"><option value="">Any</option>${states}</select></p>
${field("issue_date_from", "date")}
${field("issue_date_to", "date")}
<div class="buttons"><button class="main">Search</button>
${isFiltered ? html`<a href="${link(visit, "/console/documents")}">Clear</a>` : ""}</div>
</form>`;
}

function attributes(kind: string): Markup {
  if (kind === "date") {
    return html`type="date"`;
  }
  return kind === "whole" ? html`type="text" inputmode="numeric"` : html`type="text"`;
}
