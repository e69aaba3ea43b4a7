import { sql } from "kysely";
import { createGroupCache } from "./group-cache.ts";
import { change, insertion, queryOne } from "./query.ts";
import type { Session, Transaction } from "./session.ts";

/** One sequence of folios: an account's documents of one type and one series or branch. */
export interface Sequence {
  readonly account_id: number;
  readonly document_type_id: number;
  readonly series: string;
}

/** The position of a sequence, and the next number taken by a caller's choice. */
interface Head {
  readonly last: number;
  readonly taken: number | undefined;
}

const headsOf = createGroupCache<Head>();

// A literal value: of a bound one SQLite does not know that the partial index applies.
const DRAFT = sql.lit(0);

// The unique index finds a concurrent choice of the same number, and then all works are stored one by one.
const deferredDocuments = { ignoresDeferred: "documents" };

const advance = queryOne(
  (db, sequence: Sequence) =>
    db
      .insertInto("folios")
      .values({
        account_id: sequence.account_id,
        document_type_id: sequence.document_type_id,
        series: sequence.series,
        last: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "document_type_id", "series"])
          .doUpdateSet((eb) => ({ last: eb("folios.last", "+", 1) })),
      )
      .returning((eb) => [
        "last",
        eb
          .selectFrom("documents")
          .select("document_id")
          .whereRef("documents.account_id", "=", "folios.account_id")
          .whereRef("documents.document_type_id", "=", "folios.document_type_id")
          .whereRef("documents.series", "=", "folios.series")
          .whereRef("documents.document_number", "=", "folios.last")
          .where("documents.document_status", ">", DRAFT)
          .as("taken_by"),
      ]),
  deferredDocuments,
);

const writeHead = insertion(
  "folios",
  ["account_id", "document_type_id", "series", "last"],
  "replace into",
);

const claim = change((db, sequence: Sequence) =>
  db
    .insertInto("folios")
    .values({
      account_id: sequence.account_id,
      document_type_id: sequence.document_type_id,
      series: sequence.series,
      last: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "document_type_id", "series"])
        .doUpdateSet((eb) => ({ last: eb.ref("folios.last") })),
    ),
);

const selectLast = queryOne((db, sequence: Sequence) =>
  db
    .selectFrom("folios")
    .select("last")
    .where("account_id", "=", sequence.account_id)
    .where("document_type_id", "=", sequence.document_type_id)
    .where("series", "=", sequence.series),
);

const selectTakenAfter = queryOne(
  (db, folio: Sequence & { last: number }) =>
    db
      .selectFrom("documents")
      .select((eb) => eb.fn.min<number | null>("document_number").as("taken"))
      .where("account_id", "=", folio.account_id)
      .where("document_type_id", "=", folio.document_type_id)
      .where("series", "=", folio.series)
      .where("document_number", ">", folio.last)
      .where("document_status", ">", DRAFT),
  deferredDocuments,
);

const selectTaken = queryOne((db, folio: Sequence & { document_number: number }) =>
  db
    .selectFrom("documents")
    .select("document_id")
    .where("account_id", "=", folio.account_id)
    .where("document_type_id", "=", folio.document_type_id)
    .where("series", "=", folio.series)
    .where("document_number", "=", folio.document_number)
    .where("document_status", ">", DRAFT),
);

/** The next folio of a sequence, from 1 on, skipping callers' own choices; a rollback gives it back. */
export async function takeFolio(transaction: Transaction, sequence: Sequence): Promise<number> {
  const heads = headsOf(transaction);
  if (heads === undefined) {
    return takeAlone(transaction, sequence);
  }
  const { account_id, document_type_id, series } = sequence;
  const key = `${account_id} ${document_type_id} ${series}`;
  let { last, taken } = heads.get(key) ?? (await readHead(transaction, sequence));
  last += 1;
  while (last === taken) {
    taken = await takenAfter(transaction, sequence, last);
    last += 1;
  }
  await writeHead(transaction, { account_id, document_type_id, series, last });
  heads.set(key, { last, taken });
  return last;
}

async function readHead(transaction: Transaction, sequence: Sequence): Promise<Head> {
  const { last } = (await selectLast(transaction, sequence)) ?? { last: 0 };
  return { last, taken: await takenAfter(transaction, sequence, last) };
}

async function takenAfter(transaction: Transaction, sequence: Sequence, last: number) {
  const { account_id, document_type_id, series } = sequence;
  const key = { account_id, document_type_id, series, last };
  return (await selectTakenAfter(transaction, key))?.taken ?? undefined;
}

async function takeAlone(transaction: Transaction, sequence: Sequence): Promise<number> {
  for (;;) {
    const row = await advance(transaction, sequence);
    if (row === undefined) {
      throw new Error("A folio sequence gave no number.");
    }
    if (row.taken_by === null) {
      return row.last;
    }
  }
}

/** Locks a sequence against other numbering until the transaction ends. */
export async function claimSequence(transaction: Transaction, sequence: Sequence): Promise<void> {
  // SQLite has one writing transaction, so nobody has to wait.
  if (transaction.engine !== "sqlite") {
    await claim(transaction, sequence);
  }
}

/** Whether an issued document of the sequence has this folio. */
export async function isFolioTaken(
  session: Session,
  sequence: Sequence,
  documentNumber: number,
): Promise<boolean> {
  const folio = {
    account_id: sequence.account_id,
    document_type_id: sequence.document_type_id,
    series: sequence.series,
    document_number: documentNumber,
  };
  return (await selectTaken(session, folio)) !== undefined;
}
