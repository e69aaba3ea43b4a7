import { readFileSync, writeSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import type { SentCertificate } from "./open-certificate.ts";
import { openCertificates, openSigningPair } from "./open-certificate.ts";

// This program opens certificates in a separate process, with JSON on standard input and standard output.
// It runs synchronously and ends after one input, or when limited-process.ts or the kernel kills it.
const NICENESS = 5;

setPriority(Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));
const { purpose, ...sent } = JSON.parse(readFileSync(0, "utf8")) as SentCertificate & {
  purpose?: "sign";
};
// This line break reports the start of the work. A failure before the start is not caused by the certificate.
writeSync(1, "\n");
const opened = purpose === "sign" ? openSigningPair(sent) : openCertificates(sent);
writeSync(1, JSON.stringify(opened ?? null));
