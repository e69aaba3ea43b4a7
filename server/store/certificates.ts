import type { Selectable } from "kysely";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { CertificateTable } from "./tables.ts";

/** The state of an account's certificate. */
export type CertificateRow = Selectable<CertificateTable>;

/** One revision of an account's certificate; each renewal starts a new revision. */
export type CertificateRevision = Pick<CertificateRow, "account_id" | "revision">;

const renew = query((db, key: { account_id: number }) =>
  db
    .insertInto("certificates")
    .values({
      account_id: key.account_id,
      revision: 1,
      state: "pending",
      reasons: "[]",
      attempts: 0,
    })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet((eb) => ({
        revision: eb("certificates.revision", "+", 1),
        state: "pending",
        reasons: "[]",
        checked_at: null,
        not_before: null,
        not_after: null,
        attempts: 0,
      })),
    )
    .returning("revision"),
);

const select = query((db, key: { account_id: number }) =>
  db.selectFrom("certificates").selectAll().where("account_id", "=", key.account_id),
);

const count = query((db, key: CertificateRevision) =>
  db
    .updateTable("certificates")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("account_id", "=", key.account_id)
    .where("revision", "=", key.revision)
    .returning("attempts"),
);

const discount = change((db, key: CertificateRevision) =>
  db
    .updateTable("certificates")
    .set((eb) => ({ attempts: eb("attempts", "-", 1) }))
    .where("account_id", "=", key.account_id)
    .where("revision", "=", key.revision)
    .where("attempts", ">", 0),
);

const save = change((db, row: CertificateRow) =>
  db
    .updateTable("certificates")
    .set({
      state: row.state,
      reasons: row.reasons,
      checked_at: row.checked_at,
      not_before: row.not_before,
      not_after: row.not_after,
      attempts: row.attempts,
    })
    .where("account_id", "=", row.account_id)
    .where("revision", "=", row.revision),
);

/** Marks an account's new or renewed certificate as unchecked (`pending`); returns the certificate's revision. */
export async function renewCertificate(
  transaction: Transaction,
  accountId: number,
): Promise<number> {
  const [row] = await renew(transaction, { account_id: accountId });
  return row?.revision ?? 1;
}

/** The state of an account's certificate; undefined without a certificate. */
export async function findCertificate(
  session: Session,
  accountId: number,
): Promise<CertificateRow | undefined> {
  return (await select(session, { account_id: accountId }))[0];
}

/** Counts an attempt to check a revision; returns the number of attempts, or undefined if a newer revision exists. */
export async function countAttempt(
  transaction: Transaction,
  key: CertificateRevision,
): Promise<number | undefined> {
  return (await count(transaction, key))[0]?.attempts;
}

/** Reduces the number of attempts by one, after a failure that the certificate did not cause. */
export async function discountAttempt(
  transaction: Transaction,
  key: CertificateRevision,
): Promise<void> {
  await discount(transaction, key);
}

/** Stores the result of a check unless the certificate was renewed meanwhile; returns whether the result was stored. */
export async function saveCertificate(
  transaction: Transaction,
  row: CertificateRow,
): Promise<boolean> {
  return (await save(transaction, row)) > 0;
}
