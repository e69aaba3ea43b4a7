import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { compare } from "./diagnostics/diagnostic.ts";
import type { Files } from "./emit/files.ts";
import { ForeignFilesError, foreignFiles } from "./openapi/foreign-files.ts";
import { replaceFiles, type Step } from "./openapi/replace.ts";

/** The differences between an output folder and the wanted files, as sorted paths. */
export interface Difference {
  added: string[];
  changed: string[];
  orphaned: string[];
}

/** The file that lists the generated files. Only listed files are ever removed. */
export const manifestName = ".manifest.json";

/** Compares an output folder with the wanted files; changes nothing. */
export function compareWithDisk(
  folder: string,
  files: Files,
  hashes: Hashes = hashesOf(files),
): Difference {
  return compareAll(folder, files, manifestText(hashes));
}

function compareAll(folder: string, files: Files, manifest: string): Difference {
  const difference: Difference = { added: [], changed: [], orphaned: [] };
  for (const [name, text] of [...files, [manifestName, manifest] as const]) {
    const before = readIfThere(path.join(folder, name));
    if (before === undefined) difference.added.push(name);
    else if (before !== text) difference.changed.push(name);
  }
  for (const name of manifestOf(folder)) {
    if (!files.has(name) && readIfThere(path.join(folder, name)) !== undefined) {
      difference.orphaned.push(name);
    }
  }
  for (const list of Object.values(difference)) list.sort(compare);
  return difference;
}

/**
 * Writes added and changed files, and removes files that the manifest lists and `files` lacks. First writes all
 * texts to a staging folder; an interruption in this phase leaves the output unchanged. A foreign file is a file that
 * the manifest does not list. `force` overwrites foreign files.
 * @throws ForeignFilesError before any change, if a folder exists at the path of a wanted file, or a foreign file at
 * the path of a wanted folder; without `force`, also if a run would overwrite a foreign file.
 */
export function write(
  folder: string,
  files: Files,
  hashes: Hashes = hashesOf(files),
  force = false,
): Difference {
  const after = manifestText(hashes);
  const difference = compareAll(folder, files, after);
  // Removals come first: a file may become a folder.
  const { added, changed, orphaned } = difference;
  const names = [...orphaned, ...added, ...changed];
  if (names.length === 0) return difference;
  const before = readIfThere(path.join(folder, manifestName));
  const own = new Set(manifestOf(folder));
  if (before !== undefined && isManifest(before)) own.add(manifestName);
  const foreign = foreignFiles(folder, [...added, ...changed], own, force);
  if (foreign.length > 0) throw new ForeignFilesError(folder, foreign, force);
  // During the replacement, the manifest lists old and new files. After an interruption, the next run thus still
  // recognizes each of them as generated.
  const listed = manifestOf(folder).map((name) => [name, ""] as const);
  const both = manifestText(new Map([...listed, ...hashes]));
  const steps: Step[] = names
    .filter((name) => name !== manifestName)
    .map((name) => [name, files.get(name)]);
  if (both !== before) steps.unshift([manifestName, both]);
  if (both !== after) steps.push([manifestName, after]);
  replaceFiles(folder, steps);
  return difference;
}

/** The SHA-256 of every file, by path. */
export type Hashes = ReadonlyMap<string, string>;

/** Hashes the text of every file. */
export function hashesOf(files: Files): Hashes {
  return new Map([...files].map(([name, text]) => [name, hash("sha256", text)]));
}

function manifestText(hashes: Hashes): string {
  const short = [...hashes].map(([name, hash]) => [name, hash.slice(0, 16)] as const);
  const listed = short.sort(([a], [b]) => compare(a, b));
  return `${JSON.stringify({ files: Object.fromEntries(listed) }, null, 1)}\n`;
}

// The files that the manifest of an earlier run lists. Omits paths outside of the folder, because `write` may remove a
// listed file.
function manifestOf(folder: string): string[] {
  const text = readIfThere(path.join(folder, manifestName));
  if (text === undefined || !isManifest(text)) return [];
  return Object.keys(JSON.parse(text).files).filter(
    (name) => !path.isAbsolute(name) && !name.split(/[\\/]/).includes(".."),
  );
}

function isManifest(text: string): boolean {
  try {
    const { files } = JSON.parse(text);
    const hashes = Object.values(files);
    return hashes.every((hash) => typeof hash === "string" && /^[0-9a-f]{0,16}$/.test(hash));
  } catch {
    return false;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    // `existsSync` saves time: for a missing file, `readFileSync` throws, and this exception takes longer than writing
    // the file.
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  } catch {
    return undefined;
  }
}
