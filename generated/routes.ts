// Generated; do not edit. The routes of Talonario, to be implemented as `Operations`.
import type { Hono } from "hono";
import { buildRouter } from "./runtime/router.ts";
import type { AnyStatus, StatusRange } from "./runtime/statuses.ts";
import type {
  Admission,
  Authenticated,
  Judge,
  OperationDefinition,
  ProblemMembers,
  RequestContext,
  Resolution,
  RouterSettings,
  SecurityContext,
  WithFiles,
} from "./runtime/types.ts";
import type * as Models from "./types/models.d.ts";
import { judges as parameterJudges } from "./validators/parameters.js";
import * as body0 from "./validators/account-create.js";
import * as body1 from "./validators/account-password-change.js";
import * as body2 from "./validators/account-update.js";
import * as body3 from "./validators/company-branch-create.js";
import * as body4 from "./validators/company-branch-update.js";
import * as body5 from "./validators/credentials.js";
import * as body6 from "./validators/customer-supplier-update.js";
import * as body7 from "./validators/document-create.js";
import * as body8 from "./validators/document-status-change.js";
import * as body9 from "./validators/document-update.js";
import * as body10 from "./validators/webhook-subscription-create.js";

export type { Admission, Fault, ProblemMembers, Refusal, Resolution } from "./runtime/types.ts";

/** What `authenticate` is given: Get an access token */
export interface AuthenticateRequest<P> extends Omit<RequestContext<P>, "principal"> {
  params: Record<never, never>;
  query: Record<never, never>;
  body: Models.Credentials;
}

/** Every answer that `authenticate` declares. */
export type AuthenticateResponse =
  | { status: 200; body: Models.Token; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `revokeTokens` is given: End every token of a login */
export interface RevokeTokensRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: Record<never, never>;
}

/** Every answer that `revokeTokens` declares. */
export type RevokeTokensResponse =
  | { status: 204; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `listAccounts` is given: List accounts */
export interface ListAccountsRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: { "limit"?: number; "cursor"?: string; "account_id"?: number };
}

/** Every answer that `listAccounts` declares. */
export type ListAccountsResponse =
  | { status: 200; body: Models.AccountList; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `createAccount` is given: Create an account */
export interface CreateAccountRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: Record<never, never>;
  headers: { "Idempotency-Key"?: string };
  body: Models.AccountCreate;
}

/** Every answer that `createAccount` declares. */
export type CreateAccountResponse =
  | { status: 201; body: Models.Account; headers: { "Location": string; "Idempotent-Replayed"?: "true"; "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `getAccount` is given: Read an account */
export interface GetAccountRequest<P> extends RequestContext<P> {
  params: { "account_id": string };
  query: Record<never, never>;
}

/** Every answer that `getAccount` declares. */
export type GetAccountResponse =
  | { status: 200; body: Models.Account; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `updateAccount` is given: Update an account */
export interface UpdateAccountRequest<P> extends RequestContext<P> {
  params: { "account_id": string };
  query: Record<never, never>;
  body: Models.AccountUpdate;
}

/** Every answer that `updateAccount` declares. */
export type UpdateAccountResponse =
  | { status: 200; body: Models.Account; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `getAccountCertificate` is given: Read what is known of an account's certificate */
export interface GetAccountCertificateRequest<P> extends RequestContext<P> {
  params: { "account_id": string };
  query: Record<never, never>;
}

/** Every answer that `getAccountCertificate` declares. */
export type GetAccountCertificateResponse =
  | { status: 200; body: Models.AccountCertificate; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `checkAccountCertificate` is given: Check an account's certificate again */
export interface CheckAccountCertificateRequest<P> extends RequestContext<P> {
  params: { "account_id": string };
  query: Record<never, never>;
  headers: { "Idempotency-Key"?: string };
}

/** Every answer that `checkAccountCertificate` declares. */
export type CheckAccountCertificateResponse =
  | { status: 201; body: Models.AccountCertificate; headers: { "Location": string; "Idempotent-Replayed"?: "true"; "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `changeAccountPassword` is given: Change the password of an account's admin */
export interface ChangeAccountPasswordRequest<P> extends RequestContext<P> {
  params: { "account_id": string };
  query: Record<never, never>;
  body: Models.AccountPasswordChange;
}

/** Every answer that `changeAccountPassword` declares. */
export type ChangeAccountPasswordResponse =
  | { status: 200; body: Models.PasswordChanged; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `listCompanyBranches` is given: List company branches */
export interface ListCompanyBranchesRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: { "limit"?: number; "cursor"?: string; "account_id"?: number };
}

/** Every answer that `listCompanyBranches` declares. */
export type ListCompanyBranchesResponse =
  | { status: 200; body: Models.CompanyBranchList; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `createCompanyBranch` is given: Create a company branch */
export interface CreateCompanyBranchRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: Record<never, never>;
  headers: { "Idempotency-Key"?: string };
  body: Models.CompanyBranchCreate;
}

/** Every answer that `createCompanyBranch` declares. */
export type CreateCompanyBranchResponse =
  | { status: 201; body: Models.CompanyBranch; headers: { "Location": string; "Idempotent-Replayed"?: "true"; "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `getCompanyBranch` is given: Read a company branch */
export interface GetCompanyBranchRequest<P> extends RequestContext<P> {
  params: { "company_branch_id": string };
  query: Record<never, never>;
}

/** Every answer that `getCompanyBranch` declares. */
export type GetCompanyBranchResponse =
  | { status: 200; body: Models.CompanyBranch; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `updateCompanyBranch` is given: Update a company branch */
export interface UpdateCompanyBranchRequest<P> extends RequestContext<P> {
  params: { "company_branch_id": string };
  query: Record<never, never>;
  body: Models.CompanyBranchUpdate;
}

/** Every answer that `updateCompanyBranch` declares. */
export type UpdateCompanyBranchResponse =
  | { status: 200; body: Models.CompanyBranch; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `listCustomersSuppliers` is given: List customers and suppliers */
export interface ListCustomersSuppliersRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: { "limit"?: number; "cursor"?: string; "account_id"?: number };
}

/** Every answer that `listCustomersSuppliers` declares. */
export type ListCustomersSuppliersResponse =
  | { status: 200; body: Models.CustomerSupplierList; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `getCustomerSupplier` is given: Read a customer or supplier */
export interface GetCustomerSupplierRequest<P> extends RequestContext<P> {
  params: { "customer_supplier_id": string };
  query: Record<never, never>;
}

/** Every answer that `getCustomerSupplier` declares. */
export type GetCustomerSupplierResponse =
  | { status: 200; body: Models.CustomerSupplier; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `updateCustomerSupplier` is given: Update a customer or supplier */
export interface UpdateCustomerSupplierRequest<P> extends RequestContext<P> {
  params: { "customer_supplier_id": string };
  query: Record<never, never>;
  body: Models.CustomerSupplierUpdate;
}

/** Every answer that `updateCustomerSupplier` declares. */
export type UpdateCustomerSupplierResponse =
  | { status: 200; body: Models.CustomerSupplier; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `listDocuments` is given: List documents */
export interface ListDocumentsRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: { "limit"?: number; "cursor"?: string; "account_id"?: number; "document_type_id"?: number; "document_status"?: 0 | 1 | 2; "issue_date_from"?: string; "issue_date_to"?: string; "receiver_tax_id_code"?: string };
}

/** Every answer that `listDocuments` declares. */
export type ListDocumentsResponse =
  | { status: 200; body: Models.DocumentList; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `createDocument` is given: Create a document */
export interface CreateDocumentRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: { "generate_stamp"?: 0 | 1 };
  headers: { "Idempotency-Key"?: string };
  body: Models.DocumentCreate;
  variant: "cl" | "us" | "co" | "mx" | "pe" | "ar";
}

/** Every answer that `createDocument` declares. */
export type CreateDocumentResponse =
  | { status: 200; body: Models.Document; headers?: { "Idempotent-Replayed"?: "true"; "X-Request-Id"?: string } }
  | { status: 201; body: Models.Document; headers: { "Location": string; "Idempotent-Replayed"?: "true"; "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `deleteDocument` is given: Delete a draft */
export interface DeleteDocumentRequest<P> extends RequestContext<P> {
  params: { "document_id": string };
  query: Record<never, never>;
}

/** Every answer that `deleteDocument` declares. */
export type DeleteDocumentResponse =
  | { status: 204; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `getDocument` is given: Read a document */
export interface GetDocumentRequest<P> extends RequestContext<P> {
  params: { "document_id": string };
  query: { "pdf_transfer_copy"?: 0 | 1 };
}

/** Every answer that `getDocument` declares. */
export type GetDocumentResponse =
  | { status: 200; body: Models.Document; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `changeDocumentStatus` is given: Issue or cancel a document */
export interface ChangeDocumentStatusRequest<P> extends RequestContext<P> {
  params: { "document_id": string };
  query: Record<never, never>;
  body: Models.DocumentStatusChange;
}

/** Every answer that `changeDocumentStatus` declares. */
export type ChangeDocumentStatusResponse =
  | { status: 200; body: Models.Document; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `updateDocument` is given: Update a draft */
export interface UpdateDocumentRequest<P> extends RequestContext<P> {
  params: { "document_id": string };
  query: Record<never, never>;
  body: Models.DocumentUpdate;
  variant: "cl" | "us" | "co" | "mx" | "pe" | "ar";
}

/** Every answer that `updateDocument` declares. */
export type UpdateDocumentResponse =
  | { status: 200; body: Models.Document; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `listWebhookDeliveries` is given: List webhook deliveries */
export interface ListWebhookDeliveriesRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: { "limit"?: number; "cursor"?: string; "account_id"?: number; "webhook_subscription_id"?: number; "state"?: "pending" | "delivered" | "failed" };
}

/** Every answer that `listWebhookDeliveries` declares. */
export type ListWebhookDeliveriesResponse =
  | { status: 200; body: Models.WebhookDeliveryList; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `getWebhookDelivery` is given: Read a webhook delivery */
export interface GetWebhookDeliveryRequest<P> extends RequestContext<P> {
  params: { "webhook_delivery_id": string };
  query: Record<never, never>;
}

/** Every answer that `getWebhookDelivery` declares. */
export type GetWebhookDeliveryResponse =
  | { status: 200; body: Models.WebhookDelivery; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `replayWebhookDelivery` is given: Send a notification once more */
export interface ReplayWebhookDeliveryRequest<P> extends RequestContext<P> {
  params: { "webhook_delivery_id": string };
  query: Record<never, never>;
  headers: { "Idempotency-Key"?: string };
}

/** Every answer that `replayWebhookDelivery` declares. */
export type ReplayWebhookDeliveryResponse =
  | { status: 201; body: Models.WebhookDelivery; headers: { "Location": string; "Idempotent-Replayed"?: "true"; "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `listWebhookSubscriptions` is given: List webhook subscriptions */
export interface ListWebhookSubscriptionsRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: { "limit"?: number; "cursor"?: string; "account_id"?: number };
}

/** Every answer that `listWebhookSubscriptions` declares. */
export type ListWebhookSubscriptionsResponse =
  | { status: 200; body: Models.WebhookSubscriptionList; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `createWebhookSubscription` is given: Create a webhook subscription */
export interface CreateWebhookSubscriptionRequest<P> extends RequestContext<P> {
  params: Record<never, never>;
  query: Record<never, never>;
  headers: { "Idempotency-Key"?: string };
  body: Models.WebhookSubscriptionCreate;
}

/** Every answer that `createWebhookSubscription` declares. */
export type CreateWebhookSubscriptionResponse =
  | { status: 201; body: Models.WebhookSubscription; headers: { "Location": string; "Idempotent-Replayed"?: "true"; "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { "Accept-Encoding"?: "identity"; "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `deleteWebhookSubscription` is given: Delete a webhook subscription */
export interface DeleteWebhookSubscriptionRequest<P> extends RequestContext<P> {
  params: { "webhook_subscription_id": string };
  query: Record<never, never>;
}

/** Every answer that `deleteWebhookSubscription` declares. */
export type DeleteWebhookSubscriptionResponse =
  | { status: 204; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** What `getWebhookSubscription` is given: Read a webhook subscription */
export interface GetWebhookSubscriptionRequest<P> extends RequestContext<P> {
  params: { "webhook_subscription_id": string };
  query: Record<never, never>;
}

/** Every answer that `getWebhookSubscription` declares. */
export type GetWebhookSubscriptionResponse =
  | { status: 200; body: Models.WebhookSubscription; headers?: { "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { "WWW-Authenticate"?: string; "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { "Retry-After"?: number | string; "X-Request-Id"?: string } }
;

/** The operations of the spec: implement this, and every route is served. */
export interface Operations<P> {
  /** post /auth: Get an access token */
  authenticate(request: AuthenticateRequest<P>): Promise<AuthenticateResponse>;
  /** post /auth/revoke: End every token of a login */
  revokeTokens(request: RevokeTokensRequest<P>): Promise<RevokeTokensResponse>;
  /** get /v1/accounts: List accounts */
  listAccounts(request: ListAccountsRequest<P>): Promise<ListAccountsResponse>;
  /** post /v1/accounts: Create an account */
  createAccount(request: CreateAccountRequest<P>): Promise<CreateAccountResponse>;
  /** get /v1/accounts/{account_id}: Read an account */
  getAccount(request: GetAccountRequest<P>): Promise<GetAccountResponse>;
  /** patch /v1/accounts/{account_id}: Update an account */
  updateAccount(request: UpdateAccountRequest<P>): Promise<UpdateAccountResponse>;
  /** get /v1/accounts/{account_id}/certificate: Read what is known of an account's certificate */
  getAccountCertificate(request: GetAccountCertificateRequest<P>): Promise<GetAccountCertificateResponse>;
  /** post /v1/accounts/{account_id}/certificate/checks: Check an account's certificate again */
  checkAccountCertificate(request: CheckAccountCertificateRequest<P>): Promise<CheckAccountCertificateResponse>;
  /** put /v1/accounts/{account_id}/password: Change the password of an account's admin */
  changeAccountPassword(request: ChangeAccountPasswordRequest<P>): Promise<ChangeAccountPasswordResponse>;
  /** get /v1/company_branches: List company branches */
  listCompanyBranches(request: ListCompanyBranchesRequest<P>): Promise<ListCompanyBranchesResponse>;
  /** post /v1/company_branches: Create a company branch */
  createCompanyBranch(request: CreateCompanyBranchRequest<P>): Promise<CreateCompanyBranchResponse>;
  /** get /v1/company_branches/{company_branch_id}: Read a company branch */
  getCompanyBranch(request: GetCompanyBranchRequest<P>): Promise<GetCompanyBranchResponse>;
  /** put /v1/company_branches/{company_branch_id}: Update a company branch */
  updateCompanyBranch(request: UpdateCompanyBranchRequest<P>): Promise<UpdateCompanyBranchResponse>;
  /** get /v1/customers_suppliers: List customers and suppliers */
  listCustomersSuppliers(request: ListCustomersSuppliersRequest<P>): Promise<ListCustomersSuppliersResponse>;
  /** get /v1/customers_suppliers/{customer_supplier_id}: Read a customer or supplier */
  getCustomerSupplier(request: GetCustomerSupplierRequest<P>): Promise<GetCustomerSupplierResponse>;
  /** put /v1/customers_suppliers/{customer_supplier_id}: Update a customer or supplier */
  updateCustomerSupplier(request: UpdateCustomerSupplierRequest<P>): Promise<UpdateCustomerSupplierResponse>;
  /** get /v1/documents: List documents */
  listDocuments(request: ListDocumentsRequest<P>): Promise<ListDocumentsResponse>;
  /** post /v1/documents: Create a document */
  createDocument(request: CreateDocumentRequest<P>): Promise<CreateDocumentResponse>;
  /** delete /v1/documents/{document_id}: Delete a draft */
  deleteDocument(request: DeleteDocumentRequest<P>): Promise<DeleteDocumentResponse>;
  /** get /v1/documents/{document_id}: Read a document */
  getDocument(request: GetDocumentRequest<P>): Promise<GetDocumentResponse>;
  /** patch /v1/documents/{document_id}: Issue or cancel a document */
  changeDocumentStatus(request: ChangeDocumentStatusRequest<P>): Promise<ChangeDocumentStatusResponse>;
  /** put /v1/documents/{document_id}: Update a draft */
  updateDocument(request: UpdateDocumentRequest<P>): Promise<UpdateDocumentResponse>;
  /** get /v1/webhook_deliveries: List webhook deliveries */
  listWebhookDeliveries(request: ListWebhookDeliveriesRequest<P>): Promise<ListWebhookDeliveriesResponse>;
  /** get /v1/webhook_deliveries/{webhook_delivery_id}: Read a webhook delivery */
  getWebhookDelivery(request: GetWebhookDeliveryRequest<P>): Promise<GetWebhookDeliveryResponse>;
  /** post /v1/webhook_deliveries/{webhook_delivery_id}/replays: Send a notification once more */
  replayWebhookDelivery(request: ReplayWebhookDeliveryRequest<P>): Promise<ReplayWebhookDeliveryResponse>;
  /** get /v1/webhook_subscriptions: List webhook subscriptions */
  listWebhookSubscriptions(request: ListWebhookSubscriptionsRequest<P>): Promise<ListWebhookSubscriptionsResponse>;
  /** post /v1/webhook_subscriptions: Create a webhook subscription */
  createWebhookSubscription(request: CreateWebhookSubscriptionRequest<P>): Promise<CreateWebhookSubscriptionResponse>;
  /** delete /v1/webhook_subscriptions/{webhook_subscription_id}: Delete a webhook subscription */
  deleteWebhookSubscription(request: DeleteWebhookSubscriptionRequest<P>): Promise<DeleteWebhookSubscriptionResponse>;
  /** get /v1/webhook_subscriptions/{webhook_subscription_id}: Read a webhook subscription */
  getWebhookSubscription(request: GetWebhookSubscriptionRequest<P>): Promise<GetWebhookSubscriptionResponse>;
}

/** What a resolver is told: the request before its query and body are judged. */
export interface ResolverContext<P, Params> extends RequestContext<P> {
  params: Params;
  query: Record<string, unknown>;
  body: unknown;
}

/** Before query and body are judged: which variant applies, and whether the target exists and may be touched. */
export interface Resolvers<P> {
  revokeTokens?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<RevokeTokensResponse, { problem: unknown }>>;
  listAccounts?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<ListAccountsResponse, { problem: unknown }>>;
  createAccount?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<CreateAccountResponse, { problem: unknown }>>;
  getAccount?(request: ResolverContext<P, { "account_id": string }>): Promise<Admission | Extract<GetAccountResponse, { problem: unknown }>>;
  updateAccount?(request: ResolverContext<P, { "account_id": string }>): Promise<Admission | Extract<UpdateAccountResponse, { problem: unknown }>>;
  getAccountCertificate?(request: ResolverContext<P, { "account_id": string }>): Promise<Admission | Extract<GetAccountCertificateResponse, { problem: unknown }>>;
  checkAccountCertificate?(request: ResolverContext<P, { "account_id": string }>): Promise<Admission | Extract<CheckAccountCertificateResponse, { problem: unknown }>>;
  changeAccountPassword?(request: ResolverContext<P, { "account_id": string }>): Promise<Admission | Extract<ChangeAccountPasswordResponse, { problem: unknown }>>;
  listCompanyBranches?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<ListCompanyBranchesResponse, { problem: unknown }>>;
  createCompanyBranch?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<CreateCompanyBranchResponse, { problem: unknown }>>;
  getCompanyBranch?(request: ResolverContext<P, { "company_branch_id": string }>): Promise<Admission | Extract<GetCompanyBranchResponse, { problem: unknown }>>;
  updateCompanyBranch?(request: ResolverContext<P, { "company_branch_id": string }>): Promise<Admission | Extract<UpdateCompanyBranchResponse, { problem: unknown }>>;
  listCustomersSuppliers?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<ListCustomersSuppliersResponse, { problem: unknown }>>;
  getCustomerSupplier?(request: ResolverContext<P, { "customer_supplier_id": string }>): Promise<Admission | Extract<GetCustomerSupplierResponse, { problem: unknown }>>;
  updateCustomerSupplier?(request: ResolverContext<P, { "customer_supplier_id": string }>): Promise<Admission | Extract<UpdateCustomerSupplierResponse, { problem: unknown }>>;
  listDocuments?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<ListDocumentsResponse, { problem: unknown }>>;
  createDocument(request: ResolverContext<P, Record<never, never>>): Promise<Resolution<"cl" | "us" | "co" | "mx" | "pe" | "ar"> | Extract<CreateDocumentResponse, { problem: unknown }>>;
  deleteDocument?(request: ResolverContext<P, { "document_id": string }>): Promise<Admission | Extract<DeleteDocumentResponse, { problem: unknown }>>;
  getDocument?(request: ResolverContext<P, { "document_id": string }>): Promise<Admission | Extract<GetDocumentResponse, { problem: unknown }>>;
  changeDocumentStatus?(request: ResolverContext<P, { "document_id": string }>): Promise<Admission | Extract<ChangeDocumentStatusResponse, { problem: unknown }>>;
  updateDocument(request: ResolverContext<P, { "document_id": string }>): Promise<Resolution<"cl" | "us" | "co" | "mx" | "pe" | "ar"> | Extract<UpdateDocumentResponse, { problem: unknown }>>;
  listWebhookDeliveries?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<ListWebhookDeliveriesResponse, { problem: unknown }>>;
  getWebhookDelivery?(request: ResolverContext<P, { "webhook_delivery_id": string }>): Promise<Admission | Extract<GetWebhookDeliveryResponse, { problem: unknown }>>;
  replayWebhookDelivery?(request: ResolverContext<P, { "webhook_delivery_id": string }>): Promise<Admission | Extract<ReplayWebhookDeliveryResponse, { problem: unknown }>>;
  listWebhookSubscriptions?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<ListWebhookSubscriptionsResponse, { problem: unknown }>>;
  createWebhookSubscription?(request: ResolverContext<P, Record<never, never>>): Promise<Admission | Extract<CreateWebhookSubscriptionResponse, { problem: unknown }>>;
  deleteWebhookSubscription?(request: ResolverContext<P, { "webhook_subscription_id": string }>): Promise<Admission | Extract<DeleteWebhookSubscriptionResponse, { problem: unknown }>>;
  getWebhookSubscription?(request: ResolverContext<P, { "webhook_subscription_id": string }>): Promise<Admission | Extract<GetWebhookSubscriptionResponse, { problem: unknown }>>;
}

/** One handler per security scheme: the principal behind a credential, or undefined where there is none. */
export interface SecurityHandlers<P> {
  "bearer"(credential: string, context: SecurityContext): Promise<Authenticated<P> | undefined>;
}

/** Everything that the routes need. */
export interface RoutesOptions<P> extends RouterSettings {
  operations: Operations<P>;
  resolvers: Resolvers<P>;
  security: SecurityHandlers<P>;
}

const explainParameters = async () => (await import("./validators/parameters.explain.js")).explanations;
const answerJudges = () => import("./validators/answers.js");

function parameters(name: keyof typeof parameterJudges): Judge {
  return { is: parameterJudges[name], explain: async () => (await explainParameters())[name] };
}

let loadedAnswers: Awaited<ReturnType<typeof answerJudges>> | undefined;

const explainAnswers = async () => (await import("./validators/answers.explain.js")).explanations;

function answer(name: keyof Awaited<ReturnType<typeof answerJudges>>["judges"]): Judge {
  return {
    is: (value) => loadedAnswers === undefined || loadedAnswers.judges[name](value),
    explain: async () => (await explainAnswers())[name],
  };
}

/** Every operation as data: what the router judges by. */
export const definitions: readonly OperationDefinition[] = [
  {
    id: "authenticate",
    method: "post",
    path: "/auth",
    security: [],
    parameters: [],
    judges: {
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"bytes":8192},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body5.is, explain: async () => (await import("./validators/credentials.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Token") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "revokeTokens",
    method: "post",
    path: "/auth/revoke",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [],
    judges: {
      query: parameters(" none"),
    },
    answers: {
      "204": {
        contents: [
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "listAccounts",
    method: "get",
    path: "/v1/accounts",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}}],
    judges: {
      query: parameters("listAccounts query"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("AccountList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "createAccount",
    method: "post",
    path: "/v1/accounts",
    security: [[{"scheme":"bearer","roles":["operator"]}]],
    parameters: [{"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      query: parameters(" none"),
      header: parameters("createAccount header"),
    },
    body: {
      required: true,
      limits: {"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body0.is, explain: async () => (await import("./validators/account-create.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Account") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "getAccount",
    method: "get",
    path: "/v1/accounts/{account_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"account_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("getAccount path"),
      query: parameters(" none"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Account") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "updateAccount",
    method: "patch",
    path: "/v1/accounts/{account_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"account_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("updateAccount path"),
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body2.is, explain: async () => (await import("./validators/account-update.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Account") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "getAccountCertificate",
    method: "get",
    path: "/v1/accounts/{account_id}/certificate",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"account_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("getAccountCertificate path"),
      query: parameters(" none"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("AccountCertificate") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "checkAccountCertificate",
    method: "post",
    path: "/v1/accounts/{account_id}/certificate/checks",
    security: [[{"scheme":"bearer","roles":["operator"]}]],
    parameters: [{"name":"account_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}},{"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("checkAccountCertificate path"),
      query: parameters(" none"),
      header: parameters("checkAccountCertificate header"),
    },
    answers: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("AccountCertificate") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "changeAccountPassword",
    method: "put",
    path: "/v1/accounts/{account_id}/password",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"account_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("changeAccountPassword path"),
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body1.is, explain: async () => (await import("./validators/account-password-change.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("PasswordChanged") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "listCompanyBranches",
    method: "get",
    path: "/v1/company_branches",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}}],
    judges: {
      query: parameters("listCompanyBranches query"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("CompanyBranchList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "createCompanyBranch",
    method: "post",
    path: "/v1/company_branches",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      query: parameters(" none"),
      header: parameters("createCompanyBranch header"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body3.is, explain: async () => (await import("./validators/company-branch-create.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("CompanyBranch") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "getCompanyBranch",
    method: "get",
    path: "/v1/company_branches/{company_branch_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"company_branch_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("getCompanyBranch path"),
      query: parameters(" none"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("CompanyBranch") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "updateCompanyBranch",
    method: "put",
    path: "/v1/company_branches/{company_branch_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"company_branch_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("updateCompanyBranch path"),
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body4.is, explain: async () => (await import("./validators/company-branch-update.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("CompanyBranch") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "listCustomersSuppliers",
    method: "get",
    path: "/v1/customers_suppliers",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}}],
    judges: {
      query: parameters("listCustomersSuppliers query"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("CustomerSupplierList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "getCustomerSupplier",
    method: "get",
    path: "/v1/customers_suppliers/{customer_supplier_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"customer_supplier_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("getCustomerSupplier path"),
      query: parameters(" none"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("CustomerSupplier") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "updateCustomerSupplier",
    method: "put",
    path: "/v1/customers_suppliers/{customer_supplier_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"customer_supplier_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("updateCustomerSupplier path"),
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body6.is, explain: async () => (await import("./validators/customer-supplier-update.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("CustomerSupplier") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "listDocuments",
    method: "get",
    path: "/v1/documents",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"document_type_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"document_status","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"issue_date_from","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"issue_date_to","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"receiver_tax_id_code","in":"query","style":"form","explode":true,"shape":{"types":["string"]}}],
    judges: {
      query: parameters("listDocuments query"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("DocumentList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "createDocument",
    method: "post",
    path: "/v1/documents",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"generate_stamp","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      query: parameters("createDocument query"),
      header: parameters("createDocument header"),
    },
    body: {
      required: true,
      limits: {"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body7.is, explain: async () => (await import("./validators/document-create.explain.js")).explanation },
          variants: {
            "cl": {
              is: body7.variants["cl"].is,
              explain: async () => (await import("./validators/document-create.explain.js")).variants["cl"].explanation,
            },
            "us": {
              is: body7.variants["us"].is,
              explain: async () => (await import("./validators/document-create.explain.js")).variants["us"].explanation,
            },
            "co": {
              is: body7.variants["co"].is,
              explain: async () => (await import("./validators/document-create.explain.js")).variants["co"].explanation,
            },
            "mx": {
              is: body7.variants["mx"].is,
              explain: async () => (await import("./validators/document-create.explain.js")).variants["mx"].explanation,
            },
            "pe": {
              is: body7.variants["pe"].is,
              explain: async () => (await import("./validators/document-create.explain.js")).variants["pe"].explanation,
            },
            "ar": {
              is: body7.variants["ar"].is,
              explain: async () => (await import("./validators/document-create.explain.js")).variants["ar"].explanation,
            },
          },
        },
      ],
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Document") },
        ],
      },
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Document") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "deleteDocument",
    method: "delete",
    path: "/v1/documents/{document_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("deleteDocument path"),
      query: parameters(" none"),
    },
    answers: {
      "204": {
        contents: [
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "getDocument",
    method: "get",
    path: "/v1/documents/{document_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}},{"name":"pdf_transfer_copy","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}}],
    judges: {
      path: parameters("getDocument path"),
      query: parameters("getDocument query"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Document") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "changeDocumentStatus",
    method: "patch",
    path: "/v1/documents/{document_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("changeDocumentStatus path"),
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body8.is, explain: async () => (await import("./validators/document-status-change.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Document") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "updateDocument",
    method: "put",
    path: "/v1/documents/{document_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("updateDocument path"),
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body9.is, explain: async () => (await import("./validators/document-update.explain.js")).explanation },
          variants: {
            "cl": {
              is: body9.variants["cl"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["cl"].explanation,
            },
            "us": {
              is: body9.variants["us"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["us"].explanation,
            },
            "co": {
              is: body9.variants["co"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["co"].explanation,
            },
            "mx": {
              is: body9.variants["mx"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["mx"].explanation,
            },
            "pe": {
              is: body9.variants["pe"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["pe"].explanation,
            },
            "ar": {
              is: body9.variants["ar"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["ar"].explanation,
            },
          },
        },
      ],
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("Document") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "listWebhookDeliveries",
    method: "get",
    path: "/v1/webhook_deliveries",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"webhook_subscription_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"state","in":"query","style":"form","explode":true,"shape":{"types":["string"]}}],
    judges: {
      query: parameters("listWebhookDeliveries query"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("WebhookDeliveryList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "getWebhookDelivery",
    method: "get",
    path: "/v1/webhook_deliveries/{webhook_delivery_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"webhook_delivery_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("getWebhookDelivery path"),
      query: parameters(" none"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("WebhookDelivery") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "replayWebhookDelivery",
    method: "post",
    path: "/v1/webhook_deliveries/{webhook_delivery_id}/replays",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"webhook_delivery_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}},{"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("replayWebhookDelivery path"),
      query: parameters(" none"),
      header: parameters("replayWebhookDelivery header"),
    },
    answers: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("WebhookDelivery") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "listWebhookSubscriptions",
    method: "get",
    path: "/v1/webhook_subscriptions",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}}],
    judges: {
      query: parameters("listWebhookSubscriptions query"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("WebhookSubscriptionList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "createWebhookSubscription",
    method: "post",
    path: "/v1/webhook_subscriptions",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      query: parameters(" none"),
      header: parameters("createWebhookSubscription header"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body10.is, explain: async () => (await import("./validators/webhook-subscription-create.explain.js")).explanation },
        },
      ],
    },
    answers: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("WebhookSubscription") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "deleteWebhookSubscription",
    method: "delete",
    path: "/v1/webhook_subscriptions/{webhook_subscription_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"webhook_subscription_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("deleteWebhookSubscription path"),
      query: parameters(" none"),
    },
    answers: {
      "204": {
        contents: [
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
  {
    id: "getWebhookSubscription",
    method: "get",
    path: "/v1/webhook_subscriptions/{webhook_subscription_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"webhook_subscription_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    judges: {
      path: parameters("getWebhookSubscription path"),
      query: parameters(" none"),
    },
    answers: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), judge: answer("WebhookSubscription") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), judge: answer("Problem") },
        ],
      },
    },
  },
];

/** The routes as a Hono application. */
export async function createRoutes<P>(options: RoutesOptions<P>): Promise<Hono> {
  const { operations, resolvers = {}, security = {}, ...settings } = options;
  if ((settings.responses ?? "off") !== "off") loadedAnswers = await answerJudges();
  return buildRouter<P>({
    definitions,
    schemes: {"bearer":{"type":"bearer"}},
    operations: bound(operations),
    resolvers: bound(resolvers),
    security: bound(security),
    settings,
  });
}

/** The methods of an object under their names, still called on that object. */
function bound<T>(object: object): Readonly<Record<string, T>> {
  const methods: Record<string, T> = Object.create(null);
  for (const [name, method] of Object.entries(object)) {
    if (typeof method === "function") methods[name] = method.bind(object);
  }
  return methods;
}
