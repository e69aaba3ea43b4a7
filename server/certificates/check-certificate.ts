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

/** Reasons why a certificate cannot be used. */
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

/** A check that ended without a verdict; `isFiles` marks that the file may be the cause. */
export class CheckUnfinished extends Error {
  override readonly name = "CheckUnfinished";
  readonly isFiles: boolean;

  constructor(cause: string, isFiles: boolean) {
    super(`The process that opens certificates ended early: ${cause}.`);
    this.isFiles = isFiles;
  }
}

// Usual files take a fifth of a second and 60 MB; the time limit leaves room for a busy machine.
const limits = { processorSeconds: 10, wallSeconds: 20, residentBytes: 256 * 1024 * 1024 };
const LONGEST_FILE = 512 * 1024;
const LONGEST_PASSWORD = 1024;
const here = fileURLToPath(import.meta.url);
// The program is in the folder `certificates` beside this file's folder, in the sources and in dist/ (.ci/build.js).
const program = path.join(here, "../../certificates", `certificate-process${path.extname(here)}`);

/** The verdict on a certificate that needs too much work or too many attempts. */
export const tooCostly: CertificateVerdict = { state: "invalid", reasons: ["too-costly"] };

/** Opens a certificate in its own process and decides on it at `now` (ms); throws `CheckUnfinished`. */
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

/** Opens a certificate in its own process, to sign with it; undefined if it cannot be opened or has no RSA key; throws `CheckUnfinished`. */
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
  // A slow machine may be the cause if the process runs out of time, or ends before its work starts.
  if (result.state === "unfinished" && !(result.hasStarted && result.cause !== "out of time")) {
    throw new CheckUnfinished(result.cause, false);
  }
  return undefined;
}

// Finds, without a process, files that are clearly no certificate or key; undefined if a file must be opened.
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

/** Decides on the opened certificates; an account with a file and a pair needs both to be valid. */
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
