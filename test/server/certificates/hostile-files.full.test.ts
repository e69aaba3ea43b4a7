import { describe, expect, it } from "vitest";
import { checkCertificate } from "../../../server/certificates/check-certificate.ts";
import { decodePem } from "../../../server/certificates/decode-pem.ts";
import { openCertificates } from "../../../server/certificates/open-certificate.ts";
import { cl } from "../../../server/countries/cl/cl.ts";
import { hostileFiles } from "./hostile-files.ts";

const holder = { taxId: "76543210-3", scheme: cl.taxId };
const never = new AbortController().signal;
const cases = hostileFiles.map((file) => [file.name, file] as const);
const WORST = 4;

describe("a file that is costly to open", () => {
  it.each(cases)("is rejected: %s", (_, { sent, reason }) => {
    // The service rejects a password longer than 1024 bytes before it starts the process.
    const certificate_password = sent.certificate_password.slice(0, 1024);
    const [response] = openCertificates({ ...sent, certificate_password });
    expect(reason === "password" ? ["password", "unreadable"] : [reason]).toContain(response);
  });

  it.each(cases.slice(0, WORST))(
    "is found invalid without blocking the event loop: %s",
    async (_, { sent, reason }) => {
      let turns = 0;
      const timer = setInterval(() => {
        turns += 1;
      }, 1);
      const verdict = await checkCertificate(sent, holder, Date.now(), never);
      clearInterval(timer);
      expect(verdict).toEqual({ state: "invalid", reasons: [reason] });
      const { certificate_key: key, certificate_password } = sent;
      const isKey = key === undefined || decodePem(key) !== undefined;
      const isOpened = isKey && certificate_password.length <= 1024;
      expect(turns).toBeGreaterThan(isOpened ? 10 : -1);
    },
  );
});
