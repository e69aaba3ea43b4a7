import type { Operations, Resolvers } from "../../generated/routes.ts";
import type { DocumentEmail, Summary } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { documentAccountOf } from "../documents/document-account.ts";
import { authorizationResponse } from "../documents/stored-authorization.ts";
import { namesOther, otherAccount, scopeOf } from "../http/access.ts";
import { localMoment } from "../model/time-zone.ts";
import type { Services } from "../services.ts";
import { findAccount } from "../store/accounts.ts";
import { findRow } from "../store/page.ts";
import type { Session } from "../store/session.ts";
import {
  countDrafts,
  countIssued,
  countWork,
  findEndingCertificates,
  findFailedWork,
  findLowAuthorizations,
} from "../store/summary.ts";
import { certificateResponse } from "./account-certificates.ts";
import { emailResponse } from "./document-emails.ts";
import { readInTurn } from "./reading.ts";

type Named = "getSummary";

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 30;
const UTC = "UTC+0";

/** The operation that summarizes documents, deliveries, e-mails, certificates and numbering authorizations. */
export function summaryOperations(services: Services): Pick<Operations<Principal>, Named> {
  return {
    async getSummary({ principal, query }) {
      const scope = query.account_id ?? scopeOf(principal);
      const body = await readInTurn(services.reading, principal, () =>
        services.store.readReplica((session) => summarize(session, scope, services.now())),
      );
      return { status: 200, body };
    },
  };
}

/** The check before validation: whether the caller may read the account. */
export function summaryResolvers(_: Services): Pick<Resolvers<Principal>, Named> {
  return {
    getSummary: async ({ principal, query }) =>
      namesOther(principal, query.account_id) ? otherAccount() : undefined,
  };
}

async function summarize(
  session: Session,
  scope: number | undefined,
  now: number,
): Promise<Summary> {
  const zone = await zoneOf(session, scope);
  const dayOf = (at: number) => localMoment(new Date(at), zone).date;
  const date = dayOf(now);
  const soon = now + SOON_DAYS * DAY_MS;
  const certificates = await findEndingCertificates(session, scope, soon);
  const days = { since: dayOf(now - SOON_DAYS * DAY_MS), soon: dayOf(soon) };
  const authorizations = await findLowAuthorizations(session, scope, days);
  const work = async (kind: "email" | "webhook") => ({
    pending: await countWork(session, scope, kind, "pending"),
    failed: await countWork(session, scope, kind, "failed"),
  });
  return {
    ...(scope !== undefined && { account_id: scope }),
    date,
    documents: {
      issued_today: await countIssued(session, scope, date),
      drafts: await countDrafts(session, scope),
    },
    deliveries: await work("webhook"),
    emails: await work("email"),
    failed_emails: await failedEmails(session, scope),
    certificates: certificates.map(certificateResponse),
    numbering_authorizations: await Promise.all(
      authorizations.map((row) => authorizationResponse(session, row)),
    ),
  };
}

async function failedEmails(session: Session, scope: number | undefined): Promise<DocumentEmail[]> {
  const entries = await findFailedWork(session, scope, "email");
  return Promise.all(
    entries.map(async (entry) => {
      const { account_id, target_id } = entry;
      return emailResponse(entry, await findRow(session, "documents", account_id, target_id));
    }),
  );
}

async function zoneOf(session: Session, scope: number | undefined): Promise<string> {
  const row = scope === undefined ? undefined : await findAccount(session, scope);
  if (row === undefined) {
    return UTC;
  }
  const { facts, country } = documentAccountOf(row);
  return facts.account_config?.time_zone ?? country.timeZone;
}
