import type { Compilable, RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Builder } from "./query.ts";
import { runOnce } from "./query.ts";
import type { Session } from "./session.ts";
import type { Tables } from "./tables.ts";

/** The identifier column of each table whose rows are read by identifier and in pages of a list. */
export const identifiers = {
  accounts: "account_id",
  documents: "document_id",
  customers_suppliers: "customer_supplier_id",
  company_branches: "company_branch_id",
  numbering_authorizations: "numbering_authorization_id",
  webhook_subscriptions: "webhook_subscription_id",
  outbox: "outbox_id",
} as const;

/** A table whose rows are read by identifier and in pages of a list. */
export type Listed = keyof typeof identifiers;

/** The largest total size of the large columns on a page, in bytes. */
export const PAGE_BYTES = 4 * 1024 * 1024;

/** The rows of a page. `last` is the last row, or undefined if no page follows. */
export interface PageRows<Row> {
  readonly rows: readonly Row[];
  readonly last: Row | undefined;
}

/** A row whose large columns are null if `stored_bytes`, their total size, exceeds the row's share of a page. */
export type LightRow<Row> = Row & { readonly stored_bytes: number };

const largeColumns: Readonly<Record<Listed, readonly string[]>> = {
  accounts: ["body"],
  documents: ["body"],
  customers_suppliers: ["registered", "edited"],
  company_branches: ["body"],
  numbering_authorizations: ["body"],
  webhook_subscriptions: ["body"],
  outbox: ["payload"],
};

// The type makes the compiler report a missing column.
const columns: { readonly [Name in Listed]: Readonly<Record<keyof Tables[Name], true>> } = {
  accounts: { account_id: true, country_id: true, created_at: true, body: true },
  documents: {
    account_id: true,
    document_id: true,
    revision: true,
    document_type_id: true,
    series: true,
    document_number: true,
    document_status: true,
    header_document_status: true,
    issue_date: true,
    receiver_tax_id_code: true,
    customer_supplier_id: true,
    created_at: true,
    body: true,
    document_type_taxbureau: true,
    numbering_series: true,
    shares_number: true,
    numbering_authorization_id: true,
    receiver_name: true,
    total_amount: true,
  },
  customers_suppliers: {
    account_id: true,
    customer_supplier_id: true,
    receiver_key: true,
    created_at: true,
    registered: true,
    edited: true,
  },
  company_branches: {
    account_id: true,
    company_branch_id: true,
    internal_code: true,
    parent_company_branch_id: true,
    is_headquarters: true,
    created_at: true,
    body: true,
  },
  numbering_authorizations: {
    account_id: true,
    numbering_authorization_id: true,
    created_at: true,
    document_type_taxbureau: true,
    series: true,
    dated: true,
    range_from: true,
    range_to: true,
    last: true,
    remaining: true,
    used: true,
    body: true,
    valid_from: true,
    valid_to: true,
    secret: true,
    key_name: true,
  },
  webhook_subscriptions: {
    account_id: true,
    webhook_subscription_id: true,
    created_at: true,
    body: true,
    callback_password: true,
    signing_secret: true,
    key_name: true,
  },
  outbox: {
    account_id: true,
    outbox_id: true,
    kind: true,
    target_id: true,
    message_id: true,
    payload: true,
    state: true,
    attempts: true,
    created_at: true,
    due_at: true,
    lease: true,
    attempted_at: true,
    response_status: true,
    failure: true,
  },
};

/**
 * The columns of light rows, for a page of `limit` rows. SQLite and PostgreSQL find the length of a text without
 * reading the text.
 */
export function lightColumns(table: Listed, limit: number): RawBuilder<unknown> {
  const large = largeColumns[table];
  const size = sql.raw(large.map((name) => `octet_length(${name})`).join(" + "));
  const small = Object.keys(columns[table]).filter((name) => !large.includes(name));
  const room = Math.floor(PAGE_BYTES / limit);
  const inline = large.map(
    (name) => sql`case when ${size} <= ${room} then ${sql.ref(name)} end as ${sql.ref(name)}`,
  );
  return sql`${sql.raw(small.join(", "))}, ${size} as stored_bytes, ${sql.join(inline)}`;
}

/**
 * Returns at most `limit` of the light rows, as many as fit on a page, with their large columns filled. The first row
 * is included even if it is larger than `PAGE_BYTES`.
 */
export async function fillRows<Row extends object>(
  session: Session,
  table: Listed,
  light: readonly LightRow<Row>[],
  limit: number,
): Promise<PageRows<Row>> {
  let room = PAGE_BYTES;
  const end = light.findIndex(({ stored_bytes }, index) => {
    room -= stored_bytes;
    return index === limit || (room < 0 && index > 0);
  });
  const rows = end === -1 ? light : light.slice(0, end);
  const last = end === -1 ? undefined : rows.at(-1);
  const [large = ""] = largeColumns[table];
  const idOf = (row: object): unknown => Reflect.get(row, identifiers[table]);
  const missing = rows.filter((row) => Reflect.get(row, large) === null);
  if (missing.length === 0) {
    return { rows, last };
  }
  const accounts = [...new Set(missing.map((row) => Reflect.get(row, "account_id")))];
  const parts = await readLarge<Row>(session, table, accounts, missing.map(idOf));
  const found = new Map(parts.map((part) => [idOf(part), part]));
  const filled = rows.flatMap((row) => {
    const part = found.get(idOf(row));
    if (Reflect.get(row, large) !== null) {
      return [row];
    }
    // A row deleted since the first read is omitted.
    return part === undefined ? [] : [{ ...row, ...part }];
  });
  return { rows: filled, last };
}

function readLarge<Row extends object>(
  session: Session,
  table: Listed,
  accounts: readonly unknown[],
  ids: readonly unknown[],
): Promise<readonly Partial<Row>[]> {
  const id = sql.ref(identifiers[table]);
  const names = sql.join([identifiers[table], ...largeColumns[table]].map((name) => sql.ref(name)));
  const rows = sql<Partial<Row>>`
    select ${names} from ${sql.table(table)}
    where account_id in (${sql.join(accounts)}) and ${id} in (${sql.join(ids)})`;
  return runOnce(
    session,
    (db: Builder): Compilable<Partial<Row>> => ({
      compile: () => rows.compile(db),
    }),
  );
}
