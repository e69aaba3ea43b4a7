import type { KeyObject } from "node:crypto";
import { createPrivateKey } from "node:crypto";
import type { Element } from "./der.ts";
import { childOf, DerError, oidOf, readDer, tags } from "./der.ts";

const RSA = "1.2.840.113549.1.1.1";
const EC = "1.2.840.10045.2.1";
const RSA_BITS = { least: 512, most: 8192 };
const LONGEST_EXPONENT = 8;
// The version, the modulus, two exponents, and five numbers about the two primes (RFC 8017, A.1.2).
const RSA_KEY_PARTS = 9;
const CURVE_PARAMETERS = 0xa0;

/** Bytes of one coordinate, by the OID of each supported curve: P-256, P-384, P-521. */
const curves: Readonly<Record<string, number>> = {
  "1.2.840.10045.3.1.7": 32,
  "1.3.132.0.34": 48,
  "1.3.132.0.35": 66,
};

/** Reads an unencrypted RSA or EC key. Throws `DerError` for an unsupported key, before OpenSSL parses the key. */
export function readPrivateKey(element: Element): KeyObject {
  const type = checkPrivateKey(element);
  return createPrivateKey({ key: Buffer.from(element.whole), format: "der", type });
}

/** Throws `DerError` for a public key (SubjectPublicKeyInfo, RFC 5280) of an unsupported kind, size or curve. */
export function checkPublicKey(element: Element): void {
  const algorithm = childOf(element, 0, tags.sequence);
  // The first byte of a bit string counts its unused bits.
  const bits = childOf(element, 1, tags.bits).content.subarray(1);
  if (oidOf(childOf(algorithm, 0)) === RSA) {
    const key = readDer(bits);
    checkRsa(childOf(key, 0, tags.integer), childOf(key, 1, tags.integer));
  } else {
    checkLength(bits, pointBytes(curveOf(algorithm)));
  }
}

function checkPrivateKey(element: Element): "pkcs8" | "pkcs1" | "sec1" {
  // The first child of an unencrypted private key is the version.
  childOf(element, 0, tags.integer);
  const second = childOf(element, 1);
  if (second.tag === tags.integer) {
    checkRsaKey(element);
    return "pkcs1";
  }
  if (second.tag === tags.bytes) {
    const curve = element.children.find(({ tag }) => tag === CURVE_PARAMETERS);
    checkEcKey(element, coordinateBytes(curve?.children[0]));
    return "sec1";
  }
  const key = readDer(childOf(element, 2, tags.bytes).content);
  if (oidOf(childOf(second, 0)) === RSA) {
    checkRsaKey(key);
  } else {
    checkEcKey(key, curveOf(second));
  }
  return "pkcs8";
}

function checkRsaKey(key: Element): void {
  const [, modulus, exponent, ...rest] = key.children;
  if (modulus === undefined || exponent === undefined || key.children.length !== RSA_KEY_PARTS) {
    throw new DerError("The RSA key is incomplete or has more than two primes.");
  }
  checkRsa(modulus, exponent);
  for (const part of rest) {
    checkLength(part.content, modulus.content.length);
  }
}

function checkRsa(modulus: Element, exponent: Element): void {
  const first = modulus.content.findIndex((byte) => byte !== 0);
  const bits = (modulus.content.length - first) * 8 - Math.clz32(modulus.content[first] ?? 0) + 24;
  if (first === -1 || bits < RSA_BITS.least || bits > RSA_BITS.most) {
    throw new DerError("The modulus of the RSA key is too short or too long.");
  }
  checkLength(exponent.content, LONGEST_EXPONENT);
}

function checkEcKey(key: Element, bytes: number): void {
  checkLength(childOf(key, 1, tags.bytes).content, bytes);
  for (const part of key.children.slice(2)) {
    // The optional parts are the curve and the public key. Neither may be longer than a public key with a DER header.
    if (part.tag === CURVE_PARAMETERS && coordinateBytes(part.children[0]) !== bytes) {
      throw new DerError("The key names two curves.");
    }
    checkLength(part.content, pointBytes(bytes) + 8);
  }
}

function curveOf(algorithm: Element): number {
  if (oidOf(childOf(algorithm, 0)) !== EC) {
    throw new DerError("The key is neither RSA nor EC.");
  }
  return coordinateBytes(algorithm.children[1]);
}

// Only a curve with a name (OID) is known. A curve given by its parameters is rejected.
function coordinateBytes(curve: Element | undefined): number {
  const bytes = curve?.tag === tags.oid ? curves[oidOf(curve)] : undefined;
  if (bytes === undefined) {
    throw new DerError("The key is on an unknown curve.");
  }
  return bytes;
}

function pointBytes(coordinate: number): number {
  return 2 * coordinate + 1;
}

function checkLength(content: Uint8Array, most: number): void {
  if (content.length > most) {
    throw new DerError("A part of the key is too long.");
  }
}
