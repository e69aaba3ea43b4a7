import { randomBytes } from "node:crypto";
import { findSecretPurposes } from "../store/accounts.ts";
import { findCertificate, renewCertificate } from "../store/certificates.ts";
import { insertOutboxEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";

/** Why a certificate is checked: its account was created, it was renewed, the operator asks, or its time has begun or ended. */
export type VerificationCause = "created" | "renewed" | "asked" | "time";

/** What a check is asked for; `revision` is that of the certificate, 0 where the account holds none. */
export interface VerificationRequest {
  readonly cause: VerificationCause;
  readonly revision: number;
}

// Whoever creates an account subscribes to its events next, and is to hear of this first check.
const FIRST_CHECK_AFTER_MS = 2000;

/** The secrets of an account that make up its certificate. */
export const certificateMembers = [
  "certificate_file",
  "certificate_key",
  "certificate_cer",
] as const;

/** Asks for a check of what an account has just been given, in the transaction that stores it; `at` is milliseconds since 1970. */
export async function scheduleVerification(
  transaction: Transaction,
  accountId: number,
  cause: "created" | "renewed",
  at: number,
): Promise<void> {
  const held = await findSecretPurposes(transaction, accountId);
  const holdsOne = certificateMembers.some((member) => held.includes(member));
  const revision = holdsOne ? await renewCertificate(transaction, accountId) : 0;
  // Where nothing can be checked there is still something to tell of: the data were renewed.
  if (holdsOne || cause === "renewed") {
    const dueAt = cause === "created" ? at + FIRST_CHECK_AFTER_MS : at;
    await askForCheck(transaction, accountId, { cause, revision }, dueAt);
  }
}

/** Asks for another check of an account's certificate; answers false where it holds none. */
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

/** Asks for a check at a time (ms since 1970). */
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
