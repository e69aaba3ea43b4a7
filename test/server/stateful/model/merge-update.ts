import type {
  Document,
  DocumentLine,
  DocumentUpdate,
} from "../../../../generated/types/models.d.ts";

/** A document after an update. Omitted members keep their values, but not in a line whose description changes. */
export function mergeUpdate(document: Document, body: DocumentUpdate): Document {
  const changed = structuredClone(document);
  const { account_id: _, document_status: __, ...members } = body.header;
  const { issuer_country_id, transportation_doc_type, transportation_doc_billing } = members;
  Object.assign(changed.header, members);
  if (issuer_country_id !== undefined) changed.header.issuer_country_id = `${issuer_country_id}`;
  if (transportation_doc_type !== undefined) changed.header.guide_type = transportation_doc_type;
  if (transportation_doc_billing !== undefined) {
    changed.header.transfer_type = transportation_doc_billing;
  }
  Object.assign(changed.totals, body.totals);
  if (body.payment_link !== undefined) {
    changed.payment_link = { ...changed.payment_link, ...body.payment_link };
  }
  if (body.details !== undefined) {
    changed.details = body.details.map((line, place): DocumentLine => {
      const stored = document.details[place];
      const renamed =
        line.line_description !== undefined && line.line_description !== stored?.line_description;
      return renamed ? line : { ...stored, ...line };
    });
  }
  return changed;
}
