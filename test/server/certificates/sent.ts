import { readFileSync } from "node:fs";
import type { SentCertificate } from "../../../server/certificates/open-certificate.ts";

/** The text of a file in `files/`. */
export function textOf(name: string): string {
  return readFileSync(new URL(`files/${name}`, import.meta.url), "utf8");
}

/** The content of a file in `files/`, in base64. */
export function base64Of(name: string): string {
  return readFileSync(new URL(`files/${name}`, import.meta.url)).toString("base64");
}

/** A PFX file in `files/`, as an account sends it. */
export function pfxOf(name: string, password?: string) {
  return {
    certificate_file: base64Of(`${name}.pfx`),
    ...(password !== undefined && { certificate_password: password }),
  } satisfies SentCertificate;
}
