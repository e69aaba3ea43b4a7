import type { KeyObject, X509Certificate } from "node:crypto";
import type { DecodedBytes } from "./decode-pem.ts";
import { decodePem, isDer } from "./decode-pem.ts";
import { decryptLegacyPem } from "./decrypt-legacy-pem.ts";
import type { Element } from "./der.ts";
import { DerError, readDer, tags } from "./der.ts";
import { readHolderWords } from "./holder-words.ts";
import { openKey, openPfx } from "./open-pfx.ts";
import { readCertificate } from "./read-certificate.ts";
import { readPrivateKey } from "./read-key.ts";
import type { WorkBudget } from "./work-budget.ts";
import { createWorkBudget, TooMuchWork } from "./work-budget.ts";

/** An account's certificate as the caller sent it; the members are those of `registration_additional_data`. */
export interface SentCertificate {
  readonly certificate_file?: string | undefined;
  readonly certificate_key?: string | undefined;
  readonly certificate_cer?: string | undefined;
  readonly certificate_password?: string | undefined;
}

/** Reasons why a sent certificate cannot be opened. */
export type OpeningFailure =
  | "incomplete"
  | "unreadable"
  | "too-costly"
  | "password"
  | "no-key"
  | "key-mismatch";

/** Facts of a certificate whose key matches; times are milliseconds since 1970. */
export interface OpenedCertificate {
  readonly notBefore: number;
  readonly notAfter: number;
  /** Words of the certificate that may be tax ids. */
  readonly holder: readonly string[];
}

// Each key is compared with each certificate. A usual file contains one key and a chain of certificates.
const MOST_PAIRS = 64;

/** Opens the PFX file and the pair of key and certificate, if sent; they share one work budget. */
export function openCertificates(
  sent: SentCertificate,
): readonly (OpenedCertificate | OpeningFailure)[] {
  const budget = createWorkBudget();
  return openPairs(sent, budget).map((one) =>
    typeof one === "string" ? one : attempt(() => describe(one.certificate)),
  );
}

/** A certificate in DER and its RSA private key (PKCS #8), both in base64. */
export interface SigningPair {
  readonly certificate: string;
  readonly key: string;
}

/** The first sent certificate with an RSA key, and that key; undefined if no certificate has an RSA key. */
export function openSigningPair(sent: SentCertificate): SigningPair | undefined {
  const [pair] = openPairs(sent, createWorkBudget()).flatMap((one) =>
    typeof one !== "string" && one.key.asymmetricKeyType === "rsa" ? [one] : [],
  );
  return (
    pair && {
      certificate: pair.certificate.raw.toString("base64"),
      key: pair.key.export({ type: "pkcs8", format: "der" }).toString("base64"),
    }
  );
}

interface Pair {
  readonly certificate: X509Certificate;
  readonly key: KeyObject;
}

function openPairs(sent: SentCertificate, budget: WorkBudget): readonly (Pair | OpeningFailure)[] {
  const { certificate_file, certificate_password = "" } = sent;
  const opened: (Pair | OpeningFailure)[] = [];
  if (certificate_file !== undefined) {
    opened.push(attempt(() => openFile(certificate_file, certificate_password, budget)));
  }
  if (sent.certificate_key !== undefined || sent.certificate_cer !== undefined) {
    opened.push(attempt(() => openPair(sent, budget)));
  }
  return opened;
}

function openFile(file: string, password: string, budget: WorkBudget): Pair | OpeningFailure {
  const bytes = Buffer.from(file, "base64");
  if (!isDer(bytes)) {
    return "unreadable";
  }
  const content = openPfx(bytes, password, budget);
  if (content === undefined) {
    return "password";
  }
  if (content.certificates.length === 0) {
    return "incomplete";
  }
  if (content.keys.length === 0) {
    return "no-key";
  }
  if (content.keys.length * content.certificates.length > MOST_PAIRS) {
    throw new TooMuchWork("The file contains too many keys and certificates.");
  }
  const keys = content.keys.map(readPrivateKey);
  const certificates = content.certificates.map(readCertificate);
  for (const certificate of certificates) {
    const key = keys.find((one) => certificate.checkPrivateKey(one));
    if (key !== undefined) {
      return { certificate, key };
    }
  }
  return "key-mismatch";
}

function openPair(
  { certificate_key, certificate_cer, certificate_password }: SentCertificate,
  budget: WorkBudget,
): Pair | OpeningFailure {
  if (certificate_key === undefined || certificate_cer === undefined) {
    return "incomplete";
  }
  const key = decodePem(certificate_key);
  const decoded = decodePem(certificate_cer);
  if (key === undefined || decoded === undefined) {
    return "unreadable";
  }
  const certificate = readCertificate(decoded.bytes);
  const opened = openDecodedKey(key, certificate_password ?? "", budget);
  if (opened === undefined) {
    return "password";
  }
  return certificate.checkPrivateKey(opened) ? { certificate, key: opened } : "key-mismatch";
}

function openDecodedKey(
  { bytes, legacy }: DecodedBytes,
  password: string,
  budget: WorkBudget,
): KeyObject | undefined {
  if (legacy !== undefined) {
    const plain = decryptLegacyPem({ bytes, legacy }, password);
    return plain && readPrivateKey(plain);
  }
  const element = readDer(bytes);
  const plain = isEncrypted(element) ? openKey(element, password, budget) : element;
  return plain && readPrivateKey(plain);
}

// An encrypted key begins with the algorithm of its encryption. Every other key begins with a version.
function isEncrypted(element: Element): boolean {
  return element.children[0]?.tag === tags.sequence;
}

function attempt<Opened>(open: () => Opened | OpeningFailure): Opened | OpeningFailure {
  try {
    return open();
  } catch (error) {
    if (error instanceof TooMuchWork) {
      return "too-costly";
    }
    // Unreadable bytes cause a `DerError`, or an error of Node with a code. Any other error is a bug in this program.
    if (error instanceof DerError || (error instanceof Error && "code" in error)) {
      return "unreadable";
    }
    throw error;
  }
}

function describe({ validFrom, validTo, raw }: X509Certificate): OpenedCertificate {
  return {
    notBefore: Date.parse(validFrom),
    notAfter: Date.parse(validTo),
    holder: readHolderWords(raw),
  };
}
