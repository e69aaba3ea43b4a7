import { countryById } from "../countries/countries.ts";
import type { Outcome } from "../jobs/acknowledge.ts";
import type { OutboxHandler } from "../jobs/worker.ts";
import type { Vault } from "../secrets/vault.ts";
import { findAccount, findAccountSecrets } from "../store/accounts.ts";
import type { CertificateRow } from "../store/certificates.ts";
import {
  countAttempt,
  discountAttempt,
  findCertificate,
  saveCertificate,
} from "../store/certificates.ts";
import type { OutboxRow } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { enqueueEvent } from "../webhooks/enqueue-event.ts";
import type { CertificateHolder, CertificateVerdict } from "./check-certificate.ts";
import { CheckUnfinished, checkCertificate, tooCostly } from "./check-certificate.ts";
import type { VerificationRequest } from "./schedule-verification.ts";
import { askForCheck } from "./schedule-verification.ts";
import { sentCertificate } from "./sent-certificate.ts";

/** The services that certificate checks need; `now` returns milliseconds since 1970. */
export interface VerificationServices {
  readonly store: Store;
  readonly vault: Vault;
  readonly now: () => number;
}

// Each worker runs one check at a time, because a check may start a process that runs for up to 20 seconds.
const SLOTS = 1;
// Longer than a check may take. If a worker is killed, another worker repeats its check after this time.
const LEASE_MS = 30_000;
const MOST_ATTEMPTS = 3;

/** Checks certificates of accounts in the background. */
export function verificationHandler(services: VerificationServices): OutboxHandler {
  return {
    kind: "verification",
    slots: SLOTS,
    leaseMs: LEASE_MS,
    handle: (entry, signal) => verify(services, entry, signal),
  };
}

async function verify(
  services: VerificationServices,
  entry: OutboxRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const { store, now } = services;
  const accountId = entry.account_id;
  const request = JSON.parse(entry.payload) as VerificationRequest;
  // The revision is read before the secrets. If the secrets change in between, the verdict is not stored.
  const row = await store.read((session) => findCertificate(session, accountId));
  const isReceived = request.cause === "created" || request.cause === "renewed";
  const notify = async (transaction: Transaction) => {
    await enqueueEvent(transaction, { type: "ACCOUNT.CERTIFICATIONUPDATE", accountId, at: now() });
  };
  // A renewal schedules its own check, so a check that was scheduled before the renewal needs no verdict.
  const superseded: Outcome = { state: "delivered", ...(isReceived && { also: notify }) };
  if (row === undefined || row.revision !== request.revision) {
    return superseded;
  }
  const verdict = await attempt(services, row, signal);
  if (verdict === undefined) {
    return superseded;
  }
  return {
    state: "delivered",
    async also(transaction) {
      const before = await findCertificate(transaction, accountId);
      const isStored = await saveCertificate(transaction, toRow(row, verdict, now()));
      // The check of a created or renewed certificate always causes an event. Any other check causes an event only if
      // the state changes.
      if (isReceived || (isStored && before?.state !== verdict.state)) {
        await notify(transaction);
      }
      const next = nextCheck(verdict, now());
      if (isStored && next !== undefined && request.cause !== "asked") {
        await askForCheck(transaction, accountId, { cause: "time", revision: row.revision }, next);
      }
    },
  };
}

// Counts each attempt before it begins, so that a file that crashes the process is retried only a few times. Returns
// undefined if the certificate was renewed meanwhile.
async function attempt(
  services: VerificationServices,
  row: CertificateRow,
  signal: AbortSignal,
): Promise<CertificateVerdict | undefined> {
  const { store, now } = services;
  const { sent, holder } = await readInput(services, row.account_id);
  const attempts = await store.write((transaction) => countAttempt(transaction, row));
  if (attempts === undefined || attempts > MOST_ATTEMPTS) {
    return attempts === undefined ? undefined : tooCostly;
  }
  try {
    return await checkCertificate(sent, holder, now(), signal);
  } catch (error) {
    const isFiles = error instanceof CheckUnfinished && error.isFiles;
    if (isFiles && attempts === MOST_ATTEMPTS) {
      return tooCostly;
    }
    if (!isFiles) {
      await store.write((transaction) => discountAttempt(transaction, row));
    }
    throw error;
  }
}

async function readInput(
  { store, vault }: VerificationServices,
  accountId: number,
): Promise<{ sent: ReturnType<typeof sentCertificate>; holder: CertificateHolder }> {
  const account = await store.read((session) => findAccount(session, accountId));
  const country = countryById(account?.country_id ?? 0);
  if (account === undefined || country === undefined) {
    throw new Error(`Account ${accountId} or its country no longer exists.`);
  }
  const sealed = await store.read((session) => findAccountSecrets(session, accountId));
  const sent = sentCertificate(vault, accountId, sealed);
  const { registration_tax_id_code: taxId } = JSON.parse(account.body) as {
    registration_tax_id_code: string;
  };
  return { sent, holder: { taxId, scheme: country.taxId } };
}

function toRow(row: CertificateRow, verdict: CertificateVerdict, now: number): CertificateRow {
  return {
    ...row,
    state: verdict.state,
    reasons: JSON.stringify(verdict.reasons),
    checked_at: now,
    not_before: verdict.notBefore ?? null,
    not_after: verdict.notAfter ?? null,
    // A file that was too costly is not opened again.
    attempts: verdict.reasons.includes("too-costly") ? MOST_ATTEMPTS : 0,
  };
}

// Time changes a certificate's state twice: at the beginning and at the end of its validity.
function nextCheck({ notBefore = 0, notAfter = 0 }: CertificateVerdict, now: number) {
  return [notBefore, notAfter + 1].find((time) => time > now);
}
