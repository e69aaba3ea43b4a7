import type { Selectable } from "kysely";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { IdempotencyKeyTable } from "./tables.ts";

/** The answer that is kept for one key of one caller on one path. */
export type IdempotencyKeyRow = Selectable<IdempotencyKeyTable>;

/** What a key is looked up by. */
export type IdempotencyPlace = Pick<IdempotencyKeyRow, "account_id" | "path" | "idempotency_key">;

const select = query((db, place: IdempotencyPlace) =>
  db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("account_id", "=", place.account_id)
    .where("path", "=", place.path)
    .where("idempotency_key", "=", place.idempotency_key),
);

const insert = change((db, row: IdempotencyKeyRow) =>
  db.insertInto("idempotency_keys").values({
    account_id: row.account_id,
    path: row.path,
    idempotency_key: row.idempotency_key,
    fingerprint: row.fingerprint,
    status: row.status,
    location: row.location,
    body: row.body,
    created_at: row.created_at,
  }),
);

const replaceBody = change((db, row: IdempotencyPlace & { body: string }) =>
  db
    .updateTable("idempotency_keys")
    .set({ body: row.body })
    .where("account_id", "=", row.account_id)
    .where("path", "=", row.path)
    .where("idempotency_key", "=", row.idempotency_key),
);

const remove = change((db, place: IdempotencyPlace) =>
  db
    .deleteFrom("idempotency_keys")
    .where("account_id", "=", place.account_id)
    .where("path", "=", place.path)
    .where("idempotency_key", "=", place.idempotency_key),
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

/** What is kept for a key, or undefined. */
export async function findIdempotencyKey(
  session: Session,
  place: IdempotencyPlace,
): Promise<IdempotencyKeyRow | undefined> {
  return (await select(session, place))[0];
}

/** Keeps an answer; another row of the same key makes the transaction fail as one worth running again. */
export async function insertIdempotencyKey(
  transaction: Transaction,
  row: IdempotencyKeyRow,
): Promise<void> {
  await insert(transaction, row);
}

/** Keeps another body for a key. */
export async function replaceIdempotentBody(
  transaction: Transaction,
  row: IdempotencyPlace & { readonly body: string },
): Promise<void> {
  await replaceBody(transaction, row);
}

/** Frees a key whose answer is no longer kept. */
export async function removeIdempotencyKey(
  transaction: Transaction,
  place: IdempotencyPlace,
): Promise<void> {
  await remove(transaction, place);
}

/** Removes the oldest answers kept before a time (ms), at most so many; answers how many. */
export const removeOldIdempotencyKeys = removeBefore;
