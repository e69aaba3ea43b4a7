import { readFileSync, writeSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import type { SentCertificate } from "./open-certificate.ts";
import { openCertificates, openSigningPair } from "./open-certificate.ts";

// The program of the process that opens certificates: JSON from standard input, JSON to standard output.
// It works without an event loop: it ends after its one input, or by the kernel's limits (limited-process.ts).
const NICENESS = 5;

setPriority(Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));
const { purpose, ...sent } = JSON.parse(readFileSync(0, "utf8")) as SentCertificate & {
  purpose?: "sign";
};
// This line break marks the start of the work: only from here on can the file cause an early end.
writeSync(1, "\n");
const opened = purpose === "sign" ? openSigningPair(sent) : openCertificates(sent);
writeSync(1, JSON.stringify(opened ?? null));
