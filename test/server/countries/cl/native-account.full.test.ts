import { execFileSync } from "node:child_process";
import { createPrivateKey, createPublicKey, verify, X509Certificate } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { cafKey, flatten, sandboxCaf } from "../../../../server/countries/cl/native/caf.ts";
import { native } from "../../../../server/countries/cl/native/native.ts";
import { signer, signingKeys } from "../../../../server/signing/signing-keys.ts";
import { verifyXmlSignature } from "../../../../server/signing/verify-xml-signature.ts";
import { digestOf } from "../../../../server/signing/xml-signature.ts";
import { canonical } from "../../../../server/xml/canonical.ts";
import { childElements, findAll, textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import { hasCommand } from "../../has-command.ts";
import { baseBody } from "../bodies.ts";
import { authorities, makeFile, nativeInput } from "../native-suite.ts";
import { chileanTrial } from "./native-trial.ts";

const folder = mkdtempSync(path.join(tmpdir(), "native-account-"));
afterAll(() => rmSync(folder, { recursive: true }));

function openssl(...options: readonly string[]): Buffer {
  return execFileSync("openssl", options, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
}

/** Creates a PFX file with openssl, and returns the signing keys that openssl reads from the file. */
function pfxKeys() {
  const subject = "/C=CL/O=Comercial Andes SpA/CN=Ignacia Muñoz/serialNumber=77123456-9";
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-utf8"];
  openssl(...request, "-subj", subject, "-keyout", "key.pem", "-out", "certificate.pem");
  const parts = ["-inkey", "key.pem", "-in", "certificate.pem", "-passout", "pass:clave"];
  openssl("pkcs12", "-export", ...parts, "-out", "account.pfx");
  const opened = ["pkcs12", "-in", "account.pfx", "-passin", "pass:clave", "-nodes"];
  const key = createPrivateKey(openssl(...opened, "-nocerts"));
  const certificate = new X509Certificate(openssl(...opened, "-nokeys"));
  return signingKeys(certificate.raw, key);
}

describe.skipIf(!hasCommand("openssl"))("an account with a PFX and a CAF", () => {
  test.each([
    ["512", "receipt"],
    ["1024", "export-invoice"],
  ])(
    'can have a stamp key of %s bits, and signs and stamps the body "%s" (skipped without openssl)',
    async (bits, base) => {
      const account = pfxKeys();
      openssl("genrsa", "-out", "stamp.pem", bits);
      const stampKey = createPrivateKey(readFileSync(path.join(folder, "stamp.pem")));
      const signStamp = signer(stampKey);
      const body = baseBody("cl", base);
      const type = chileanTrial.numbering(nativeInput(chileanTrial, body).document, 1).type;
      const facts = {
        rut: "77123456-9",
        legalName: "Andes",
        type,
        from: 70,
        to: 90,
        date: "2026-02-01",
      };
      const element = await sandboxCaf(facts, createPublicKey(stampKey), account.sign);
      const caf = element.replace(/></g, ">\n<");
      const trial = {
        ...chileanTrial,
        numbering: () => ({ type, series: "", number: 77, origin: "account", caf }) as const,
        keys: () => ({ ...account, signStamp: (bytes: Uint8Array) => signStamp("sha1", bytes) }),
      };
      const { file, input } = await makeFile(trial, { name: base, body, isPlain: true }, 77);
      expect(native.examine(file.bytes, input)).toEqual([]);
      const verdict = verifyXmlSignature(readXml(file.bytes));
      expect(verdict).toEqual({
        isValid: true,
        certificate: account.certificate.der,
        uris: [`#F77T${type}`],
      });
      // openssl also verifies the stamp, over the exact bytes in the file.
      const text = file.bytes.toString("latin1");
      writeFileSync(path.join(folder, "dd"), /<DD>.*<\/DD>/s.exec(text)?.[0] ?? "", "latin1");
      const frmt = /<FRMT [^>]*>([^<]*)/.exec(text)?.[1] ?? "";
      writeFileSync(path.join(folder, "frmt"), Buffer.from(frmt, "base64"));
      openssl("pkey", "-in", "stamp.pem", "-pubout", "-out", "public.pem");
      const verified = openssl(
        "dgst",
        "-sha1",
        "-verify",
        "public.pem",
        "-signature",
        "frmt",
        "dd",
      );
      expect(verified.toString()).toContain("Verified OK");
    },
  );
});

test("a file is rejected after a change of any signed character", async () => {
  const named = { name: "receipt", body: baseBody("cl", "receipt"), isPlain: true };
  const { file, input } = await makeFile(chileanTrial, named);
  const text = file.bytes.toString("latin1");
  for (let at = text.indexOf("<Documento "); at < text.indexOf("</SignedInfo>"); at++) {
    const character = text[at] === "0" ? "1" : "0";
    const changed = Buffer.from(text.slice(0, at) + character + text.slice(at + 1), "latin1");
    expect(native.examine(changed, input), text.slice(at - 20, at + 20)).not.toEqual([]);
  }
}, 120_000);

const real = authorities === undefined ? "" : path.join(authorities, "cl/samples");

function sample(name: string) {
  const text = readFileSync(path.join(real, name), "latin1");
  // One sample declares Windows-1252, which `readXml` does not support. The sample has only characters of ISO-8859-1.
  const plain = text.replace(/windows-1252/i, "ISO-8859-1");
  return { text, root: readXml(Buffer.from(plain, "latin1")) };
}

describe.skipIf(real === "")("real DTE (skipped without the authorities' samples)", () => {
  test.each(real === "" ? [] : readdirSync(real))("the stamp of %s is valid", (name) => {
    const { text, root } = sample(name);
    const [caf] = findAll(root, "CAF");
    const [stamp] = findAll(root, "TED");
    const key = caf && cafKey(caf);
    const data = flatten(/<DD>.*<\/DD>/s.exec(text)?.[0] ?? "");
    const signature = Buffer.from((stamp && textOf(stamp, "FRMT")) ?? "", "base64");
    if (key === undefined) throw new Error("The CAF has no key.");
    expect(verify("sha1", Buffer.from(data, "latin1"), key, signature)).toBe(true);
  });

  test("the signature of a sample is valid", () => {
    const { root } = sample("DTE--76354771-K--33--170.xml");
    expect(verifyXmlSignature(root)).toMatchObject({ isValid: true });
  });

  // xmlsec1 also rejects this sample: the issuer signed the document before adding the root's namespace.
  test("a signature made before the root's namespace was added is invalid", () => {
    const { root } = sample("DTE--60910000-1--33--2336600.xml");
    expect(verifyXmlSignature(root)).toMatchObject({ isValid: false });
    const [document, signature] = childElements(root);
    const [digest] = signature === undefined ? [] : findAll(signature, "DigestValue");
    if (document === undefined || digest === undefined) throw new Error("no signature");
    expect(digestOf("sha1", canonical(document))).toBe(textOf(digest));
  });
});
