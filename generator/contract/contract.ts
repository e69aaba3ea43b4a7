import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { diagnostics, isDiagnosticCode } from "../diagnostics/diagnostics.ts";
import { type Options, understand } from "../generate.ts";
import { type Entry, withSection, writeSection } from "./changelog.ts";
import { fileOf, keepRelease, readHistory } from "./history.ts";
import { printContract } from "./print-contract.ts";
import {
  compareVersions,
  parseVersion,
  raise,
  reaches,
  type Step,
  stepBetween,
  stepFor,
} from "./version.ts";

/** A spec and its plan. */
export type Understood = Awaited<ReturnType<typeof understand>>;

/** Lists the differences between two versions of a spec, described for clients. */
export type Compare = (before: Understood, after: Understood) => Entry[];

/** The result of comparing a spec with its last kept release. */
export interface ContractReport {
  version: string;
  /**
   * The newest kept release; absent if none is kept. If the spec's version is malformed or lower, the spec is not
   * compared with this release.
   */
  last?: string;
  entries: Entry[];
  /**
   * The lowest allowed version. If the spec's version is malformed or lower than `last`: the next patch version after
   * `last`, or 0.0.1 if no release is kept.
   */
  least: string;
  /** The reason why the version is too low or malformed; absent if the version is valid. */
  fault?: string;
  /** Whether `holdContract` was called with `keep`, and the version is valid. */
  kept: boolean;
}

/** The name of the file that lists the changes for clients, in the folder of the kept releases. */
const changelogName = "CHANGELOG.md";

// A kept release is read even if its spec has errors: a release must not change, so nobody may correct them.
const everyCode = new Set(Object.keys(diagnostics).filter(isDiagnosticCode));

/**
 * Compares a spec with its last release. If the version is valid, updates the changelog; `keep` also stores a release.
 * Before the first release, a call without `keep` writes nothing.
 */
export async function holdContract(
  entry: string,
  compare: Compare,
  keep: boolean,
  options: Options = {},
): Promise<ContractReport> {
  const now = await understand(entry, options);
  const { version } = now.planned;
  const history = readHistory(entry);
  // The newest release. If it has the version of the spec, no change is allowed: a kept release must not change.
  const last = history.versions.at(-1);
  const named = last === undefined ? {} : { last };
  const rejected = (fault: string): ContractReport => {
    const least = raise(last ?? "0.0.0", "patch");
    return { version, ...named, entries: [], least, fault, kept: false };
  };
  if (parseVersion(version) === undefined) {
    return rejected(`the version of the spec is ${version}: write three numbers, such as 1.0.0`);
  }
  if (last !== undefined && compareVersions(last, version) > 0) {
    return rejected(
      `the version of the spec is ${version}, but ${last} is kept already: raise the version`,
    );
  }
  const release = { allow: everyCode, root: options.root ?? path.dirname(entry) };
  const entries =
    last === undefined ? [] : compare(await understand(fileOf(history, last), release), now);
  const step: Step = last === undefined ? "none" : stepFor(entries, last);
  const least = last === undefined ? version : raise(last, step);
  const report = { version, ...named, entries, least, kept: false };
  if (last !== undefined && !reaches(stepBetween(last, version), step)) {
    const why = entries.some(({ breaking }) => breaking) ? "break clients" : "concern clients";
    const fault = `the changes ${why}: raise the version from ${version} to ${least} or more`;
    return { ...report, fault };
  }
  const isFirst = last === undefined;
  // If this version is already kept, its section must not change: `undefined` leaves the section as it is.
  if (!isFirst)
    writeChangelog(history.folder, version, last === version ? undefined : entries, last);
  if (!keep) return report;
  keepRelease(history, version, printContract(now.spec, now.planned));
  if (isFirst)
    writeChangelog(history.folder, version, [{ breaking: false, text: "The first release." }]);
  return { ...report, kept: true };
}

function writeChangelog(
  folder: string,
  version: string,
  entries: readonly Entry[] | undefined,
  last?: string,
): void {
  const file = path.join(folder, changelogName);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const section = entries === undefined ? undefined : writeSection(version, entries);
  const after = withSection(before, version, section, last);
  if (after === before) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, after);
}
