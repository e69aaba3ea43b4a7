import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { CertificateRow } from "./certificates.ts";
import type { NumberingAuthorizationRow } from "./numbering-authorizations.ts";
import type { OutboxKind, OutboxRow } from "./outbox.ts";
import { runOnce } from "./query.ts";
import type { Session } from "./session.ts";

/** The largest count; counting stops there. */
export const MOST_COUNTED = 1000;
const MOST_LISTED = 20;
// An authorization is low if less than a tenth of its numbers remain.
const LOW = 10;

type Condition = RawBuilder<SqlBool>;
type Scope = number | undefined;

/** The number of documents issued on a day (YYYY-MM-DD), including cancelled documents; at most `MOST_COUNTED`. */
export function countIssued(session: Session, scope: Scope, day: string): Promise<number> {
  return count(session, "documents", scope, [
    sql<SqlBool>`issue_date = ${day}`,
    sql<SqlBool>`document_status > 0`,
  ]);
}

/** The number of drafts, at most `MOST_COUNTED`. */
export function countDrafts(session: Session, scope: Scope): Promise<number> {
  // The second condition is redundant, but without it the database ignores the partial index, which omits documents of
  // status 1 (issued).
  const isDraft = sql<SqlBool>`document_status = ${0} and document_status <> ${sql.lit(1)}`;
  return count(session, "documents", scope, [isDraft]);
}

/** The number of outbox entries of one kind and state, at most `MOST_COUNTED`. */
export function countWork(
  session: Session,
  scope: Scope,
  kind: OutboxKind,
  state: "failed" | "pending",
): Promise<number> {
  return count(session, "outbox", scope, workIn(kind, state));
}

/** The newest failed outbox entries of one kind, at most 20. */
export function findFailedWork(
  session: Session,
  scope: Scope,
  kind: OutboxKind,
): Promise<readonly OutboxRow[]> {
  return list(
    session,
    sql`
    select * from outbox where ${all(scope, workIn(kind, "failed"))}
    order by created_at desc, outbox_id desc limit ${MOST_LISTED}`,
  );
}

/** Certificates that are invalid, or expire before an instant (ms); at most 20. */
export function findEndingCertificates(
  session: Session,
  scope: Scope,
  before: number,
): Promise<readonly CertificateRow[]> {
  const ends = sql<SqlBool>`(state = 'invalid' or not_after < ${before})`;
  return list(
    session,
    sql`
    select * from certificates where ${all(scope, [ends])}
    order by coalesce(not_after, 0), account_id limit ${MOST_LISTED}`,
  );
}

/**
 * At most 20 authorizations that are low or end before the day `soon`. Omits authorizations that ended before the
 * day `since`. Omits an authorization if another authorization for the same series and document type has enough
 * numbers and is valid on the day `soon`.
 */
export function findLowAuthorizations(
  session: Session,
  scope: Scope,
  { since, soon }: { readonly since: string; readonly soon: string },
): Promise<readonly NumberingAuthorizationRow[]> {
  const lasts = (name: string) =>
    sql<SqlBool>`${sql.ref(`${name}.remaining`)} * ${sql.lit(LOW)} >=
        ${sql.ref(`${name}.range_to`)} - ${sql.ref(`${name}.range_from`)} + 1
      and (${sql.ref(`${name}.valid_to`)} is null or ${sql.ref(`${name}.valid_to`)} >= ${soon})`;
  const conditions = [
    sql<SqlBool>`(a.valid_to is null or a.valid_to >= ${since})`,
    sql<SqlBool>`not (${lasts("a")})`,
    sql<SqlBool>`not exists (select 1 from numbering_authorizations o
      where o.account_id = a.account_id and o.series = a.series
        and o.document_type_taxbureau = a.document_type_taxbureau
        and (o.valid_from is null or o.valid_from <= ${soon}) and ${lasts("o")})`,
  ];
  return list(
    session,
    sql`
    select a.* from numbering_authorizations a where ${all(scope, conditions)}
    order by a.created_at desc, a.numbering_authorization_id desc limit ${MOST_LISTED}`,
  );
}

function workIn(kind: OutboxKind, state: "failed" | "pending"): readonly Condition[] {
  // The state is a literal, so that the database uses the partial index for this state.
  return [sql<SqlBool>`kind = ${kind}`, sql<SqlBool>`state = ${sql.lit(state)}`];
}

async function count(
  session: Session,
  table: "documents" | "outbox",
  scope: Scope,
  conditions: readonly Condition[],
): Promise<number> {
  const rows = await list<{ count: number }>(
    session,
    sql`
    select count(*) as count from
      (select 1 from ${sql.table(table)} where ${all(scope, conditions)} limit ${MOST_COUNTED}) counted`,
  );
  return Number(rows[0]?.count);
}

function all(scope: Scope, conditions: readonly Condition[]): RawBuilder<unknown> {
  const own = scope === undefined ? [] : [sql<SqlBool>`account_id = ${scope}`];
  return sql.join([...own, ...conditions], sql` and `);
}

function list<Row>(session: Session, statement: RawBuilder<unknown>): Promise<readonly Row[]> {
  const typed = statement as RawBuilder<Row>;
  return runOnce<Row>(session, (db) => ({ compile: () => typed.compile(db) }));
}
