import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Country } from "../../../../server/countries/country.ts";
import { verifyXmlSignature } from "../../../../server/signing/verify-xml-signature.ts";
import { xmlSignature } from "../../../../server/signing/xml-signature.ts";
import { canonical, scopeInside } from "../../../../server/xml/canonical.ts";
import { textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import { append, element } from "../../../../server/xml/xml.ts";
import { xmlFile } from "../../../../server/xml/xml-file.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { makeFile, suiteKeys } from "../native-suite.ts";
import { trialOf } from "./native-trial.ts";

describeCountry("pe", "the sandbox of SUNAT (Peru's tax authority)", (country: Country) => {
  const trial = trialOf(country);
  const plain = { name: "plain", body: baseBody("pe", "plain"), isPlain: true };

  test("a file with a changed character, another issuer or another number is rejected", async () => {
    const { native } = trial;
    const { file, input } = await makeFile(trial, plain, 123);
    const codes = (bytes: Buffer, changed = input) =>
      native.examine(bytes, changed).map(({ code }) => code);
    const text = file.bytes.toString();
    expect(codes(Buffer.from(text.replace("1180.00", "1181.00")))).toEqual(["2335"]);
    expect(codes(Buffer.from(text.replace("SignatureValue>", "SignatureValue>A")))).not.toEqual([]);
    expect(codes(Buffer.from("<Invoice"))).toEqual(["0306"]);
    const account = { ...input.account, registration_tax_id_code: "20555000112" };
    expect(codes(file.bytes, { ...input, account })).toEqual(["1034"]);
    const numbering = { ...input.numbering, number: 124 };
    expect(codes(file.bytes, { ...input, numbering })).toEqual(["1036"]);
  });

  test("a signature that covers only a part of the file is rejected", async () => {
    const { draft, input } = await makeFile(trial, plain);
    const part = element("part", { Id: "part" }, "x");
    const around = scopeInside(draft.root);
    const parts = [{ uri: "#part", canonical: canonical(part, around) }];
    const signature = await xmlSignature(
      { hash: "sha256", prefix: "ds", parts, around },
      suiteKeys,
    );
    const root = append(draft.root, part, signature);
    expect(verifyXmlSignature(root)).toMatchObject({ isValid: true });
    expect(trial.native.examine(xmlFile(root), input).map(({ code }) => code)).toEqual(["2335"]);
  });

  test("the receipt is a signed ApplicationResponse in a ZIP archive", async () => {
    const { file, input } = await makeFile(trial, plain, 123);
    const messages = [{ code: "4252", text: "El dato <es> incorrecto" }];
    const now = Date.UTC(2026, 2, 14, 16);
    const reply = await trial.native.reply({ file, input, messages, now, keys: suiteKeys });
    expect(reply.facts).toEqual({ cdr_code: "0" });
    expect(reply.receipt?.filename).toBe("R-20600123450-01-F001-123.zip");
    const archive = Buffer.from(reply.receipt?.content ?? "", "base64");
    expect(archive.readUInt32LE(0)).toBe(0x04034b50);
    const start = 30 + archive.readUInt16LE(26);
    expect(archive.subarray(30, start).toString()).toBe("R-20600123450-01-F001-123.xml");
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(18)));
    expect(content.length).toBe(archive.readUInt32LE(22));
    const root = readXml(content);
    expect(verifyXmlSignature(root)).toMatchObject({ isValid: true });
    expect(textOf(root, "cac:DocumentResponse", "cac:Response", "cbc:ResponseCode")).toBe("0");
    expect(textOf(root, "cbc:Note")).toBe("4252 - El dato <es> incorrecto");
  });
});
