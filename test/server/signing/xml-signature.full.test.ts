import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { selfSigned } from "../../../server/signing/self-signed.ts";
import { signingKeys } from "../../../server/signing/signing-keys.ts";
import { verifyXmlSignature } from "../../../server/signing/verify-xml-signature.ts";
import { keyInfo, xmlDsig, xmlSignature } from "../../../server/signing/xml-signature.ts";
import { canonical, scopeInside } from "../../../server/xml/canonical.ts";
import { readXml } from "../../../server/xml/read-xml.ts";
import { append, element } from "../../../server/xml/xml.ts";
import { xmlFile } from "../../../server/xml/xml-file.ts";
import { hasCommand } from "../has-command.ts";

const folder = mkdtempSync(path.join(tmpdir(), "signature-"));
afterAll(() => rmSync(folder, { recursive: true }));

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
const keys = signingKeys(
  selfSigned(
    {
      commonName: "Ñandú, of a test",
      organization: "Test",
      notBefore: Date.UTC(2026, 0, 1),
      notAfter: Date.UTC(2056, 0, 1),
    },
    pair,
  ),
  pair.privateKey,
);

const root = element(
  "Invoice",
  { xmlns: "urn:a", "xmlns:cbc": "urn:b", "xmlns:cac": "urn:c" },
  element("cbc:ID", { zebra: "1 < 2", apple: 'a "quoted"\nline' }, "F001-1 & <ñ> €"),
  element("cac:Part", { Id: "part", "cbc:b": "2", a: "1" }, element("inner", { xmlns: "" }, "x")),
);

const part = root.children[1] as typeof root;
const bothParts = [
  { uri: "", transforms: [xmlDsig.enveloped], canonical: canonical(root) },
  { uri: "#part", canonical: canonical(part, scopeInside(root)) },
];

/** A file with an enveloped signature over `parts`: by default, the whole file and the element with the id `part`. */
async function signedFile(hash: "sha1" | "sha256", prefix: "" | "ds", parts = bothParts) {
  const signature = await xmlSignature(
    {
      hash,
      prefix,
      parts,
      around: scopeInside(root),
      keyInfo: keyInfo(prefix, keys, { keyValue: true }),
    },
    keys,
  );
  return xmlFile(append(root, signature));
}

const forms = [
  ["sha1", ""],
  ["sha256", "ds"],
] as const;

describe.each(forms)("a signature with %s and the prefix '%s'", (hash, prefix) => {
  test("is valid for the service's verifier, and invalid after a change of one signed character", async () => {
    const file = await signedFile(hash, prefix);
    expect(verifyXmlSignature(readXml(file))).toMatchObject({ isValid: true });
    for (const [before, after] of [
      ["F001-1", "F001-2"],
      [">x<", ">y<"],
      ['a="1"', 'a="2"'],
    ] as const) {
      const changed = Buffer.from(file.toString().replace(before, after));
      expect(verifyXmlSignature(readXml(changed))).toMatchObject({ isValid: false });
    }
  });

  test("is valid only if it signs at least one part; the verdict lists the signed parts", async () => {
    const urisOf = async (parts: typeof bothParts) => {
      const verdict = verifyXmlSignature(readXml(await signedFile(hash, prefix, parts)));
      return verdict.isValid ? verdict.uris : verdict.failure;
    };
    expect(await urisOf(bothParts)).toEqual(["", "#part"]);
    expect(await urisOf(bothParts.slice(1))).toEqual(["#part"]);
    expect(await urisOf([])).toBe("The signature signs no content.");
  });

  test.skipIf(!hasCommand("xmlsec1"))("passes xmlsec1 (skipped without xmlsec1)", async () => {
    const file = path.join(folder, `${hash}.xml`);
    const certificate = path.join(folder, "certificate.pem");
    writeFileSync(file, await signedFile(hash, prefix));
    const lines = keys.certificate.der.toString("base64").replace(/.{64}/g, "$&\n");
    writeFileSync(
      certificate,
      `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    );
    const options = ["--enabled-key-data", "key-name", "--id-attr:Id", "urn:c:Part"];
    execFileSync("xmlsec1", ["--verify", ...options, "--pubkey-cert-pem", certificate, file]);
  });
});
