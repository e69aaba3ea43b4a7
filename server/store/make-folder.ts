import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Makes the folder of a file, and those above it, for their owner alone; one that is there stays as it was made. */
export function makeFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}
