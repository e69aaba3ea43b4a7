import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { describe, expect, it } from "vitest";
import type {
  CertificateHolder,
  CertificateVerdict,
} from "../../../server/certificates/check-certificate.ts";
import { decide } from "../../../server/certificates/check-certificate.ts";
import type { SentCertificate } from "../../../server/certificates/open-certificate.ts";
import { openCertificates } from "../../../server/certificates/open-certificate.ts";
import { countryByCode } from "../../../server/countries/countries.ts";
import { countryOf, itOf } from "../countries/known.ts";
import { certificatePem, pairOf, pem } from "./hostile-parts.ts";
import { base64Of, pfxOf, textOf } from "./sent.ts";
import { bits, element, octets, oid, sequence } from "./write-der.ts";

const NOW = Date.parse("2030-06-01T00:00:00Z");
/** The holder of a certificate. A country that the service does not support gets Chile's tax id scheme. */
const holder = (country: string, taxId: string): CertificateHolder => ({
  taxId,
  scheme: (countryByCode(country) ?? countryOf("cl")).taxId,
});
const verdictOn = (
  sent: SentCertificate,
  owner: CertificateHolder,
  now: number,
): CertificateVerdict => decide(openCertificates(sent), owner, now);
const andes = holder("cl", "76543210-3");
const mexican = holder("mx", "EKU9003173C9");
const argentine = holder("ar", "20267565393");
const mxPair = {
  certificate_key: base64Of("mx.key"),
  certificate_cer: base64Of("mx.cer"),
  certificate_password: "12345678a",
};
const arPair = { certificate_key: textOf("ar.key"), certificate_cer: textOf("ar.crt") };
const derOf = (key: KeyObject) => key.export({ type: "spki", format: "der" });
const arPublicKey = derOf(createPublicKey(arPair.certificate_key));
const curve = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
const curveKey = curve.privateKey.export({ type: "sec1", format: "pem" }).toString();

describe("a PFX file", () => {
  it.each([
    ["in current encryption, with a non-ASCII password", "modern", "contraseña"],
    ["in legacy encryption, RC2 with 40 bits", "legacy", "contraseña"],
    ["with Triple DES", "tdes", "secret"],
    ["with two-key Triple DES, RC2 with 128 bits and SHA-512", "rc2128", "secret"],
    ["with a key on an elliptic curve", "ec", "secret"],
    ["with a certificate chain", "chain", "secret"],
    ["without a MAC, so that decryption checks the password", "nomac", "secret"],
    ["with an empty password", "empty", ""],
    ["with an empty password, if no password is sent", "empty", undefined],
  ])("is valid: %s", (_, name, password) => {
    const verdict = verdictOn(pfxOf(name, password), andes, NOW);
    expect(verdict).toMatchObject({ state: "valid", reasons: [] });
    expect(verdict.notBefore).toBeLessThan(NOW);
    expect(verdict.notAfter).toBeGreaterThan(NOW);
  });

  it.each([
    ["modern", "contrasena", "password"],
    ["legacy", "contraseña ", "password"],
    ["nomac", "wrong", "password"],
    ["plain", "secret", "password"],
    ["plain", "", "password"],
    ["modern", undefined, "password"],
    ["nokey", "secret", "no-key"],
    ["other", "secret", "other-tax-id"],
    ["slow", "secret", "too-costly"],
  ])("%s with the password %s is invalid: %s", (name, password, reason) => {
    const verdict = verdictOn(pfxOf(name, password), andes, NOW);
    expect(verdict).toMatchObject({ state: "invalid", reasons: [reason] });
  });

  it("with a tax id written with dots is valid only for the holder of this tax id", () => {
    const verdict = (taxId: string) =>
      verdictOn(pfxOf("other", "secret"), holder("cl", taxId), NOW);
    expect(verdict("11111111-1")).toMatchObject({ state: "valid" });
    expect(verdict("11111112-K")).toMatchObject({ reasons: ["other-tax-id"] });
  });

  it("is valid only from notBefore to notAfter", () => {
    const { notBefore = 0, notAfter = 0 } = verdictOn(pfxOf("ec", "secret"), andes, NOW);
    const at = (now: number) => verdictOn(pfxOf("ec", "secret"), andes, now).reasons;
    expect(at(notBefore - 1)).toEqual(["not-yet-valid"]);
    expect(at(notBefore)).toEqual([]);
    expect(at(notAfter)).toEqual([]);
    expect(at(notAfter + 1)).toEqual(["expired"]);
  });

  it("gets a verdict, and causes no exception, if it is truncated or a byte is changed", () => {
    const whole = Buffer.from(base64Of("ec.pfx"), "base64");
    for (let at = 0; at < whole.length; at += 7) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      for (const bytes of [changed, whole.subarray(0, at)]) {
        const sent = { certificate_file: bytes.toString("base64"), certificate_password: "secret" };
        const { state, reasons } = verdictOn(sent, andes, NOW);
        expect(["valid", "invalid"]).toContain(state);
        expect(reasons.length === 0).toBe(state === "valid");
      }
    }
  });

  it.each(["", "AAAA", "MIIB", "MIACAQMw", Buffer.alloc(300_000, 0x30).toString("base64")])(
    "with arbitrary bytes is unreadable",
    (certificate_file) => {
      const verdict = verdictOn({ certificate_file }, andes, NOW);
      expect(verdict).toEqual({ state: "invalid", reasons: ["unreadable"] });
    },
  );
});

describe("a key and a certificate", () => {
  it.each([
    ["base64 of DER", mxPair, mexican],
    [
      "DER with one byte per character",
      {
        ...mxPair,
        certificate_key: Buffer.from(mxPair.certificate_key, "base64").toString("latin1"),
        certificate_cer: Buffer.from(mxPair.certificate_cer, "base64").toString("latin1"),
      },
      mexican,
    ],
    ["PEM", arPair, argentine],
    ["base64 of PEM", { ...arPair, certificate_key: base64Of("ar.pkcs1.key") }, argentine],
    [
      "PEM in legacy encryption",
      { ...arPair, certificate_key: textOf("ar.enc.key"), certificate_password: "secret" },
      argentine,
    ],
    [
      "PEM, the key preceded by the parameters of its curve,",
      pairOf(
        pem("EC PARAMETERS", oid("1.2.840.10045.3.1.7")) + curveKey,
        certificatePem(derOf(curve.publicKey)),
      ),
      argentine,
    ],
  ])("as %s are valid", (_, sent, owner) => {
    expect(verdictOn(sent, owner, NOW)).toMatchObject({ state: "valid" });
  });

  it.each([
    ["the wrong password", { ...mxPair, certificate_password: "1" }, mexican, "password"],
    ["no password", { ...mxPair, certificate_password: undefined }, mexican, "password"],
    [
      "no password for legacy PEM encryption",
      { ...arPair, certificate_key: textOf("ar.enc.key") },
      argentine,
      "password",
    ],
    ["no key", { ...arPair, certificate_key: undefined }, argentine, "incomplete"],
    ["no certificate", { ...arPair, certificate_cer: undefined }, argentine, "incomplete"],
    [
      "the key of another certificate",
      { ...arPair, certificate_cer: mxPair.certificate_cer },
      argentine,
      "key-mismatch",
    ],
    ["meaningless bytes", { certificate_key: "a", certificate_cer: "b" }, mexican, "unreadable"],
    [
      "an unterminated PEM text",
      { ...arPair, certificate_cer: "-----BEGIN CERTIFICATE-----\nMIIB" },
      argentine,
      "unreadable",
    ],
  ])("are invalid: %s", (_, sent, owner, reason) => {
    const verdict = verdictOn(sent, owner, NOW);
    expect(verdict).toMatchObject({ state: "invalid", reasons: [reason] });
  });

  itOf("mx")("are invalid for a holder with another tax id", () => {
    const verdict = verdictOn(mxPair, holder("mx", "AAA010101AAA"), NOW);
    expect(verdict).toMatchObject({ state: "invalid", reasons: ["other-tax-id"] });
  });

  itOf("mx")(
    "are invalid for a holder whose tax id differs from the bit string x500UniqueIdentifier of the certificate",
    () => {
      const number = sequence(oid("2.5.4.45"), bits(Buffer.from("EKU9003173C9")));
      const certificate = certificatePem(arPublicKey, { subject: sequence(element(0x31, number)) });
      const sent = pairOf(arPair.certificate_key, certificate);
      expect(verdictOn(sent, mexican, NOW)).toMatchObject({ state: "valid" });
      const { reasons } = verdictOn(sent, holder("mx", "AAA010101AAA"), NOW);
      expect(reasons).toEqual(["other-tax-id"]);
    },
  );

  it("are unreadable if the certificate's subject alternative names are unreadable", () => {
    const extension = sequence(oid("2.5.29.17"), octets(Buffer.of(0xff, 0xff)));
    const sent = pairOf(arPair.certificate_key, certificatePem(arPublicKey, { extension }));
    const verdict = verdictOn(sent, argentine, NOW);
    expect(verdict).toEqual({ state: "invalid", reasons: ["unreadable"] });
  });

  it("make the verdict invalid if they are invalid, even if a valid PFX file is also sent", () => {
    const both = { ...mxPair, ...pfxOf("modern", "contraseña") };
    const { reasons } = verdictOn(both, andes, NOW);
    expect(reasons).toEqual(["password"]);
  });
});
