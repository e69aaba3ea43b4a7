import { closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a new file and its entry in its folder to disk, so that they survive a loss of power. */
export function syncFile(file: string): void {
  // Windows syncs neither a folder nor a file that is open only for reading.
  if (process.platform === "win32") return;
  for (const path of [file, dirname(file)]) {
    const handle = openSync(path, "r");
    fsyncSync(handle);
    closeSync(handle);
  }
}
