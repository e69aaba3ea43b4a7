import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A file that is copied unchanged. */
export interface Text {
  /** The path relative to the root. */
  name: string;
  text: string;
}

/** Returns the path of the folder `history` next to the entry file, and `CHANGELOG.md` in that folder if it exists. */
export function loadChangelog(
  root: string,
  entry: string,
  onRead: (file: string) => void = () => {},
): { folder: string; changelog?: Text } {
  const below = path.posix.join(path.posix.dirname(entry), "history");
  const name = `${below}/CHANGELOG.md`;
  const folder = path.join(root, below);
  const file = path.join(root, name);
  onRead(file);
  return existsSync(file)
    ? { folder, changelog: { name, text: readFileSync(file, "utf8") } }
    : { folder };
}
