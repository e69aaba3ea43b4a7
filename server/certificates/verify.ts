import { countryById } from "../countries/countries.ts";
import type { Outcome } from "../outbox/settle.ts";
import type { OutboxHandler } from "../outbox/worker.ts";
import type { Vault } from "../secrets/vault.ts";
import { findAccount, findAccountSecrets } from "../store/accounts.ts";
import type { CertificateRow } from "../store/certificates.ts";
import { findCertificate, saveCertificate } from "../store/certificates.ts";
import type { OutboxRow } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { enqueueEvent } from "../webhooks/enqueue-event.ts";
import type { CertificateVerdict } from "./judge-certificate.ts";
import { judgeCertificate } from "./judge-certificate.ts";
import type { SentCertificate } from "./open-certificate.ts";
import type { VerificationRequest } from "./schedule-verification.ts";
import { askForCheck, certificateMembers } from "./schedule-verification.ts";

/** What checking certificates needs; `now` is milliseconds since 1970. */
export interface VerificationServices {
  readonly store: Store;
  readonly vault: Vault;
  readonly now: () => number;
}

const SLOTS = 2;
// A check takes some seconds at most: what a killed process was at is soon taken over.
const LEASE_MS = 20_000;

/** Checks certificates of accounts, away from the requests that bring them. */
export function verificationHandler(services: VerificationServices): OutboxHandler {
  return {
    kind: "verification",
    slots: SLOTS,
    leaseMs: LEASE_MS,
    handle: (entry) => verify(services, entry),
  };
}

async function verify(services: VerificationServices, entry: OutboxRow): Promise<Outcome> {
  const { store, now } = services;
  const accountId = entry.account_id;
  const request = JSON.parse(entry.payload) as VerificationRequest;
  // The revision is read before the secrets: if they change in between, the verdict is not written.
  const row = await store.read((session) => findCertificate(session, accountId));
  const isReceived = request.cause === "created" || request.cause === "renewed";
  const tell = async (transaction: Transaction) => {
    await enqueueEvent(transaction, { type: "ACCOUNT.CERTIFICATIONUPDATE", accountId, at: now() });
  };
  if (row === undefined || (!isReceived && row.revision !== request.revision)) {
    return { state: "delivered", ...(isReceived && { also: tell }) };
  }
  const verdict = await judge(services, accountId);
  return {
    state: "delivered",
    async also(transaction) {
      const before = await findCertificate(transaction, accountId);
      const isWritten = await saveCertificate(transaction, written(row, verdict, now()));
      // What was received is told of once, whatever it turned out to be.
      if (isReceived || (isWritten && before?.state !== verdict.state)) {
        await tell(transaction);
      }
      const next = nextCheck(verdict, now());
      if (isWritten && next !== undefined && request.cause !== "asked") {
        await askForCheck(transaction, accountId, { cause: "time", revision: row.revision }, next);
      }
    },
  };
}

async function judge(
  { store, vault, now }: VerificationServices,
  accountId: number,
): Promise<CertificateVerdict> {
  const account = await store.read((session) => findAccount(session, accountId));
  const country = countryById(account?.country_id ?? 0);
  if (account === undefined || country === undefined) {
    throw new Error(`Account ${accountId} or its country is gone.`);
  }
  const sealed = await store.read((session) => findAccountSecrets(session, accountId));
  const sent: { -readonly [Member in keyof SentCertificate]: SentCertificate[Member] } = {};
  for (const purpose of [...certificateMembers, "certificate_password"] as const) {
    const one = sealed[purpose];
    sent[purpose] = one && vault.open({ accountId, purpose }, one);
  }
  const { registration_tax_id_code: taxId } = JSON.parse(account.body) as {
    registration_tax_id_code: string;
  };
  return judgeCertificate(sent, { taxId, scheme: country.taxId }, now());
}

function written(row: CertificateRow, verdict: CertificateVerdict, now: number): CertificateRow {
  return {
    ...row,
    state: verdict.state,
    reasons: JSON.stringify(verdict.reasons),
    checked_at: now,
    not_before: verdict.notBefore ?? null,
    not_after: verdict.notAfter ?? null,
  };
}

// A certificate changes by itself twice: when its time comes, and when it is over.
function nextCheck({ notBefore = 0, notAfter = 0 }: CertificateVerdict, now: number) {
  return [notBefore, notAfter + 1].find((time) => time > now);
}
