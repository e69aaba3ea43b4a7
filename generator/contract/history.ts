import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compareVersions, parseVersion } from "./version.ts";

/** The kept releases of a spec: one file for each release, in the folder `history` next to the spec's main file. */
export interface History {
  folder: string;
  /** The versions of the releases, sorted from the oldest. */
  versions: string[];
}

const ending = ".yaml";

/** Lists the kept releases of a spec. */
export function readHistory(entry: string): History {
  const folder = path.join(path.dirname(entry), "history");
  const found = existsSync(folder) ? readdirSync(folder) : [];
  const versions = found
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((version) => parseVersion(version) !== undefined);
  return { folder, versions: versions.sort(compareVersions) };
}

/** The path of a kept release. */
export function fileOf({ folder }: History, version: string): string {
  return path.join(folder, `${version}${ending}`);
}

/** Writes the file of a release. If the version is already kept, writes nothing. */
export function keepRelease(history: History, version: string, contract: string): void {
  if (history.versions.includes(version)) return;
  mkdirSync(history.folder, { recursive: true });
  writeFileSync(fileOf(history, version), contract);
}
