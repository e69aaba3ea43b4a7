import type { Operations, Resolvers, ValidationError } from "../../generated/routes.ts";
import { validationError, warning } from "../../generated/rules.js";
import type {
  CompanyBranch,
  CompanyBranchCreate,
  Warning,
} from "../../generated/types/models.d.ts";
import { is } from "../../generated/validators/company-branch-update.js";
import type { Principal } from "../auth/principal.ts";
import { accountOfNew, checkOwner, memberOf, notFound, pathId, scopeOf } from "../http/access.ts";
import { writeOnce } from "../http/idempotency.ts";
import { catchProblems, ProblemError, rejectInvalid, rejectState } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import { claimAccount } from "../store/claim-account.ts";
import { columnText } from "../store/column-text.ts";
import type { CompanyBranchRow } from "../store/company-branches.ts";
import {
  claimCompanyBranch,
  findBranchByCode,
  hasHeadquarters,
  insertCompanyBranch,
  isBranchAbove,
  saveCompanyBranch,
} from "../store/company-branches.ts";
import { findRow, readPage } from "../store/page.ts";
import { replicaThenPrimary } from "../store/replica-then-primary.ts";
import type { Session, Transaction } from "../store/session.ts";
import { guardList, readList } from "./lists.ts";
import { mergeMembers } from "./merge-members.ts";

type Named =
  | "createCompanyBranch"
  | "getCompanyBranch"
  | "listCompanyBranches"
  | "updateCompanyBranch";

type StoredBranch = Omit<CompanyBranch, "company_branch_id" | "account_id" | "warnings">;

const LIST = "company_branches";

/** Operations on company branches, the places that issue documents. */
export function companyBranchOperations(services: Services): Pick<Operations<Principal>, Named> {
  const { store, now } = services;

  async function create(
    transaction: Transaction,
    accountId: number,
    branch: StoredBranch,
  ): Promise<{ row: CompanyBranchRow; warnings: Warning[] }> {
    await claimAccount(transaction, accountId);
    rejectInvalid(await checkParent(transaction, accountId, branch));
    await checkCode(transaction, accountId, branch, undefined);
    const isSecond =
      branch.is_headquarters === 1 && (await hasHeadquarters(transaction, accountId));
    const row: CompanyBranchRow = {
      account_id: accountId,
      company_branch_id: await transaction.nextId("company_branches", accountId),
      created_at: now(),
      ...columnsOf(branch),
    };
    await insertCompanyBranch(transaction, row);
    const warnings = isSecond ? [warning("branch.second-headquarters", "/is_headquarters")] : [];
    return { row, warnings };
  }

  async function update(
    transaction: Transaction,
    found: CompanyBranchRow,
    change: Partial<StoredBranch>,
  ): Promise<CompanyBranchRow> {
    const { account_id, company_branch_id } = found;
    // The lock prevents two concurrent changes from making two branches each other's parent.
    await claimAccount(transaction, account_id);
    const row = await claimCompanyBranch(transaction, account_id, company_branch_id);
    if (row === undefined) {
      throw new ProblemError(notFound("company branch"));
    }
    const branch = mergeMembers(storedBranchOf(row), change);
    rejectInvalid(await checkParent(transaction, account_id, change, company_branch_id));
    await checkCode(transaction, account_id, branch, company_branch_id);
    const changed = { ...row, ...columnsOf(branch) };
    await saveCompanyBranch(transaction, changed);
    return changed;
  }

  return {
    createCompanyBranch: (request) =>
      catchProblems([400, 409, 422], () =>
        writeOnce(services, request, async (transaction) => {
          const { account_id, ...branch } = request.body;
          const { row, warnings } = await create(transaction, account_id, branch);
          const Location = `/v1/company_branches/${row.company_branch_id}`;
          const response = branchResponse(row);
          if (warnings.length > 0) {
            response.warnings = warnings;
          }
          return { status: 201, body: response, headers: { Location } };
        }),
      ),

    async getCompanyBranch({ principal, params }) {
      const row = await readBranch(services, principal, params.company_branch_id);
      return row === undefined
        ? notFound("company branch")
        : { status: 200, body: branchResponse(row) };
    },

    async listCompanyBranches(request) {
      const page = await readList(services, LIST, request, {
        read: (session, wanted) => readPage(session, "company_branches", wanted),
        position: (row) => ({ createdAt: row.created_at, id: row.company_branch_id }),
        toItems: (rows) => rows.map(branchResponse),
      });
      return { status: 200, body: page };
    },

    updateCompanyBranch: ({ principal, params, body }) =>
      catchProblems([400, 404, 409], async () => {
        const found = await readBranch(services, principal, params.company_branch_id);
        if (found === undefined) {
          return notFound("company branch");
        }
        const { account_id: _, company_branch_id: __, ...change } = body;
        const row = await store.write((transaction) => update(transaction, found, change));
        return { status: 200, body: branchResponse(row) };
      }),
  };
}

/** The checks before validation, such as whether the branch exists and whether the caller may use the account. */
export function companyBranchResolvers(services: Services): Pick<Resolvers<Principal>, Named> {
  return {
    async createCompanyBranch({ principal, body }) {
      const account = memberOf(body, "account_id");
      if (principal.kind === "operator" && account === undefined) {
        return undefined;
      }
      const found = await accountOfNew(services.store, principal, body, "");
      return "account" in found ? undefined : found;
    },

    async getCompanyBranch({ principal, params }) {
      const row = await readBranch(services, principal, params.company_branch_id);
      return row === undefined ? notFound("company branch") : undefined;
    },

    listCompanyBranches: async (request) => guardList(services, LIST, request),

    async updateCompanyBranch({ principal, params, body }) {
      const row = await readBranch(services, principal, params.company_branch_id);
      if (row === undefined) {
        return notFound("company branch");
      }
      const named = memberOf(body, "account_id");
      const owner = checkOwner(principal, named, row.account_id, "/account_id");
      if ("status" in owner) {
        return owner;
      }
      const id = memberOf(body, "company_branch_id");
      if (Number.isSafeInteger(id) && id !== row.company_branch_id) {
        owner.refusals.push(validationError("branch.id-mismatch", "/company_branch_id"));
      }
      if (owner.refusals.length > 0 && is(body)) {
        // These errors stop the request before the handler. The handler will not run, so its check of the parent runs
        // here, and the errors of this check are added.
        const look = (session: Session) =>
          checkParent(session, row.account_id, body, row.company_branch_id);
        owner.refusals.push(...(await services.store.read(look)));
      }
      return owner;
    },
  };
}

async function readBranch(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<CompanyBranchRow | undefined> {
  const id = pathId(text);
  return id === undefined
    ? undefined
    : replicaThenPrimary(store, (session) =>
        findRow(session, "company_branches", scopeOf(principal), id),
      );
}

async function checkParent(
  session: Session,
  accountId: number,
  { parent_company_branch_id: parent }: Partial<CompanyBranchCreate>,
  own?: number,
): Promise<ValidationError[]> {
  if (parent === undefined) {
    return [];
  }
  const pointer = "/parent_company_branch_id";
  if ((await findRow(session, "company_branches", accountId, parent)) === undefined) {
    return [validationError("branch.parent-unknown", pointer)];
  }
  const isRing = own !== undefined && (await isBranchAbove(session, accountId, own, parent));
  return isRing ? [validationError("branch.parent-ring", pointer)] : [];
}

async function checkCode(
  transaction: Transaction,
  accountId: number,
  branch: StoredBranch,
  own: number | undefined,
): Promise<void> {
  const code = branch.company_branch_internal_code;
  const other =
    code === undefined ? undefined : await findBranchByCode(transaction, accountId, code);
  if (other !== undefined && other.company_branch_id !== own) {
    rejectState(validationError("branch.internal-code-taken", "/company_branch_internal_code"));
  }
}

function columnsOf(
  branch: StoredBranch,
): Pick<
  CompanyBranchRow,
  "internal_code" | "parent_company_branch_id" | "is_headquarters" | "body"
> {
  const code = branch.company_branch_internal_code;
  return {
    internal_code: code === undefined ? null : columnText(code),
    parent_company_branch_id: branch.parent_company_branch_id ?? null,
    is_headquarters: branch.is_headquarters ?? 0,
    body: JSON.stringify(branch),
  };
}

function storedBranchOf(row: CompanyBranchRow): StoredBranch {
  return JSON.parse(row.body) as StoredBranch;
}

function branchResponse(row: CompanyBranchRow): CompanyBranch {
  const { company_branch_id, account_id } = row;
  return { company_branch_id, account_id, ...storedBranchOf(row) };
}
