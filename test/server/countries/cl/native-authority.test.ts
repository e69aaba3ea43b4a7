import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { native } from "../../../../server/countries/cl/native/native.ts";
import { rendering } from "../../../../server/countries/cl/rendering.ts";
import { canonical } from "../../../../server/xml/canonical.ts";
import { find, findAll, textOf } from "../../../../server/xml/find.ts";
import { readXml } from "../../../../server/xml/read-xml.ts";
import { baseBody } from "../bodies.ts";
import { type MadeFile, makeFile } from "../native-suite.ts";
import { chileanTrial } from "./native-trial.ts";

let made: MadeFile;
let text: string;

beforeAll(async () => {
  made = await madeOf("invoice");
  text = made.file.bytes.toString("latin1");
});

function madeOf(base: string, trial = chileanTrial): Promise<MadeFile> {
  const header = { receiver_legal_name: "Ñandú & Hijos <Ltda.>" };
  return makeFile(trial, { name: base, body: baseBody("cl", base, { header }), isPlain: true });
}

function codes(changed: string, input = made.input): readonly string[] {
  return native.examine(Buffer.from(changed, "latin1"), input).map(({ code }) => code);
}

it("the file is encoded in ISO-8859-1, and its XML declaration names this encoding", () => {
  expect(text).toMatch(/^<\?xml version="1.0" encoding="ISO-8859-1"\?>\n<DTE /);
  expect(text).toContain("Ñandú &amp; Hijos &lt;Ltda.&gt;");
});

it("the sandbox accepts the unchanged file, and rejects a file with one changed character", () => {
  expect(codes(text)).toEqual([]);
  const start = text.indexOf("<Documento ");
  const end = text.indexOf("</SignedInfo>");
  for (let at = start; at < end; at += 53) {
    const character = text[at] === "x" ? "y" : "x";
    const changed = text.slice(0, at) + character + text.slice(at + 1);
    expect(codes(changed), text.slice(at - 20, at + 20)).not.toEqual([]);
  }
});

it.each([
  ["no XML", () => "DTE", ["ENV-3-0"]],
  ["another root", () => text.replaceAll("DTE>", "DTA>").replace("<DTE ", "<DTA "), ["ENV-3-0"]],
  ["no signature", () => text.replace(/<Signature .*<\/Signature>/s, ""), ["DTE-3-505"]],
  ["a changed total", () => text.replace("<MntTotal>2", "<MntTotal>3"), ["DTE-3-505", "stamp"]],
  ["a changed stamp", () => text.replace("<MNT>2", "<MNT>3"), ["DTE-3-505", "TED-2-510", "stamp"]],
  [
    "another issuer",
    () => text.replace("<RUTEmisor>77123456-9", "<RUTEmisor>76543210-3"),
    ["DTE-3-505", "stamp", "number.out-of-range", "issuer"],
  ],
])("the sandbox rejects a file with %s", (_name, change, expected) => {
  expect(codes(change())).toEqual(expected);
});

it("a file of another account, with another number, or with a number outside the CAF's range is rejected", async () => {
  const { input } = made;
  const account = { ...input.account, registration_tax_id_code: "76543210-3" };
  expect(codes(text, { ...input, account })).toEqual(["issuer"]);
  const numbering = { ...input.numbering, number: 2 };
  expect(codes(text, { ...input, numbering })).toEqual(["number.out-of-range"]);
  const beyond = await makeFile(
    chileanTrial,
    { name: "beyond", body: baseBody("cl", "invoice"), isPlain: true },
    100_001,
  );
  expect(codes(beyond.file.bytes.toString("latin1"), beyond.input)).toEqual([
    "number.out-of-range",
  ]);
});

it("the stamp's signature over its data in ISO-8859-1 is valid for the CAF's public key", () => {
  const root = readXml(made.file.bytes);
  const [key] = findAll(root, "RSAPK");
  const [stamp] = findAll(root, "TED");
  if (key === undefined || stamp === undefined) throw new Error("no stamp");
  const base64url = (name: string) =>
    Buffer.from(textOf(key, name) ?? "", "base64").toString("base64url");
  const publicKey = createPublicKey({
    key: { kty: "RSA", n: base64url("M"), e: base64url("E") },
    format: "jwk",
  });
  const data = find(stamp, "DD");
  const bytes = Buffer.from(data === undefined ? "" : canonical(data), "latin1");
  const signature = Buffer.from(textOf(stamp, "FRMT") ?? "", "base64");
  expect(verify("sha1", bytes, publicKey, signature)).toBe(true);
});

it("a CAF is copied into the file unchanged, except for white space between its elements", async () => {
  const odd = (caf = "") =>
    caf.replaceAll("&amp;", "&#38;").replace("<DA>", "\n<DA>\n").replace("Andes", "Andes&apos;");
  const trial = {
    ...chileanTrial,
    numbering: (...facts: Parameters<typeof chileanTrial.numbering>) => {
      const numbering = chileanTrial.numbering(...facts);
      return { ...numbering, caf: odd(numbering.caf) };
    },
  };
  const { file, input } = await madeOf("invoice", trial);
  const flat = (input.numbering.caf ?? "").replace(/>\s+</g, "><");
  expect(file.bytes.toString("latin1")).toContain(
    `<IT1>Cemento especial 25 kg</IT1>${flat}<TSTED>`,
  );
  expect(file.seals.ted).toContain("Andes&apos;");
  expect(native.examine(file.bytes, input)).toEqual([]);
});

it("the rendering has the file's stamp as barcode, two legal lines, and the SII office under the title", () => {
  const { document, account } = made.input;
  const issuer = { legalName: "", taxId: account.registration_tax_id_code };
  const facts = { document, issuer, native: { ...made.input.numbering, seals: made.file.seals } };
  const stamp = rendering.stamp?.(facts);
  expect(stamp).toMatchObject({ symbology: "pdf417", encoding: "latin1" });
  expect(text).toContain(stamp?.payload);
  expect(rendering.legalLines?.(facts)).toEqual([
    "Timbre Electrónico SII",
    "Res. 0 de 2026 Verifique documento: www.sii.cl",
  ]);
  expect(rendering.legalLines?.({ document, issuer })).toEqual([]);
  expect(rendering.underTitle?.(document)).toBe("S.I.I. - SANTIAGO");
});

it("the reply has a track id of ten digits", async () => {
  const { input, file } = made;
  const keys = { certificate: input.certificate, sign: () => Promise.reject(new Error("unused")) };
  const request = { file, input, messages: [], now: 0, keys };
  const { facts } = await native.reply(request);
  expect(facts.track_id).toMatch(/^[1-9][0-9]{9}$/);
});

it("`grant` returns a CAF for the account's RUT and the whole range, and the same CAF for the same arguments", async () => {
  const { account, numbering } = made.input;
  const signed: string[] = [];
  const stamp = {
    publicKey: createPublicKey({
      key: { kty: "RSA", n: "wQ".padEnd(172, "A"), e: "AQAB" },
      format: "jwk",
    }),
    sign: (hash: string, bytes: Uint8Array) => {
      signed.push(`${hash} ${Buffer.from(bytes).toString("latin1")}`);
      return Promise.resolve(Buffer.from("signature"));
    },
  };
  const caf = await native.grant?.({ ...numbering, from: 1, to: 9_999_999_999 }, account, stamp);
  expect(caf).toContain("<DA><RE>77123456-9</RE><RS>Comercial Andes SpA</RS><TD>33</TD>");
  expect(caf).toContain("<RNG><D>1</D><H>9999999999</H></RNG>");
  expect(caf).toContain('<IDK>100</IDK></DA><FRMA algoritmo="SHA1withRSA">c2lnbmF0dXJl</FRMA>');
  expect(caf).toContain(signed[0]?.replace("sha1 ", ""));
  expect(await native.grant?.({ ...numbering, from: 1, to: 9_999_999_999 }, account, stamp)).toBe(
    caf,
  );
});

it("the sandbox signs one CAF for all numbers of a range, and a new CAF for another type or account", async () => {
  const { account, numbering } = made.input;
  let signed = 0;
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 512 });
  const stamp = { publicKey, sign: async () => Buffer.from(`signature ${++signed}`) };
  const grantOf = (facts: object, issuer: object = {}) =>
    native.grant?.({ ...numbering, ...facts }, { ...account, ...issuer }, stamp);
  const first = await grantOf({ number: 1 });
  expect(await grantOf({ number: 2 })).toBe(first);
  expect(signed).toBe(1);
  expect(await grantOf({ type: "39" })).not.toBe(first);
  expect(await grantOf({}, { registration_tax_id_code: "76543210-3" })).not.toBe(first);
  expect(signed).toBe(3);
});

it("a CAF authorizes the files of an account whose RUT has a leading zero that the CAF lacks", async () => {
  const trial = {
    ...chileanTrial,
    account: { registration_tax_id_code: "07612345-1" },
    numbering: (...facts: Parameters<typeof chileanTrial.numbering>) => {
      const numbering = chileanTrial.numbering(...facts);
      const caf = numbering.caf?.replace("<RE>77123456-9", "<RE>7612345-1");
      return { ...numbering, ...(caf !== undefined && { caf }) };
    },
  };
  const { file, input } = await madeOf("invoice", trial);
  expect(input.numbering.caf).toContain("<RE>7612345-1");
  expect(native.examine(file.bytes, input)).toEqual([]);
});
