import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { DateSpan } from "./date-spans.ts";
import { dateSpans } from "./date-spans.ts";
import type { DocumentRow } from "./documents.ts";
import type { PageRequest } from "./page.ts";
import type { LightRow, PageRows } from "./page-rows.ts";
import { fillRows, lightColumns } from "./page-rows.ts";
import { runOnce } from "./query.ts";
import type { Session } from "./session.ts";

/** Days of issue, inclusive, and further conditions. */
export interface DateRange {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly others: readonly RawBuilder<SqlBool>[];
}

type Light = LightRow<DocumentRow>;

/** The list position of the newest document of one day or month of issue. */
interface Head {
  readonly unit: DateSpan["unit"];
  readonly date: string;
  readonly created_at: number;
  readonly document_id: number;
}

// The list is in order of creation, newest first. An index by date of issue has this order only within one date (a day
// or a month). Therefore step 1 finds the newest document of each date, and step 2 reads only the dates with documents
// on the requested page. If a draft changes meanwhile, both steps are repeated, up to ATTEMPTS times in all.
const ATTEMPTS = 3;

const columns = {
  day: sql<string>`issue_date`,
  // The expression equals the index's expression, so that the planner uses the index.
  month: sql<string>`substr(issue_date, 1, 7)`,
} as const;

/** The newest documents in a range of days of issue, at most one page. The cost depends on the number of months. */
export async function documentsByDate(
  session: Session,
  range: DateRange,
  asked: PageRequest,
): Promise<PageRows<DocumentRow>> {
  // One row more than requested shows whether there is another page.
  const page = { ...asked, limit: asked.limit + 1 };
  const spans = dateSpans(range.from, range.to);
  if (spans.length === 0) {
    return { rows: [], last: undefined };
  }
  for (let attempt = 1; ; attempt++) {
    const ofAll = page.accountId === undefined;
    const read = session.isSpread && ofAll ? readHeadsOfNodes : readHeads;
    const heads = await read(session, spans, range, page);
    const rows = await readDates(session, heads, range, page);
    // Each head is read again as a row. If the rows are fewer than the heads and fewer than the limit, a draft was
    // changed or deleted meanwhile, so both steps are repeated.
    if (rows.length >= Math.min(heads.length, page.limit) || attempt === ATTEMPTS) {
      return fillRows(session, "documents", rows, asked.limit);
    }
  }
}

async function readDates(
  session: Session,
  heads: readonly Head[],
  { others }: DateRange,
  page: PageRequest,
): Promise<readonly Light[]> {
  const light = lightColumns("documents", page.limit);
  let rows: readonly Light[] = [];
  for (const head of heads) {
    const last = rows[page.limit - 1];
    if (last !== undefined && isNewer(last, head)) {
      break;
    }
    const where = conditions(page, [sql<SqlBool>`${columns[head.unit]} = ${head.date}`, ...others]);
    const statement = sql<Light>`select ${light} from documents ${where}
      order by created_at desc, document_id desc limit ${page.limit}`;
    const more = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
    rows = [...rows, ...more].sort((a, b) => (isNewer(a, b) ? -1 : 1)).slice(0, page.limit);
  }
  return rows;
}

/** The newest document of each date, newest first. */
async function readHeads(
  session: Session,
  spans: readonly DateSpan[],
  { others }: DateRange,
  page: PageRequest,
): Promise<readonly Head[]> {
  const parts = spans.map((span, at) => headsOf(span, sql.ref(`dates_${at}`), others, page));
  const statement = sql<{ unit: DateSpan["unit"]; date: string; head: string }>`
    with recursive ${sql.join(parts.map(({ dates }) => dates))}
    ${sql.join(
      parts.map(({ heads }) => heads),
      sql` union all `,
    )}`;
  const rows = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
  return rows
    .filter(({ head }) => head !== null)
    .map(({ unit, date, head }) => {
      const [created_at = 0, document_id = 0] = head.split("/").map(Number);
      return { unit, date, created_at, document_id };
    })
    .sort((a, b) => (isNewer(a, b) ? -1 : 1));
}

// `readHeads` for rows spread over nodes. Recursion cannot cross nodes, so each date has its own queries.
async function readHeadsOfNodes(
  session: Session,
  spans: readonly DateSpan[],
  { others }: DateRange,
  page: PageRequest,
): Promise<readonly Head[]> {
  const heads: Head[] = [];
  for (const { unit, from, to } of spans) {
    const column = columns[unit];
    const since = from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}`];
    let until = to === undefined ? [] : [sql<SqlBool>`${column} <= ${to}`];
    for (;;) {
      const where = conditions({ ...page, after: undefined }, [...since, ...until]);
      const newest = sql<{ date: string | null }>`select max(${column}) as date
        from documents ${where}`;
      const [row] = await runOnce(session, (db) => ({ compile: () => newest.compile(db) }));
      const date = row?.date ?? undefined;
      if (date === undefined) break;
      const ofDate = conditions(page, [sql<SqlBool>`${column} = ${date}`, ...others]);
      const first = sql<Placed>`select created_at, document_id from documents ${ofDate}
        order by created_at desc, document_id desc limit 1`;
      const found = await runOnce(session, (db) => ({ compile: () => first.compile(db) }));
      heads.push(...found.map((placed) => ({ unit, date, ...placed })));
      until = [sql<SqlBool>`${column} < ${date}`];
    }
  }
  return heads.sort((a, b) => (isNewer(a, b) ? -1 : 1));
}

// The recursion steps from each existing date to the previous existing date, so absent dates cost nothing.
function headsOf(
  { unit, from, to }: DateSpan,
  name: RawBuilder<unknown>,
  others: DateRange["others"],
  page: PageRequest,
) {
  const column = columns[unit];
  const since = from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}`];
  const until = to === undefined ? [] : [sql<SqlBool>`${column} <= ${to}`];
  const own = { ...page, after: undefined };
  const newest = (more: readonly RawBuilder<SqlBool>[]) =>
    sql`(select ${column} from documents ${conditions(own, more)} order by ${column} desc limit 1)`;
  const ofDate = conditions(page, [sql<SqlBool>`${column} = date`, ...others]);
  return {
    dates: sql`${name}(date) as (
      select ${newest([...since, ...until])}
      union all
      select ${newest([...since, sql<SqlBool>`${column} < date`])} from ${name} where date is not null
    )`,
    // `head` combines created_at and document_id: a subquery returns one value, and two subqueries take twice as long.
    heads: sql`select ${sql.lit(unit)} as unit, date, (select created_at || '/' || document_id
      from documents ${ofDate} order by created_at desc, document_id desc limit 1) as head
      from ${name} where date is not null`,
  };
}

function conditions(
  { accountId, after }: PageRequest,
  others: readonly RawBuilder<SqlBool>[],
): RawBuilder<unknown> {
  const all = [
    ...(accountId === undefined ? [] : [sql<SqlBool>`account_id = ${accountId}`]),
    ...others,
    ...(after === undefined
      ? []
      : [sql<SqlBool>`(created_at, document_id) < (${after.createdAt}, ${after.id})`]),
  ];
  return all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
}

type Placed = Pick<Head, "created_at" | "document_id">;

function isNewer(one: Placed, other: Placed): boolean {
  return one.created_at === other.created_at
    ? one.document_id > other.document_id
    : one.created_at > other.created_at;
}
