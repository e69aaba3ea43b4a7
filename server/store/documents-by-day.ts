import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { DocumentRow } from "./documents.ts";
import type { PageRequest } from "./page.ts";
import { runOnce } from "./query.ts";
import type { Session } from "./session.ts";

/** Days of issue, inclusive, and what else documents must be. */
export interface DayRange {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly others: readonly RawBuilder<SqlBool>[];
}

/** The newest document of one day of issue. */
interface Head {
  readonly day: string;
  readonly created_at: number;
  readonly document_id: number;
}

// The index of days is in the order of the list within each day, but not over several days. So the
// newest of each day is looked up first, and then only those days are read that belong on the page.
const ATTEMPTS = 3;

/** Documents of some days of issue, newest first: the cost is in how many days there are, not in how many documents. */
export async function documentsByDay(
  session: Session,
  range: DayRange,
  page: PageRequest,
): Promise<readonly DocumentRow[]> {
  for (let attempt = 1; ; attempt++) {
    const heads = await readHeads(session, range, page);
    const rows = await readDays(session, heads, range, page);
    // Fewer than there were heads: a draft went while this was read, and another day may take its place.
    if (rows.length >= Math.min(heads.length, page.limit) || attempt === ATTEMPTS) {
      return rows;
    }
  }
}

async function readDays(
  session: Session,
  heads: readonly Head[],
  { others }: DayRange,
  page: PageRequest,
): Promise<readonly DocumentRow[]> {
  let rows: readonly DocumentRow[] = [];
  for (const head of heads) {
    const last = rows[page.limit - 1];
    if (last !== undefined && isNewer(last, head)) {
      break;
    }
    const where = conditions(page, [sql<SqlBool>`issue_date = ${head.day}`, ...others]);
    const statement = sql<DocumentRow>`select * from documents ${where}
      order by created_at desc, document_id desc limit ${page.limit}`;
    const more = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
    rows = [...rows, ...more].sort((a, b) => (isNewer(a, b) ? -1 : 1)).slice(0, page.limit);
  }
  return rows;
}

/** The newest document of each day, newest first, for as many days as a page can need. */
function readHeads(
  session: Session,
  { from, to, others }: DayRange,
  page: PageRequest,
): Promise<readonly Head[]> {
  const own = { ...page, after: undefined };
  const since = from === undefined ? [] : [sql<SqlBool>`issue_date >= ${from}`];
  const until = to === undefined ? [] : [sql<SqlBool>`issue_date <= ${to}`];
  const last = conditions(own, [...since, ...until]);
  const earlier = conditions(own, [...since, sql<SqlBool>`issue_date < days.day`]);
  const ofDay = conditions(page, [sql<SqlBool>`issue_date = days.day`, ...others]);
  const newest = (column: string) => sql`(select ${sql.ref(column)} from documents ${ofDay}
    order by created_at desc, document_id desc limit 1)`;
  const statement = sql<Head>`
    with recursive days(day) as (
      select max(issue_date) from documents ${last}
      union all
      select (select max(issue_date) from documents ${earlier}) from days where day is not null
    )
    select day, created_at, document_id from (
      select day, ${newest("created_at")} as created_at, ${newest("document_id")} as document_id
      from days where day is not null
    ) heads
    where created_at is not null
    order by created_at desc, document_id desc limit ${page.limit}`;
  return runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
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
