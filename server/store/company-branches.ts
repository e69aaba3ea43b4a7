import type { Selectable } from "kysely";
import { columnText } from "./column-text.ts";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { CompanyBranchTable } from "./tables.ts";

/** A branch of one account. */
export type CompanyBranchRow = Selectable<CompanyBranchTable>;

interface BranchKey {
  readonly account_id: number;
  readonly company_branch_id: number;
}

const insert = change((db, row: CompanyBranchRow) =>
  db.insertInto("company_branches").values({
    account_id: row.account_id,
    company_branch_id: row.company_branch_id,
    internal_code: row.internal_code,
    created_at: row.created_at,
    body: row.body,
  }),
);

const update = change((db, row: CompanyBranchRow) =>
  db
    .updateTable("company_branches")
    .set({ internal_code: row.internal_code, body: row.body })
    .where("account_id", "=", row.account_id)
    .where("company_branch_id", "=", row.company_branch_id),
);

const claim = query((db, key: BranchKey) =>
  db
    .updateTable("company_branches")
    .set((eb) => ({ body: eb.ref("body") }))
    .where("account_id", "=", key.account_id)
    .where("company_branch_id", "=", key.company_branch_id)
    .returningAll(),
);

const selectByCode = query((db, key: { account_id: number; internal_code: string }) =>
  db
    .selectFrom("company_branches")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("internal_code", "=", key.internal_code),
);

/** Stores a new branch; its internal code must be free. */
export async function insertCompanyBranch(
  transaction: Transaction,
  row: CompanyBranchRow,
): Promise<void> {
  await insert(transaction, row);
}

/** Writes a claimed branch back; its internal code must be free or its own. */
export async function saveCompanyBranch(
  transaction: Transaction,
  row: CompanyBranchRow,
): Promise<void> {
  await update(transaction, row);
}

/** The branch that an account calls by this internal code, or undefined. */
export async function findBranchByCode(
  session: Session,
  accountId: number,
  internalCode: string,
): Promise<CompanyBranchRow | undefined> {
  const key = { account_id: accountId, internal_code: columnText(internalCode) };
  return (await selectByCode(session, key))[0];
}

/** The branch as it stands, held against other writers until the transaction ends. */
export async function claimCompanyBranch(
  transaction: Transaction,
  accountId: number,
  companyBranchId: number,
): Promise<CompanyBranchRow | undefined> {
  const key = { account_id: accountId, company_branch_id: companyBranchId };
  return (await claim(transaction, key))[0];
}
