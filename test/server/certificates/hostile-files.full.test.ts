import { describe, expect, it } from "vitest";
import { checkCertificate, LONGEST_FILE } from "../../../server/certificates/check-certificate.ts";
import { decodePem } from "../../../server/certificates/decode-pem.ts";
import { openCertificates } from "../../../server/certificates/open-certificate.ts";
import { cl } from "../../../server/countries/cl/cl.ts";
import { hostileFiles } from "./hostile-files.ts";

const holder = { taxId: "76543210-3", scheme: cl.taxId };
const never = new AbortController().signal;
const cases = hostileFiles.map((file) => [file.name, file] as const);
const LONGEST_PASSWORD = 1024;
const FEW = 4;

/** Whether the service starts a process for the sent files. */
const isOpened = ([, { sent }]: (typeof cases)[number]) =>
  Object.values(sent).every(({ length }) => length <= LONGEST_FILE) &&
  (sent.certificate_key === undefined || decodePem(sent.certificate_key) !== undefined) &&
  sent.certificate_password.length <= LONGEST_PASSWORD;

describe("a file that is costly to open", () => {
  it.each(cases)("is rejected: %s", (_, { sent, reason }) => {
    // The service never calls `openCertificates` with a password above LONGEST_PASSWORD, so the test shortens it.
    const certificate_password = sent.certificate_password.slice(0, LONGEST_PASSWORD);
    const [response] = openCertificates({ ...sent, certificate_password });
    expect(reason === "password" ? ["password", "unreadable"] : [reason]).toContain(response);
  });

  it.each(cases.filter(isOpened).slice(0, FEW))(
    "is invalid, and the check does not block the event loop: %s",
    async (_, { sent, reason }) => {
      let turns = 0;
      const timer = setInterval(() => {
        turns += 1;
      }, 1);
      const verdict = await checkCertificate(sent, holder, Date.now(), never);
      clearInterval(timer);
      expect(verdict).toEqual({ state: "invalid", reasons: [reason] });
      expect(turns).toBeGreaterThan(10);
    },
  );

  it.each(cases.filter((file) => !isOpened(file)))(
    "is invalid, and the check starts no process: %s",
    async (_, { sent, reason }) => {
      // If the check started a process, the aborted signal would kill it, and the check would throw.
      const verdict = await checkCertificate(sent, holder, Date.now(), AbortSignal.abort());
      expect(verdict).toEqual({ state: "invalid", reasons: [reason] });
    },
  );
});
