import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { diagnostics, isDiagnosticCode } from "../diagnostics/diagnostics.ts";
import { understand } from "../generate.ts";
import { type Entry, withSection, writeSection } from "./changelog.ts";
import { fileOf, keepRelease, readHistory } from "./history.ts";
import { printContract } from "./print-contract.ts";
import { compareVersions, raise, reaches, type Step, stepBetween, stepFor } from "./version.ts";

/** A spec that was read, with its plan. */
export type Understood = Awaited<ReturnType<typeof understand>>;

/** Lists the differences of two states of a spec, in a client's words. */
export type Compare = (before: Understood, after: Understood) => Entry[];

/** A spec, compared with its last kept release. */
export interface ContractReport {
  version: string;
  /** The release with which the spec was compared, or a newer kept one; absent if none is kept yet. */
  last?: string;
  entries: Entry[];
  /** The lowest version that the changes allow. */
  least: string;
  /** The objection to the version, in one sentence; absent if the version is valid. */
  fault?: string;
  /** Whether this call kept the release. */
  kept: boolean;
}

/** The file with the changes for clients, next to the kept releases. */
export const changelogName = "CHANGELOG.md";

// An old release is read even if it has errors by today's checks: nobody can change it any more.
const everyCode = new Set(Object.keys(diagnostics).filter(isDiagnosticCode));

/** Compares a spec with its last release, writes the section of the changelog, and, if `keep` is true, keeps the release. */
export async function holdContract(
  entry: string,
  compare: Compare,
  keep: boolean,
): Promise<ContractReport> {
  const now = await understand(entry);
  const { version } = now.planned;
  const history = readHistory(entry);
  // If the version is already kept, the spec is compared with that release: a kept release must not change.
  const last = history.versions.filter((one) => compareVersions(one, version) <= 0).at(-1);
  const newer = history.versions.find((one) => compareVersions(one, version) > 0);
  if (newer !== undefined) {
    const fault = `the version of the spec is ${version}, but ${newer} is kept already: raise the version`;
    return { version, last: newer, entries: [], least: raise(newer, "patch"), fault, kept: false };
  }
  const entries =
    last === undefined
      ? []
      : compare(await understand(fileOf(history, last), { allow: everyCode }), now);
  const step: Step = last === undefined ? "none" : stepFor(entries, last);
  const least = last === undefined ? version : raise(last, step);
  const report = { version, ...(last === undefined ? {} : { last }), entries, least, kept: false };
  if (last !== undefined && !reaches(stepBetween(last, version), step)) {
    const why = entries.some(({ breaking }) => breaking) ? "break clients" : "add something";
    const fault = `the changes ${why}: raise the version from ${version} to ${least} or more`;
    return { ...report, fault };
  }
  const isFirst = last === undefined;
  if (!isFirst && last !== version) writeChangelog(history.folder, version, entries);
  if (!keep) return report;
  keepRelease(history, version, printContract(now.spec, now.planned));
  if (isFirst)
    writeChangelog(history.folder, version, [{ breaking: false, text: "The first release." }]);
  return { ...report, kept: true };
}

function writeChangelog(folder: string, version: string, entries: readonly Entry[]): void {
  const file = path.join(folder, changelogName);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const after = withSection(before, version, writeSection(version, entries));
  if (after === before) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, after);
}
