import type { Vault } from "../secrets/vault.ts";
import type { SealedSecrets } from "../store/accounts.ts";
import type { SentCertificate } from "./open-certificate.ts";
import { certificateMembers } from "./schedule-verification.ts";

/** Decrypts an account's stored certificate files and their password; returns them as the API's client sent them. */
export function sentCertificate(
  vault: Vault,
  accountId: number,
  sealed: SealedSecrets,
): SentCertificate {
  const sent: { -readonly [Member in keyof SentCertificate]: SentCertificate[Member] } = {};
  for (const purpose of [...certificateMembers, "certificate_password"] as const) {
    const one = sealed[purpose];
    sent[purpose] = one && vault.open({ accountId, purpose }, one);
  }
  return sent;
}
