import { html } from "hono/html";
import type { Account, Document, DocumentEmail } from "../../../generated/types/models.d.ts";
import type { Country } from "../../countries/country.ts";
import { arrangeLines, lineAmount } from "../../model/lines.ts";
import { decimalText } from "../../rendering/decimal-text.ts";
import { type LineView, lineView } from "../../rendering/view-lines.ts";
import { countryOf, dayText, folioOf, momentText, moneyOf, titleOf } from "../format.ts";
import { page } from "../layout.ts";
import { documentBadges, failureText, isRejected, sendingBadge, stateName } from "../status.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Column, Markup } from "../widgets.ts";
import { facts, table } from "../widgets.ts";
import { authorityFacts, rejectedNotice } from "./authority.ts";
import { documentActions } from "./document-actions.ts";

const SHOWN_CHARACTERS = 64 * 1024;

/** The page of one document: its PDF, its history, and all its facts. */
export async function documentPage(visit: Visit, id: string): Promise<Markup> {
  const { api } = visit;
  const path = `/v1/documents/${encodeURIComponent(id)}`;
  const document = await api.get<Document>(path);
  const { items: emails } = await api.get<{ items: DocumentEmail[] }>(`${path}/emails`);
  const owner = document.header.account_id;
  const account = owner === undefined ? undefined : await api.account(owner);
  const country = countryOf(account);
  const { header } = document;
  const name = `${titleOf(document, country)} ${folioOf(document, country)}`;
  const file = (ending: string) => `/console/documents/${document.document_id}/${ending}`;
  return page(
    visit,
    name,
    html`<p class="trail"><a href="${link(visit, "/console/documents")}">Documents</a></p>
<div class="head"><h1 lang="${country?.rendering.language ?? "en"}">${name}</h1><p>${documentBadges(document)}</p></div>
<p class="lead"><bdi>${header.receiver_legal_name ?? header.receiver_tax_id_code ?? "No receiver"}</bdi>, <strong>${moneyOf(document.totals.total_amount, document, country)}</strong></p>
${rejectedNotice(document, country)}
${documentActions(visit, document, country)}
<div class="sheet-and-facts">
<section class="sheet" aria-labelledby="sheet-title"><h2 id="sheet-title">Sheet</h2>
<p class="files"><a href="${file("pdf")}">PDF</a> ${document.document_status === 0 ? "" : html`<a href="${file("xml")}">XML</a>`} <a href="${file("json")}">JSON</a></p>
<object data="${file("pdf")}#toolbar=0&navpanes=0&view=FitH" type="application/pdf" aria-label="The printed document"><p>This browser does not show a PDF inside a page. <a href="${file("pdf")}">Open the PDF</a>.</p></object></section>
<div>
<section><h2>Facts</h2>${facts([
      ["Account", account?.registration_legal_name_company],
      ["Issue date", dayText(header.issue_date)],
      ["Receiver's tax id", header.receiver_tax_id_code],
      ["Type", `${header.document_type_id}, ${header.document_type_taxbureau} for the authority`],
      ["Identifier", document.document_id],
      ["Customer", customerLink(visit, header.customer_supplier_id)],
    ])}</section>
<section><h2>Totals</h2>${totals(document, country)}</section>
<section><h2>Timeline</h2>${timeline(document)}</section>
<section id="authority"><h2>Authority</h2>${authorityFacts(document)}</section>
</div></div>
<section><h2>Lines</h2>${lines(document, account)}</section>
<section><h2>E-mails</h2>${emailTable(emails)}</section>
<section><h2>Related documents</h2>${related(visit, document)}</section>
<details><summary>JSON</summary><pre tabindex="0">${shortJson(document)}</pre></details>`,
  );
}

function totals(document: Document, country: Country | undefined): Markup {
  const { net_amount, taxes_amount, total_amount } = document.totals;
  const money = (amount: number | undefined) =>
    amount === undefined
      ? undefined
      : html`<span class="amount">${moneyOf(amount, document, country)}</span>`;
  return facts([
    ["Net", money(net_amount)],
    ["Taxes other than VAT", money(taxes_amount)],
    ["Total", money(total_amount)],
    // Nothing is owed for a rejected document.
    ["Balance", isRejected(document) ? undefined : money(document.balance)],
  ]);
}

function timeline({ history = [] }: Document): Markup {
  return html`<ol class="timeline">${history.map(
    ({ at, by, from, to }) =>
      html`<li><strong>${from === undefined ? `Created as ${stateName(to).toLowerCase()}` : stateName(to)}</strong> by ${by}<br>${momentText(at)}</li>`,
  )}</ol>`;
}

function lines(document: Document, account: Account | undefined): Markup {
  const country = countryOf(account);
  const printed = arrangeLines(document.details, account?.account_config ?? {});
  const rows = printed.map((line) => ({ line, view: viewOf(line, document, country) }));
  const modifier: Column<(typeof rows)[number]> = {
    title: "Modifier",
    isNumber: true,
    cell: ({ view }) => view.modifier || "–",
  };
  return table(
    "Lines of the document, as printed",
    [
      { title: "Description", cell: ({ line }) => line.line_description ?? line.sku ?? "–" },
      { title: "Quantity", isNumber: true, cell: ({ view }) => view.quantity },
      { title: "Unit price", isNumber: true, cell: ({ view }) => view.price || "–" },
      ...(rows.some(({ view }) => view.modifier !== "") ? [modifier] : []),
      { title: "Amount", isNumber: true, cell: ({ view }) => view.total || "–" },
    ],
    rows,
    "This document has no lines.",
  );
}

type PrintedFigures = Pick<LineView, "quantity" | "price" | "modifier" | "total">;

// Returns the figures as printed, not `total_amount_line`, which may include VAT.
function viewOf(
  line: Document["details"][number],
  document: Document,
  country: Country | undefined,
): PrintedFigures {
  if (country !== undefined) {
    return lineView(line, { document, country: country.rendering });
  }
  const { quantity, unit_price } = line;
  const price = decimalText(unit_price);
  const total = lineAmount(line).toFixed();
  return { quantity: decimalText(quantity), price, modifier: "", total };
}

function emailTable(emails: readonly DocumentEmail[]): Markup {
  return table(
    "E-mails with this document, newest first",
    [
      { title: "To", cell: ({ to }) => to ?? "no address" },
      {
        title: "State",
        cell: (row) => html`${sendingBadge(row)} ${failureText(row.failure) ?? ""}`,
      },
      { title: "Attempts", isNumber: true, cell: ({ attempts }) => attempts },
      { title: "Requested", cell: ({ created_at }) => momentText(created_at) },
    ],
    emails,
    "This document was not sent by e-mail.",
  );
}

function related(visit: Visit, { references = [], referenced_by: by = [] }: Document): Markup {
  const to = (id: number) =>
    html`<a href="${link(visit, `/console/documents/${id}`)}">Document ${id}</a>`;
  const rows = [
    ...references.map(({ reference_document_id: id, reference_number: number, description }) => ({
      name: id === undefined ? `Number ${number ?? "–"}` : to(id),
      how: `referred to by this document: ${description}`,
    })),
    ...by.map(({ document_id, reference_code }) => ({
      name: to(document_id),
      how: `refers to this document, code ${reference_code}`,
    })),
  ];
  return table(
    "References from and to this document",
    [
      { title: "Document", cell: ({ name }) => name },
      { title: "Relation", cell: ({ how }) => how },
    ],
    rows,
    "This document has no related documents.",
  );
}

function customerLink(visit: Visit, id: number | undefined): Markup | undefined {
  return id === undefined
    ? undefined
    : html`<a href="${link(visit, `/console/customers/${id}`)}">Customer ${id}</a>`;
}

// Omits `electronic_document`, whose files would fill most of the page; the page links to the PDF and the XML.
function shortJson({ electronic_document: _, ...document }: Document): string {
  const text = JSON.stringify(document, null, 2);
  return text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS)}\n…`;
}
