import type { Compilable, RawBuilder, Selectable, SqlBool } from "kysely";
import { sql } from "kysely";
import { findIdOwner } from "./id-owners.ts";
import type { LightRow, Listed, PageRows } from "./page-rows.ts";
import { fillRows, identifiers, lightColumns } from "./page-rows.ts";
import type { Builder } from "./query.ts";
import { runOnce } from "./query.ts";
import type { Session } from "./session.ts";
import type { Tables } from "./tables.ts";

/** A row's position in a list. Lists are sorted by creation time (ms), then by identifier, newest first. */
export interface Position {
  readonly createdAt: number;
  readonly id: number;
}

/** A request for a page: at most `limit` rows that follow the position `after`. */
export interface PageRequest {
  /** Undefined for the rows of all accounts. */
  readonly accountId: number | undefined;
  readonly after: Position | undefined;
  readonly limit: number;
}

// SQLite and PostgreSQL accept far more values than this in one statement.
const MOST_IDS = 500;

/** Finds a row by its identifier: in one account, or in all accounts if `accountId` is undefined. */
export async function findRow<Table extends Listed>(
  session: Session,
  table: Table,
  accountId: number | undefined,
  id: number,
): Promise<Selectable<Tables[Table]> | undefined> {
  // On Citus, the table `id_owners` has the account of an identifier, so one node can be queried instead of all nodes.
  // Identifiers that are older than this table are not in it. For them, all nodes are queried.
  const owner =
    session.isSpread && accountId === undefined && table !== "accounts"
      ? await findIdOwner(session, table, id)
      : undefined;
  return (
    (owner !== undefined && (await findOne(session, table, owner, id))) ||
    findOne(session, table, accountId, id)
  );
}

async function findOne<Table extends Listed>(
  session: Session,
  table: Table,
  accountId: number | undefined,
  id: number,
): Promise<Selectable<Tables[Table]> | undefined> {
  const conditions = [sql<SqlBool>`${sql.ref(identifiers[table])} = ${id}`];
  const rows = await select<Selectable<Tables[Table]>>(session, table, accountId, {
    columns: sql`*`,
    conditions,
    order: sql``,
  });
  return rows[0];
}

/** Returns those of the given identifiers whose rows in `table` belong to the account `accountId`. */
export async function findIds(
  session: Session,
  table: Listed,
  accountId: number,
  ids: Iterable<number>,
): Promise<ReadonlySet<number>> {
  const wanted = [...new Set(ids)];
  const found = new Set<number>();
  const column = sql.ref(identifiers[table]);
  for (let first = 0; first < wanted.length; first += MOST_IDS) {
    const some = sql.join(wanted.slice(first, first + MOST_IDS));
    const statement = sql<{ id: number }>`
      select ${column} as id from ${sql.table(table)}
      where account_id = ${accountId} and ${column} in (${some})`;
    const rows = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
    for (const { id } of rows) {
      found.add(id);
    }
  }
  return found;
}

/** One page of the rows that meet every condition, newest first. */
export async function readPage<Table extends Listed>(
  session: Session,
  table: Table,
  page: PageRequest,
  conditions: readonly RawBuilder<SqlBool>[] = [],
): Promise<PageRows<Selectable<Tables[Table]>>> {
  const id = sql.ref(identifiers[table]);
  const after = page.after;
  const all =
    after === undefined
      ? conditions
      : [...conditions, sql<SqlBool>`(created_at, ${id}) < (${after.createdAt}, ${after.id})`];
  // One row more than requested shows whether there is another page.
  const order = sql`order by created_at desc, ${id} desc limit ${page.limit + 1}`;
  const columns = lightColumns(table, page.limit);
  const light = await select<LightRow<Selectable<Tables[Table]>>>(session, table, page.accountId, {
    columns,
    conditions: all,
    order,
  });
  return fillRows(session, table, light, page.limit);
}

function select<Row>(
  session: Session,
  table: Listed,
  accountId: number | undefined,
  parts: {
    readonly columns: RawBuilder<unknown>;
    readonly conditions: readonly RawBuilder<SqlBool>[];
    readonly order: RawBuilder<unknown>;
  },
): Promise<readonly Row[]> {
  const { columns, conditions, order } = parts;
  const all =
    accountId === undefined ? conditions : [sql<SqlBool>`account_id = ${accountId}`, ...conditions];
  const where = all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
  const rows = sql<Row>`select ${columns} from ${sql.table(table)} ${where} ${order}`;
  return runOnce(session, (db: Builder): Compilable<Row> => ({ compile: () => rows.compile(db) }));
}
