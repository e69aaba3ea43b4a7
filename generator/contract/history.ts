import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compareVersions, parseVersion } from "./version.ts";

/** The kept contracts of a spec: one folder a release, beside the entry, each with the files the spec had then. */
export interface History {
  folder: string;
  /** The releases, the oldest first. */
  versions: string[];
}

/** Reads which releases of a spec are kept. */
export function readHistory(entry: string): History {
  const folder = path.join(path.dirname(entry), "history");
  const found = existsSync(folder) ? readdirSync(folder) : [];
  const versions = found.filter((name) => parseVersion(name) !== undefined);
  return { folder, versions: versions.sort(compareVersions) };
}

/** Where the entry of a kept release stands. */
export function entryOf({ folder }: History, entry: string, version: string): string {
  return path.join(folder, version, path.basename(entry));
}

/**
 * Keeps the files of a release as they stand. @returns the names of files that were kept before with
 * another text, in which case nothing is written: a release does not change.
 */
export function keepRelease(
  { folder, versions }: History,
  version: string,
  files: ReadonlyMap<string, string>,
): string[] {
  const target = path.join(folder, version);
  const local = [...files].filter(([name]) => !/^[a-z][a-z0-9+.-]*:/i.test(name));
  if (versions.includes(version)) {
    return local
      .filter(([name, text]) => readIfThere(path.join(target, name)) !== text)
      .map(([name]) => name);
  }
  for (const [name, text] of local) {
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [];
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
