import { verify } from "node:crypto";
import { expect, test } from "vitest";
import { cadenaOriginal } from "../../../../server/countries/mx/native/cadena-original.ts";
import { findAll } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { type MadeFile, makeFile, suiteKeys } from "../native-suite.ts";
import { mexicanTrial } from "./native-trial.ts";

describeCountry("mx", "the sandbox of Mexico's authority", () => {
  const trial = mexicanTrial();
  const { native } = trial;
  const made = (base: string, change: object = {}) =>
    makeFile(trial, { name: base, body: { ...baseBody("mx", base), ...change }, isPlain: true });
  const stamped = async ({ file, input }: MadeFile) => {
    const request = {
      file,
      input,
      messages: [],
      now: Date.UTC(2026, 2, 14, 16),
      keys: suiteKeys,
    };
    return native.reply(request);
  };

  test("a change of any signed attribute is rejected with SAT's code 302", async () => {
    const { file, input } = await made("shipping");
    const text = file.bytes.toString();
    const values = [...text.matchAll(/ ([A-Z][A-Za-z]+)="([^"]+)"/g)];
    const signed = values.filter(([, name]) => name !== "Sello" && name !== "Certificado");
    expect(signed.length).toBeGreaterThan(60);
    for (const { 0: whole, 1: name, 2: value = "", index } of signed) {
      const other = `${value.slice(0, -1)}${value.endsWith("1") ? "2" : "1"}`;
      const changed = `${text.slice(0, index)} ${name}="${other}"${text.slice(index + whole.length)}`;
      const codes = native.examine(Buffer.from(changed), input).map(({ code }) => code);
      expect(codes, `${name}="${other}"`).toContain("302");
    }
  });

  test("a file with another series than the document's is rejected", async () => {
    const header = { ...baseBody("mx", "plain").header, document_sequence_code: "A" };
    const { file, input } = await made("plain", { header });
    for (const series of ["B", ""]) {
      const other = { ...input, numbering: { ...input.numbering, series } };
      expect(native.examine(file.bytes, other).map(({ code }) => code)).toEqual(["number"]);
    }
  });

  test("a stamp does not change the seal of a file; a file that already has a stamp is rejected with code 307", async () => {
    const own = await made("export");
    const { facts, stamped: result } = await stamped(own);
    expect(facts.uuid).toBe(own.input.drawn.uuid.toUpperCase());
    const root = readXml(result?.bytes ?? Buffer.alloc(0));
    const stamp = findAll(root, "TimbreFiscalDigital")[0] as XmlElement;
    expect(stamp.attributes.SelloCFD).toBe(root.attributes.Sello);
    expect(cadenaOriginal(root)).toBe(cadenaOriginal(readXml(own.file.bytes)));
    const cadena = Buffer.from(result?.seals.cadena_tfd ?? "", "utf8");
    const seal = Buffer.from(stamp.attributes.SelloSAT ?? "", "base64");
    expect(verify("sha256", cadena, suiteKeys.certificate.publicKey, seal)).toBe(true);
    const again = native.examine(result?.bytes ?? Buffer.alloc(0), own.input);
    expect(again.map(({ code }) => code)).toEqual(["307"]);
  });
});
