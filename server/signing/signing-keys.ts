import { constants, type KeyObject, sign as signBytes, X509Certificate } from "node:crypto";

/** The hashes that authorities accept in signatures. */
export type SignatureHash = "sha1" | "sha256";

/** A certificate with which files are signed. */
export interface SigningCertificate {
  readonly der: Buffer;
  /** As lower case hexadecimal digits. */
  readonly serialNumber: string;
  /** Name as RFC 4514 writes it, the most specific attribute first. */
  readonly issuer: string;
  readonly publicKey: KeyObject;
}

/** A certificate, and signing with its private key; the key itself is not exposed. */
export interface SigningKeys {
  readonly certificate: SigningCertificate;
  /** RSASSA-PKCS1-v1_5 over the bytes, made in Node's thread pool. The same bytes give the same signature. */
  sign(hash: SignatureHash, bytes: Uint8Array): Promise<Buffer>;
}

/** The keys of a certificate in DER and its RSA private key. */
export function signingKeys(der: Buffer, key: KeyObject): SigningKeys {
  return { certificate: signingCertificate(der), sign: signer(key) };
}

/** Reads a certificate in DER; returns the facts that signatures state. */
export function signingCertificate(der: Buffer): SigningCertificate {
  const { serialNumber, issuer, publicKey } = new X509Certificate(der);
  return {
    der,
    serialNumber: serialNumber.toLowerCase(),
    // Node escapes each attribute.
    issuer: issuer.split("\n").reverse().join(","),
    publicKey,
  };
}

/** Signs with an RSA private key off the event loop. */
export function signer(key: KeyObject): SigningKeys["sign"] {
  const signing = { key, padding: constants.RSA_PKCS1_PADDING };
  return (hash, bytes) =>
    new Promise((resolve, reject) => {
      signBytes(hash, bytes, signing, (error, signature) =>
        error === null ? resolve(signature) : reject(error),
      );
    });
}
