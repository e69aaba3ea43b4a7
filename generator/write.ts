import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Files } from "./emit/files.ts";
import { compare } from "./problem.ts";

/** What differs between an output folder and what should be there, by path, sorted. */
export interface Difference {
  added: string[];
  changed: string[];
  orphaned: string[];
}

/** The file that lists what a run wrote; only what it lists is ever removed. */
export const manifestName = ".manifest.json";

/** Compares without touching anything: files that are missing, files that were edited or are stale, files left behind. */
export function compareWithDisk(folder: string, files: Files): Difference {
  const difference: Difference = { added: [], changed: [], orphaned: [] };
  for (const [name, text] of withManifest(files)) {
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

/** Writes what changed, each file whole or not at all, and removes what the manifest lists and nothing emits any more. */
export function write(folder: string, files: Files): Difference {
  const difference = compareWithDisk(folder, files);
  const texts = withManifest(files);
  for (const name of [...difference.added, ...difference.changed].sort(manifestLast)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    const temporary = `${target}.${process.pid}.tmp`;
    writeFileSync(temporary, texts.get(name) ?? "");
    renameSync(temporary, target);
  }
  for (const name of difference.orphaned) rmSync(path.join(folder, name));
  return difference;
}

function withManifest(files: Files): Files {
  const hashes = [...files]
    .sort(([a], [b]) => compare(a, b))
    .map(([name, text]) => [name, createHash("sha256").update(text).digest("hex").slice(0, 16)]);
  const manifest = `${JSON.stringify({ files: Object.fromEntries(hashes) }, null, 1)}\n`;
  return new Map([...files, [manifestName, manifest]]);
}

/** The files that an earlier run wrote; only such files may be removed, and only inside the folder. */
function manifestOf(folder: string): string[] {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, manifestName), "utf8"));
    return Object.keys(manifest.files ?? {}).filter(
      (name) => !path.isAbsolute(name) && !name.split(/[\\/]/).includes(".."),
    );
  } catch {
    return [];
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function manifestLast(a: string, b: string): number {
  return Number(a === manifestName) - Number(b === manifestName) || compare(a, b);
}
