import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Makes the folder of a file and its parents, for their owner alone; an existing folder is left unchanged. */
export function makeFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}
