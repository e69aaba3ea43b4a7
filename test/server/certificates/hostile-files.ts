import { createCipheriv, createHash, pbkdf2Sync } from "node:crypto";
import type { SentCertificate } from "../../../server/certificates/open-certificate.ts";
import { base64Of, textOf } from "./sent.ts";
import { bits, element, explicit, integer, nothing, octets, oid, sequence } from "./write-der.ts";

/** A certificate that would cost its server much, as it is sent, and why it is found invalid. */
export interface HostileFile {
  readonly name: string;
  readonly sent: SentCertificate & { readonly certificate_password: string };
  readonly reason: "too-costly" | "unreadable" | "password";
}

const PASSWORD = "secret";
const MOST_TURNS = 2 ** 31 - 1;
const FROZEN_TURNS = 20_000_000;
const HONEST_TURNS = 2048;
const odd = (bytes: number) => Buffer.alloc(bytes, 0xb5);
const generator = integer(2);

const names = {
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

// Any data and any vector: of most of these files nobody gets as far as to decrypt them.
const iv = Buffer.alloc(16, 7);
const algorithm = (name: string, ...parameters: Buffer[]) => sequence(oid(name), ...parameters);
const pbes2 = (turns: number, salt = odd(8)) =>
  algorithm(
    names.pbes2,
    sequence(
      algorithm(names.pbkdf2, sequence(octets(salt), integer(turns))),
      algorithm(names.aes, octets(iv)),
    ),
  );
const tripleDes = (turns: number) =>
  algorithm(names.tripleDes, sequence(octets(odd(8)), integer(turns)));
const encryptedKey = (scheme: Buffer, data: Buffer = odd(64)) => sequence(scheme, octets(data));
const plainKey = (scheme: Buffer, key: Buffer) => sequence(integer(0), scheme, octets(key));
const modulusOf = (bytes: number) => [integer(odd(bytes)), integer(odd(32)), generator] as const;

const rsaKey = (bytes: number) => {
  const half = integer(odd(bytes >> 1));
  const [modulus] = modulusOf(bytes);
  return sequence(integer(0), modulus, integer(65537), modulus, half, half, half, half, half);
};

const pem = (label: string, body: Buffer, headers = "") => {
  const lines = body.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN ${label}-----\n${headers}${lines}\n-----END ${label}-----\n`;
};

/** PEM with the encryption of OpenSSL before PKCS #8: one pass of MD5. */
function legacyPem(label: string, body: Buffer): string {
  const key = createHash("md5").update(PASSWORD).update(iv.subarray(0, 8)).digest();
  const cipher = createCipheriv("aes-128-cbc", key, iv);
  const headers = `Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${iv.toString("hex")}\n\n`;
  return pem(label, Buffer.concat([cipher.update(body), cipher.final()]), headers);
}

const contentInfo = (name: string, content: Buffer) => sequence(oid(name), explicit(0, content));
const bag = (kind: number, value: Buffer) =>
  sequence(oid(`${names.bag}.${kind}`), explicit(0, value));
const safeOf = (...bags: Buffer[]) => contentInfo(names.data, octets(sequence(...bags)));
const encryptedSafe = (scheme: Buffer, data: Buffer) =>
  contentInfo(
    names.encryptedData,
    sequence(integer(0), sequence(oid(names.data), scheme, element(0x80, data))),
  );
const mac = (digest: Buffer, salt: Buffer, turns: number) =>
  sequence(
    sequence(algorithm(names.sha1, nothing()), octets(digest)),
    octets(salt),
    integer(turns),
  );
const pfx = (parts: readonly Buffer[], ...seal: Buffer[]) =>
  sequence(integer(3), contentInfo(names.data, octets(sequence(...parts))), ...seal);

const certificateOf = (publicKey: Buffer) => {
  const nobody = sequence();
  const signature = algorithm("1.2.840.113549.1.1.11", nothing());
  const time = (year: string) => element(0x17, Buffer.from(`${year}0101000000Z`));
  const body = sequence(
    explicit(0, integer(2)),
    integer(1),
    signature,
    nobody,
    sequence(time("20"), time("49")),
    nobody,
    publicKey,
  );
  return sequence(body, signature, bits(odd(32)));
};

const certificate = textOf("ar.crt");
const pairOf = (certificate_key: string, certificate_cer = certificate, password = PASSWORD) => ({
  certificate_key,
  certificate_cer,
  certificate_password: password,
});
const keyOf = (key: Buffer) => pairOf(pem("PRIVATE KEY", key));
const fileOf = (file: Buffer, password = PASSWORD) => ({
  certificate_file: file.toString("base64"),
  certificate_password: password,
});
const withPublicKey = (publicKey: Buffer) =>
  pairOf(textOf("ar.key"), pem("CERTIFICATE", certificateOf(publicKey)));

const dsaParameters = (bytes: number) => sequence(...modulusOf(bytes));
const plainPfxKey = bag(1, plainKey(algorithm(names.rsa, nothing()), rsaKey(64)));
const ownCertificate = bag(
  3,
  sequence(oid(names.x509), explicit(0, octets(Buffer.from(base64Of("mx.cer"), "base64")))),
);

/** Encrypts what `pbes2` of so many turns decrypts. */
function encrypt(plain: Buffer, turns: number): Buffer {
  const cipher = createCipheriv("aes-128-cbc", pbkdf2Sync(PASSWORD, odd(8), turns, 16, "sha1"), iv);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

const manyTurns = encrypt(plainKey(algorithm(names.rsa, nothing()), rsaKey(64)), 20_000);

/** A key that decrypts within the budget, and takes nearly all of it: seconds of honest work. */
export const slowestKey: HostileFile["sent"] = pairOf(
  pem(
    "ENCRYPTED PRIVATE KEY",
    encryptedKey(
      algorithm(
        names.pbes2,
        sequence(
          algorithm(
            names.pbkdf2,
            sequence(octets(odd(8)), integer(3_900_000), algorithm(names.hmacSha512, nothing())),
          ),
          algorithm(names.aes256, octets(iv)),
        ),
      ),
    ),
  ),
);

/** The worst file of each kind; those that cost the most come first. */
export const hostileFiles: readonly HostileFile[] = [
  {
    name: "legacy PEM encryption around PKCS #8 with millions of PBKDF2 turns",
    sent: pairOf(legacyPem("ENCRYPTED PRIVATE KEY", encryptedKey(pbes2(FROZEN_TURNS)))),
    reason: "unreadable",
  },
  {
    name: "a DSA key with a modulus of 8 kB",
    sent: keyOf(plainKey(algorithm(names.dsa, dsaParameters(8192)), integer(odd(8192)))),
    reason: "unreadable",
  },
  {
    name: "a PFX with a MAC digest of 10 kB and a password of 4 MB",
    sent: fileOf(pfx([safeOf()], mac(odd(10_000), odd(8), HONEST_TURNS)), "p".repeat(4_000_000)),
    reason: "password",
  },
  {
    name: "a PFX with hundreds of keys and certificates, each to be compared with each",
    sent: fileOf(
      pfx([
        encryptedSafe(pbes2(1), encrypt(sequence(ownCertificate), 1)),
        safeOf(...Array.from({ length: 300 }, () => plainPfxKey)),
      ]),
    ),
    reason: "too-costly",
  },
  {
    name: "a key with two thousand million PBKDF2 turns",
    sent: pairOf(pem("ENCRYPTED PRIVATE KEY", encryptedKey(pbes2(MOST_TURNS)))),
    reason: "too-costly",
  },
  {
    name: "a PFX without a MAC, of which nothing is encrypted",
    sent: fileOf(pfx([safeOf(plainPfxKey, ownCertificate)])),
    reason: "password",
  },
  {
    name: "legacy PEM encryption of an encrypted key under the label of an RSA key",
    sent: pairOf(legacyPem("RSA PRIVATE KEY", encryptedKey(pbes2(FROZEN_TURNS)))),
    reason: "unreadable",
  },
  {
    name: "a key with PBKDF2 turns beyond every integer",
    sent: pairOf(pem("ENCRYPTED PRIVATE KEY", encryptedKey(pbes2(2 ** 40)))),
    reason: "too-costly",
  },
  {
    name: "a key with two thousand million turns of PKCS #12",
    sent: pairOf(pem("ENCRYPTED PRIVATE KEY", encryptedKey(tripleDes(MOST_TURNS)))),
    reason: "too-costly",
  },
  {
    name: "a key that takes the whole budget and no more",
    sent: slowestKey,
    reason: "password",
  },
  {
    name: "a key derived by scrypt with gigabytes",
    sent: pairOf(
      pem(
        "ENCRYPTED PRIVATE KEY",
        encryptedKey(
          algorithm(
            names.pbes2,
            sequence(
              algorithm(
                names.scrypt,
                sequence(octets(odd(8)), integer(2 ** 22), integer(8), integer(1)),
              ),
              algorithm(names.aes, octets(iv)),
            ),
          ),
        ),
      ),
    ),
    reason: "unreadable",
  },
  {
    name: "a key with a salt of 200 kB",
    sent: pairOf(pem("ENCRYPTED PRIVATE KEY", encryptedKey(pbes2(HONEST_TURNS, odd(200_000))))),
    reason: "unreadable",
  },
  {
    name: "a Diffie-Hellman key with a modulus of 8 kB",
    sent: keyOf(
      plainKey(algorithm(names.dh, sequence(integer(odd(8192)), generator)), integer(odd(8192))),
    ),
    reason: "unreadable",
  },
  {
    name: "an RSA key with a modulus of 16 kB",
    sent: keyOf(plainKey(algorithm(names.rsa, nothing()), rsaKey(16_384))),
    reason: "unreadable",
  },
  {
    name: "an EC key on a curve of its own",
    sent: keyOf(
      plainKey(
        algorithm(
          names.ec,
          sequence(
            integer(1),
            sequence(oid(names.primeField), integer(odd(80))),
            sequence(octets(odd(80)), octets(odd(80))),
            octets(Buffer.concat([Buffer.of(2), odd(80)])),
            integer(odd(80)),
          ),
        ),
        sequence(integer(1), octets(odd(80))),
      ),
    ),
    reason: "unreadable",
  },
  {
    name: "a certificate of a DSA key with a modulus of 8 kB",
    sent: withPublicKey(
      sequence(algorithm(names.dsa, dsaParameters(8192)), bits(integer(odd(8192)))),
    ),
    reason: "unreadable",
  },
  {
    name: "a certificate of an RSA key with a modulus of 16 kB",
    sent: withPublicKey(
      sequence(
        algorithm(names.rsa, nothing()),
        bits(sequence(integer(odd(16_384)), integer(odd(16_384)))),
      ),
    ),
    reason: "unreadable",
  },
  {
    name: "a PFX with a MAC digest of 10 kB",
    sent: fileOf(pfx([safeOf()], mac(odd(10_000), odd(8), HONEST_TURNS)), "p".repeat(1024)),
    reason: "unreadable",
  },
  {
    name: "a PFX with a MAC salt of 190 kB",
    sent: fileOf(pfx([safeOf()], mac(odd(20), odd(190_000), HONEST_TURNS)), "p".repeat(1024)),
    reason: "unreadable",
  },
  {
    name: "a PFX with two thousand million turns for its MAC",
    sent: fileOf(pfx([safeOf()], mac(odd(20), odd(8), MOST_TURNS))),
    reason: "too-costly",
  },
  {
    name: "a PFX with hundreds of encrypted keys",
    sent: fileOf(
      pfx([
        safeOf(
          ...Array.from({ length: 300 }, () => bag(2, encryptedKey(pbes2(20_000), manyTurns))),
        ),
      ]),
    ),
    reason: "too-costly",
  },
  {
    name: "ASN.1 that is nested a hundred thousand times",
    sent: fileOf(Buffer.alloc(200_000, Buffer.of(0x30, 0x80))),
    reason: "unreadable",
  },
  {
    name: "ASN.1 with a hundred thousand empty elements",
    sent: fileOf(sequence(Buffer.alloc(240_000, Buffer.of(0x30, 0)))),
    reason: "unreadable",
  },
  {
    name: "four megabytes of base64",
    sent: fileOf(sequence(Buffer.alloc(3_000_000))),
    reason: "unreadable",
  },
];
