import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { DocumentRow } from "./documents.ts";
import { documentsByDay } from "./documents-by-day.ts";
import type { PageRequest, Position } from "./page.ts";
import { readPage } from "./page.ts";
import { runOnce } from "./query.ts";
import type { Session } from "./session.ts";

/** What a list of documents is narrowed to; dates are YYYY-MM-DD and inclusive. */
export interface DocumentFilter {
  readonly document_type_id?: number | undefined;
  readonly document_status?: number | undefined;
  readonly issue_date_from?: string | undefined;
  readonly issue_date_to?: string | undefined;
  readonly receiver_tax_id_code?: string | undefined;
}

// Said even of a first page: that there is a range to read makes SQLite take the index that is in its order.
const NEWEST: Position = { createdAt: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

// How many of the newest are searched for days of issue before each day is asked for its own. What
// type, state or receiver leave over is seldom more, and searching it costs less than many days do.
const SEARCHED = 200;
const SEARCHED_OF_FEW = 10_000;

/** Documents that pass the filter, newest first; each filter is answered out of an index, however many documents there are. */
export async function listDocuments(
  session: Session,
  filter: DocumentFilter,
  asked: PageRequest,
): Promise<readonly DocumentRow[]> {
  const page = { ...asked, after: asked.after ?? NEWEST };
  const equal = equalities(filter);
  const { issue_date_from: from, issue_date_to: to } = filter;
  if (from === undefined && to === undefined) {
    return readPage(session, "documents", page, equal);
  }
  const days = daysBetween(from, to);
  const edge = await positionAfter(session, equal, page, searchedOf(filter));
  if (edge === undefined) {
    return readPage(session, "documents", page, [...equal, ...days]);
  }
  const newer = sql<SqlBool>`(created_at, document_id) >= (${edge.createdAt}, ${edge.id})`;
  const rows = await readPage(session, "documents", page, [...equal, ...days, newer]);
  return rows.length === page.limit
    ? rows
    : documentsByDay(session, { from, to, others: residuals(filter) }, page);
}

/** The position of the row that comes after so many of those that meet the conditions; undefined where there are no more. */
async function positionAfter(
  session: Session,
  conditions: readonly RawBuilder<SqlBool>[],
  { accountId, after }: PageRequest & { readonly after: Position },
  count: number,
): Promise<Position | undefined> {
  const own = accountId === undefined ? [] : [sql<SqlBool>`account_id = ${accountId}`];
  const rest = sql<SqlBool>`(created_at, document_id) < (${after.createdAt}, ${after.id})`;
  const statement = sql<{ created_at: number; document_id: number }>`
    select created_at, document_id from documents
    where ${sql.join([...own, ...conditions, rest], sql` and `)}
    order by created_at desc, document_id desc limit 1 offset ${count}`;
  const [row] = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
  return row === undefined ? undefined : { createdAt: row.created_at, id: row.document_id };
}

function searchedOf(filter: DocumentFilter): number {
  const { document_type_id: type, document_status: status, receiver_tax_id_code } = filter;
  const few =
    (type ?? receiver_tax_id_code) !== undefined || (status !== undefined && status !== 1);
  return few ? SEARCHED_OF_FEW : SEARCHED;
}

function equalities(filter: DocumentFilter): readonly RawBuilder<SqlBool>[] {
  const { document_type_id: type, document_status: status } = filter;
  const receiver = filter.receiver_tax_id_code;
  return [
    ...(type === undefined ? [] : [sql<SqlBool>`document_type_id = ${type}`]),
    ...(status === undefined ? [] : [sql<SqlBool>`document_status = ${status}`]),
    // Said in so many words, because it is what the index of drafts and cancelled documents is for.
    ...(status === undefined || status === 1
      ? []
      : [sql<SqlBool>`document_status <> ${sql.lit(1)}`]),
    ...(receiver === undefined ? [] : [sql<SqlBool>`receiver_tax_id_code = ${receiver}`]),
  ];
}

// An expression is in no index: rows are found in another way, and these conditions only pass or drop them.
function residuals(filter: DocumentFilter): readonly RawBuilder<SqlBool>[] {
  const { document_type_id: type, document_status: status } = filter;
  const receiver = filter.receiver_tax_id_code;
  return [
    ...(type === undefined ? [] : [sql<SqlBool>`document_type_id + 0 = ${type}`]),
    ...(status === undefined ? [] : [sql<SqlBool>`document_status + 0 = ${status}`]),
    ...(receiver === undefined ? [] : [sql<SqlBool>`receiver_tax_id_code || '' = ${receiver}`]),
  ];
}

function daysBetween(
  from: string | undefined,
  to: string | undefined,
): readonly RawBuilder<SqlBool>[] {
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`issue_date || '' >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`issue_date || '' <= ${to}`]),
  ];
}
