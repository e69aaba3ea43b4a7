import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { countryByCode } from "../../../../server/countries/countries.ts";
import type { AuthorizationFile } from "../../../../server/countries/numbering.ts";
import { makeCaf, pemOf } from "../../make-caf.ts";
import { describeCountry } from "../known.ts";
import { hostileCafs } from "./hostile-cafs.ts";

const rut = "76543210-3";
const facts = { rut, type: 33, from: 1, to: 100 };
const read = (file: Uint8Array, taxId = rut) =>
  countryByCode("cl")?.numbering.readAuthorizationFile?.(file, taxId);
const text = makeCaf(facts).toString("latin1");
const changed = (from: string | RegExp, to: string) =>
  read(Buffer.from(text.replace(from, to), "latin1"));

describeCountry("cl", "a CAF (authorization for a range of document numbers)", () => {
  it("is read into type, range, date, expiry, CAF element and private key", async () => {
    const file = (await read(makeCaf({ ...facts, dated: "2026-08-31" }))) as AuthorizationFile;
    expect(file).toMatchObject({
      document_type_taxbureau: "33",
      from: 1,
      to: 100,
      dated: "2026-08-31",
      valid_to: "2027-02-28",
    });
    expect(file.text).toMatch(/^<CAF version="1.0">[\s\S]*ÑANDÚ &amp; CIA[\s\S]*<\/CAF>$/);
    expect(file.private_key).toContain("PRIVATE KEY");
  });

  it("does not expire for receipts", async () => {
    expect(await read(makeCaf({ ...facts, type: 39 }))).not.toHaveProperty("valid_to");
  });

  it("is accepted only for its own RUT, with or without dots", async () => {
    expect(await read(makeCaf(facts), "76.543.210-3")).toHaveProperty("from", 1);
    expect(await read(makeCaf(facts), "11111111-1")).toBe("numbering.caf-other-rut");
  });

  it("is rejected if its two public keys differ", async () => {
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 512 });
    const other = publicKey.export({ type: "pkcs1", format: "pem" }).toString();
    const caf = makeCaf(facts).toString("latin1");
    const changed = caf.replace(/<RSAPUBK>[^<]*/, `<RSAPUBK>${other}`);
    expect(await read(Buffer.from(changed, "latin1"))).toBe("numbering.caf-key");
  });

  it("is rejected if its private key does not match its public key", async () => {
    const other = pemOf(generateKeyPairSync("rsa", { modulusLength: 512 }).privateKey);
    const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const pem = elliptic.export({ type: "pkcs8", format: "pem" }).toString();
    for (const privateKey of [other, pem, "", "-----BEGIN RSA PRIVATE KEY-----\nAAAA\n"]) {
      expect(await read(makeCaf({ ...facts, privateKey }))).toBe("numbering.caf-key");
    }
  });

  it.each([
    ["a document type declaration", /^/, "<!DOCTYPE a [<!ENTITY b 'c'>]>"],
    ["an undefined entity", "COMERCIAL", "&b;"],
    ["a comment", "<DA>", "<DA><!-- -->"],
    ["a range that ends before it begins", "<D>1</D>", "<D>101</D>"],
    ["a day that does not exist", "2026-01-15", "2026-02-30"],
    ["an element that is not closed", "</DA>", ""],
    ["two ranges", /<RNG>/, "<RNG><D>1</D><H>2</H></RNG><RNG>"],
    ["an attribute without quotes", 'version="1.0">', "version=1>"],
    ["text after the root element", /$/, "x"],
  ])("with %s is rejected as unreadable", async (_, from, to) => {
    expect(await changed(from, to)).toBe("numbering.caf-unreadable");
  });

  it.each(hostileCafs)("that is %s is rejected as unreadable", async (_, file) => {
    expect(await read(file)).toBe("numbering.caf-unreadable");
  });
});
