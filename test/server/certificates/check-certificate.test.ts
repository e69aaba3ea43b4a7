import { expect, it } from "vitest";
import { checkCertificate } from "../../../server/certificates/check-certificate.ts";
import { cl } from "../../../server/countries/cl/cl.ts";

const holder = { taxId: "76543210-3", scheme: cl.taxId };
const junk = Buffer.from("no certificate").toString("base64");

it.each([
  ["a file", { certificate_file: junk }, ["unreadable"]],
  ["a pair", { certificate_key: junk, certificate_cer: junk }, ["unreadable"]],
  ["half of a pair", { certificate_cer: junk }, ["incomplete"]],
  ["both", { certificate_file: junk, certificate_key: junk }, ["unreadable", "incomplete"]],
])("content that is no certificate is invalid without a process: %s", async (_, sent, reasons) => {
  // No process starts with an aborted signal.
  const verdict = await checkCertificate(sent, holder, Date.now(), AbortSignal.abort());
  expect(verdict).toEqual({ state: "invalid", reasons });
});
