import { randomBytes } from "node:crypto";
import { findSecretPurposes } from "../store/accounts.ts";
import { findCertificate, renewCertificate } from "../store/certificates.ts";
import { insertOutboxEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";

/** Reasons for a check. "asked": a caller requested it; "time": the certificate's validity began or ended. */
export type VerificationCause = "created" | "renewed" | "asked" | "time";

/** A scheduled check. `revision` is the certificate's revision, or 0 if the account has no certificate. */
export interface VerificationRequest {
  readonly cause: VerificationCause;
  readonly revision: number;
}

// The first check is delayed: callers usually create an account and then subscribe to its events.
const FIRST_CHECK_AFTER_MS = 2000;

/** The secrets of an account that form its certificate. */
export const certificateMembers = [
  "certificate_file",
  "certificate_key",
  "certificate_cer",
] as const;

/** Schedules a certificate check in the transaction that stores registration data; `at` is ms since 1970. */
export async function scheduleVerification(
  transaction: Transaction,
  accountId: number,
  cause: "created" | "renewed",
  at: number,
): Promise<void> {
  const purposes = await findSecretPurposes(transaction, accountId);
  const hasCertificate = certificateMembers.some((member) => purposes.includes(member));
  const revision = hasCertificate ? await renewCertificate(transaction, accountId) : 0;
  // A change of registration data causes an event even without a certificate: the check then only sends the event.
  if (hasCertificate || cause === "renewed") {
    const dueAt = cause === "created" ? at + FIRST_CHECK_AFTER_MS : at;
    await askForCheck(transaction, accountId, { cause, revision }, dueAt);
  }
}

/** Schedules another check of an account's certificate; returns false if the account has no certificate. */
export async function scheduleRecheck(
  transaction: Transaction,
  accountId: number,
  at: number,
): Promise<boolean> {
  const row = await findCertificate(transaction, accountId);
  if (row === undefined) {
    return false;
  }
  const request: VerificationRequest = { cause: "asked", revision: row.revision };
  await askForCheck(transaction, accountId, request, at);
  return true;
}

/** Schedules a check for `dueAt` (ms since 1970). */
export async function askForCheck(
  transaction: Transaction,
  accountId: number,
  request: VerificationRequest,
  dueAt: number,
): Promise<void> {
  await insertOutboxEntry(transaction, {
    account_id: accountId,
    kind: "verification",
    target_id: accountId,
    message_id: `chk_${randomBytes(16).toString("hex")}`,
    payload: JSON.stringify(request),
    created_at: dueAt,
    due_at: dueAt,
  });
}
