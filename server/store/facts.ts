import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";

const selectFact = query((db, fact: { name: string }) =>
  db.selectFrom("meta").select("value").where("name", "=", fact.name),
);

const insertFact = change((db, fact: { name: string; value: string }) =>
  db
    .insertInto("meta")
    .values({ name: fact.name, value: fact.value })
    .onConflict((conflict) => conflict.column("name").doNothing()),
);

/** A fact about this database, or undefined. */
export async function readFact(session: Session, name: string): Promise<string | undefined> {
  return (await selectFact(session, { name }))[0]?.value;
}

/** Writes a fact unless there is one; answers the one that holds. */
export async function writeFactOnce(
  transaction: Transaction,
  name: string,
  value: string,
): Promise<string> {
  await insertFact(transaction, { name, value });
  return (await readFact(transaction, name)) ?? value;
}
