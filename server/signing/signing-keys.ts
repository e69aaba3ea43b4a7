import { constants, type KeyObject, sign as signBytes, X509Certificate } from "node:crypto";

/** The hashes that authorities accept in signatures. */
export type SignatureHash = "sha1" | "sha256";

/** The certificate of the key that signs files. */
export interface SigningCertificate {
  readonly der: Buffer;
  /** Lower-case hexadecimal digits. */
  readonly serialNumber: string;
  /** Name in the form of RFC 4514, the most specific attribute first. */
  readonly issuer: string;
  readonly publicKey: KeyObject;
}

/** A certificate, and a function that signs with the private key; the private key is not exposed. */
export interface SigningKeys {
  readonly certificate: SigningCertificate;
  /** Signs bytes with RSASSA-PKCS1-v1_5, in Node's thread pool. The same bytes give the same signature. */
  sign(hash: SignatureHash, bytes: Uint8Array): Promise<Buffer>;
}

/** The signing keys made from a certificate in DER and its RSA private key. */
export function signingKeys(der: Buffer, key: KeyObject): SigningKeys {
  return { certificate: signingCertificate(der), sign: signer(key) };
}

/** Reads a certificate in DER; returns the members that signatures use. */
export function signingCertificate(der: Buffer): SigningCertificate {
  const { serialNumber, issuer, publicKey } = new X509Certificate(der);
  return {
    der,
    serialNumber: serialNumber.toLowerCase(),
    // Node returns one escaped attribute per line, the most specific attribute last.
    issuer: issuer.split("\n").reverse().join(","),
    publicKey,
  };
}

/** Returns a function that signs with an RSA private key. */
export function signer(key: KeyObject): SigningKeys["sign"] {
  const signing = { key, padding: constants.RSA_PKCS1_PADDING };
  return (hash, bytes) =>
    new Promise((resolve, reject) => {
      signBytes(hash, bytes, signing, (error, signature) =>
        error === null ? resolve(signature) : reject(error),
      );
    });
}
