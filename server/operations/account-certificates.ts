import type { Operations, Resolvers } from "../../generated/routes.ts";
import type { AccountCertificate } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { scheduleRecheck } from "../certificates/schedule-verification.ts";
import { notFound, pathId, scopeOf } from "../http/access.ts";
import { writeOnce } from "../http/idempotency.ts";
import { catchProblems, ProblemError } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import type { CertificateRow } from "../store/certificates.ts";
import { findCertificate } from "../store/certificates.ts";
import { replicaThenPrimary } from "../store/replica-then-primary.ts";

type Named = "checkAccountCertificate" | "getAccountCertificate";

const WHAT = "account with a certificate";

/** Operations that read the state of an account's certificate and schedule another check. */
export function accountCertificateOperations(
  services: Services,
): Pick<Operations<Principal>, Named> {
  const { now } = services;
  return {
    async getAccountCertificate({ principal, params }) {
      const row = await readCertificate(services, principal, params.account_id);
      return row === undefined ? notFound(WHAT) : { status: 200, body: certificateResponse(row) };
    },

    checkAccountCertificate: (request) =>
      catchProblems([404, 409, 422], async () => {
        const row = await readCertificate(services, request.principal, request.params.account_id);
        if (row === undefined) {
          return notFound(WHAT);
        }
        return writeOnce(services, request, async (transaction) => {
          if (!(await scheduleRecheck(transaction, row.account_id, now()))) {
            throw new ProblemError(notFound(WHAT));
          }
          const headers = { Location: `/v1/accounts/${row.account_id}/certificate` };
          return { status: 201, body: certificateResponse(row), headers };
        });
      }),
  };
}

/** The check before the request is validated: whether the account has a certificate that the caller may see. */
export function accountCertificateResolvers(services: Services): Pick<Resolvers<Principal>, Named> {
  const exists = async (request: { principal: Principal; params: { account_id: string } }) => {
    const row = await readCertificate(services, request.principal, request.params.account_id);
    return row === undefined ? notFound(WHAT) : undefined;
  };
  return { getAccountCertificate: exists, checkAccountCertificate: exists };
}

async function readCertificate(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<CertificateRow | undefined> {
  const accountId = pathId(text);
  const scope = scopeOf(principal);
  if (accountId === undefined || (scope !== undefined && scope !== accountId)) {
    return undefined;
  }
  return replicaThenPrimary(store, (session) => findCertificate(session, accountId));
}

/** Returns the response for a certificate. */
export function certificateResponse(row: CertificateRow): AccountCertificate {
  const response: AccountCertificate = {
    account_id: row.account_id,
    state: row.state as AccountCertificate["state"],
  };
  const reasons = JSON.parse(row.reasons) as NonNullable<AccountCertificate["reasons"]>;
  if (reasons.length > 0) {
    response.reasons = reasons;
  }
  for (const member of ["checked_at", "not_before", "not_after"] as const) {
    const at = row[member];
    if (at !== null) {
      response[member] = new Date(at).toISOString();
    }
  }
  return response;
}
