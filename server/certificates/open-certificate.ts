import type { KeyObject } from "node:crypto";
import { createPrivateKey, X509Certificate } from "node:crypto";
import type { Element } from "./der.ts";
import { DerError, readDer, tags } from "./der.ts";
import { openKey, openPfx } from "./open-pfx.ts";
import type { WorkBudget } from "./work-budget.ts";
import { TooMuchWork } from "./work-budget.ts";
import type { WrittenBytes } from "./written-bytes.ts";
import { isDer, readWrittenBytes } from "./written-bytes.ts";

/** The certificate of an account as it was sent; members as in `registration_additional_data`. */
export interface SentCertificate {
  readonly certificate_file?: string | undefined;
  readonly certificate_key?: string | undefined;
  readonly certificate_cer?: string | undefined;
  readonly certificate_password?: string | undefined;
}

/** Why no usable certificate comes out of what was sent. */
export type OpeningFault = "incomplete" | "unreadable" | "password" | "no-key" | "key-mismatch";

/** Opens the PFX file with its password and finds the certificate that its key belongs to. */
export async function openFile(
  file: string,
  password: string,
  budget: WorkBudget,
): Promise<X509Certificate | OpeningFault> {
  const bytes = Buffer.from(file, "base64");
  if (!isDer(bytes)) {
    return "unreadable";
  }
  return guard(async () => {
    const content = await openPfx(bytes, password, budget);
    if (content === undefined) {
      return "password";
    }
    if (content.certificates.length === 0) {
      return "incomplete";
    }
    const keys = content.keys.map((key) => readPlainKey(key));
    if (keys.length === 0) {
      return "no-key";
    }
    const certificates = content.certificates.map((der) => new X509Certificate(der));
    const own = certificates.find((one) => keys.some((key) => one.checkPrivateKey(key)));
    return own ?? "key-mismatch";
  });
}

/** Opens a private key with its password, if it has one, and holds it against its certificate. */
export async function openPair(
  { certificate_key, certificate_cer, certificate_password }: SentCertificate,
  budget: WorkBudget,
): Promise<X509Certificate | OpeningFault> {
  if (certificate_key === undefined || certificate_cer === undefined) {
    return "incomplete";
  }
  const key = readWrittenBytes(certificate_key);
  const written = readWrittenBytes(certificate_cer);
  if (key === undefined || written === undefined) {
    return "unreadable";
  }
  return guard(async () => {
    const certificate = new X509Certificate(written.der);
    const opened = await openWrittenKey(key, certificate_password, budget);
    if (opened === undefined) {
      return "password";
    }
    return certificate.checkPrivateKey(opened) ? certificate : "key-mismatch";
  });
}

async function openWrittenKey(
  { der, label, pem }: WrittenBytes,
  password: string | undefined,
  budget: WorkBudget,
): Promise<KeyObject | undefined> {
  if (pem !== undefined) {
    return openOlderPem(pem, password);
  }
  const element = readDer(der);
  if (!isEncrypted(element)) {
    return readPlainKey(der, label);
  }
  const plain = await openKey(element, password ?? "", budget);
  return plain === undefined ? undefined : readPlainKey(plain);
}

// An encrypted key begins with its algorithm, every other one with a version.
function isEncrypted(element: Element): boolean {
  return element.children[0]?.tag === tags.sequence;
}

function readPlainKey(der: Uint8Array, label?: string): KeyObject {
  const key = Buffer.from(der);
  const type =
    label === "RSA PRIVATE KEY" ? "pkcs1" : label === "EC PRIVATE KEY" ? "sec1" : "pkcs8";
  if (label !== undefined || type !== "pkcs8") {
    return createPrivateKey({ key, format: "der", type });
  }
  try {
    return createPrivateKey({ key, format: "der", type: "pkcs8" });
  } catch {
    return createPrivateKey({ key, format: "der", type: "pkcs1" });
  }
}

function openOlderPem(pem: string, password: string | undefined): KeyObject | undefined {
  try {
    return createPrivateKey({ key: pem, format: "pem", passphrase: password ?? "" });
  } catch {
    return undefined;
  }
}

async function guard(
  open: () => Promise<X509Certificate | OpeningFault>,
): Promise<X509Certificate | OpeningFault> {
  try {
    return await open();
  } catch (error) {
    // Node's own errors about bytes that it cannot read have a code; anything else is a fault of ours.
    const isTheirs = error instanceof DerError || error instanceof TooMuchWork;
    if (isTheirs || (error instanceof Error && "code" in error)) {
      return "unreadable";
    }
    throw error;
  }
}
