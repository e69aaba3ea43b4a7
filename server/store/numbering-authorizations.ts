import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Sequence } from "./folios.ts";
import { claimSequence, setAuthorized } from "./folios.ts";
import type { Builder } from "./query.ts";
import { change, query, queryOne } from "./query.ts";
import { lockKeyName } from "./secret-keys.ts";
import type { Session, Transaction } from "./session.ts";
import type { NumberingAuthorizationTable } from "./tables.ts";

/** A range of authorized numbers; `body` is the JSON of a `StoredAuthorization`. */
export type NumberingAuthorizationRow = Selectable<NumberingAuthorizationTable>;

/** A new authorization, without the members that the store computes. */
export type NewNumberingAuthorization = Omit<
  NumberingAuthorizationRow,
  "last" | "remaining" | "used"
>;

interface AuthorizationKey {
  readonly account_id: number;
  readonly numbering_authorization_id: number;
}

type Folio = Sequence & { readonly number: number };
type Range = Sequence & { readonly range_from: number; readonly range_to: number };

// These are literals, because with bound values SQLite does not use the partial index.
const DRAFT = sql.lit(0);
const UNIQUE = sql.lit(0);
// A statement with this hint may miss documents whose inserts the group of writes has deferred. If two writes of this
// group therefore use the same number, the unique index rejects the group. Then each write runs alone.
const deferredDocuments = { ignoresDeferred: "documents" };

function selectOfSequence(db: Builder, sequence: Sequence) {
  return db
    .selectFrom("numbering_authorizations")
    .selectAll()
    .where("account_id", "=", sequence.account_id)
    .where("document_type_taxbureau", "=", sequence.document_type_taxbureau)
    .where("series", "=", sequence.series);
}

function issuedOf(db: Builder, sequence: Sequence) {
  return db
    .selectFrom("documents")
    .where("account_id", "=", sequence.account_id)
    .where("document_type_taxbureau", "=", sequence.document_type_taxbureau)
    .where("numbering_series", "=", sequence.series)
    .where("document_status", ">", DRAFT)
    .where("shares_number", "=", UNIQUE);
}

const selectAllOf = query((db, sequence: Sequence) => selectOfSequence(db, sequence));

const selectLeft = query((db, sequence: Sequence) =>
  selectOfSequence(db, sequence)
    .where("remaining", ">", sql.lit(0))
    .orderBy("dated")
    .orderBy("numbering_authorization_id"),
);

const selectOverlap = queryOne((db, range: Range) =>
  selectOfSequence(db, range)
    .where("range_from", "<=", range.range_to)
    .where("range_to", ">=", range.range_from)
    .limit(1),
);

const selectOne = queryOne((db, key: AuthorizationKey) =>
  db
    .selectFrom("numbering_authorizations")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("numbering_authorization_id", "=", key.numbering_authorization_id),
);

const countIssued = queryOne((db, range: Range) =>
  issuedOf(db, range)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("document_number", ">=", range.range_from)
    .where("document_number", "<=", range.range_to),
);

const selectIssued = queryOne(
  (db, folio: Folio) =>
    issuedOf(db, folio).select("document_id").where("document_number", "=", folio.number),
  deferredDocuments,
);

// Selects the last number of the unbroken run of issued numbers that starts at `number`.
const selectRunEnd = queryOne(
  (db, folio: Folio) =>
    issuedOf(db, folio)
      .select("document_number")
      .where("document_number", ">=", folio.number)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("documents as following")
              .select("following.document_id")
              .where("following.account_id", "=", folio.account_id)
              .whereRef(
                "following.document_type_taxbureau",
                "=",
                "documents.document_type_taxbureau",
              )
              .whereRef("following.numbering_series", "=", "documents.numbering_series")
              .where("following.document_status", ">", DRAFT)
              .where("following.shares_number", "=", UNIQUE)
              .where(sql<boolean>`following.document_number = documents.document_number + 1`),
          ),
        ),
      )
      .orderBy("document_number")
      .limit(1),
  deferredDocuments,
);

const insert = change((db, row: NumberingAuthorizationRow) =>
  db.insertInto("numbering_authorizations").values({
    account_id: row.account_id,
    numbering_authorization_id: row.numbering_authorization_id,
    created_at: row.created_at,
    document_type_taxbureau: row.document_type_taxbureau,
    series: row.series,
    dated: row.dated,
    range_from: row.range_from,
    range_to: row.range_to,
    last: row.last,
    remaining: row.remaining,
    used: row.used,
    body: row.body,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    secret: row.secret,
    key_name: row.key_name,
  }),
);

const use = change((db, row: AuthorizationKey & { last: number }) =>
  db
    .updateTable("numbering_authorizations")
    .set((eb) => ({
      last: row.last,
      remaining: eb("remaining", "-", 1),
      used: eb("used", "+", 1),
    }))
    .where("account_id", "=", row.account_id)
    .where("numbering_authorization_id", "=", row.numbering_authorization_id),
);

const remove = change((db, key: AuthorizationKey) =>
  db
    .deleteFrom("numbering_authorizations")
    .where("account_id", "=", key.account_id)
    .where("numbering_authorization_id", "=", key.numbering_authorization_id),
);

/** The authorizations of a sequence, in no defined order. */
export const findAuthorizationsOf = selectAllOf;

/** The authorizations of a sequence that have numbers left, in order of `dated`, oldest first. */
export const findAuthorizationsLeft = selectLeft;

/** The authorization with the given identifier, including its sealed `secret`; undefined if it does not exist. */
export async function findNumberingAuthorization(
  session: Session,
  accountId: number,
  numberingAuthorizationId: number,
): Promise<NumberingAuthorizationRow | undefined> {
  const key = { account_id: accountId, numbering_authorization_id: numberingAuthorizationId };
  return selectOne(session, key);
}

/** The first number after `last` that no issued document has; undefined if the authorization's range has none. */
export async function nextNumberOf(
  session: Session,
  row: NumberingAuthorizationRow,
): Promise<number | undefined> {
  const { account_id, document_type_taxbureau, series } = row;
  const sequence = { account_id, document_type_taxbureau, series };
  let number = row.last + 1;
  if ((await selectIssued(session, { ...sequence, number })) !== undefined) {
    number =
      ((await selectRunEnd(session, { ...sequence, number }))?.document_number ?? number) + 1;
  }
  return number <= row.range_to ? number : undefined;
}

/**
 * Counts one more number of `row` as used. If the server assigned the number, pass it as `last`. If the request chose
 * the number, omit `last`.
 */
export async function useAuthorization(
  transaction: Transaction,
  row: NumberingAuthorizationRow,
  last = row.last,
): Promise<void> {
  const { account_id, numbering_authorization_id } = row;
  await use(transaction, { account_id, numbering_authorization_id, last });
}

/**
 * Stores an authorization and returns its row; returns undefined if the range overlaps another range of the sequence.
 * Throws `KeyRetired` if the key that `key_name` names is retired.
 */
export async function insertNumberingAuthorization(
  transaction: Transaction,
  row: NewNumberingAuthorization,
): Promise<NumberingAuthorizationRow | undefined> {
  if (row.key_name !== null) {
    await lockKeyName(transaction, row.key_name);
  }
  await claimSequence(transaction, row);
  if ((await selectOverlap(transaction, row)) !== undefined) {
    return undefined;
  }
  const issued = Number((await countIssued(transaction, row))?.count);
  const remaining = row.range_to - row.range_from + 1 - issued;
  const whole = { ...row, last: row.range_from - 1, remaining, used: 0 };
  await insert(transaction, whole);
  await setAuthorized(transaction, row, true);
  return whole;
}

/** Deletes an authorization; false if one of its numbers was used, undefined if the authorization does not exist. */
export async function deleteNumberingAuthorization(
  transaction: Transaction,
  accountId: number,
  numberingAuthorizationId: number,
): Promise<boolean | undefined> {
  const key = { account_id: accountId, numbering_authorization_id: numberingAuthorizationId };
  const found = await selectOne(transaction, key);
  if (found === undefined) {
    return undefined;
  }
  await claimSequence(transaction, found);
  // Another transaction may have used or deleted the authorization before the claim.
  const row = await selectOne(transaction, key);
  if (row === undefined || row.used > 0) {
    return row === undefined ? undefined : false;
  }
  await remove(transaction, key);
  const left = await selectAllOf(transaction, row);
  await setAuthorized(transaction, row, left.length > 0);
  return true;
}
