import { X509Certificate } from "node:crypto";
import type { Element } from "./der.ts";
import { childOf, DerError, readDer, tags } from "./der.ts";
import { checkPublicKey } from "./read-key.ts";

const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

/** The parts of a certificate (RFC 5280, 4.1) that are checked or searched for tax ids. */
export interface CertificateParts {
  readonly subject: Element;
  readonly publicKey: Element;
  readonly extensions: readonly Element[];
}

/** Reads a certificate (DER). An unsupported public key throws `DerError` before OpenSSL parses the certificate. */
export function readCertificate(der: Uint8Array): X509Certificate {
  checkPublicKey(readCertificateParts(der).publicKey);
  const certificate = new X509Certificate(der);
  const times = [certificate.validFrom, certificate.validTo];
  if (times.some((time) => Number.isNaN(Date.parse(time)))) {
    throw new DerError("The certificate has no validity period.");
  }
  return certificate;
}

/** Finds the parts of a certificate (DER); throws `DerError`. */
export function readCertificateParts(der: Uint8Array): CertificateParts {
  const body = childOf(readDer(der), 0, tags.sequence);
  // The optional version comes first.
  const first = body.children[0]?.tag === VERSION ? 1 : 0;
  return {
    subject: childOf(body, first + 4, tags.sequence),
    publicKey: childOf(body, first + 5, tags.sequence),
    extensions: body.children.find(({ tag }) => tag === EXTENSIONS)?.children[0]?.children ?? [],
  };
}
