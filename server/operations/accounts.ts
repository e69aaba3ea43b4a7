import type { Operations, Resolvers } from "../../generated/routes.ts";
import { refusal } from "../../generated/rules.js";
import type { Account, AccountCreate } from "../../generated/types/models.d.ts";
import { hashPassword } from "../auth/passwords.ts";
import type { Principal } from "../auth/principal.ts";
import { scheduleVerification } from "../certificates/schedule-verification.ts";
import { countryById } from "../countries/countries.ts";
import type { AccountRow, SealedSecrets } from "../store/accounts.ts";
import { findAccount, insertAccount, replaceRegistration } from "../store/accounts.ts";
import { findLogin, insertLogin, loginKey } from "../store/logins.ts";
import { readPage } from "../store/page.ts";
import type { Transaction } from "../store/session.ts";
import { notFound, pathId, scopeOf } from "./access.ts";
import { findShown } from "./find-shown.ts";
import { writeOnce } from "./idempotency.ts";
import { admitList, readList } from "./lists.ts";
import { answerRefusals, refuseState } from "./refused.ts";
import type { Services } from "./services.ts";

type Named = "createAccount" | "getAccount" | "listAccounts" | "updateAccount";

/** An account as it is stored to be answered: all but its identifier and its warnings. */
export type StoredAccount = Omit<Account, "account_id" | "warnings">;

/** Accounts: the companies that are registered. */
export function accountOperations(services: Services): Pick<Operations<Principal>, Named> {
  const { store, operator, vault, now } = services;

  const seal = (accountId: number, secrets: Readonly<Record<string, string>>): SealedSecrets =>
    Object.fromEntries(
      Object.entries(secrets).map(([purpose, plain]) => [
        purpose,
        vault.seal({ accountId, purpose }, plain),
      ]),
    );

  async function register(
    transaction: Transaction,
    body: AccountCreate,
    passwordHash: string,
  ): Promise<number> {
    const taken = await findLogin(transaction, body.admin_email);
    if (taken !== undefined || loginKey(body.admin_email) === operator.email) {
      refuseState(refusal("account.admin-email-taken", "/admin_email"));
    }
    const accountId = await transaction.nextId("accounts");
    const created_at = now();
    const { stored, secrets } = separate(body);
    const row = { account_id: accountId, country_id: body.country_id, created_at };
    const sealed = seal(accountId, secrets);
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
      const passwordHash = await hashPassword(body.admin_password);
      const warnings = countryById(body.country_id)?.warnAccount(body) ?? [];
      return answerRefusals([409, 422], () =>
        writeOnce(services, request, async (transaction) => {
          const accountId = await register(transaction, body, passwordHash);
          const answer: Account = { account_id: accountId, ...separate(body).stored };
          if (warnings.length > 0) {
            answer.warnings = [...warnings];
          }
          const headers = { Location: `/v1/accounts/${accountId}` };
          return { status: 201, body: answer, headers };
        }),
      );
    },

    async getAccount({ principal, params }) {
      const row = await readAccount(services, principal, params.account_id);
      return row === undefined ? notFound("account") : { status: 200, body: answerAccount(row) };
    },

    async listAccounts(request) {
      const page = await readList(services, "accounts", request, {
        read: (session, wanted) => readPage(session, "accounts", wanted),
        position: (row) => ({ createdAt: row.created_at, id: row.account_id }),
        answer: (rows) => rows.map(answerAccount),
      });
      return { status: 200, body: page };
    },

    async updateAccount({ principal, params, body }) {
      const found = await readAccount(services, principal, params.account_id);
      if (found === undefined) {
        return notFound("account");
      }
      const { registration_additional_data, ...top } = body;
      const { registration_test_set_id, ...secrets } = { ...top, ...registration_additional_data };
      const id = found.account_id;
      const sealed = seal(id, secrets);
      const row = await store.write(async (transaction) => {
        const changed = await replaceRegistration(transaction, id, sealed, (text) => {
          const stored = JSON.parse(text) as StoredAccount;
          if (registration_test_set_id !== undefined) {
            stored.registration_additional_data = { registration_test_set_id };
          }
          return JSON.stringify(stored);
        });
        await scheduleVerification(transaction, id, "renewed", now());
        return changed;
      });
      return { status: 200, body: answerAccount(row) };
    },
  };
}

/** What is asked of account requests before their bodies are judged. */
export function accountResolvers(
  services: Services,
): Pick<Resolvers<Principal>, "getAccount" | "listAccounts" | "updateAccount"> {
  const exists = async (request: { principal: Principal; params: { account_id: string } }) => {
    const row = await readAccount(services, request.principal, request.params.account_id);
    return row === undefined ? notFound("account") : undefined;
  };
  return {
    getAccount: exists,
    updateAccount: exists,
    listAccounts: async (request) => admitList(services, "accounts", request),
  };
}

/** The readable part of an account's row. */
export function storedAccountOf(row: AccountRow): StoredAccount {
  return JSON.parse(row.body) as StoredAccount;
}

async function readAccount(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<AccountRow | undefined> {
  const accountId = pathId(text);
  const scope = scopeOf(principal);
  if (accountId === undefined || (scope !== undefined && scope !== accountId)) {
    return undefined;
  }
  return findShown(store, (session) => findAccount(session, accountId));
}

function answerAccount(row: AccountRow): Account {
  return { account_id: row.account_id, ...storedAccountOf(row) };
}

// What is not named here as readable is a secret: a member that is added later cannot leak.
function separate(body: AccountCreate): {
  readonly stored: StoredAccount;
  readonly secrets: Readonly<Record<string, string>>;
} {
  const { admin_password: _, registration_additional_data, ...rest } = body;
  const { registration_test_set_id, ...secrets } = registration_additional_data;
  const shown = registration_test_set_id === undefined ? {} : { registration_test_set_id };
  return { stored: { ...rest, registration_additional_data: shown }, secrets };
}
