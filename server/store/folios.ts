import { sql } from "kysely";
import { createGroupCache } from "./group-cache.ts";
import { change, insertion, queryOne } from "./query.ts";
import type { Session, Transaction } from "./session.ts";

/**
 * The key of a number sequence. All documents of the account that have this `document_type_taxbureau`, and `series` as
 * their `numbering_series`, share the sequence.
 */
export interface Sequence {
  readonly account_id: number;
  readonly document_type_taxbureau: string;
  readonly series: string;
}

/**
 * The state of a sequence. `last` is the number assigned last; `taken` is the lowest number above `last` that an issued
 * document already has. `authorized` says whether authorizations supply the numbers.
 */
interface Head {
  readonly last: number;
  readonly taken: number | undefined;
  readonly authorized: boolean;
}

const headsOf = createGroupCache<Head>();

// Literals: with bound values, SQLite does not use the partial index.
const DRAFT = sql.lit(0);
const UNIQUE = sql.lit(0);

// A statement with this hint runs before the deferred inserts of documents, so it may miss documents of its group. If
// two writes of a group then use the same number, the unique index rejects the group, and each write runs alone.
const deferredDocuments = { ignoresDeferred: "documents" };

// An UPDATE, because Citus rejects subqueries in the RETURNING clause of an INSERT.
const advance = queryOne(
  (db, sequence: Sequence & { first: number; before: number }) =>
    db
      .updateTable("numbering_sequences")
      .set((eb) => ({
        last: eb
          .case()
          .when("numbering_sequences.authorized", "=", 1)
          .then(eb.ref("numbering_sequences.last"))
          .when("numbering_sequences.last", "<", sequence.before)
          .then(sequence.first)
          .else(eb("numbering_sequences.last", "+", 1))
          .end(),
      }))
      .where("numbering_sequences.account_id", "=", sequence.account_id)
      .where("numbering_sequences.document_type_taxbureau", "=", sequence.document_type_taxbureau)
      .where("numbering_sequences.series", "=", sequence.series)
      .returning((eb) => [
        "last",
        "authorized",
        eb
          .selectFrom("documents")
          .select("document_id")
          .where("documents.account_id", "=", sequence.account_id)
          .where("documents.document_type_taxbureau", "=", sequence.document_type_taxbureau)
          .where("documents.numbering_series", "=", sequence.series)
          .whereRef("documents.document_number", "=", "numbering_sequences.last")
          .where("documents.document_status", ">", DRAFT)
          .where("documents.shares_number", "=", UNIQUE)
          .as("taken_by"),
      ]),
  deferredDocuments,
);

const writeHead = insertion(
  "numbering_sequences",
  ["account_id", "document_type_taxbureau", "series", "last", "authorized"],
  "replace into",
);

const claim = change((db, sequence: Sequence) =>
  db
    .insertInto("numbering_sequences")
    .values({
      account_id: sequence.account_id,
      document_type_taxbureau: sequence.document_type_taxbureau,
      series: sequence.series,
      last: 0,
      authorized: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "document_type_taxbureau", "series"])
        .doUpdateSet((eb) => ({ last: eb.ref("numbering_sequences.last") })),
    ),
);

const updateAuthorized = change((db, row: Sequence & { authorized: number }) =>
  db
    .updateTable("numbering_sequences")
    .set({ authorized: row.authorized })
    .where("account_id", "=", row.account_id)
    .where("document_type_taxbureau", "=", row.document_type_taxbureau)
    .where("series", "=", row.series),
);

const selectHead = queryOne((db, sequence: Sequence) =>
  db
    .selectFrom("numbering_sequences")
    .select(["last", "authorized"])
    .where("account_id", "=", sequence.account_id)
    .where("document_type_taxbureau", "=", sequence.document_type_taxbureau)
    .where("series", "=", sequence.series),
);

const selectTakenAfter = queryOne(
  (db, folio: Sequence & { last: number }) =>
    db
      .selectFrom("documents")
      .select((eb) => eb.fn.min<number | null>("document_number").as("taken"))
      .where("account_id", "=", folio.account_id)
      .where("document_type_taxbureau", "=", folio.document_type_taxbureau)
      .where("numbering_series", "=", folio.series)
      .where("document_number", ">", folio.last)
      .where("document_status", ">", DRAFT)
      .where("shares_number", "=", UNIQUE),
  deferredDocuments,
);

const selectTaken = queryOne((db, folio: Sequence & { document_number: number }) =>
  db
    .selectFrom("documents")
    .select("document_id")
    .where("account_id", "=", folio.account_id)
    .where("document_type_taxbureau", "=", folio.document_type_taxbureau)
    .where("numbering_series", "=", folio.series)
    .where("document_number", "=", folio.document_number)
    .where("document_status", ">", DRAFT)
    .where("shares_number", "=", UNIQUE),
);

/**
 * Locks a sequence until the transaction ends; assigns and returns its next free number, which is at least `first`.
 * Returns undefined if authorizations supply its numbers.
 */
export async function takeFolio(
  transaction: Transaction,
  sequence: Sequence,
  first = 1,
): Promise<number | undefined> {
  const heads = headsOf(transaction);
  if (heads === undefined) {
    return takeAlone(transaction, sequence, first);
  }
  const head = heads.get(keyOf(sequence)) ?? (await readHead(transaction, sequence, first));
  if (head.authorized) {
    heads.set(keyOf(sequence), head);
    return undefined;
  }
  let { last, taken } = head;
  last += 1;
  while (last === taken) {
    taken = await takenAfter(transaction, sequence, last);
    last += 1;
  }
  const { account_id, document_type_taxbureau, series } = sequence;
  const row = { account_id, document_type_taxbureau, series, last, authorized: 0 };
  await writeHead(transaction, row);
  heads.set(keyOf(sequence), { last, taken, authorized: false });
  return last;
}

async function readHead(
  transaction: Transaction,
  sequence: Sequence,
  first: number,
): Promise<Head> {
  const stored = (await selectHead(transaction, sequence)) ?? { last: 0, authorized: 0 };
  const last = Math.max(stored.last, first - 1);
  const authorized = stored.authorized === 1;
  const taken = authorized ? undefined : await takenAfter(transaction, sequence, last);
  return { last, taken, authorized };
}

async function takenAfter(transaction: Transaction, sequence: Sequence, last: number) {
  const { account_id, document_type_taxbureau, series } = sequence;
  const key = { account_id, document_type_taxbureau, series, last };
  return (await selectTakenAfter(transaction, key))?.taken ?? undefined;
}

async function takeAlone(
  transaction: Transaction,
  sequence: Sequence,
  first: number,
): Promise<number | undefined> {
  for (;;) {
    const row = await advance(transaction, { ...sequence, first, before: first - 1 });
    if (row === undefined) {
      await claim(transaction, sequence);
    } else if (row.authorized === 1) {
      return undefined;
    } else if (row.taken_by === null) {
      return row.last;
    }
  }
}

/** Locks a sequence until the transaction ends, so that no other transaction assigns its numbers. */
export async function claimSequence(transaction: Transaction, sequence: Sequence): Promise<void> {
  // SQLite has only one writing transaction at a time, so no lock is needed.
  if (transaction.engine !== "sqlite") {
    await claim(transaction, sequence);
  }
}

/** Sets whether authorizations supply the numbers of a sequence. */
export async function setAuthorized(
  transaction: Transaction,
  sequence: Sequence,
  isAuthorized: boolean,
): Promise<void> {
  await claim(transaction, sequence);
  await updateAuthorized(transaction, { ...sequence, authorized: isAuthorized ? 1 : 0 });
  headsOf(transaction)?.delete(keyOf(sequence));
}

/** Whether an issued document of the sequence has this number. */
export async function isFolioTaken(
  session: Session,
  sequence: Sequence,
  documentNumber: number,
): Promise<boolean> {
  const { account_id, document_type_taxbureau, series } = sequence;
  const folio = { account_id, document_type_taxbureau, series, document_number: documentNumber };
  return (await selectTaken(session, folio)) !== undefined;
}

function keyOf({ account_id, document_type_taxbureau, series }: Sequence): string {
  return `${account_id} ${document_type_taxbureau} ${series}`;
}
