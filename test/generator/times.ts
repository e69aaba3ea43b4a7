import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Relative paths of the files below a folder, sorted, with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}

/** Modification times, in nanoseconds, of a folder and of all that it contains, by relative path. */
export function timesOf(folder: string): Record<string, bigint> {
  const names = ["", ...readdirSync(folder, { recursive: true }).map(String)].sort();
  return Object.fromEntries(
    names.map((name) => [name, statSync(path.join(folder, name), { bigint: true }).mtimeNs]),
  );
}
