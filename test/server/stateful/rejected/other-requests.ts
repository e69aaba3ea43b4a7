import { createClient } from "../../client.ts";
import { accountBase } from "../../countries/base-bodies.ts";
import type { Rejected } from "./requests.ts";

const nowhere = 9007199254740991;
// A valid telephone in Peru.
const peruvian = "+51987654321";

/** Rejected requests on resources other than documents. */
export const others: readonly Rejected[] = [
  ["an empty body for a new account", 400, ({ operator }) => operator.post("/v1/accounts", {})],
  [
    "an account with another country's telephone",
    400,
    ({ operator }) =>
      operator.post("/v1/accounts", {
        ...accountBase("cl"),
        admin_email: "a@b.cl",
        contact_phone: peruvian,
      }),
  ],
  [
    "an account with an e-mail already in use",
    409,
    ({ operator, chile }) =>
      operator.post("/v1/accounts", { ...accountBase("us"), admin_email: chile.email }),
  ],
  [
    "a registration of an account by an admin",
    403,
    ({ chile }) => chile.admin.post("/v1/accounts", accountBase("us")),
  ],
  [
    "an account update with an unknown member",
    400,
    ({ chile }) => chile.admin.patch(`/v1/accounts/${chile.id}`, { colour: "red" }),
  ],
  [
    "an update of a certificate password by another account's admin",
    404,
    ({ peru, chile }) =>
      peru.admin.patch(`/v1/accounts/${chile.id}`, {
        registration_additional_data: { certificate_password: "x" },
      }),
  ],
  [
    "an account update with another country's telephone",
    400,
    ({ chile }) => chile.admin.patch(`/v1/accounts/${chile.id}`, { contact_phone: peruvian }),
  ],
  [
    "an admin that disables its own account",
    403,
    ({ chile }) =>
      chile.admin.patch(`/v1/accounts/${chile.id}`, { contact_name: "x", disabled: true }),
  ],
  [
    "a password change with a wrong old password",
    400,
    ({ chile }) =>
      chile.admin.put(`/v1/accounts/${chile.id}/password`, {
        password: "wrong",
        new_password: "long enough for one",
      }),
  ],
  [
    "a new password that is too short",
    400,
    ({ operator, chile }) =>
      operator.put(`/v1/accounts/${chile.id}/password`, { new_password: "elevensigns" }),
  ],
  [
    "a password change by another account's admin",
    404,
    ({ peru, chile }) =>
      peru.admin.put(`/v1/accounts/${chile.id}/password`, {
        password: "wrong",
        new_password: "long enough for one",
      }),
  ],
  [
    "a revocation of tokens by a caller with an invalid token",
    401,
    ({ service }) => createClient(service, "none").post("/auth/revoke", undefined),
  ],
  [
    "a customer update that has no name",
    400,
    ({ chile, held }) => chile.admin.put(held.customer, { account_id: chile.id }),
  ],
  [
    "an admin's move of a customer to another account",
    403,
    ({ chile, peru, held }) => chile.admin.put(held.customer, { account_id: peru.id, name: "x" }),
  ],
  [
    "an operator's move of a customer to another account",
    400,
    ({ operator, peru, held }) => operator.put(held.customer, { account_id: peru.id, name: "x" }),
  ],
  [
    "an update of a customer by another account's admin",
    404,
    ({ peru, held }) => peru.admin.put(held.customer, { account_id: peru.id, name: "x" }),
  ],
  [
    "a branch without a name",
    400,
    ({ chile }) => chile.admin.post("/v1/company_branches", { account_id: chile.id }),
  ],
  [
    "a new branch for another account",
    403,
    ({ chile, peru }) =>
      chile.admin.post("/v1/company_branches", { account_id: peru.id, name: "x" }),
  ],
  [
    "a branch with a code already in use",
    409,
    ({ chile }) =>
      chile.admin.post("/v1/company_branches", {
        account_id: chile.id,
        name: "x",
        company_branch_internal_code: "N1",
      }),
  ],
  [
    "a branch with a parent that does not exist",
    400,
    ({ chile }) =>
      chile.admin.post("/v1/company_branches", {
        account_id: chile.id,
        name: "x",
        parent_company_branch_id: nowhere,
      }),
  ],
  [
    "a branch update with another branch's code",
    409,
    ({ chile, held }) => chile.admin.put(held.second, { company_branch_internal_code: "N1" }),
  ],
  [
    "a branch update with an identifier other than the path's",
    400,
    ({ chile, held }) => chile.admin.put(held.branch, { company_branch_id: nowhere }),
  ],
  [
    "an update of a branch by another account's admin",
    404,
    ({ peru, held }) => peru.admin.put(held.branch, { name: "x" }),
  ],
  [
    "a subscription whose callback_url is not a URL",
    400,
    ({ chile }) => chile.admin.post("/v1/webhook_subscriptions", { callback_url: "x" }),
  ],
  [
    "a subscription whose callback_url is a loopback address",
    400,
    ({ chile }) =>
      chile.admin.post("/v1/webhook_subscriptions", { callback_url: "http://127.0.0.1/" }),
  ],
  [
    "a new subscription for another account",
    403,
    ({ chile, peru }) => chile.admin.post("/v1/webhook_subscriptions", { account_id: peru.id }),
  ],
  [
    "a deletion of a subscription by another account's admin",
    404,
    ({ peru, held }) => peru.admin.delete(held.subscription),
  ],
];
