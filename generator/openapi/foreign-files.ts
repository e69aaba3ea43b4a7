import { lstatSync, type Stats, statSync } from "node:fs";
import path from "node:path";

/** Thrown if files or folders are in the way of the output. `files` lists the paths of these obstacles. */
export class ForeignFilesError extends Error {
  readonly files: readonly string[];
  readonly advice: string;

  constructor(folder: string, files: readonly string[], force: boolean) {
    const count = files.length === 1 ? "a file or folder" : `${files.length} files or folders`;
    super(`${folder} contains ${count} that talonario did not generate and would have to replace`);
    this.name = "ForeignFilesError";
    this.files = files;
    this.advice = `Use --out to name another folder${force ? "" : ", or --force to overwrite files"}.`;
  }
}

/**
 * Checks whether the files `names` can be written to `folder`. Returns the paths of all obstacles:
 * - a folder at the path of one of these files;
 * - a file at the path of one of their parent folders, unless `own` (the manifest's files) contains it;
 * - without `force`, a file at the path of one of these files, unless `own` contains it.
 */
export function foreignFiles(
  folder: string,
  names: readonly string[],
  own: ReadonlySet<string>,
  force: boolean,
): string[] {
  const foreign = new Set<string>();
  for (const name of names) {
    const found = statsOf(path.join(folder, name));
    const inTheWay = found?.isDirectory() || !(force || own.has(name));
    if (found !== undefined && inTheWay) foreign.add(name);
  }
  for (const above of foldersOf(names)) {
    const full = path.join(folder, above);
    const isFolder = statsOf(full, statSync)?.isDirectory() === true;
    if (!isFolder && !own.has(above) && statsOf(full) !== undefined) foreign.add(above);
  }
  return [...foreign].sort();
}

/** The stats of a path, by default without following links; undefined if the path does not exist. */
function statsOf(file: string, read: typeof lstatSync = lstatSync): Stats | undefined {
  try {
    return read(file, { throwIfNoEntry: false });
  } catch {
    // A parent of this path is a file.
    return undefined;
  }
}

/** All parent folders of some files, each before its subfolders. */
function foldersOf(names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const name of names) {
    const parts = name.split("/").slice(0, -1);
    for (const index of parts.keys()) folders.add(parts.slice(0, index + 1).join("/"));
  }
  return folders;
}
