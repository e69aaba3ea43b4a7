import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { diagnostics, isDiagnosticCode } from "../diagnostics/diagnostics.ts";
import { understand } from "../generate.ts";
import { type Entry, withSection, writeSection } from "./changelog.ts";
import { fileOf, keepRelease, readHistory } from "./history.ts";
import { printContract } from "./print-contract.ts";
import { compareVersions, raise, reaches, type Step, stepBetween, stepFor } from "./version.ts";

/** A spec and its plan. */
export type Understood = Awaited<ReturnType<typeof understand>>;

/** Lists the differences between two versions of a spec, described for clients. */
export type Compare = (before: Understood, after: Understood) => Entry[];

/** The result of comparing a spec with its last kept release. */
export interface ContractReport {
  version: string;
  /** The compared release, or a kept release newer than the spec; absent if no release is kept. */
  last?: string;
  entries: Entry[];
  /** The lowest version that the spec may have. */
  least: string;
  /** The reason why the version is too low; absent if the version is valid. */
  fault?: string;
  /** Whether `keep` was set and the version is valid. */
  kept: boolean;
}

/** The name of the file that lists the changes for clients, in the folder of the kept releases. */
export const changelogName = "CHANGELOG.md";

// A kept release is read in spite of errors, because a release must not change.
const everyCode = new Set(Object.keys(diagnostics).filter(isDiagnosticCode));

/** Compares a spec with its last release and writes the changelog. If `keep` is true, stores the spec as a release. */
export async function holdContract(
  entry: string,
  compare: Compare,
  keep: boolean,
): Promise<ContractReport> {
  const now = await understand(entry);
  const { version } = now.planned;
  const history = readHistory(entry);
  // If the version is already kept, the spec is compared with that release, which must not change.
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
