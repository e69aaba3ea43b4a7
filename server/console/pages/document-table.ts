import { html } from "hono/html";
import type { Account, Document } from "../../../generated/types/models.d.ts";
import { countryOf, dayText, folioOf, moneyOf, titleOf } from "../format.ts";
import { documentBadges } from "../status.ts";
import type { Visit } from "../visit.ts";
import { link } from "../visit.ts";
import type { Column, Content, Markup } from "../widgets.ts";
import { table } from "../widgets.ts";

interface Row {
  readonly document: Document;
  readonly account: Account | undefined;
}

/** A table of documents. A document's title, number and amount have the format of the document's country. */
export async function documentTable(
  visit: Visit,
  documents: readonly Document[],
  caption: string,
  empty: Content,
): Promise<Markup> {
  const rows = await Promise.all(
    documents.map(async (document): Promise<Row> => {
      const id = document.header.account_id;
      return { document, account: id === undefined ? undefined : await visit.api.account(id) };
    }),
  );
  const columns: Column<Row>[] = [
    { title: "Document", cell: (row) => name(visit, row) },
    {
      title: "Receiver",
      cell: ({ document: { header } }) =>
        header.receiver_legal_name ?? header.receiver_tax_id_code ?? "–",
    },
    { title: "Date", cell: ({ document }) => dayText(document.header.issue_date) },
    { title: "State", cell: ({ document }) => documentBadges(document) },
    ...(visit.accountId === undefined ? [account] : []),
    {
      title: "Total",
      isNumber: true,
      cell: ({ document, account: owner }) =>
        moneyOf(document.totals.total_amount, document, countryOf(owner)),
    },
  ];
  return table(caption, columns, rows, empty);
}

const account: Column<Row> = {
  title: "Account",
  cell: ({ account: owner }) => owner?.registration_legal_name_company ?? "–",
};

function name(visit: Visit, { document, account: owner }: Row): Markup {
  const country = countryOf(owner);
  const target = link(visit, `/console/documents/${document.document_id}`);
  return html`<a href="${target}" lang="${country?.rendering.language ?? "en"}">${titleOf(document, country)} <span class="folio">${folioOf(document, country)}</span></a>`;
}
