import type { Operations, Resolvers } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { Account, AccountCreate } from "../../generated/types/models.d.ts";
import type { Access } from "../auth/access.ts";
import { hashPassword } from "../auth/passwords.ts";
import type { Principal } from "../auth/principal.ts";
import { inTurn } from "../auth/try-password.ts";
import { scheduleVerification } from "../certificates/schedule-verification.ts";
import { countryById } from "../countries/countries.ts";
import { accountResponse, readAccount, sealAll, separate } from "../documents/stored-account.ts";
import { notFound } from "../http/access.ts";
import type { Callers } from "../http/callers.ts";
import { writeOnce } from "../http/idempotency.ts";
import { catchProblems, rejectState } from "../http/problem-error.ts";
import { isNotNow, tryLater } from "../http/try-later.ts";
import type { Services } from "../services.ts";
import { insertAccount } from "../store/accounts.ts";
import { findLogin, insertLogin, loginKey } from "../store/logins.ts";
import { readPage } from "../store/page.ts";
import type { Transaction } from "../store/session.ts";
import { changePassword, guardChange } from "./accounts/change-password.ts";
import { guardUpdate, updateAccount } from "./accounts/update.ts";
import { guardList, readList } from "./lists.ts";

type Named =
  | "changeAccountPassword"
  | "createAccount"
  | "getAccount"
  | "listAccounts"
  | "updateAccount";

/** Operations on accounts, the registered companies. */
export function accountOperations(
  services: Services,
  access: Access,
  callers: Callers,
): Pick<Operations<Principal>, Named> {
  const { operator, vault, now } = services;

  async function register(
    transaction: Transaction,
    body: AccountCreate,
    passwordHash: string,
  ): Promise<number> {
    const taken = await findLogin(transaction, body.admin_email);
    if (taken !== undefined || loginKey(body.admin_email) === operator.email) {
      rejectState(validationError("account.admin-email-taken", "/admin_email"));
    }
    const accountId = await transaction.nextId("accounts");
    const created_at = now();
    const { stored, secrets } = separate(body);
    const row = { account_id: accountId, country_id: body.country_id, created_at };
    const sealed = sealAll(vault, accountId, secrets);
    await insertAccount(transaction, { ...row, body: JSON.stringify(stored) }, sealed);
    await insertLogin(transaction, {
      email: body.admin_email,
      account_id: accountId,
      password_hash: passwordHash,
      created_at,
    });
    await scheduleVerification(transaction, accountId, "created", created_at);
    return accountId;
  }

  return {
    async createAccount(request) {
      const { body } = request;
      const { address } = callers.find(request.requestId) ?? {};
      const hashed = () => hashPassword(body.admin_password);
      const passwordHash = await inTurn(services.hashing, address, hashed);
      if (isNotNow(passwordHash)) {
        return tryLater(passwordHash);
      }
      const warnings = countryById(body.country_id)?.warnAccount(body) ?? [];
      return catchProblems([409, 422], () =>
        writeOnce(services, request, async (transaction) => {
          const accountId = await register(transaction, body, passwordHash);
          const response: Account = { account_id: accountId, ...separate(body).stored };
          if (warnings.length > 0) {
            response.warnings = [...warnings];
          }
          const headers = { Location: `/v1/accounts/${accountId}` };
          return { status: 201, body: response, headers };
        }),
      );
    },

    async getAccount({ principal, params }) {
      const row = await readAccount(services, principal, params.account_id);
      return row === undefined ? notFound("account") : { status: 200, body: accountResponse(row) };
    },

    async listAccounts(request) {
      const page = await readList(services, "accounts", request, {
        read: (session, wanted) => readPage(session, "accounts", wanted),
        position: (row) => ({ createdAt: row.created_at, id: row.account_id }),
        toItems: (rows) => rows.map(accountResponse),
      });
      return { status: 200, body: page };
    },

    ...updateAccount(services, access),
    ...changePassword(services, access, callers),
  };
}

/** The checks before validation, such as whether the account exists. */
export function accountResolvers(
  services: Services,
): Pick<Resolvers<Principal>, Exclude<Named, "createAccount">> {
  type Asked = { principal: Principal; params: { account_id: string } };
  const find = ({ principal, params }: Asked) =>
    readAccount(services, principal, params.account_id);
  return {
    getAccount: async (request) =>
      (await find(request)) === undefined ? notFound("account") : undefined,
    async updateAccount(request) {
      const row = await find(request);
      return row === undefined
        ? notFound("account")
        : guardUpdate(request.principal, row, request.body);
    },
    changeAccountPassword: async (request) =>
      (await find(request)) === undefined
        ? notFound("account")
        : guardChange(request.principal, request.body),
    listAccounts: async (request) => guardList(services, "accounts", request),
  };
}
