import { sql } from "kysely";
import { runOnce } from "./query.ts";
import type { Session } from "./session.ts";

/** A referenced document, with only the columns that the referring document's rendering and XML file need. */
export interface ReferencedDocumentRow {
  readonly document_id: number;
  readonly document_type_id: number;
  readonly series: string;
  readonly document_number: number | null;
  readonly issue_date: string;
  readonly document_type_taxbureau: string;
  readonly numbering_series: string;
}

// The maximum number of identifiers in one statement; SQLite and PostgreSQL would accept far more values.
const MOST_IDS = 500;

/** Finds documents of one account by identifier. Does not read their bodies, which may be large. */
export async function findReferencedDocuments(
  session: Session,
  accountId: number,
  ids: Iterable<number>,
): Promise<readonly ReferencedDocumentRow[]> {
  const wanted = [...new Set(ids)];
  const found: ReferencedDocumentRow[] = [];
  for (let first = 0; first < wanted.length; first += MOST_IDS) {
    const some = sql.join(wanted.slice(first, first + MOST_IDS));
    const statement = sql<ReferencedDocumentRow>`
      select document_id, document_type_id, series, document_number, issue_date,
        document_type_taxbureau, numbering_series
      from documents
      where account_id = ${accountId} and document_id in (${some})`;
    const rows = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
    found.push(...rows);
  }
  return found;
}
