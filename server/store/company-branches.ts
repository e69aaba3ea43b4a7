import type { Selectable } from "kysely";
import { sql } from "kysely";
import { columnText } from "./column-text.ts";
import type { Builder } from "./query.ts";
import { change, locking, query } from "./query.ts";
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
    parent_company_branch_id: row.parent_company_branch_id,
    is_headquarters: row.is_headquarters,
  }),
);

const update = change((db, row: CompanyBranchRow) =>
  db
    .updateTable("company_branches")
    .set({
      internal_code: row.internal_code,
      body: row.body,
      parent_company_branch_id: row.parent_company_branch_id,
    })
    .where("account_id", "=", row.account_id)
    .where("company_branch_id", "=", row.company_branch_id),
);

const claim = locking("claim", (db, key: BranchKey) =>
  db
    .selectFrom("company_branches")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("company_branch_id", "=", key.company_branch_id),
);

const byCode = (db: Builder, key: { account_id: number; internal_code: string }) =>
  db
    .selectFrom("company_branches")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("internal_code", "=", key.internal_code);

const selectByCode = query(byCode);
const lockByCode = locking("keep", byCode);

const selectHeadquarters = query((db, key: { account_id: number }) =>
  db
    .selectFrom("company_branches")
    .select("company_branch_id")
    .where("account_id", "=", key.account_id)
    .where(sql.ref("is_headquarters"), "=", sql.lit(1))
    .limit(1),
);

// UNION omits branches already found, so that the search ends even if parents form a cycle.
const selectAbove = query((db, key: BranchKey & { parent: number }) =>
  db
    .withRecursive("above", (above) =>
      above
        .selectFrom("company_branches")
        .select(["company_branch_id", "parent_company_branch_id"])
        .where("account_id", "=", key.account_id)
        .where("company_branch_id", "=", key.parent)
        .union(
          above
            .selectFrom("company_branches as parent")
            .innerJoin("above", "above.parent_company_branch_id", "parent.company_branch_id")
            .select(["parent.company_branch_id", "parent.parent_company_branch_id"])
            .where("parent.account_id", "=", key.account_id),
        ),
    )
    .selectFrom("above")
    .select("company_branch_id")
    .where("company_branch_id", "=", key.company_branch_id),
);

/** Stores a new branch. Its internal code must be unique in the account. */
export async function insertCompanyBranch(
  transaction: Transaction,
  row: CompanyBranchRow,
): Promise<void> {
  await insert(transaction, row);
}

/** Stores changes of a branch that `claimCompanyBranch` has locked. Its internal code must be unique in the account. */
export async function saveCompanyBranch(
  transaction: Transaction,
  row: CompanyBranchRow,
): Promise<void> {
  await update(transaction, row);
}

/** The branch with this internal code, or undefined. */
export async function findBranchByCode(
  session: Session,
  accountId: number,
  internalCode: string,
): Promise<CompanyBranchRow | undefined> {
  const key = { account_id: accountId, internal_code: columnText(internalCode) };
  return (await selectByCode(session, key))[0];
}

/** Locks the branch that has this internal code, so that the code cannot change until the transaction ends. */
export async function lockBranchCode(
  transaction: Transaction,
  accountId: number,
  internalCode: string,
): Promise<void> {
  const key = { account_id: accountId, internal_code: columnText(internalCode) };
  // SQLite has only one writing transaction at a time, so no lock is needed.
  if (transaction.engine !== "sqlite") {
    await lockByCode(transaction, key);
  }
}

/** Whether an account has a headquarters branch. */
export async function hasHeadquarters(session: Session, accountId: number): Promise<boolean> {
  return (await selectHeadquarters(session, { account_id: accountId })).length > 0;
}

/** Whether a branch is `other` or an ancestor of `other`. */
export async function isBranchAbove(
  session: Session,
  accountId: number,
  companyBranchId: number,
  other: number,
): Promise<boolean> {
  const key = { account_id: accountId, company_branch_id: companyBranchId, parent: other };
  return (await selectAbove(session, key)).length > 0;
}

/** Locks the branch's row against other writers until the transaction ends; undefined if the branch does not exist. */
export async function claimCompanyBranch(
  transaction: Transaction,
  accountId: number,
  companyBranchId: number,
): Promise<CompanyBranchRow | undefined> {
  const key = { account_id: accountId, company_branch_id: companyBranchId };
  return (await claim(transaction, key))[0];
}
