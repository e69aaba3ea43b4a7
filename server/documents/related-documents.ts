import type { DocumentRow } from "../store/documents.ts";
import type { PageRows } from "../store/page-rows.ts";
import type { Session } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import type { DocumentRelations } from "./document-relations.ts";
import {
  readCurrentRelations,
  readRelations,
  readRelationsByDocument,
} from "./document-relations.ts";

/** A document's row, and its relations at the time of that row. */
export interface RelatedDocument {
  readonly row: DocumentRow;
  readonly relations: DocumentRelations;
}

// Concurrent writes cause further reads. After this many reads, the last result is returned.
const MOST_READS = 8;

/**
 * Returns a document's row and relations of the same revision; undefined if the document was deleted. The query that
 * reads the references also reads the document's current revision. If the row has another revision, row and relations
 * are read again.
 */
export async function readRelated(
  store: Store,
  first: DocumentRow,
  readAgain: () => Promise<DocumentRow | undefined>,
): Promise<RelatedDocument | undefined> {
  let row = first;
  let relations = await readCurrentRelations(store, row);
  for (let reads = 1; reads < MOST_READS && !isCurrent(row, relations); reads += 1) {
    const current = await readAgain();
    if (current === undefined) {
      return undefined;
    }
    row = current;
    relations = await store.read((session) => readRelations(session, current));
  }
  return { row, relations };
}

/**
 * Reads a page of rows, with relations of the same revisions. If other documents refer to documents of the page, the
 * page is read until two reads agree, at most 8 times.
 */
export async function readRelatedPage(
  session: Session,
  readPage: () => Promise<PageRows<DocumentRow>>,
): Promise<PageRows<RelatedDocument>> {
  let page = await readPage();
  for (let reads = 1; ; reads += 1) {
    const relations = await readRelationsByDocument(session, page.rows);
    const isReferredTo = [...relations.values()].some(
      ({ references = [] }) => references.length > 0,
    );
    const again = isReferredTo && reads < MOST_READS ? await readPage() : page;
    if (versionsOf(again) === versionsOf(page)) {
      const related = (row: DocumentRow) => ({
        row,
        relations: relations.get(row.document_id) ?? {},
      });
      return { rows: page.rows.map(related), last: page.last && related(page.last) };
    }
    page = again;
  }
}

function isCurrent({ revision }: DocumentRow, { references = [] }: DocumentRelations): boolean {
  return references.every((reference) => reference.revision === revision);
}

function versionsOf({ rows }: PageRows<DocumentRow>): string {
  return rows.map(({ document_id, revision }) => `${document_id}.${revision}`).join();
}
