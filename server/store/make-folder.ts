import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Creates the missing folders of a file's path, accessible only to their owner. */
export function makeFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}
