import { sql } from "kysely";
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

const upsertFact = change((db, fact: { name: string; value: string }) =>
  db
    .insertInto("meta")
    .values({ name: fact.name, value: fact.value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: fact.value })),
);

const countUp = query((db, fact: { name: string; first: string }) =>
  db
    .insertInto("meta")
    .values({ name: fact.name, value: fact.first })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value: sql<string>`cast(cast(meta.value as integer) + 1 as text)` }),
    )
    .returning("value"),
);

/** A fact about this database, or undefined. */
export async function readFact(session: Session, name: string): Promise<string | undefined> {
  return (await selectFact(session, { name }))[0]?.value;
}

/** Writes a fact unless it exists; returns the stored value. */
export async function writeFactOnce(
  transaction: Transaction,
  name: string,
  value: string,
): Promise<string> {
  await insertFact(transaction, { name, value });
  return (await readFact(transaction, name)) ?? value;
}

/** Writes a fact, or replaces the stored value. */
export async function writeFact(
  transaction: Transaction,
  name: string,
  value: string,
): Promise<void> {
  await upsertFact(transaction, { name, value });
}

/** Increments a numeric fact, which is 0 if absent; returns the new number. */
export async function countUpFact(transaction: Transaction, name: string): Promise<number> {
  const [row] = await countUp(transaction, { name, first: "1" });
  return Number(row?.value);
}
