import type { PairLine } from "./row.ts";

/** Fields of a company branch in the create body and the update body. */
export const companyBranch: readonly PairLine[] = [
  ["account_id", "integer", "req", "opt"],
  ["company_branch_id", "integer", "-", "opt"],
  ["is_headquarters", "integer", "opt", "-", { values: [0, 1] }],
  ["branch_type", "integer", "opt", "-", { values: [1, 2] }],
  ["name", "string", "req", "opt"],
  ["address", "string", "opt", "opt"],
  ["district", "string", "opt", "opt"],
  ["city", "string", "opt", "opt"],
  ["phone", "string", "opt", "opt"],
  ["company_branch_tax_code", "string", "opt", "opt"],
  ["company_branch_internal_code", "string", "opt", "opt"],
  ["parent_company_branch_id", "integer", "opt", "opt"],
  ["user_permissions", "object", "-", "opt"],
  ["user_permissions.user_id", "string", "-", "opt"],
  ["user_permissions.user_name", "string", "-", "opt"],
  ["user_permissions.has_branch_permission", "number", "-", "opt"],
];
