import { createDecipheriv, pbkdf2Sync } from "node:crypto";
import type { Element } from "./der.ts";
import {
  bytesOf,
  childOf,
  DerError,
  integerOf,
  oidOf,
  readDecrypted,
  saltOf,
  tags,
} from "./der.ts";
import { derivePkcs12, pkcs12Uses } from "./derive-pkcs12.ts";
import { decryptRc2 } from "./rc2.ts";
import type { WorkBudget } from "./work-budget.ts";

const PBES2 = "1.2.840.113549.1.5.13";
const PBKDF2 = "1.2.840.113549.1.5.12";

// Hashes of PBKDF2: RFC 8018, B.1.
const hashes: Readonly<Record<string, string>> = {
  "1.2.840.113549.2.7": "sha1",
  "1.2.840.113549.2.8": "sha224",
  "1.2.840.113549.2.9": "sha256",
  "1.2.840.113549.2.10": "sha384",
  "1.2.840.113549.2.11": "sha512",
};

const ciphers: Readonly<Record<string, readonly [name: string, keyBytes: number]>> = {
  "1.2.840.113549.3.7": ["des-ede3-cbc", 24],
  "2.16.840.1.101.3.4.1.2": ["aes-128-cbc", 16],
  "2.16.840.1.101.3.4.1.22": ["aes-192-cbc", 24],
  "2.16.840.1.101.3.4.1.42": ["aes-256-cbc", 32],
};

// RFC 7292, appendix C: key bytes, and whether the cipher is RC2 instead of Triple DES.
const pkcs12Ciphers: Readonly<Record<string, readonly [keyBytes: number, isRc2: boolean]>> = {
  "1.2.840.113549.1.12.1.3": [24, false],
  "1.2.840.113549.1.12.1.4": [16, false],
  "1.2.840.113549.1.12.1.5": [16, true],
  "1.2.840.113549.1.12.1.6": [5, true],
};

/** Decrypts DER by PKCS #5 or PKCS #12; undefined for a wrong password. An unknown algorithm throws `DerError`. */
export function decryptWithPassword(
  algorithm: Element,
  data: Uint8Array,
  password: string | undefined,
  budget: WorkBudget,
): Element | undefined {
  return readDecrypted(decrypt(algorithm, data, password, budget));
}

function decrypt(
  algorithm: Element,
  data: Uint8Array,
  password: string | undefined,
  budget: WorkBudget,
): Uint8Array | undefined {
  const name = oidOf(childOf(algorithm, 0));
  const parameters = childOf(algorithm, 1, tags.sequence);
  if (name === PBES2) {
    return decryptPbes2(parameters, data, password ?? "", budget);
  }
  const [keyBytes, isRc2] = pkcs12Ciphers[name] ?? unknown();
  const salt = saltOf(childOf(parameters, 0, tags.bytes));
  const source = { hash: "sha1", salt, iterations: integerOf(childOf(parameters, 1)) };
  const key = derivePkcs12(source, password, pkcs12Uses.key, keyBytes, budget);
  const iv = derivePkcs12(source, password, pkcs12Uses.iv, 8, budget);
  if (isRc2) {
    return decryptRc2(key, keyBytes * 8, iv, data);
  }
  // Two-key Triple DES repeats the first key as the third.
  const full = keyBytes === 16 ? Buffer.concat([key, key.subarray(0, 8)]) : key;
  return decryptCbc("des-ede3-cbc", full, iv, data);
}

function decryptPbes2(
  parameters: Element,
  data: Uint8Array,
  password: string,
  budget: WorkBudget,
): Uint8Array | undefined {
  const derivation = childOf(parameters, 0, tags.sequence);
  const scheme = childOf(parameters, 1, tags.sequence);
  if (oidOf(childOf(derivation, 0)) !== PBKDF2) {
    unknown();
  }
  const [salt, turns, ...rest] = childOf(derivation, 1, tags.sequence).children;
  const [cipher, keyBytes] = ciphers[oidOf(childOf(scheme, 0))] ?? unknown();
  if (salt === undefined || turns === undefined) {
    throw new DerError("The key derivation lacks its salt or rounds.");
  }
  const chosen = rest.find(({ tag }) => tag === tags.sequence);
  const hash = chosen === undefined ? "sha1" : (hashes[oidOf(childOf(chosen, 0))] ?? unknown());
  const iterations = integerOf(turns);
  budget.spend(iterations, "pbkdf2");
  const key = pbkdf2Sync(password, saltOf(salt), iterations, keyBytes, hash);
  return decryptCbc(cipher, key, bytesOf(childOf(scheme, 1, tags.bytes)), data);
}

/** Decrypts in CBC mode and removes the padding; undefined if the decryption fails, as with a wrong key. */
export function decryptCbc(
  cipher: string,
  key: Uint8Array,
  iv: Uint8Array,
  data: Uint8Array,
): Uint8Array | undefined {
  try {
    const decipher = createDecipheriv(cipher, key, iv);
    return Buffer.concat([decipher.update(data), decipher.final()]);
  } catch {
    return undefined;
  }
}

function unknown(): never {
  throw new DerError("The encryption algorithm is unknown.");
}
