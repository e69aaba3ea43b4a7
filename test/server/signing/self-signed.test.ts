import { generateKeyPairSync, X509Certificate } from "node:crypto";
import { describe, expect, it } from "vitest";
import { selfSigned } from "../../../server/signing/self-signed.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const names = { commonName: "a name", organization: "an organization" };

describe("a self-signed certificate", () => {
  it("encodes years until 2049 as UTCTime, and later years as GeneralizedTime (RFC 5280)", () => {
    const notBefore = Date.parse("2026-11-26T12:00:00Z");
    const before = selfSigned({ ...names, notBefore, notAfter: Date.parse("2049-12-31Z") }, keys);
    const after = selfSigned({ ...names, notBefore, notAfter: Date.parse("2050-01-01Z") }, keys);
    expect(before.toString("latin1")).toContain("\x17\x0d261126120000Z\x17\x0d491231000000Z");
    expect(after.toString("latin1")).toContain("\x17\x0d261126120000Z\x18\x0f20500101000000Z");
    expect(new X509Certificate(before).validTo).toBe("Dec 31 00:00:00 2049 GMT");
    expect(new X509Certificate(after).validTo).toBe("Jan  1 00:00:00 2050 GMT");
  });
});
