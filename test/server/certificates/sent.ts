import { readFileSync } from "node:fs";
import type { SentCertificate } from "../../../server/certificates/open-certificate.ts";

/** A file of this folder as text. */
export function textOf(name: string): string {
  return readFileSync(new URL(`files/${name}`, import.meta.url), "utf8");
}

/** A file of this folder in base64. */
export function base64Of(name: string): string {
  return readFileSync(new URL(`files/${name}`, import.meta.url)).toString("base64");
}

/** A PFX file of this folder as it is sent. */
export function pfxOf(name: string, password?: string) {
  return {
    certificate_file: base64Of(`${name}.pfx`),
    ...(password !== undefined && { certificate_password: password }),
  } satisfies SentCertificate;
}
