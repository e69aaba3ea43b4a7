import type { Compilable, RawBuilder, Selectable, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Builder } from "./query.ts";
import { runOnce } from "./query.ts";
import type { Session } from "./session.ts";
import type { Tables } from "./tables.ts";

/** A row's place in a list, newest first: when it was made (ms), then its identifier. */
export interface Position {
  readonly createdAt: number;
  readonly id: number;
}

/** Which rows of a list to read: at most `limit` that come after `after`. */
export interface PageRequest {
  /** Undefined reads every account's rows. */
  readonly accountId: number | undefined;
  readonly after: Position | undefined;
  readonly limit: number;
}

/** The tables that are read by identifier and listed, with the column of their identifier. */
const identifiers = {
  accounts: "account_id",
  documents: "document_id",
  customers_suppliers: "customer_supplier_id",
  company_branches: "company_branch_id",
  webhook_subscriptions: "webhook_subscription_id",
  outbox: "outbox_id",
} as const;

/** A table that is read by identifier and listed. */
export type Listed = keyof typeof identifiers;

/** The row of this identifier, of one account or of any when `accountId` is undefined. */
export async function findRow<Table extends Listed>(
  session: Session,
  table: Table,
  accountId: number | undefined,
  id: number,
): Promise<Selectable<Tables[Table]> | undefined> {
  const conditions = [sql<SqlBool>`${sql.ref(identifiers[table])} = ${id}`];
  const rows = await select(session, table, accountId, conditions, sql``);
  return rows[0];
}

/** Rows that meet every condition, newest first. */
export function readPage<Table extends Listed>(
  session: Session,
  table: Table,
  page: PageRequest,
  conditions: readonly RawBuilder<SqlBool>[] = [],
): Promise<readonly Selectable<Tables[Table]>[]> {
  const id = sql.ref(identifiers[table]);
  const after = page.after;
  const all =
    after === undefined
      ? conditions
      : [...conditions, sql<SqlBool>`(created_at, ${id}) < (${after.createdAt}, ${after.id})`];
  const order = sql`order by created_at desc, ${id} desc limit ${page.limit}`;
  return select(session, table, page.accountId, all, order);
}

function select<Table extends Listed>(
  session: Session,
  table: Table,
  accountId: number | undefined,
  conditions: readonly RawBuilder<SqlBool>[],
  order: RawBuilder<unknown>,
): Promise<readonly Selectable<Tables[Table]>[]> {
  const all =
    accountId === undefined ? conditions : [sql<SqlBool>`account_id = ${accountId}`, ...conditions];
  const where = all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
  const rows = sql<Selectable<Tables[Table]>>`select * from ${sql.table(table)} ${where} ${order}`;
  return runOnce(
    session,
    (db: Builder): Compilable<Selectable<Tables[Table]>> => ({
      compile: () => rows.compile(db),
    }),
  );
}
