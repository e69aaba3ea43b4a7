import { execFileSync } from "node:child_process";
import { createPrivateKey, verify } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { cadenaOriginal } from "../../../../server/countries/mx/native/cadena-original.ts";
import { signingKeys } from "../../../../server/signing/signing-keys.ts";
import { canonical } from "../../../../server/xml/canonical.ts";
import { findAll } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import { hasCommand } from "../../has-command.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import {
  describeNativeByAuthority,
  documentCount,
  type MadeFile,
  makeFiles,
  nativeInput,
  suiteKeys,
  within,
} from "../native-suite.ts";
import { mexicanTrial, sat } from "./native-trial.ts";

const folder = mkdtempSync(path.join(tmpdir(), "mexican-"));
afterAll(() => rmSync(folder, { recursive: true }));
const schema = "mx/cfdi40-with-complements.xsd";
const hasTools = sat !== undefined && hasCommand("xsltproc") && hasCommand("xmllint");

describeCountry("mx", "Mexican files", () => {
  const trial = mexicanTrial();
  const { native } = trial;
  describeNativeByAuthority(trial, { schemaOf: () => schema });
  const all = makeFiles(trial, documentCount).then(within);

  test.skipIf(!hasTools)(
    "have the cadena original (the text to sign) that SAT's stylesheet makes (skipped without xsltproc, xmllint or SAT's files)",
    async () => {
      const samples = readdirSync(`${sat}/samples`).map((name) => `${sat}/samples/${name}`);
      const made = (await all).map(({ file }, index) => written(`${index}.xml`, file.bytes));
      const files = [...made, ...samples];
      const own = files.map((file) => cadenaOriginal(readXml(readFileSync(file))));
      const sheet = `${sat}/4/cadenaoriginal_4_0/cadenaoriginal_4_0.xslt`;
      expect(files.length).toBeGreaterThan(50);
      expect(transformed(sheet, files)).toBe(own.join(""));
    },
    600_000,
  );

  test.skipIf(!hasTools)(
    "are valid after stamping, and stamps have the cadena original that SAT's stylesheet makes (skipped without xsltproc, xmllint or SAT's files)",
    async () => {
      const stamped = await Promise.all((await all).map(stampedFile));
      const files = stamped.map((bytes, index) => written(`stamped-${index}.xml`, bytes));
      const options = ["--nonet", "--noout", "--schema", `${sat}/../${schema}`];
      execFileSync("xmllint", [...options, ...files], { stdio: "pipe", maxBuffer: 2 ** 28 });
      const stamps = stamped.flatMap((bytes) => findAll(readXml(bytes), "TimbreFiscalDigital"));
      expect(stamps.length).toBe(files.length);
      const alone = stamps.map((stamp, index) => written(`tfd-${index}.xml`, canonical(stamp)));
      const sheet = `${sat}/TimbreFiscalDigital/cadenaoriginal_TFD_1_1.xslt`;
      expect(transformed(sheet, alone)).toBe(stamps.map(cadenaOriginal).join(""));
    },
    600_000,
  );

  test.skipIf(!hasTools)(
    "have valid seals with SAT's test certificate and key (skipped without xsltproc, xmllint or SAT's files)",
    async () => {
      const csd = `${sat}/csd/30001000000400002436`;
      const key = createPrivateKey({
        key: readFileSync(`${csd}.key`),
        format: "der",
        type: "pkcs8",
        passphrase: readFileSync(`${sat}/csd/pass.txt`, "utf8").trim(),
      });
      const keys = signingKeys(readFileSync(`${csd}.cer`), key);
      const account = { registration_tax_id_code: "JES900109Q90" };
      for (const base of ["plain", "shipping", "export"]) {
        const own = nativeInput({ ...trial, account }, baseBody("mx", base));
        const input = { ...own, certificate: keys.certificate };
        const file = await native.seal(native.write(input), input, keys);
        const { attributes } = readXml(file.bytes);
        expect(attributes.NoCertificado).toBe("30001000000400002436");
        expect(native.examine(file.bytes, input)).toEqual([]);
        const sheet = `${sat}/4/cadenaoriginal_4_0/cadenaoriginal_4_0.xslt`;
        const cadena = transformed(sheet, [written(`csd-${base}.xml`, file.bytes)]);
        const seal = Buffer.from(attributes.Sello ?? "", "base64");
        const { publicKey } = keys.certificate;
        expect(verify("sha256", Buffer.from(cadena, "utf8"), publicKey, seal)).toBe(true);
      }
    },
    60_000,
  );

  async function stampedFile({ file, input }: MadeFile): Promise<Buffer> {
    const now = Date.UTC(2026, 2, 14, 16);
    const { stamped } = await native.reply({
      file,
      input,
      messages: [],
      now,
      keys: suiteKeys,
    });
    if (stamped === undefined) throw new Error("The sandbox returned no stamped file.");
    return stamped.bytes;
  }
});

function written(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

function transformed(sheet: string, files: readonly string[]): string {
  const options = { encoding: "utf8", maxBuffer: 2 ** 28, stdio: "pipe" } as const;
  return execFileSync("xsltproc", ["--nonet", sheet, ...files], options);
}
