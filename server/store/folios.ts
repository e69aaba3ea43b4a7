import { sql } from "kysely";
import { query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";

/** One sequence of folios: an account's documents of one type and one series or branch. */
export interface Sequence {
  readonly account_id: number;
  readonly document_type_id: number;
  readonly series: string;
}

const advance = query((db, sequence: Sequence) =>
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
    .returning("last"),
);

const selectTaken = query((db, folio: Sequence & { document_number: number }) =>
  db
    .selectFrom("documents")
    .select("document_id")
    .where("account_id", "=", folio.account_id)
    .where("document_type_id", "=", folio.document_type_id)
    .where("series", "=", folio.series)
    .where("document_number", "=", folio.document_number)
    // Written out: of a value that is bound, SQLite cannot know beforehand that the index of folios has it.
    .where("document_status", ">", sql.lit(0)),
);

/** The next folio of a sequence, from 1 on, stepping over those that callers chose themselves; it is given back when the transaction is undone. */
export async function takeFolio(transaction: Transaction, sequence: Sequence): Promise<number> {
  for (;;) {
    const [row] = await advance(transaction, sequence);
    if (row === undefined) {
      throw new Error("A folio sequence gave no number.");
    }
    if (!(await isFolioTaken(transaction, sequence, row.last))) {
      return row.last;
    }
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
  return (await selectTaken(session, folio)).length > 0;
}
