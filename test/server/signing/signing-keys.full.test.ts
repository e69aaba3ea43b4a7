import { execFileSync } from "node:child_process";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { signingKeys } from "../../../server/signing/signing-keys.ts";
import { hasCommand } from "../has-command.ts";

it.skipIf(!hasCommand("openssl"))(
  "special characters in the name of a certificate's issuer are escaped as in RFC 4514 (skipped without openssl)",
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), "signing-keys-"));
    const openssl = (...args: string[]) =>
      execFileSync("openssl", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
    try {
      const subject = '/C=CO/O=Comercial, "Andes" + Ñuñoa <x>;y\\\\z /CN=#Andes = 1';
      const made = ["-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem", "-out", "cert.pem"];
      openssl("req", "-x509", "-utf8", "-multivalue-rdn", "-subj", subject, ...made);
      const options = ["-in", "cert.pem", "-noout", "-issuer", "-nameopt", "RFC2253,utf8,-esc_msb"];
      const expected = openssl("x509", ...options).replace(/^issuer= ?|\n$/g, "");
      const { raw } = new X509Certificate(readFileSync(path.join(folder, "cert.pem")));
      const key = createPrivateKey(readFileSync(path.join(folder, "key.pem")));
      expect(signingKeys(raw, key).certificate.issuer).toBe(expected);
      expect(expected).toContain("Comercial\\,");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
