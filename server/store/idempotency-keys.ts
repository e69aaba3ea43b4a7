import type { Selectable } from "kysely";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { IdempotencyKeyTable } from "./tables.ts";

/** The stored response for one key of one caller on one path. */
export type IdempotencyKeyRow = Selectable<IdempotencyKeyTable>;

/** The primary key of a stored response. */
export type IdempotencyPlace = Pick<IdempotencyKeyRow, "account_id" | "path" | "idempotency_key">;

/** The status of a claimed key before its response; never committed. */
const NONE = 0;

const select = query((db, place: IdempotencyPlace) =>
  db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("account_id", "=", place.account_id)
    .where("path", "=", place.path)
    .where("idempotency_key", "=", place.idempotency_key),
);

const upsert = change((db, row: IdempotencyKeyRow) =>
  db
    .insertInto("idempotency_keys")
    .values(columnsOf(row))
    .onConflict((conflict) =>
      conflict.columns(["account_id", "path", "idempotency_key"]).doUpdateSet((eb) => ({
        fingerprint: eb.ref("excluded.fingerprint"),
        status: eb.ref("excluded.status"),
        location: eb.ref("excluded.location"),
        body: eb.ref("excluded.body"),
        created_at: eb.ref("excluded.created_at"),
      })),
    ),
);

// Inserts the row, or rewrites an existing row unchanged. The rewrite waits for another transaction's lock, and then
// locks the row.
const claim = query((db, row: IdempotencyKeyRow) =>
  db
    .insertInto("idempotency_keys")
    .values(columnsOf(row))
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "path", "idempotency_key"])
        .doUpdateSet((eb) => ({ status: eb.ref("idempotency_keys.status") })),
    )
    .returningAll(),
);

function columnsOf(row: IdempotencyKeyRow): IdempotencyKeyRow {
  return {
    account_id: row.account_id,
    path: row.path,
    idempotency_key: row.idempotency_key,
    fingerprint: row.fingerprint,
    status: row.status,
    location: row.location,
    body: row.body,
    created_at: row.created_at,
  };
}

const replaceBody = change((db, row: IdempotencyPlace & { body: string }) =>
  db
    .updateTable("idempotency_keys")
    .set({ body: row.body })
    .where("account_id", "=", row.account_id)
    .where("path", "=", row.path)
    .where("idempotency_key", "=", row.idempotency_key),
);

const removeBefore = change((db, { before, limit }: { before: number; limit: number }) =>
  db
    .deleteFrom("idempotency_keys")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("account_id", "path", "idempotency_key"),
        "in",
        selectFrom("idempotency_keys")
          .select(["account_id", "path", "idempotency_key"])
          .where("created_at", "<", before)
          .orderBy("created_at")
          .limit(limit)
          .$asTuple("account_id", "path", "idempotency_key"),
      ),
    ),
);

/** The row of a key, or undefined. */
export async function findIdempotencyKey(
  session: Session,
  place: IdempotencyPlace,
): Promise<IdempotencyKeyRow | undefined> {
  return (await select(session, place))[0];
}

/** Locks a key until the transaction ends. Returns its row; undefined for a new key. `at` is the time now (ms). */
export async function claimIdempotencyKey(
  transaction: Transaction,
  place: IdempotencyPlace,
  at: number,
): Promise<IdempotencyKeyRow | undefined> {
  // SQLite has only one writing transaction at a time, so no lock is needed.
  if (transaction.engine === "sqlite") {
    return findIdempotencyKey(transaction, place);
  }
  const { account_id, path, idempotency_key } = place;
  const empty = { fingerprint: "", status: NONE, location: null, body: "", created_at: at };
  const [row] = await claim(transaction, { account_id, path, idempotency_key, ...empty });
  return row?.status === NONE ? undefined : row;
}

/** Stores the response for a claimed key. */
export async function saveResponse(
  transaction: Transaction,
  row: IdempotencyKeyRow,
): Promise<void> {
  await upsert(transaction, row);
}

/** Replaces the stored body of a key. */
export async function replaceIdempotentBody(
  transaction: Transaction,
  row: IdempotencyPlace & { readonly body: string },
): Promise<void> {
  await replaceBody(transaction, row);
}

/** Removes the oldest responses stored before a time (ms), up to a limit; returns their number. */
export const removeOldIdempotencyKeys = removeBefore;
