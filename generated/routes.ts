/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. The routes of Talonario; `Operations` declares the handlers to implement.
import type { Env, Hono } from "hono";
import { buildRouter } from "./runtime/router.ts";
import type {
  Authenticated,
  Bytes,
  GuardResult,
  OperationDefinition,
  ProblemMembers,
  RequestContext,
  RouterSettings,
  SecurityContext,
  Validator,
  VariantGuardResult,
} from "./runtime/types.ts";
import type * as Models from "./types/models.d.ts";
import { validators as parameterValidators } from "./validators/parameters.js";
import * as body0 from "./validators/account-create.js";
import * as body1 from "./validators/account-password-change.js";
import * as body2 from "./validators/account-update.js";
import * as body3 from "./validators/company-branch-create.js";
import * as body4 from "./validators/company-branch-update.js";
import * as body5 from "./validators/credentials.js";
import * as body6 from "./validators/customer-supplier-update.js";
import * as body7 from "./validators/document-create.js";
import * as body8 from "./validators/document-email-create.js";
import * as body9 from "./validators/document-status-change.js";
import * as body10 from "./validators/document-update.js";
import * as body11 from "./validators/numbering-authorization-create.js";
import * as body12 from "./validators/webhook-subscription-create.js";

export type {
  Admission,
  Fault,
  GuardResult,
  ProblemHead,
  ProblemMembers,
  Refusal,
  RequestError,
  Resolution,
  ValidationError,
  VariantGuardResult,
} from "./runtime/types.ts";

/** The request of `authenticate`: Get an access token */
export interface AuthenticateRequest<P, E extends Env = Env> extends Omit<RequestContext<P, E>, "principal"> {
  params: Record<never, never>;
  query: Record<never, never>;
  body: Models.Credentials;
}

/** Every response that `authenticate` declares. */
export type AuthenticateResponse =
  | { status: 200; body: Models.Token; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `revokeTokens`: Revoke every token of a login */
export interface RevokeTokensRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: Record<never, never>;
}

/** Every response that `revokeTokens` declares. */
export type RevokeTokensResponse =
  | { status: 204; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `listAccounts`: List accounts */
export interface ListAccountsRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
    "limit": number;
    /** The `next_cursor` of the previous page. */
    "cursor"?: string;
    /** Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
    "account_id"?: number;
  };
}

/** Every response that `listAccounts` declares. */
export type ListAccountsResponse =
  | { status: 200; body: Models.AccountList; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `createAccount`: Create an account */
export interface CreateAccountRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: Record<never, never>;
  headers: {
    /** The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
    "Idempotency-Key"?: string;
  };
  body: Models.AccountCreate;
}

/** Every response that `createAccount` declares. */
export type CreateAccountResponse =
  | { status: 201; body: Models.Account; headers: { /** Path of the created resource or checked certificate. */ "Location": string; /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getAccount`: Read an account */
export interface GetAccountRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the account. Digits only; other text gets 404. */
    "account_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `getAccount` declares. */
export type GetAccountResponse =
  | { status: 200; body: Models.Account; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `updateAccount`: Update an account */
export interface UpdateAccountRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the account. Digits only; other text gets 404. */
    "account_id": string;
  };
  query: Record<never, never>;
  body: Models.AccountUpdate;
}

/** Every response that `updateAccount` declares. */
export type UpdateAccountResponse =
  | { status: 200; body: Models.Account; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getAccountCertificate`: Read the state of an account's certificate */
export interface GetAccountCertificateRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the account. Digits only; other text gets 404. */
    "account_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `getAccountCertificate` declares. */
export type GetAccountCertificateResponse =
  | { status: 200; body: Models.AccountCertificate; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `checkAccountCertificate`: Check an account's certificate again */
export interface CheckAccountCertificateRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the account. Digits only; other text gets 404. */
    "account_id": string;
  };
  query: Record<never, never>;
  headers: {
    /** The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
    "Idempotency-Key"?: string;
  };
}

/** Every response that `checkAccountCertificate` declares. */
export type CheckAccountCertificateResponse =
  | { status: 201; body: Models.AccountCertificate; headers: { /** Path of the created resource or checked certificate. */ "Location": string; /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `changeAccountPassword`: Change the password of an account's admin */
export interface ChangeAccountPasswordRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the account. Digits only; other text gets 404. */
    "account_id": string;
  };
  query: Record<never, never>;
  body: Models.AccountPasswordChange;
}

/** Every response that `changeAccountPassword` declares. */
export type ChangeAccountPasswordResponse =
  | { status: 200; body: Models.PasswordChanged; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `listCompanyBranches`: List company branches */
export interface ListCompanyBranchesRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
    "limit": number;
    /** The `next_cursor` of the previous page. */
    "cursor"?: string;
    /** Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
    "account_id"?: number;
  };
}

/** Every response that `listCompanyBranches` declares. */
export type ListCompanyBranchesResponse =
  | { status: 200; body: Models.CompanyBranchList; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `createCompanyBranch`: Create a company branch */
export interface CreateCompanyBranchRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: Record<never, never>;
  headers: {
    /** The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
    "Idempotency-Key"?: string;
  };
  body: Models.CompanyBranchCreate;
}

/** Every response that `createCompanyBranch` declares. */
export type CreateCompanyBranchResponse =
  | { status: 201; body: Models.CompanyBranch; headers: { /** Path of the created resource or checked certificate. */ "Location": string; /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getCompanyBranch`: Read a company branch */
export interface GetCompanyBranchRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the branch. Digits only; other text gets 404. */
    "company_branch_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `getCompanyBranch` declares. */
export type GetCompanyBranchResponse =
  | { status: 200; body: Models.CompanyBranch; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `updateCompanyBranch`: Update a company branch */
export interface UpdateCompanyBranchRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the branch. Digits only; other text gets 404. */
    "company_branch_id": string;
  };
  query: Record<never, never>;
  body: Models.CompanyBranchUpdate;
}

/** Every response that `updateCompanyBranch` declares. */
export type UpdateCompanyBranchResponse =
  | { status: 200; body: Models.CompanyBranch; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `listCustomersSuppliers`: List customers and suppliers */
export interface ListCustomersSuppliersRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
    "limit": number;
    /** The `next_cursor` of the previous page. */
    "cursor"?: string;
    /** Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
    "account_id"?: number;
  };
}

/** Every response that `listCustomersSuppliers` declares. */
export type ListCustomersSuppliersResponse =
  | { status: 200; body: Models.CustomerSupplierList; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getCustomerSupplier`: Read a customer or supplier */
export interface GetCustomerSupplierRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the customer or supplier. Digits only; other text gets 404. */
    "customer_supplier_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `getCustomerSupplier` declares. */
export type GetCustomerSupplierResponse =
  | { status: 200; body: Models.CustomerSupplier; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `updateCustomerSupplier`: Update a customer or supplier */
export interface UpdateCustomerSupplierRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the customer or supplier. Digits only; other text gets 404. */
    "customer_supplier_id": string;
  };
  query: Record<never, never>;
  body: Models.CustomerSupplierUpdate;
}

/** Every response that `updateCustomerSupplier` declares. */
export type UpdateCustomerSupplierResponse =
  | { status: 200; body: Models.CustomerSupplier; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `listDocuments`: List documents */
export interface ListDocumentsRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
    "limit": number;
    /** The `next_cursor` of the previous page. */
    "cursor"?: string;
    /** Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
    "account_id"?: number;
    /** Only documents of this type. */
    "document_type_id"?: number;
    /** Only documents in this state. */
    "document_status"?: 0 | 1 | 2;
    /** Only documents with this `issue_date` or a later one, as YYYY-MM-DD. */
    "issue_date_from"?: string;
    /** Only documents with this `issue_date` or an earlier one, as YYYY-MM-DD. */
    "issue_date_to"?: string;
    /** Only documents whose receiver has exactly this tax id. */
    "receiver_tax_id_code"?: string;
    /** Added to the original interface. Only documents whose receiver's legal name begins with this text. Accents, case and surplus spaces are ignored; at least 3 characters must remain. */
    "receiver_name"?: string;
    /** Added to the original interface. Only documents with this number. */
    "document_number"?: number;
    /** Added to the original interface. Only documents with exactly this total, in any currency. */
    "total_amount"?: number;
  };
}

/** Every response that `listDocuments` declares. */
export type ListDocumentsResponse =
  | { status: 200; body: Models.DocumentList; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `createDocument`: Create a document */
export interface CreateDocumentRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Whether the response contains the stamp image `electronic_document.stamp_img`. Ignored for drafts, previews and countries without a stamp. */
    "generate_stamp"?: 0 | 1;
  };
  headers: {
    /** The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
    "Idempotency-Key"?: string;
  };
  body: Models.DocumentCreate;
  variant: "cl" | "us" | "co" | "mx" | "pe" | "ar";
}

/** Every response that `createDocument` declares. */
export type CreateDocumentResponse =
  | { status: 200; body: Models.Document; headers?: { /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 201; body: Models.Document; headers: { /** Path of the created resource or checked certificate. */ "Location": string; /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `deleteDocument`: Delete a draft */
export interface DeleteDocumentRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `deleteDocument` declares. */
export type DeleteDocumentResponse =
  | { status: 204; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getDocument`: Read a document */
export interface GetDocumentRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: {
    /** Whether the response contains the transfer copy `electronic_document.document_transfer_copy_pdf`. Defaults to the document's `options.pdf_transfer_copy`. Chile only; other countries accept 0 and reject 1 with 400. */
    "pdf_transfer_copy"?: 0 | 1;
  };
}

/** Every response that `getDocument` declares. */
export type GetDocumentResponse =
  | { status: 200; body: Models.Document; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `changeDocumentStatus`: Issue or cancel a document */
export interface ChangeDocumentStatusRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: Record<never, never>;
  body: Models.DocumentStatusChange;
}

/** Every response that `changeDocumentStatus` declares. */
export type ChangeDocumentStatusResponse =
  | { status: 200; body: Models.Document; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `updateDocument`: Update a document */
export interface UpdateDocumentRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: Record<never, never>;
  body: Models.DocumentUpdate;
  variant: "cl" | "us" | "co" | "mx" | "pe" | "ar";
}

/** Every response that `updateDocument` declares. */
export type UpdateDocumentResponse =
  | { status: 200; body: Models.Document; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `listDocumentEmails`: List the e-mails of a document */
export interface ListDocumentEmailsRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: {
    /** Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
    "limit": number;
    /** The `next_cursor` of the previous page. */
    "cursor"?: string;
  };
}

/** Every response that `listDocumentEmails` declares. */
export type ListDocumentEmailsResponse =
  | { status: 200; body: Models.DocumentEmailList; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `createDocumentEmails`: Send a document by e-mail */
export interface CreateDocumentEmailsRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: Record<never, never>;
  headers: {
    /** The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
    "Idempotency-Key"?: string;
  };
  body?: Models.DocumentEmailCreate;
}

/** Every response that `createDocumentEmails` declares. */
export type CreateDocumentEmailsResponse =
  | { status: 202; body: Models.DocumentEmails; headers?: { /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getDocumentPdf`: Read the PDF of a document */
export interface GetDocumentPdfRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: Record<never, never>;
  headers: {
    /** One or more `ETag` values of the caller's copies of the file. The response is 304 if one matches. */
    "If-None-Match"?: string;
  };
}

/** Every response that `getDocumentPdf` declares. */
export type GetDocumentPdfResponse =
  | { status: 200; body: Bytes | ReadableStream<Uint8Array>; headers: { /** `inline`, with the name of the file. */ "Content-Disposition": string; /** Identifies the bytes of the file, for `If-None-Match`. */ "ETag": string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 304; headers: { /** Identifies the bytes of the file, for `If-None-Match`. */ "ETag": string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getDocumentStamp`: Read the stamp of a document */
export interface GetDocumentStampRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: Record<never, never>;
  headers: {
    /** One or more `ETag` values of the caller's copies of the file. The response is 304 if one matches. */
    "If-None-Match"?: string;
  };
}

/** Every response that `getDocumentStamp` declares. */
export type GetDocumentStampResponse =
  | { status: 200; body: Bytes | ReadableStream<Uint8Array>; headers: { /** `inline`, with the name of the file. */ "Content-Disposition": string; /** Identifies the bytes of the file, for `If-None-Match`. */ "ETag": string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 304; headers: { /** Identifies the bytes of the file, for `If-None-Match`. */ "ETag": string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getDocumentXml`: Read the XML of a document */
export interface GetDocumentXmlRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the document. Digits only; other text gets 404. */
    "document_id": string;
  };
  query: Record<never, never>;
  headers: {
    /** One or more `ETag` values of the caller's copies of the file. The response is 304 if one matches. */
    "If-None-Match"?: string;
  };
}

/** Every response that `getDocumentXml` declares. */
export type GetDocumentXmlResponse =
  | { status: 200; body: string | Bytes | ReadableStream<Uint8Array>; headers: { /** `inline`, with the name of the file. */ "Content-Disposition": string; /** Identifies the bytes of the file, for `If-None-Match`. */ "ETag": string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 304; headers: { /** Identifies the bytes of the file, for `If-None-Match`. */ "ETag": string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `listNumberingAuthorizations`: List numbering authorizations */
export interface ListNumberingAuthorizationsRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
    "limit": number;
    /** The `next_cursor` of the previous page. */
    "cursor"?: string;
    /** Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
    "account_id"?: number;
  };
}

/** Every response that `listNumberingAuthorizations` declares. */
export type ListNumberingAuthorizationsResponse =
  | { status: 200; body: Models.NumberingAuthorizationList; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `createNumberingAuthorization`: Create a numbering authorization */
export interface CreateNumberingAuthorizationRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: Record<never, never>;
  headers: {
    /** The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
    "Idempotency-Key"?: string;
  };
  body: Models.NumberingAuthorizationCreate;
}

/** Every response that `createNumberingAuthorization` declares. */
export type CreateNumberingAuthorizationResponse =
  | { status: 201; body: Models.NumberingAuthorization; headers: { /** Path of the created resource or checked certificate. */ "Location": string; /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `deleteNumberingAuthorization`: Delete a numbering authorization */
export interface DeleteNumberingAuthorizationRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the numbering authorization. Digits only; other text gets 404. */
    "numbering_authorization_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `deleteNumberingAuthorization` declares. */
export type DeleteNumberingAuthorizationResponse =
  | { status: 204; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getNumberingAuthorization`: Read a numbering authorization */
export interface GetNumberingAuthorizationRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the numbering authorization. Digits only; other text gets 404. */
    "numbering_authorization_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `getNumberingAuthorization` declares. */
export type GetNumberingAuthorizationResponse =
  | { status: 200; body: Models.NumberingAuthorization; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getSummary`: Read the summary */
export interface GetSummaryRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
    "account_id"?: number;
  };
}

/** Every response that `getSummary` declares. */
export type GetSummaryResponse =
  | { status: 200; body: Models.Summary; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `listWebhookDeliveries`: List webhook deliveries */
export interface ListWebhookDeliveriesRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
    "limit": number;
    /** The `next_cursor` of the previous page. */
    "cursor"?: string;
    /** Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
    "account_id"?: number;
    /** Only deliveries to this subscription. */
    "webhook_subscription_id"?: number;
    /** Only deliveries in this state. */
    "state"?: "pending" | "delivered" | "failed";
  };
}

/** Every response that `listWebhookDeliveries` declares. */
export type ListWebhookDeliveriesResponse =
  | { status: 200; body: Models.WebhookDeliveryList; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getWebhookDelivery`: Read a webhook delivery */
export interface GetWebhookDeliveryRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the delivery. Digits only; other text gets 404. */
    "webhook_delivery_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `getWebhookDelivery` declares. */
export type GetWebhookDeliveryResponse =
  | { status: 200; body: Models.WebhookDelivery; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `replayWebhookDelivery`: Send a notification again */
export interface ReplayWebhookDeliveryRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the delivery. Digits only; other text gets 404. */
    "webhook_delivery_id": string;
  };
  query: Record<never, never>;
  headers: {
    /** The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
    "Idempotency-Key"?: string;
  };
}

/** Every response that `replayWebhookDelivery` declares. */
export type ReplayWebhookDeliveryResponse =
  | { status: 201; body: Models.WebhookDelivery; headers: { /** Path of the created resource or checked certificate. */ "Location": string; /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `listWebhookSubscriptions`: List webhook subscriptions */
export interface ListWebhookSubscriptionsRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: {
    /** Maximum number of items on a page. A page ends earlier if its stored items would exceed 4 MiB, but then contains at least one item. */
    "limit": number;
    /** The `next_cursor` of the previous page. */
    "cursor"?: string;
    /** Only data of this account. Defaults to the admin's own account, or to all accounts for the operator. An admin of another account gets 403. */
    "account_id"?: number;
  };
}

/** Every response that `listWebhookSubscriptions` declares. */
export type ListWebhookSubscriptionsResponse =
  | { status: 200; body: Models.WebhookSubscriptionList; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `createWebhookSubscription`: Create a webhook subscription */
export interface CreateWebhookSubscriptionRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: Record<never, never>;
  query: Record<never, never>;
  headers: {
    /** The caller's own key makes a retry safe. For 24 hours, a repeated request with the same key, body and query gets the stored response. Only successful responses are stored, so a corrected body may reuse the key. Keys are separate for each caller and path. */
    "Idempotency-Key"?: string;
  };
  body: Models.WebhookSubscriptionCreate;
}

/** Every response that `createWebhookSubscription` declares. */
export type CreateWebhookSubscriptionResponse =
  | { status: 201; body: Models.WebhookSubscription; headers: { /** Path of the created resource or checked certificate. */ "Location": string; /** Present if this response was stored for an earlier request with this Idempotency-Key. */ "Idempotent-Replayed"?: "true"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 403; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 409; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 413; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 415; problem: ProblemMembers; headers?: { /** Present if the request body was compressed. `identity` is the only accepted coding. */ "Accept-Encoding"?: "identity"; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 422; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `deleteWebhookSubscription`: Delete a webhook subscription */
export interface DeleteWebhookSubscriptionRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the subscription. Digits only; other text gets 404. */
    "webhook_subscription_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `deleteWebhookSubscription` declares. */
export type DeleteWebhookSubscriptionResponse =
  | { status: 204; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The request of `getWebhookSubscription`: Read a webhook subscription */
export interface GetWebhookSubscriptionRequest<P, E extends Env = Env> extends RequestContext<P, E> {
  params: {
    /** Identifier of the subscription. Digits only; other text gets 404. */
    "webhook_subscription_id": string;
  };
  query: Record<never, never>;
}

/** Every response that `getWebhookSubscription` declares. */
export type GetWebhookSubscriptionResponse =
  | { status: 200; body: Models.WebhookSubscription; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 400; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 401; problem: ProblemMembers; headers?: { /** Authentication scheme to use: `Bearer`. */ "WWW-Authenticate"?: string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 404; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 429; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 500; problem: ProblemMembers; headers?: { /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
  | { status: 503; problem: ProblemMembers; headers?: { /** Seconds to wait before the next request. A 409 has this header only while an earlier request with the same Idempotency-Key is running. */ "Retry-After"?: number | string; /** Identifier of this request in the server's log. */ "X-Request-Id"?: string } }
;

/** The handlers of all operations of the spec, except TRACE. `E` is the environment of Hono. */
export interface Operations<P, E extends Env = Env> {
  /** post /auth: Get an access token Exchanges an e-mail address and a password for an access token. An account's admin logs in with `admin_email` and the present password; the operator has a separate login. A wrong password, an unknown e-mail address and a disabled account get the same 401. Failed logins are counted for 15 minutes. After 100 failures (configurable) for one e-mail address from one IPv4 address or IPv6 /64 network, further logins with this pair get 429 with `Retry-After`. After three times as many failures from one network (IPv4 /24 or IPv6 /64), all logins from this network get 429. */
  authenticate(request: AuthenticateRequest<P, E>): Promise<AuthenticateResponse>;
  /** post /auth/revoke: Revoke every token of a login Revokes every access token of the caller's login, including the token of this request. The responding server process rejects the tokens at once, all other processes within two seconds. */
  revokeTokens(request: RevokeTokensRequest<P, E>): Promise<RevokeTokensResponse>;
  /** get /v1/accounts: List accounts Newest first. The operator gets every account. An admin gets its own account. */
  listAccounts(request: ListAccountsRequest<P, E>): Promise<ListAccountsResponse>;
  /** post /v1/accounts: Create an account Registers a company in one country and creates the login of the account's admin. Only for the operator. The required registration data depend on `country_id`. */
  createAccount(request: CreateAccountRequest<P, E>): Promise<CreateAccountResponse>;
  /** get /v1/accounts/{account_id}: Read an account Only for the operator and the account's own admin. */
  getAccount(request: GetAccountRequest<P, E>): Promise<GetAccountResponse>;
  /** patch /v1/accounts/{account_id}: Update an account Changes the contact, configuration and branding. Replaces members of `registration_additional_data`, such as the digital certificate. Omitted members stay unchanged. Registration data in the body cause the event ACCOUNT.CERTIFICATIONUPDATE. Only for the operator and the account's own admin. `disabled` is only for the operator; an admin gets 403. Disabling an account revokes every token of the account's login within two seconds. */
  updateAccount(request: UpdateAccountRequest<P, E>): Promise<UpdateAccountResponse>;
  /** get /v1/accounts/{account_id}/certificate: Read the state of an account's certificate A certificate is checked after registration and renewal, and again when its validity begins or ends. The event ACCOUNT.CERTIFICATIONUPDATE follows the check after registration or renewal, and each later check that changes `state`. An account without a certificate gets 404. Only for the operator and the account's own admin. */
  getAccountCertificate(request: GetAccountCertificateRequest<P, E>): Promise<GetAccountCertificateResponse>;
  /** post /v1/accounts/{account_id}/certificate/checks: Check an account's certificate again Schedules another check. Only for the operator. The response contains the state before the check; read the certificate later for the result. The event ACCOUNT.CERTIFICATIONUPDATE is sent only if `state` changes. If the `reasons` contain `too-costly`, the check does not open the file again. */
  checkAccountCertificate(request: CheckAccountCertificateRequest<P, E>): Promise<CheckAccountCertificateResponse>;
  /** put /v1/accounts/{account_id}/password: Change the password of an account's admin The account's own admin must send the present `password`; the operator may omit `password`. A wrong `password` counts as a failed login. The change revokes every token of the account's login within two seconds. */
  changeAccountPassword(request: ChangeAccountPasswordRequest<P, E>): Promise<ChangeAccountPasswordResponse>;
  /** get /v1/company_branches: List company branches Newest first. */
  listCompanyBranches(request: ListCompanyBranchesRequest<P, E>): Promise<ListCompanyBranchesResponse>;
  /** post /v1/company_branches: Create a company branch Registers a place that the company issues documents from. */
  createCompanyBranch(request: CreateCompanyBranchRequest<P, E>): Promise<CreateCompanyBranchResponse>;
  /** get /v1/company_branches/{company_branch_id}: Read a company branch Returns the stored branch. */
  getCompanyBranch(request: GetCompanyBranchRequest<P, E>): Promise<GetCompanyBranchResponse>;
  /** put /v1/company_branches/{company_branch_id}: Update a company branch Changes the members that the body contains. */
  updateCompanyBranch(request: UpdateCompanyBranchRequest<P, E>): Promise<UpdateCompanyBranchResponse>;
  /** get /v1/customers_suppliers: List customers and suppliers Newest first. The first document with a new receiver tax id registers the receiver. */
  listCustomersSuppliers(request: ListCustomersSuppliersRequest<P, E>): Promise<ListCustomersSuppliersResponse>;
  /** get /v1/customers_suppliers/{customer_supplier_id}: Read a customer or supplier Each new or updated document for this customer or supplier overwrites the stored name, contacts and invoicing details, except members set by an update of this resource. */
  getCustomerSupplier(request: GetCustomerSupplierRequest<P, E>): Promise<GetCustomerSupplierResponse>;
  /** put /v1/customers_suppliers/{customer_supplier_id}: Update a customer or supplier Changes the members that the body contains. There is no create operation; documents register new receivers. */
  updateCustomerSupplier(request: UpdateCustomerSupplierRequest<P, E>): Promise<UpdateCustomerSupplierResponse>;
  /** get /v1/documents: List documents Newest first, without `electronic_document`. A listed document matches every filter. */
  listDocuments(request: ListDocumentsRequest<P, E>): Promise<ListDocumentsResponse>;
  /** post /v1/documents: Create a document Issues a document. In Chile, `options.draft_only` 1 stores a draft instead, and `options.draft_preview` 1 only returns a preview. The rules for the body depend on the account's country. An issued document is stored, then submitted to the tax authority. If the authority's verdict arrives within two seconds, the response includes the verdict; otherwise read the document later. At present, a local sandbox replaces every tax authority. */
  createDocument(request: CreateDocumentRequest<P, E>): Promise<CreateDocumentResponse>;
  /** delete /v1/documents/{document_id}: Delete a draft Only a draft can be deleted. If other drafts refer to the draft by `reference_document_id`, the response is 409 and names up to 10 of the other drafts. Issue or delete these first, because an update cannot change references. */
  deleteDocument(request: DeleteDocumentRequest<P, E>): Promise<DeleteDocumentResponse>;
  /** get /v1/documents/{document_id}: Read a document Returns the stored document with its files. */
  getDocument(request: GetDocumentRequest<P, E>): Promise<GetDocumentResponse>;
  /** patch /v1/documents/{document_id}: Issue or cancel a document `document_status` 1 issues a draft (Chile); 2 cancels an issued document (Mexico). A draft is validated like a new document, but may have any `currency_id`, and decimals in `totals`, as in updates. An invalid draft stays a draft, and the 409 response lists the errors. The issued draft, or the cancellation of an accepted document, is submitted to the tax authority. A refusal by the authority never undoes the change. */
  changeDocumentStatus(request: ChangeDocumentStatusRequest<P, E>): Promise<ChangeDocumentStatusResponse>;
  /** put /v1/documents/{document_id}: Update a document Changes the members that the body contains. `details` is replaced as a whole. A line takes omitted members from the stored line at the same position, unless `line_description` changes. Only drafts and, outside Chile, refused documents can be updated. A refused document keeps its number and is submitted again; the number's authorization must be valid on `issue_date`. Updates of other documents, and a taken `document_number`, get 409. */
  updateDocument(request: UpdateDocumentRequest<P, E>): Promise<UpdateDocumentResponse>;
  /** get /v1/documents/{document_id}/emails: List the e-mails of a document Newest first. Includes the e-mail that `options.send_email` causes. */
  listDocumentEmails(request: ListDocumentEmailsRequest<P, E>): Promise<ListDocumentEmailsResponse>;
  /** post /v1/documents/{document_id}/emails: Send a document by e-mail Sends a document, as PDF and XML, to its `receiver_email` or to the addresses in `to`. E-mails are sent after the response, once the tax authority has accepted the document. A draft gets 409. */
  createDocumentEmails(request: CreateDocumentEmailsRequest<P, E>): Promise<CreateDocumentEmailsResponse>;
  /** get /v1/documents/{document_id}/pdf: Read the PDF of a document Returns the decoded `electronic_document.document_pdf`. */
  getDocumentPdf(request: GetDocumentPdfRequest<P, E>): Promise<GetDocumentPdfResponse>;
  /** get /v1/documents/{document_id}/stamp: Read the stamp of a document Returns the decoded `electronic_document.stamp_img`. A document without a stamp gets 404. */
  getDocumentStamp(request: GetDocumentStampRequest<P, E>): Promise<GetDocumentStampResponse>;
  /** get /v1/documents/{document_id}/xml: Read the XML of a document Returns the decoded `electronic_document.document_xml`, in the encoding of its XML declaration. A document without XML gets 404. */
  getDocumentXml(request: GetDocumentXmlRequest<P, E>): Promise<GetDocumentXmlResponse>;
  /** get /v1/numbering_authorizations: List numbering authorizations Newest first, without keys. */
  listNumberingAuthorizations(request: ListNumberingAuthorizationsRequest<P, E>): Promise<ListNumberingAuthorizationsResponse>;
  /** post /v1/numbering_authorizations: Create a numbering authorization Registers a range of numbers for documents of one type and series. In Chile, `caf` is the file of folios (CAF). Its RUT, type, range, date and keys are checked. The authority's signature of the CAF (FRMA) is not checked, because the authority's key is not published. A document without `document_number` takes a number from the oldest authorization that has numbers left and is valid on `issue_date`. An authorization's age counts from the CAF's date, else from `valid_from`, else from the day of registration. Issuing gets 409 if no number is left (`numbering.exhausted`), or if no authorization with numbers left is valid on `issue_date` (`numbering.expired`). Without an authorization for a type and series, the sandbox grants numbers from 1, or from 990000000 for the Colombian series SETP. */
  createNumberingAuthorization(request: CreateNumberingAuthorizationRequest<P, E>): Promise<CreateNumberingAuthorizationResponse>;
  /** delete /v1/numbering_authorizations/{numbering_authorization_id}: Delete a numbering authorization The response is 409 if a document has a number from the authorization. */
  deleteNumberingAuthorization(request: DeleteNumberingAuthorizationRequest<P, E>): Promise<DeleteNumberingAuthorizationResponse>;
  /** get /v1/numbering_authorizations/{numbering_authorization_id}: Read a numbering authorization Omits the keys. Includes the next number and the count of remaining numbers. */
  getNumberingAuthorization(request: GetNumberingAuthorizationRequest<P, E>): Promise<GetNumberingAuthorizationResponse>;
  /** get /v1/summary: Read the summary Reports today's documents, all drafts, pending and failed webhook deliveries and e-mails, invalid or expiring certificates, and authorizations with few numbers or days left. */
  getSummary(request: GetSummaryRequest<P, E>): Promise<GetSummaryResponse>;
  /** get /v1/webhook_deliveries: List webhook deliveries Newest first. A listed delivery matches every filter. */
  listWebhookDeliveries(request: ListWebhookDeliveriesRequest<P, E>): Promise<ListWebhookDeliveriesResponse>;
  /** get /v1/webhook_deliveries/{webhook_delivery_id}: Read a webhook delivery Returns one notification to one subscription, with the result of the last attempt. */
  getWebhookDelivery(request: GetWebhookDeliveryRequest<P, E>): Promise<GetWebhookDeliveryResponse>;
  /** post /v1/webhook_deliveries/{webhook_delivery_id}/replays: Send a notification again Creates a new delivery of the same message to the same subscription, whatever the state of the original delivery. */
  replayWebhookDelivery(request: ReplayWebhookDeliveryRequest<P, E>): Promise<ReplayWebhookDeliveryResponse>;
  /** get /v1/webhook_subscriptions: List webhook subscriptions Newest first, without secrets. */
  listWebhookSubscriptions(request: ListWebhookSubscriptionsRequest<P, E>): Promise<ListWebhookSubscriptionsResponse>;
  /** post /v1/webhook_subscriptions: Create a webhook subscription The service sends a POST to `callback_url` for each event of the subscription. The JSON body is `{type, timestamp, data}`. `data` contains `account_id`; for document events, the description of `events` lists further members. Each POST is signed as Standard Webhooks specifies; the key is the `signing_secret` of this response. `callback_username` and `callback_password` are sent as HTTP Basic authentication. A POST is retried for three days, with growing pauses, until the URL responds with a 2xx status. Redirects are not followed; a 410 response disables the subscription. By default, a URL in a private or local network is rejected. An account can have at most 64 subscriptions. */
  createWebhookSubscription(request: CreateWebhookSubscriptionRequest<P, E>): Promise<CreateWebhookSubscriptionResponse>;
  /** delete /v1/webhook_subscriptions/{webhook_subscription_id}: Delete a webhook subscription Stops the notifications; pending deliveries become `failed`. */
  deleteWebhookSubscription(request: DeleteWebhookSubscriptionRequest<P, E>): Promise<DeleteWebhookSubscriptionResponse>;
  /** get /v1/webhook_subscriptions/{webhook_subscription_id}: Read a webhook subscription Omits the secrets. Only the response that creates the subscription contains `signing_secret`. */
  getWebhookSubscription(request: GetWebhookSubscriptionRequest<P, E>): Promise<GetWebhookSubscriptionResponse>;
}

/** The request that a resolver receives. Its query and body are not validated yet. */
export interface ResolverContext<P, Params, E extends Env = Env> extends RequestContext<P, E> {
  params: Params;
  query: Record<string, unknown>;
  body: unknown;
}

/**
 * Resolvers run before query and body are validated. A resolver decides whether the target exists and
 * is accessible. If the body has variants, the resolver also chooses the variant.
 */
export interface Resolvers<P, E extends Env = Env> {
  revokeTokens?(request: ResolverContext<P, RevokeTokensRequest<P>["params"], E>): Promise<GuardResult | Extract<RevokeTokensResponse, { problem: unknown }>>;
  listAccounts?(request: ResolverContext<P, ListAccountsRequest<P>["params"], E>): Promise<GuardResult | Extract<ListAccountsResponse, { problem: unknown }>>;
  createAccount?(request: ResolverContext<P, CreateAccountRequest<P>["params"], E>): Promise<GuardResult | Extract<CreateAccountResponse, { problem: unknown }>>;
  getAccount?(request: ResolverContext<P, GetAccountRequest<P>["params"], E>): Promise<GuardResult | Extract<GetAccountResponse, { problem: unknown }>>;
  updateAccount?(request: ResolverContext<P, UpdateAccountRequest<P>["params"], E>): Promise<GuardResult | Extract<UpdateAccountResponse, { problem: unknown }>>;
  getAccountCertificate?(request: ResolverContext<P, GetAccountCertificateRequest<P>["params"], E>): Promise<GuardResult | Extract<GetAccountCertificateResponse, { problem: unknown }>>;
  checkAccountCertificate?(request: ResolverContext<P, CheckAccountCertificateRequest<P>["params"], E>): Promise<GuardResult | Extract<CheckAccountCertificateResponse, { problem: unknown }>>;
  changeAccountPassword?(request: ResolverContext<P, ChangeAccountPasswordRequest<P>["params"], E>): Promise<GuardResult | Extract<ChangeAccountPasswordResponse, { problem: unknown }>>;
  listCompanyBranches?(request: ResolverContext<P, ListCompanyBranchesRequest<P>["params"], E>): Promise<GuardResult | Extract<ListCompanyBranchesResponse, { problem: unknown }>>;
  createCompanyBranch?(request: ResolverContext<P, CreateCompanyBranchRequest<P>["params"], E>): Promise<GuardResult | Extract<CreateCompanyBranchResponse, { problem: unknown }>>;
  getCompanyBranch?(request: ResolverContext<P, GetCompanyBranchRequest<P>["params"], E>): Promise<GuardResult | Extract<GetCompanyBranchResponse, { problem: unknown }>>;
  updateCompanyBranch?(request: ResolverContext<P, UpdateCompanyBranchRequest<P>["params"], E>): Promise<GuardResult | Extract<UpdateCompanyBranchResponse, { problem: unknown }>>;
  listCustomersSuppliers?(request: ResolverContext<P, ListCustomersSuppliersRequest<P>["params"], E>): Promise<GuardResult | Extract<ListCustomersSuppliersResponse, { problem: unknown }>>;
  getCustomerSupplier?(request: ResolverContext<P, GetCustomerSupplierRequest<P>["params"], E>): Promise<GuardResult | Extract<GetCustomerSupplierResponse, { problem: unknown }>>;
  updateCustomerSupplier?(request: ResolverContext<P, UpdateCustomerSupplierRequest<P>["params"], E>): Promise<GuardResult | Extract<UpdateCustomerSupplierResponse, { problem: unknown }>>;
  listDocuments?(request: ResolverContext<P, ListDocumentsRequest<P>["params"], E>): Promise<GuardResult | Extract<ListDocumentsResponse, { problem: unknown }>>;
  createDocument(request: ResolverContext<P, CreateDocumentRequest<P>["params"], E>): Promise<VariantGuardResult<"cl" | "us" | "co" | "mx" | "pe" | "ar"> | Extract<CreateDocumentResponse, { problem: unknown }>>;
  deleteDocument?(request: ResolverContext<P, DeleteDocumentRequest<P>["params"], E>): Promise<GuardResult | Extract<DeleteDocumentResponse, { problem: unknown }>>;
  getDocument?(request: ResolverContext<P, GetDocumentRequest<P>["params"], E>): Promise<GuardResult | Extract<GetDocumentResponse, { problem: unknown }>>;
  changeDocumentStatus?(request: ResolverContext<P, ChangeDocumentStatusRequest<P>["params"], E>): Promise<GuardResult | Extract<ChangeDocumentStatusResponse, { problem: unknown }>>;
  updateDocument(request: ResolverContext<P, UpdateDocumentRequest<P>["params"], E>): Promise<VariantGuardResult<"cl" | "us" | "co" | "mx" | "pe" | "ar"> | Extract<UpdateDocumentResponse, { problem: unknown }>>;
  listDocumentEmails?(request: ResolverContext<P, ListDocumentEmailsRequest<P>["params"], E>): Promise<GuardResult | Extract<ListDocumentEmailsResponse, { problem: unknown }>>;
  createDocumentEmails?(request: ResolverContext<P, CreateDocumentEmailsRequest<P>["params"], E>): Promise<GuardResult | Extract<CreateDocumentEmailsResponse, { problem: unknown }>>;
  getDocumentPdf?(request: ResolverContext<P, GetDocumentPdfRequest<P>["params"], E>): Promise<GuardResult | Extract<GetDocumentPdfResponse, { problem: unknown }>>;
  getDocumentStamp?(request: ResolverContext<P, GetDocumentStampRequest<P>["params"], E>): Promise<GuardResult | Extract<GetDocumentStampResponse, { problem: unknown }>>;
  getDocumentXml?(request: ResolverContext<P, GetDocumentXmlRequest<P>["params"], E>): Promise<GuardResult | Extract<GetDocumentXmlResponse, { problem: unknown }>>;
  listNumberingAuthorizations?(request: ResolverContext<P, ListNumberingAuthorizationsRequest<P>["params"], E>): Promise<GuardResult | Extract<ListNumberingAuthorizationsResponse, { problem: unknown }>>;
  createNumberingAuthorization?(request: ResolverContext<P, CreateNumberingAuthorizationRequest<P>["params"], E>): Promise<GuardResult | Extract<CreateNumberingAuthorizationResponse, { problem: unknown }>>;
  deleteNumberingAuthorization?(request: ResolverContext<P, DeleteNumberingAuthorizationRequest<P>["params"], E>): Promise<GuardResult | Extract<DeleteNumberingAuthorizationResponse, { problem: unknown }>>;
  getNumberingAuthorization?(request: ResolverContext<P, GetNumberingAuthorizationRequest<P>["params"], E>): Promise<GuardResult | Extract<GetNumberingAuthorizationResponse, { problem: unknown }>>;
  getSummary?(request: ResolverContext<P, GetSummaryRequest<P>["params"], E>): Promise<GuardResult | Extract<GetSummaryResponse, { problem: unknown }>>;
  listWebhookDeliveries?(request: ResolverContext<P, ListWebhookDeliveriesRequest<P>["params"], E>): Promise<GuardResult | Extract<ListWebhookDeliveriesResponse, { problem: unknown }>>;
  getWebhookDelivery?(request: ResolverContext<P, GetWebhookDeliveryRequest<P>["params"], E>): Promise<GuardResult | Extract<GetWebhookDeliveryResponse, { problem: unknown }>>;
  replayWebhookDelivery?(request: ResolverContext<P, ReplayWebhookDeliveryRequest<P>["params"], E>): Promise<GuardResult | Extract<ReplayWebhookDeliveryResponse, { problem: unknown }>>;
  listWebhookSubscriptions?(request: ResolverContext<P, ListWebhookSubscriptionsRequest<P>["params"], E>): Promise<GuardResult | Extract<ListWebhookSubscriptionsResponse, { problem: unknown }>>;
  createWebhookSubscription?(request: ResolverContext<P, CreateWebhookSubscriptionRequest<P>["params"], E>): Promise<GuardResult | Extract<CreateWebhookSubscriptionResponse, { problem: unknown }>>;
  deleteWebhookSubscription?(request: ResolverContext<P, DeleteWebhookSubscriptionRequest<P>["params"], E>): Promise<GuardResult | Extract<DeleteWebhookSubscriptionResponse, { problem: unknown }>>;
  getWebhookSubscription?(request: ResolverContext<P, GetWebhookSubscriptionRequest<P>["params"], E>): Promise<GuardResult | Extract<GetWebhookSubscriptionResponse, { problem: unknown }>>;
}

/** One function per security scheme: returns the principal and roles of a valid credential, otherwise undefined. */
export interface SecurityHandlers<P> {
  "bearer"(credential: string, context: SecurityContext): Promise<Authenticated<P> | undefined>;
}

/** The options of the routes. */
export interface RoutesOptions<P, E extends Env = Env> extends RouterSettings {
  operations: Operations<P, E>;
  resolvers: Resolvers<P, E>;
  security: SecurityHandlers<P>;
}

const explainParameters = async () => (await import("./validators/parameters.explain.js")).explanations;

function parameters(name: keyof typeof parameterValidators): Validator {
  return { is: parameterValidators[name], explain: async () => (await explainParameters())[name] };
}

const responseValidators = () => import("./validators/answers.js");

let loadedResponses: Awaited<ReturnType<typeof responseValidators>> | undefined;

const explainResponses = async () => (await import("./validators/answers.explain.js")).explanations;

function ofResponse(name: keyof Awaited<ReturnType<typeof responseValidators>>["validators"]): Validator {
  return {
    is: (value) => loadedResponses === undefined || loadedResponses.validators[name](value),
    explain: async () => (await explainResponses())[name],
  };
}

/** All operations except TRACE, as data for the router. */
export const definitions: readonly OperationDefinition[] = [
  {
    id: "authenticate",
    method: "post",
    path: "/auth",
    security: [],
    parameters: [],
    validators: {
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
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Token") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      query: parameters(" none"),
    },
    responses: {
      "204": {
        contents: [
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    defaults: {"query":{"values":[["limit",20]]}},
    validators: {
      query: parameters("listAccounts query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("AccountList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
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
    responses: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Account") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("getAccount path"),
      query: parameters(" none"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Account") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
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
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Account") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("getAccountCertificate path"),
      query: parameters(" none"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("AccountCertificate") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("checkAccountCertificate path"),
      query: parameters(" none"),
      header: parameters("checkAccountCertificate header"),
    },
    responses: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("AccountCertificate") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
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
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("PasswordChanged") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    defaults: {"query":{"values":[["limit",20]]}},
    validators: {
      query: parameters("listCompanyBranches query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("CompanyBranchList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
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
    responses: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("CompanyBranch") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("getCompanyBranch path"),
      query: parameters(" none"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("CompanyBranch") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
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
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("CompanyBranch") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    defaults: {"query":{"values":[["limit",20]]}},
    validators: {
      query: parameters("listCustomersSuppliers query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("CustomerSupplierList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("getCustomerSupplier path"),
      query: parameters(" none"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("CustomerSupplier") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
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
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("CustomerSupplier") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "listDocuments",
    method: "get",
    path: "/v1/documents",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"document_type_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"document_status","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"issue_date_from","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"issue_date_to","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"receiver_tax_id_code","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"receiver_name","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"document_number","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"total_amount","in":"query","style":"form","explode":true,"shape":{"types":["number"]}}],
    defaults: {"query":{"values":[["limit",20]]}},
    validators: {
      query: parameters("listDocuments query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("DocumentList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
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
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Document") },
        ],
      },
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Document") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("deleteDocument path"),
      query: parameters(" none"),
    },
    responses: {
      "204": {
        contents: [
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("getDocument path"),
      query: parameters("getDocument query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Document") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("changeDocumentStatus path"),
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body9.is, explain: async () => (await import("./validators/document-status-change.explain.js")).explanation },
        },
      ],
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Document") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("updateDocument path"),
      query: parameters(" none"),
    },
    body: {
      required: true,
      limits: {"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body10.is, explain: async () => (await import("./validators/document-update.explain.js")).explanation },
          variants: {
            "cl": {
              is: body10.variants["cl"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["cl"].explanation,
            },
            "us": {
              is: body10.variants["us"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["us"].explanation,
            },
            "co": {
              is: body10.variants["co"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["co"].explanation,
            },
            "mx": {
              is: body10.variants["mx"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["mx"].explanation,
            },
            "pe": {
              is: body10.variants["pe"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["pe"].explanation,
            },
            "ar": {
              is: body10.variants["ar"].is,
              explain: async () => (await import("./validators/document-update.explain.js")).variants["ar"].explanation,
            },
          },
        },
      ],
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Document") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "listDocumentEmails",
    method: "get",
    path: "/v1/documents/{document_id}/emails",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}},{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}}],
    defaults: {"query":{"values":[["limit",20]]}},
    validators: {
      path: parameters("listDocumentEmails path"),
      query: parameters("listDocumentEmails query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("DocumentEmailList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "createDocumentEmails",
    method: "post",
    path: "/v1/documents/{document_id}/emails",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}},{"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    validators: {
      path: parameters("createDocumentEmails path"),
      query: parameters(" none"),
      header: parameters("createDocumentEmails header"),
    },
    body: {
      required: false,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body8.is, explain: async () => (await import("./validators/document-email-create.explain.js")).explanation },
        },
      ],
    },
    responses: {
      "202": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("DocumentEmails") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "getDocumentPdf",
    method: "get",
    path: "/v1/documents/{document_id}/pdf",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}},{"name":"If-None-Match","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    validators: {
      path: parameters("getDocumentPdf path"),
      query: parameters(" none"),
      header: parameters("getDocumentPdf header"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/pdf","kind":"binary"} as const) },
        ],
        headers: ["Content-Disposition","ETag"],
      },
      "304": {
        contents: [
        ],
        headers: ["ETag"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "getDocumentStamp",
    method: "get",
    path: "/v1/documents/{document_id}/stamp",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}},{"name":"If-None-Match","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    validators: {
      path: parameters("getDocumentStamp path"),
      query: parameters(" none"),
      header: parameters("getDocumentStamp header"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"image/png","kind":"binary"} as const) },
        ],
        headers: ["Content-Disposition","ETag"],
      },
      "304": {
        contents: [
        ],
        headers: ["ETag"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "getDocumentXml",
    method: "get",
    path: "/v1/documents/{document_id}/xml",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"document_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}},{"name":"If-None-Match","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    validators: {
      path: parameters("getDocumentXml path"),
      query: parameters(" none"),
      header: parameters("getDocumentXml header"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/xml","kind":"text"} as const) },
        ],
        headers: ["Content-Disposition","ETag"],
      },
      "304": {
        contents: [
        ],
        headers: ["ETag"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "listNumberingAuthorizations",
    method: "get",
    path: "/v1/numbering_authorizations",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"limit","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}},{"name":"cursor","in":"query","style":"form","explode":true,"shape":{"types":["string"]}},{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}}],
    defaults: {"query":{"values":[["limit",20]]}},
    validators: {
      query: parameters("listNumberingAuthorizations query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("NumberingAuthorizationList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "createNumberingAuthorization",
    method: "post",
    path: "/v1/numbering_authorizations",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"shape":{"types":["string"]}}],
    validators: {
      query: parameters(" none"),
      header: parameters("createNumberingAuthorization header"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body11.is, explain: async () => (await import("./validators/numbering-authorization-create.explain.js")).explanation },
        },
      ],
    },
    responses: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("NumberingAuthorization") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "deleteNumberingAuthorization",
    method: "delete",
    path: "/v1/numbering_authorizations/{numbering_authorization_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"numbering_authorization_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    validators: {
      path: parameters("deleteNumberingAuthorization path"),
      query: parameters(" none"),
    },
    responses: {
      "204": {
        contents: [
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "getNumberingAuthorization",
    method: "get",
    path: "/v1/numbering_authorizations/{numbering_authorization_id}",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"numbering_authorization_id","in":"path","style":"simple","explode":false,"shape":{"types":["string"]}}],
    validators: {
      path: parameters("getNumberingAuthorization path"),
      query: parameters(" none"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("NumberingAuthorization") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
  {
    id: "getSummary",
    method: "get",
    path: "/v1/summary",
    security: [[{"scheme":"bearer","roles":[]}]],
    parameters: [{"name":"account_id","in":"query","style":"form","explode":true,"shape":{"types":["integer"]}}],
    validators: {
      query: parameters("getSummary query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("Summary") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    defaults: {"query":{"values":[["limit",20]]}},
    validators: {
      query: parameters("listWebhookDeliveries query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("WebhookDeliveryList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("getWebhookDelivery path"),
      query: parameters(" none"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("WebhookDelivery") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("replayWebhookDelivery path"),
      query: parameters(" none"),
      header: parameters("replayWebhookDelivery header"),
    },
    responses: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("WebhookDelivery") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    defaults: {"query":{"values":[["limit",20]]}},
    validators: {
      query: parameters("listWebhookSubscriptions query"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("WebhookSubscriptionList") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      query: parameters(" none"),
      header: parameters("createWebhookSubscription header"),
    },
    body: {
      required: true,
      limits: {"bytes":262144,"values":100000},
      contents: [
        {
          ...({"mediaType":"application/json","kind":"json"} as const),
          shared: { is: body12.is, explain: async () => (await import("./validators/webhook-subscription-create.explain.js")).explanation },
        },
      ],
    },
    responses: {
      "201": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("WebhookSubscription") },
        ],
        headers: ["Location"],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "403": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "409": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "413": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "415": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "422": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("deleteWebhookSubscription path"),
      query: parameters(" none"),
    },
    responses: {
      "204": {
        contents: [
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
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
    validators: {
      path: parameters("getWebhookSubscription path"),
      query: parameters(" none"),
    },
    responses: {
      "200": {
        contents: [
          { ...({"mediaType":"application/json","kind":"json"} as const), validator: ofResponse("WebhookSubscription") },
        ],
      },
      "400": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "401": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "404": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "429": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "500": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
      "503": {
        contents: [
          { ...({"mediaType":"application/problem+json","kind":"json"} as const), validator: ofResponse("Problem") },
        ],
      },
    },
  },
];

/** The routes as a Hono application. */
export async function createRoutes<P, E extends Env = Env>(options: RoutesOptions<P, E>): Promise<Hono<E>> {
  const { operations, resolvers = {}, security = {}, ...settings } = options;
  if ((settings.responses ?? "off") !== "off") loadedResponses = await responseValidators();
  return buildRouter<P, E>({
    definitions,
    schemes: {"bearer":{"type":"bearer"}},
    operations: bound(operations),
    resolvers: bound(resolvers),
    security: bound(security),
    errors: {},
    defaults: {},
    settings,
  });
}

/** The methods of an object and of its classes, by name, each bound to the object. */
function bound<T>(object: object): Readonly<Record<string, T>> {
  const methods: Record<string, T> = Object.create(null);
  for (let level = object; level !== null && level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    for (const name of Object.getOwnPropertyNames(level)) {
      const method: unknown = Reflect.get(object, name);
      const isKnown = name in methods || (name === "constructor" && level !== object);
      if (typeof method === "function" && !isKnown) methods[name] = method.bind(object);
    }
  }
  return methods;
}
