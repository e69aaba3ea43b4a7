import type { Document } from "../../generated/types/models.d.ts";
import type { DocumentEvent } from "./enqueue-event.ts";

/** An event of a document. The caller adds the event's `type`, e.g. `document.issued`. `at`: ms since 1970. */
export function documentEvent(
  { document_id, header }: Pick<Document, "document_id" | "header">,
  at: number,
): Omit<DocumentEvent, "type"> {
  const { account_id, document_type_id, document_number } = header;
  return {
    accountId: account_id,
    documentId: document_id,
    at,
    data: { document_type_id, ...(document_number !== undefined && { document_number }) },
  };
}
