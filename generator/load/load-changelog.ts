import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A file that is copied unchanged. */
export interface Text {
  /** Relative to the root. */
  name: string;
  text: string;
}

/** Reads the changelog of a spec's kept releases, next to its entry; without `changelog` where there is none. */
export function loadChangelog(root: string, entry: string): { folder: string; changelog?: Text } {
  const below = path.posix.join(path.posix.dirname(entry), "history");
  const name = `${below}/CHANGELOG.md`;
  const folder = path.join(root, below);
  const file = path.join(root, name);
  return existsSync(file)
    ? { folder, changelog: { name, text: readFileSync(file, "utf8") } }
    : { folder };
}
