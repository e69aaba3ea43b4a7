import type {
  Document,
  DocumentCreate,
  DocumentHeader,
  DocumentHistoryEntry,
} from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import type { Status } from "../model/states.ts";
import { columnText } from "../store/column-text.ts";
import type { DocumentHistoryRow } from "../store/document-history.ts";
import type { DocumentRow } from "../store/documents.ts";
import type { Sequence } from "../store/folios.ts";
import { foldName } from "../store/search-name.ts";
import type { DocumentRelations } from "./document-relations.ts";
import { withSubmission } from "./with-submission.ts";

/** A document as stored in the column `body`. The omitted members are stored elsewhere or computed for a response. */
export type StoredDocument = Omit<
  Document,
  | "balance"
  | "document_id"
  | "document_status"
  | "electronic_document"
  | "history"
  | "referenced_by"
  | "result"
  | "warnings"
>;

const SERIES = "series:";

/** Creates a draft from the result of `country.defaults`. The draft has a number only if the caller chose a number. */
export function documentFrom(
  body: DocumentCreate,
  country: Country,
  accountId: number,
): StoredDocument {
  return {
    ...body,
    header: bothNames({
      account_id: accountId,
      document_status: 0,
      document_type_taxbureau: country.numbering.taxbureauType(body),
      ...body.header,
    }),
    totals: country.totals(body),
  };
}

/** Adds copies of `guide_type` and `transfer_type` under the names that updates use for them. */
export function bothNames(header: DocumentHeader): DocumentHeader {
  const { guide_type, transfer_type } = header;
  if (guide_type === undefined && transfer_type === undefined) {
    return header;
  }
  return {
    ...header,
    ...(guide_type !== undefined && { transportation_doc_type: guide_type }),
    ...(transfer_type !== undefined && { transportation_doc_billing: transfer_type }),
  };
}

/** Recomputes the authority's document type. */
export function withTaxbureauType(document: StoredDocument, country: Country): StoredDocument {
  const document_type_taxbureau = country.numbering.taxbureauType(document);
  return { ...document, header: { ...document.header, document_type_taxbureau } };
}

/** The number sequence of a document. */
export function sequenceOf(document: StoredDocument, { numbering }: Country): Sequence {
  const { account_id } = document.header;
  const document_type_taxbureau = numbering.taxbureauType(document);
  const series = columnText(numbering.series(document, document_type_taxbureau));
  return { account_id, document_type_taxbureau, series };
}

/** Reads `document_sequence_code` from the column `series`; undefined if absent or if `columnText` changed the code. */
export function sequenceCodeOf(series: string): string | undefined {
  return series.startsWith(SERIES) ? series.slice(SERIES.length) : undefined;
}

/** The row of a document: columns for filters and numbering, and the whole document in `body`. */
export function rowOf(
  document: StoredDocument,
  country: Country,
  identity: Pick<
    DocumentRow,
    "document_id" | "revision" | "created_at" | "numbering_authorization_id" | "shares_number"
  > & { readonly document_status: Status },
): DocumentRow {
  const { header } = document;
  const { document_type_id, document_sequence_code: code } = header;
  const { account_id, document_type_taxbureau, series } = sequenceOf(document, country);
  const { document_id, revision, created_at, document_status } = identity;
  const receiver = header.receiver_tax_id_code;
  return {
    account_id,
    document_id,
    revision,
    created_at,
    document_type_id,
    series: code === undefined ? "" : columnText(`${SERIES}${code}`),
    document_status,
    document_number: header.document_number ?? null,
    header_document_status: header.document_status,
    issue_date: header.issue_date,
    receiver_tax_id_code: receiver === undefined ? null : columnText(receiver),
    customer_supplier_id: header.customer_supplier_id ?? null,
    body: JSON.stringify(document),
    document_type_taxbureau,
    numbering_series: series,
    shares_number: identity.shares_number,
    numbering_authorization_id: identity.numbering_authorization_id,
    receiver_name: foldName(header.receiver_legal_name) ?? null,
    total_amount: document.totals.total_amount,
  };
}

/** Parses the document in a row's body. */
export function documentOf(row: DocumentRow): StoredDocument {
  return JSON.parse(row.body) as StoredDocument;
}

/** Converts a row to a response without rendered files; `stored` is the row's parsed body. */
export function documentResponse(
  row: DocumentRow,
  { history = [], submission }: DocumentRelations = {},
  stored: StoredDocument = documentOf(row),
): Document {
  const response: Document = {
    document_id: row.document_id,
    document_status: row.document_status as Status,
    ...stored,
    header: { ...stored.header, document_type_taxbureau: row.document_type_taxbureau },
  };
  if (history.length > 0) {
    response.history = history.map(historyResponse);
  }
  return submission === undefined ? response : withSubmission(response, submission);
}

function historyResponse(row: DocumentHistoryRow): DocumentHistoryEntry {
  const entry: DocumentHistoryEntry = {
    at: new Date(row.at).toISOString(),
    by: row.by,
    to: row.to_status as Status,
  };
  return row.from_status === null ? entry : { from: row.from_status as Status, ...entry };
}
