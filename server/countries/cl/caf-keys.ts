import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from "node:crypto";
import { promisify } from "node:util";

const signAside = promisify(sign);
const MOST_BYTES_OF_NUMBER = 4096 / 8;
const BASE64 = /^[A-Za-z0-9+/\s]{1,2000}={0,2}$/;

/** The two numbers of a public RSA key, in base64. */
export interface PublicNumbers {
  readonly modulus: string;
  readonly exponent: string;
}

/** Whether a private RSA key (PEM, at most 4096 bits) matches a public key; false for invalid input. */
export async function isKeyPair(
  pem: string,
  { modulus, exponent }: PublicNumbers,
): Promise<boolean> {
  if (!BASE64.test(modulus) || !BASE64.test(exponent)) return false;
  try {
    const privateKey = createPrivateKey({ key: pem, format: "pem" });
    const numbers = privateKey.asymmetricKeyType === "rsa" ? numbersOf(privateKey) : undefined;
    if (numbers === undefined) return false;
    const { n, e } = numbers;
    if (plain(modulus) !== plain(n) || plain(exponent) !== plain(e)) return false;
    // Only a signature proves that the private numbers match the public numbers.
    const sample = randomBytes(32);
    const signature = await signAside("sha1", sample, privateKey);
    const publicKey = createPublicKey({ key: { kty: "RSA", n, e }, format: "jwk" });
    return verify("sha1", sample, publicKey, signature);
  } catch {
    return false;
  }
}

/** Whether the public key of a PEM differs from these numbers; false if the PEM is unreadable. */
export function isOtherKey(pem: string, { modulus, exponent }: PublicNumbers): boolean {
  try {
    const { n = "", e = "" } = createPublicKey(pem).export({ format: "jwk" });
    return plain(modulus) !== plain(n) || plain(exponent) !== plain(e);
  } catch {
    return false;
  }
}

// The public numbers of a private RSA key. Undefined if any of its numbers is too large: one signature with a huge
// private exponent may take minutes.
function numbersOf(key: KeyObject): { readonly n: string; readonly e: string } | undefined {
  const {
    n = "",
    e = "",
    d = "",
    p = "",
    q = "",
    dp = "",
    dq = "",
    qi = "",
  } = key.export({
    format: "jwk",
  });
  const isBounded = [n, d, p, q, dp, dq, qi].every(
    (text) => Buffer.from(text, "base64url").length <= MOST_BYTES_OF_NUMBER,
  );
  return isBounded && Buffer.from(e, "base64url").length <= 8 ? { n, e } : undefined;
}

// Converts base64 or base64url to hexadecimal digits, without leading zero bytes.
function plain(base64: string): string {
  return Buffer.from(base64, "base64")
    .toString("hex")
    .replace(/^(00)+/, "");
}
