import { createCipheriv, createHash, pbkdf2Sync } from "node:crypto";
import { base64Of, textOf } from "./sent.ts";
import { bits, element, explicit, integer, nothing, octets, oid, sequence } from "./write-der.ts";

// Builds hostile keys, certificates and PFX files in BER or PEM, and parts of them, of any size.
// `turns` is the number of iterations of a key derivation.

const PASSWORD = "secret";
export const MOST_TURNS = 2 ** 31 - 1;
export const FROZEN_TURNS = 20_000_000;
export const HONEST_TURNS = 2048;
export const odd = (bytes: number) => Buffer.alloc(bytes, 0xb5);
export const generator = integer(2);

export const names = {
  rsa: "1.2.840.113549.1.1.1",
  dsa: "1.2.840.10040.4.1",
  dh: "1.2.840.113549.1.3.1",
  ec: "1.2.840.10045.2.1",
  primeField: "1.2.840.10045.1.1",
  data: "1.2.840.113549.1.7.1",
  encryptedData: "1.2.840.113549.1.7.6",
  pbes2: "1.2.840.113549.1.5.13",
  pbkdf2: "1.2.840.113549.1.5.12",
  scrypt: "1.3.6.1.4.1.11591.4.11",
  hmacSha512: "1.2.840.113549.2.11",
  aes: "2.16.840.1.101.3.4.1.2",
  aes256: "2.16.840.1.101.3.4.1.42",
  tripleDes: "1.2.840.113549.1.12.1.3",
  sha1: "1.3.14.3.2.26",
  bag: "1.2.840.113549.1.12.10.1",
  x509: "1.2.840.113549.1.9.22.1",
};

// A fixed initialization vector is good enough for test files.
export const iv = Buffer.alloc(16, 7);
export const algorithm = (name: string, ...parameters: Buffer[]) =>
  sequence(oid(name), ...parameters);
export const pbes2 = (turns: number, salt = odd(8)) =>
  algorithm(
    names.pbes2,
    sequence(
      algorithm(names.pbkdf2, sequence(octets(salt), integer(turns))),
      algorithm(names.aes, octets(iv)),
    ),
  );
export const tripleDes = (turns: number) =>
  algorithm(names.tripleDes, sequence(octets(odd(8)), integer(turns)));
export const encryptedKey = (scheme: Buffer, data: Buffer = odd(64)) =>
  sequence(scheme, octets(data));
export const plainKey = (scheme: Buffer, key: Buffer) => sequence(integer(0), scheme, octets(key));
const modulusOf = (bytes: number) => [integer(odd(bytes)), integer(odd(32)), generator] as const;

export const rsaKey = (bytes: number) => {
  const half = integer(odd(bytes >> 1));
  const [modulus] = modulusOf(bytes);
  return sequence(integer(0), modulus, integer(65537), modulus, half, half, half, half, half);
};

export const pem = (label: string, body: Buffer, headers = "") => {
  const lines = body.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN ${label}-----\n${headers}${lines}\n-----END ${label}-----\n`;
};

/** PEM in OpenSSL's legacy encryption: AES-128-CBC with a key derived by one round of MD5. */
export function legacyPem(label: string, body: Buffer): string {
  const key = createHash("md5").update(PASSWORD).update(iv.subarray(0, 8)).digest();
  const cipher = createCipheriv("aes-128-cbc", key, iv);
  const headers = `Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${iv.toString("hex")}\n\n`;
  return pem(label, Buffer.concat([cipher.update(body), cipher.final()]), headers);
}

const contentInfo = (name: string, content: Buffer) => sequence(oid(name), explicit(0, content));
export const bag = (kind: number, value: Buffer) =>
  sequence(oid(`${names.bag}.${kind}`), explicit(0, value));
export const safeOf = (...bags: Buffer[]) => contentInfo(names.data, octets(sequence(...bags)));
export const encryptedSafe = (scheme: Buffer, data: Buffer) =>
  contentInfo(
    names.encryptedData,
    sequence(integer(0), sequence(oid(names.data), scheme, element(0x80, data))),
  );
export const mac = (digest: Buffer, salt: Buffer, turns: number) =>
  sequence(
    sequence(algorithm(names.sha1, nothing()), octets(digest)),
    octets(salt),
    integer(turns),
  );
export const pfx = (parts: readonly Buffer[], ...seal: Buffer[]) =>
  sequence(integer(3), contentInfo(names.data, octets(sequence(...parts))), ...seal);

/** Optional parts of a certificate; the default is an empty subject and no extension. */
interface Named {
  readonly subject?: Buffer;
  readonly extension?: Buffer;
}

const certificateOf = (publicKey: Buffer, { subject = sequence(), extension }: Named) => {
  const signature = algorithm("1.2.840.113549.1.1.11", nothing());
  const time = (year: string) => element(0x17, Buffer.from(`${year}0101000000Z`));
  const body = sequence(
    explicit(0, integer(2)),
    integer(1),
    signature,
    sequence(),
    sequence(time("20"), time("49")),
    subject,
    publicKey,
    ...(extension === undefined ? [] : [explicit(3, sequence(extension))]),
  );
  return sequence(body, signature, bits(odd(32)));
};

const certificate = textOf("ar.crt");
export const pairOf = (
  certificate_key: string,
  certificate_cer = certificate,
  password = PASSWORD,
) => ({
  certificate_key,
  certificate_cer,
  certificate_password: password,
});
export const keyOf = (key: Buffer) => pairOf(pem("PRIVATE KEY", key));
export const fileOf = (file: Buffer, password = PASSWORD) => ({
  certificate_file: file.toString("base64"),
  certificate_password: password,
});
/** A certificate in PEM. Its validity period is 1 January 2020 to 1 January 2049; its signature is wrong. */
export const certificatePem = (publicKey: Buffer, named: Named = {}) =>
  pem("CERTIFICATE", certificateOf(publicKey, named));
export const withPublicKey = (publicKey: Buffer) =>
  pairOf(textOf("ar.key"), certificatePem(publicKey));

export const dsaParameters = (bytes: number) => sequence(...modulusOf(bytes));
export const plainPfxKey = bag(1, plainKey(algorithm(names.rsa, nothing()), rsaKey(64)));
export const ownCertificate = bag(
  3,
  sequence(oid(names.x509), explicit(0, octets(Buffer.from(base64Of("mx.cer"), "base64")))),
);

/** Encrypts by the scheme of `pbes2`: AES-128-CBC with a key derived by `turns` iterations of PBKDF2. */
export function encrypt(plain: Buffer, turns: number): Buffer {
  const cipher = createCipheriv("aes-128-cbc", pbkdf2Sync(PASSWORD, odd(8), turns, 16, "sha1"), iv);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

export const manyTurns = encrypt(plainKey(algorithm(names.rsa, nothing()), rsaKey(64)), 20_000);
