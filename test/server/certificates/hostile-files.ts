import type { SentCertificate } from "../../../server/certificates/open-certificate.ts";
import {
  algorithm,
  bag,
  dsaParameters,
  encrypt,
  encryptedKey,
  encryptedSafe,
  FROZEN_TURNS,
  fileOf,
  generator,
  HONEST_TURNS,
  iv,
  keyOf,
  legacyPem,
  MOST_TURNS,
  mac,
  manyTurns,
  names,
  odd,
  ownCertificate,
  pairOf,
  pbes2,
  pem,
  pfx,
  plainKey,
  plainPfxKey,
  rsaKey,
  safeOf,
  tripleDes,
  withPublicKey,
} from "./hostile-parts.ts";
import { bits, integer, nothing, octets, oid, sequence } from "./write-der.ts";

/** A PFX file, or a key and a certificate, from a hostile account; `reason` is the expected reason of the rejection. */
export interface HostileFile {
  readonly name: string;
  readonly sent: SentCertificate & { readonly certificate_password: string };
  readonly reason: "too-costly" | "unreadable" | "password";
}

/** An encrypted key that needs nearly the whole work budget: a few seconds. */
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

/** Hostile files. Most of them are costly to open. */
export const hostileFiles: readonly HostileFile[] = [
  {
    name: "legacy PEM encryption around a PKCS #8 key with 20 million PBKDF2 iterations",
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
    name: "a PFX with 300 keys, each to be compared with the certificate",
    sent: fileOf(
      pfx([
        encryptedSafe(pbes2(1), encrypt(sequence(ownCertificate), 1)),
        safeOf(...Array.from({ length: 300 }, () => plainPfxKey)),
      ]),
    ),
    reason: "too-costly",
  },
  {
    name: "a key with 2^31 - 1 PBKDF2 iterations",
    sent: pairOf(pem("ENCRYPTED PRIVATE KEY", encryptedKey(pbes2(MOST_TURNS)))),
    reason: "too-costly",
  },
  {
    name: "a PFX without a MAC and without encryption",
    sent: fileOf(pfx([safeOf(plainPfxKey, ownCertificate)])),
    reason: "password",
  },
  {
    name: 'legacy PEM encryption around an encrypted key, with the label "RSA PRIVATE KEY"',
    sent: pairOf(legacyPem("RSA PRIVATE KEY", encryptedKey(pbes2(FROZEN_TURNS)))),
    reason: "unreadable",
  },
  {
    name: "a key with 2^40 PBKDF2 iterations, which exceed a 32-bit integer",
    sent: pairOf(pem("ENCRYPTED PRIVATE KEY", encryptedKey(pbes2(2 ** 40)))),
    reason: "too-costly",
  },
  {
    name: "a key with 2^31 - 1 PKCS #12 iterations",
    sent: pairOf(pem("ENCRYPTED PRIVATE KEY", encryptedKey(tripleDes(MOST_TURNS)))),
    reason: "too-costly",
  },
  {
    name: "a key that needs nearly the whole work budget",
    sent: slowestKey,
    reason: "password",
  },
  {
    name: "a key whose scrypt derivation needs 4 GB of memory",
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
    name: "an EC key with explicit curve parameters",
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
    name: "a certificate for a DSA key with a modulus of 8 kB",
    sent: withPublicKey(
      sequence(algorithm(names.dsa, dsaParameters(8192)), bits(integer(odd(8192)))),
    ),
    reason: "unreadable",
  },
  {
    name: "a certificate for an RSA key with a modulus of 16 kB",
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
    name: "a PFX with 2^31 - 1 iterations for its MAC",
    sent: fileOf(pfx([safeOf()], mac(odd(20), odd(8), MOST_TURNS))),
    reason: "too-costly",
  },
  {
    name: "a PFX with 300 encrypted keys",
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
    name: "ASN.1 with a hundred thousand nested elements",
    sent: fileOf(Buffer.alloc(200_000, Buffer.of(0x30, 0x80))),
    reason: "unreadable",
  },
  {
    name: "ASN.1 with 120 thousand empty elements",
    sent: fileOf(sequence(Buffer.alloc(240_000, Buffer.of(0x30, 0)))),
    reason: "unreadable",
  },
  {
    name: "four megabytes of base64",
    sent: fileOf(sequence(Buffer.alloc(3_000_000))),
    reason: "unreadable",
  },
];
