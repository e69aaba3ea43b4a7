import path from "node:path";
import { fileURLToPath } from "node:url";
import type { TaxIdScheme } from "../countries/tax-id.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";
import { findTaxIds } from "./certificate-tax-ids.ts";
import { decodePem, isDer } from "./decode-pem.ts";
import { runLimitedProcess } from "./limited-process.ts";
import type {
  OpenedCertificate,
  OpeningFailure,
  SentCertificate,
  SigningPair,
} from "./open-certificate.ts";

/** Reasons why a certificate is invalid. */
export type CertificateReason = OpeningFailure | "not-yet-valid" | "expired" | "other-tax-id";

/** The result of a check; times are milliseconds since 1970. */
export interface CertificateVerdict {
  readonly state: "valid" | "invalid";
  readonly reasons: readonly CertificateReason[];
  readonly notBefore?: number;
  readonly notAfter?: number;
}

/** The taxpayer to whom a certificate must belong. */
export interface CertificateHolder {
  readonly taxId: string;
  readonly scheme: TaxIdScheme;
}

/** The process that opens certificates ended early; `isFiles` is true if the sent files may be the cause. */
export class CheckUnfinished extends Error {
  override readonly name = "CheckUnfinished";
  readonly isFiles: boolean;

  constructor(cause: string, isFiles: boolean) {
    super(`The process that opens certificates ended early: ${cause}.`);
    this.isFiles = isFiles;
  }
}

// Usual files need 0.2 seconds and 60 MB. The time limits are higher, because the machine may be busy.
const limits = { processorSeconds: 10, wallSeconds: 20, residentBytes: 256 * 1024 * 1024 };
/** The greatest accepted length of a PFX file, certificate or key, in characters of the sent text. */
export const LONGEST_FILE = 512 * 1024;
const LONGEST_PASSWORD = 1024;
const here = fileURLToPath(import.meta.url);
// This path leads to the folder `certificates` both in the sources and in dist/ (.ci/build.js).
const program = path.join(here, "../../certificates", `certificate-process${path.extname(here)}`);

/** The verdict on a certificate that needs too much work or too many attempts. */
export const tooCostly: CertificateVerdict = { state: "invalid", reasons: ["too-costly"] };

/** Checks a certificate at `now` (ms since 1970), in a separate process if necessary; throws `CheckUnfinished`. */
export async function checkCertificate(
  sent: SentCertificate,
  holder: CertificateHolder,
  now: number,
  signal: AbortSignal,
): Promise<CertificateVerdict> {
  const tooLong = findTooLong(sent);
  if (tooLong !== undefined) {
    return { state: "invalid", reasons: [tooLong] };
  }
  const failures = findObvious(sent);
  if (failures !== undefined) {
    return decide(failures, holder, now);
  }
  const result = await runLimitedProcess(program, JSON.stringify(sent), limits, signal);
  if (result.state === "too-costly") {
    return tooCostly;
  }
  if (result.state === "unfinished") {
    throw new CheckUnfinished(result.cause, result.hasStarted && !signal.aborted);
  }
  return decide(JSON.parse(result.output), holder, now);
}

/** Opens a certificate for signing; undefined if the opening fails or finds no RSA key. Throws `CheckUnfinished`. */
export async function openForSigning(sent: SentCertificate): Promise<SigningPair | undefined> {
  if (findTooLong(sent) !== undefined || findObvious(sent) !== undefined) {
    return undefined;
  }
  const input = JSON.stringify({ ...sent, purpose: "sign" });
  const { signal } = new AbortController();
  const result = await runLimitedProcess(program, input, limits, signal);
  if (result.state === "done") {
    return (JSON.parse(result.output) as SigningPair | null) ?? undefined;
  }
  // If the process ran out of time, or ended before its work started, a slow machine may be the cause.
  if (result.state === "unfinished" && !(result.hasStarted && result.cause !== "out of time")) {
    throw new CheckUnfinished(result.cause, false);
  }
  return undefined;
}

// Returns the failures that are visible without a process; undefined if a process must open a file.
function findObvious({
  certificate_file: file,
  certificate_key: key,
  certificate_cer: cer,
}: SentCertificate): readonly OpeningFailure[] | undefined {
  const failures: OpeningFailure[] = [];
  if (file !== undefined) {
    if (isDer(Buffer.from(file, "base64"))) return undefined;
    failures.push("unreadable");
  }
  if (key !== undefined && cer !== undefined) {
    if (decodePem(key) !== undefined && decodePem(cer) !== undefined) return undefined;
    failures.push("unreadable");
  } else if (key !== undefined || cer !== undefined) {
    failures.push("incomplete");
  }
  return failures;
}

function findTooLong(sent: SentCertificate): "unreadable" | "password" | undefined {
  const { certificate_password = "", ...files } = sent;
  if (Object.values(files).some((text) => (text?.length ?? 0) > LONGEST_FILE)) {
    return "unreadable";
  }
  return Buffer.byteLength(certificate_password) > LONGEST_PASSWORD ? "password" : undefined;
}

/**
 * The verdict on all opened certificates. If a PFX file and a separate key and certificate were sent, both certificates
 * must be valid.
 */
export function decide(
  opened: readonly (OpenedCertificate | OpeningFailure)[],
  holder: CertificateHolder,
  now: number,
): CertificateVerdict {
  const certificates = opened.filter((one) => typeof one !== "string");
  const failures = opened.filter((one) => typeof one === "string");
  const found = certificates.flatMap((one) => findReasons(one, holder, now));
  const reasons = new Set<CertificateReason>([...failures, ...found]);
  return {
    state: reasons.size === 0 ? "valid" : "invalid",
    reasons: [...reasons],
    ...(certificates.length > 0 && {
      notBefore: Math.max(...certificates.map(({ notBefore }) => notBefore)),
      notAfter: Math.min(...certificates.map(({ notAfter }) => notAfter)),
    }),
  };
}

function findReasons(
  { notBefore, notAfter, holder: words }: OpenedCertificate,
  { taxId, scheme }: CertificateHolder,
  now: number,
): CertificateReason[] {
  const reasons: CertificateReason[] = [];
  if (now < notBefore) {
    reasons.push("not-yet-valid");
  }
  if (now > notAfter) {
    reasons.push("expired");
  }
  const named = findTaxIds(words, scheme);
  if (named.length > 0 && !named.includes(normaliseTaxId(scheme, taxId))) {
    reasons.push("other-tax-id");
  }
  return reasons;
}
