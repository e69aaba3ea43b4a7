import type {
  DocumentHeader,
  DocumentHeaderUpdate,
  DocumentLine,
  DocumentLineUpdate,
  DocumentUpdate,
} from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { bothNames } from "../documents/stored-document.ts";

/** Merges an update into the stored document. Omitted members stay, unless the country computes or removes them. */
export function mergeUpdate(
  stored: StoredDocument,
  body: DocumentUpdate,
  country: Country,
): StoredDocument {
  const merged: StoredDocument = {
    ...stored,
    header: mergeHeader(stored.header, body.header),
    totals: { ...stored.totals, ...body.totals },
  };
  if (body.details !== undefined) {
    merged.details = body.details.map((line, index) => mergeLine(stored.details[index], line));
  }
  if (body.payment_link !== undefined) {
    merged.payment_link = { ...stored.payment_link, ...body.payment_link };
  }
  const adjusted = country.adjust?.(merged) ?? merged;
  return { ...adjusted, totals: country.totals(adjusted) };
}

function mergeHeader(stored: DocumentHeader, change: DocumentHeaderUpdate): DocumentHeader {
  const {
    account_id: _,
    document_status: __,
    issuer_country_id,
    transportation_doc_type,
    transportation_doc_billing,
    ...same
  } = change;
  const header: DocumentHeader = { ...stored, ...same };
  if (issuer_country_id !== undefined) {
    header.issuer_country_id = String(issuer_country_id);
  }
  // Update bodies have other names for two members of a dispatch guide.
  if (transportation_doc_type !== undefined) {
    header.guide_type = transportation_doc_type;
  }
  if (transportation_doc_billing !== undefined) {
    header.transfer_type = transportation_doc_billing;
  }
  return bothNames(header);
}

// If the line's description differs from that of the stored line at the same index, the line inherits nothing.
function mergeLine(stored: DocumentLine | undefined, line: DocumentLineUpdate): DocumentLine {
  const { line_description } = line;
  const isSame = line_description === undefined || line_description === stored?.line_description;
  return stored !== undefined && isSame ? { ...stored, ...line } : line;
}
