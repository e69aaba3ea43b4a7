import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { DocumentRow } from "./documents.ts";
import { documentsByDate } from "./documents-by-date.ts";
import type { PageRequest, Position } from "./page.ts";
import { readPage } from "./page.ts";
import type { PageRows } from "./page-rows.ts";
import { runOnce } from "./query.ts";
import { foldName, INDEXED } from "./search-name.ts";
import type { Session } from "./session.ts";

/** The filters of a document list; dates are YYYY-MM-DD and inclusive. */
export interface DocumentFilter {
  readonly document_type_id?: number | undefined;
  readonly document_status?: number | undefined;
  readonly issue_date_from?: string | undefined;
  readonly issue_date_to?: string | undefined;
  readonly receiver_tax_id_code?: string | undefined;
  /** The beginning of the receiver's name. `foldName` must leave at least `INDEXED` characters of it. */
  readonly receiver_name?: string | undefined;
  readonly document_number?: number | undefined;
  readonly total_amount?: number | undefined;
}

type Condition = RawBuilder<SqlBool>;

// A first page starts after this position, so its query has a range condition. Without such a condition, SQLite would
// not choose the index that has the order of the list.
const NEWEST: Position = { createdAt: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

// If at most this many documents pass the first filter, the day of issue of each is checked. If more
// pass, most months contain many of them, so a search by date soon fills the page.
const FEW = 5000;

/**
 * The newest documents that pass the filter, at most one page. Each filter has an index, except the issued status.
 * A search takes long if the first filter of `narrowingsOf` matches many documents, but few of these match the
 * other filters.
 */
export async function listDocuments(
  session: Session,
  filter: DocumentFilter,
  asked: PageRequest,
): Promise<PageRows<DocumentRow>> {
  const page = { ...asked, after: asked.after ?? NEWEST };
  const [first, ...others] = narrowingsOf(filter);
  const find = first?.find ?? [];
  const issued = filter.document_status === 1 ? [sql<SqlBool>`document_status = ${1}`] : [];
  const checks = [...issued, ...others.map(({ check }) => check)];
  const { issue_date_from: from, issue_date_to: to } = filter;
  if (from === undefined && to === undefined) {
    return readPage(session, "documents", page, [...find, ...checks]);
  }
  if (first === undefined) {
    return documentsByDate(session, { from, to, others: checks }, page);
  }
  return (await areFew(session, find, page))
    ? readPage(session, "documents", page, [...find, ...checks, ...daysBetween(from, to)])
    : documentsByDate(session, { from, to, others: [first.check, ...checks] }, page);
}

/** A filter in two forms: as an index lookup, and as a check of rows that another index finds. */
interface Narrowing {
  readonly find: readonly Condition[];
  readonly check: Condition;
}

/** The filters except days of issue and the issued status; the usually most selective filter comes first. */
function narrowingsOf(filter: DocumentFilter): readonly Narrowing[] {
  const { document_type_id: type, document_status: status } = filter;
  const receiver = filter.receiver_tax_id_code;
  const { document_number: number, total_amount: total } = filter;
  // A literal, to match the condition of the partial index on drafts and cancelled documents.
  const isUnusual = sql<SqlBool>`document_status <> ${sql.lit(1)}`;
  return [
    ...(number === undefined ? [] : [narrowing("document_number", number)]),
    ...(total === undefined ? [] : [narrowing("total_amount", total)]),
    ...(receiver === undefined ? [] : [narrowing("receiver_tax_id_code", receiver)]),
    ...narrowName(filter.receiver_name),
    ...(status === undefined || status === 1
      ? []
      : [narrowing("document_status", status, isUnusual)]),
    ...(type === undefined ? [] : [narrowing("document_type_id", type)]),
  ];
}

// `is true` prevents an index lookup for the comparison, and does not change the planner's estimate.
function narrowing(
  column: string,
  value: string | number,
  ...more: readonly Condition[]
): Narrowing {
  const is = sql<SqlBool>`${sql.ref(column)} = ${value}`;
  return { find: [is, ...more], check: sql<SqlBool>`(${is}) is true` };
}

function narrowName(name: string | undefined): readonly Narrowing[] {
  if (name === undefined) {
    return [];
  }
  const characters = [...(foldName(name) ?? "")];
  const begins = (length: RawBuilder<unknown>, text: string) =>
    sql<SqlBool>`substr(receiver_name, 1, ${length}) = ${text}`;
  const whole = begins(sql.lit(characters.length), characters.join(""));
  // The expression equals the index's expression, so that the planner uses the index.
  const indexed = begins(sql.lit(INDEXED), characters.slice(0, INDEXED).join(""));
  return [{ find: [indexed, whole], check: sql<SqlBool>`(${whole}) is true` }];
}

/** Whether at most `FEW` documents after a position meet the conditions. */
async function areFew(
  session: Session,
  conditions: readonly Condition[],
  { accountId, after }: PageRequest & { readonly after: Position },
): Promise<boolean> {
  const own = accountId === undefined ? [] : [sql<SqlBool>`account_id = ${accountId}`];
  const rest = sql<SqlBool>`(created_at, document_id) < (${after.createdAt}, ${after.id})`;
  const statement = sql<{ document_id: number }>`
    select document_id from documents
    where ${sql.join([...own, ...conditions, rest], sql` and `)}
    order by created_at desc, document_id desc limit 1 offset ${FEW}`;
  const rows = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
  return rows.length === 0;
}

function daysBetween(from: string | undefined, to: string | undefined): readonly Condition[] {
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`(issue_date >= ${from}) is true`]),
    ...(to === undefined ? [] : [sql<SqlBool>`(issue_date <= ${to}) is true`]),
  ];
}
