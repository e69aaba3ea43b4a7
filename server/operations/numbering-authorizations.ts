import type { Operations, Resolvers } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { Principal } from "../auth/principal.ts";
import { readDocumentAccount } from "../documents/document-account.ts";
import { authorizationResponse, sealAuthorization } from "../documents/stored-authorization.ts";
import { accountOfNew, notFound, pathId, scopeOf } from "../http/access.ts";
import { writeOnce } from "../http/idempotency.ts";
import { catchProblems, ProblemError, rejectInvalid } from "../http/problem-error.ts";
import { newAuthorization, type PreparedAuthorization } from "../invoicing/new-authorization.ts";
import type { Services } from "../services.ts";
import type { NumberingAuthorizationRow } from "../store/numbering-authorizations.ts";
import {
  deleteNumberingAuthorization,
  insertNumberingAuthorization,
} from "../store/numbering-authorizations.ts";
import { findRow, readPage } from "../store/page.ts";
import { replicaThenPrimary } from "../store/replica-then-primary.ts";
import type { Transaction } from "../store/session.ts";
import { guardList, readList } from "./lists.ts";

type Named =
  | "createNumberingAuthorization"
  | "deleteNumberingAuthorization"
  | "getNumberingAuthorization"
  | "listNumberingAuthorizations";

const LIST = "numbering_authorizations";
const WHAT = "numbering authorization";

/** Operations on numbering authorizations, the number ranges that an authority granted. */
export function numberingAuthorizationOperations(
  services: Services,
): Pick<Operations<Principal>, Named> {
  const { store, vault, now } = services;

  async function create(
    transaction: Transaction,
    account_id: number,
    { columns, secrets }: PreparedAuthorization,
    overlap: "/caf" | "/from",
  ): Promise<NumberingAuthorizationRow> {
    const numbering_authorization_id = await transaction.nextId(
      "numbering_authorizations",
      account_id,
    );
    const key = { account_id, numbering_authorization_id };
    const sealed = sealAuthorization(vault, key, secrets);
    const row = { ...key, created_at: now(), ...columns, ...sealed };
    const stored = await insertNumberingAuthorization(transaction, row);
    if (stored === undefined) {
      rejectInvalid([validationError("numbering.overlap", overlap)]);
      throw new Error("Never reached.");
    }
    return stored;
  }

  return {
    createNumberingAuthorization: (request) =>
      catchProblems([400, 409, 422], async () => {
        const { principal, body } = request;
        const accountId = principal.kind === "admin" ? principal.accountId : body.account_id;
        const account = await readDocumentAccount(store, accountId ?? 0);
        const prepared = await newAuthorization(account, body, now());
        const overlap = body.caf === undefined ? "/from" : "/caf";
        return writeOnce(services, request, async (transaction) => {
          const row = await create(transaction, account.id, prepared, overlap);
          const Location = `/v1/numbering_authorizations/${row.numbering_authorization_id}`;
          const response = await authorizationResponse(transaction, row);
          return { status: 201, body: response, headers: { Location } };
        });
      }),

    async getNumberingAuthorization({ principal, params }) {
      const row = await readAuthorization(services, principal, params.numbering_authorization_id);
      return row === undefined
        ? notFound(WHAT)
        : { status: 200, body: await store.read((session) => authorizationResponse(session, row)) };
    },

    async listNumberingAuthorizations(request) {
      const page = await readList(services, LIST, request, {
        read: (session, wanted) => readPage(session, LIST, wanted),
        position: (row) => ({ createdAt: row.created_at, id: row.numbering_authorization_id }),
        toItems: (rows, session) =>
          Promise.all(rows.map((row) => authorizationResponse(session, row))),
      });
      return { status: 200, body: page };
    },

    deleteNumberingAuthorization: ({ principal, params }) =>
      catchProblems([404, 409], async () => {
        const row = await readAuthorization(services, principal, params.numbering_authorization_id);
        if (row === undefined) {
          return notFound(WHAT);
        }
        await store.write(async (transaction) => {
          const { account_id, numbering_authorization_id: id } = row;
          const isGone = await deleteNumberingAuthorization(transaction, account_id, id);
          if (isGone === undefined) {
            throw new ProblemError(notFound(WHAT));
          }
          if (!isGone) {
            const detail =
              "A document has a number from this authorization, so the authorization cannot be deleted.";
            throw new ProblemError({ status: 409, problem: { detail } });
          }
        });
        return { status: 204 };
      }),
  };
}

/** The checks before validation, such as whether the numbering authorization exists. */
export function numberingAuthorizationResolvers(
  services: Services,
): Pick<Resolvers<Principal>, Named> {
  const exists = async (request: {
    principal: Principal;
    params: { numbering_authorization_id: string };
  }) => {
    const id = request.params.numbering_authorization_id;
    const row = await readAuthorization(services, request.principal, id);
    return row === undefined ? notFound(WHAT) : undefined;
  };
  return {
    async createNumberingAuthorization({ principal, body }) {
      const found = await accountOfNew(services.store, principal, body, "");
      return "account" in found ? undefined : found;
    },
    getNumberingAuthorization: exists,
    deleteNumberingAuthorization: exists,
    listNumberingAuthorizations: async (request) => guardList(services, LIST, request),
  };
}

async function readAuthorization(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<NumberingAuthorizationRow | undefined> {
  const id = pathId(text);
  return id === undefined
    ? undefined
    : replicaThenPrimary(store, (session) => findRow(session, LIST, scopeOf(principal), id));
}
