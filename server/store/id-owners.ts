import { query, runOnce } from "./query.ts";
import type { Counter, Session } from "./session.ts";

/** A block of identifiers of one account. */
export interface OwnedBlock {
  readonly counter: Counter;
  readonly first: number;
  readonly last: number;
  readonly account_id: number;
}

const select = query((db, key: { counter: Counter; id: number }) =>
  db
    .selectFrom("id_owners")
    .select(["first", "account_id"])
    .where("counter", "=", key.counter)
    .where("last", ">=", key.id)
    .orderBy("last")
    .limit(1),
);

/** The account whose block contains an identifier; undefined if no owned block contains the identifier. */
export async function findIdOwner(
  session: Session,
  counter: Counter,
  id: number,
): Promise<number | undefined> {
  const [block] = await select(session, { counter, id });
  return block !== undefined && block.first <= id ? block.account_id : undefined;
}

/** Stores the owners of blocks. */
export async function insertIdOwners(
  session: Session,
  blocks: readonly OwnedBlock[],
): Promise<void> {
  await runOnce(session, (db) => db.insertInto("id_owners").values([...blocks]));
}
