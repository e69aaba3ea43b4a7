import { expect, it } from "vitest";
import { checkCertificate } from "../../../server/certificates/check-certificate.ts";
import { cl } from "../../../server/countries/cl/cl.ts";

const holder = { taxId: "76543210-3", scheme: cl.taxId };
const junk = Buffer.from("no certificate").toString("base64");

it.each([
  ["a PFX file", { certificate_file: junk }, ["unreadable"]],
  ["a key and a certificate", { certificate_key: junk, certificate_cer: junk }, ["unreadable"]],
  ["a certificate without a key", { certificate_cer: junk }, ["incomplete"]],
  ["PFX and key", { certificate_file: junk, certificate_key: junk }, ["unreadable", "incomplete"]],
])("arbitrary bytes are invalid, and the check starts no process: %s", async (_, sent, reasons) => {
  // If the check started a process, the aborted signal would kill it, and the check would throw.
  const verdict = await checkCertificate(sent, holder, Date.now(), AbortSignal.abort());
  expect(verdict).toEqual({ state: "invalid", reasons });
});
