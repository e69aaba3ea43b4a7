import type { X509Certificate } from "node:crypto";
import type { TaxIdScheme } from "../countries/tax-id.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";
import { readTaxIds } from "./held-tax-ids.ts";
import type { OpeningFault, SentCertificate } from "./open-certificate.ts";
import { openFile, openPair } from "./open-certificate.ts";
import { createWorkBudget } from "./work-budget.ts";

/** Why a certificate is not fit to be used. */
export type CertificateReason = OpeningFault | "not-yet-valid" | "expired" | "other-tax-id";

/** What a check found; times are milliseconds since 1970. */
export interface CertificateVerdict {
  readonly state: "valid" | "invalid";
  readonly reasons: readonly CertificateReason[];
  readonly notBefore?: number;
  readonly notAfter?: number;
}

/** Whom a certificate must belong to. */
export interface CertificateHolder {
  readonly taxId: string;
  readonly scheme: TaxIdScheme;
}

/** Checks everything of a certificate that was sent; an account that holds a file and a pair has both checked. */
export async function judgeCertificate(
  sent: SentCertificate,
  holder: CertificateHolder,
  now: number,
): Promise<CertificateVerdict> {
  const budget = createWorkBudget();
  const opened: (X509Certificate | OpeningFault)[] = [];
  if (sent.certificate_file !== undefined) {
    const password = sent.certificate_password ?? "";
    opened.push(await openFile(sent.certificate_file, password, budget));
  }
  if (sent.certificate_key !== undefined || sent.certificate_cer !== undefined) {
    opened.push(await openPair(sent, budget));
  }
  const certificates = opened.filter((one) => typeof one !== "string");
  const faults = opened.filter((one) => typeof one === "string");
  const reasons = new Set<CertificateReason>(faults);
  for (const certificate of certificates) {
    for (const reason of judgeOne(certificate, holder, now)) {
      reasons.add(reason);
    }
  }
  const starts = certificates.map(({ validFrom }) => Date.parse(validFrom));
  const ends = certificates.map(({ validTo }) => Date.parse(validTo));
  return {
    state: reasons.size === 0 ? "valid" : "invalid",
    reasons: [...reasons],
    ...(starts.length > 0 && { notBefore: Math.max(...starts), notAfter: Math.min(...ends) }),
  };
}

function judgeOne(
  { validFrom, validTo, raw }: X509Certificate,
  { taxId, scheme }: CertificateHolder,
  now: number,
): CertificateReason[] {
  const reasons: CertificateReason[] = [];
  if (now < Date.parse(validFrom)) {
    reasons.push("not-yet-valid");
  }
  if (now > Date.parse(validTo)) {
    reasons.push("expired");
  }
  const held = readTaxIds(raw, scheme);
  if (held.length > 0 && !held.includes(normaliseTaxId(scheme, taxId))) {
    reasons.push("other-tax-id");
  }
  return reasons;
}
