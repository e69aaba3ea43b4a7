import { createHash } from "node:crypto";
import type { DecodedBytes } from "./decode-pem.ts";
import { decryptCbc } from "./decrypt.ts";
import type { Element } from "./der.ts";
import { DerError, readDecrypted } from "./der.ts";

const SALT_BYTES = 8;

const ciphers: Readonly<Record<string, readonly [name: string, keyBytes: number]>> = {
  "DES-EDE3-CBC": ["des-ede3-cbc", 24],
  "AES-128-CBC": ["aes-128-cbc", 16],
  "AES-192-CBC": ["aes-192-cbc", 24],
  "AES-256-CBC": ["aes-256-cbc", 32],
};

/** Decrypts a PEM body (OpenSSL's EVP_BytesToKey); undefined for a wrong password. Unknown ciphers throw `DerError`. */
export function decryptLegacyPem(
  { bytes, legacy }: Required<DecodedBytes>,
  password: string,
): Element | undefined {
  const [cipher, keyBytes] = ciphers[legacy.cipher.toUpperCase()] ?? [];
  if (cipher === undefined || keyBytes === undefined) {
    throw new DerError("The cipher of the PEM text is unknown.");
  }
  const salt = legacy.iv.subarray(0, SALT_BYTES);
  let key = Buffer.alloc(0);
  let digest = Buffer.alloc(0);
  while (key.length < keyBytes) {
    digest = createHash("md5").update(digest).update(password, "utf8").update(salt).digest();
    key = Buffer.concat([key, digest]);
  }
  return readDecrypted(decryptCbc(cipher, key.subarray(0, keyBytes), legacy.iv, bytes));
}
