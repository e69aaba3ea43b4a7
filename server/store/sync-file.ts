import { closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Flushes a new file and its folder entry to disk, so that both survive a loss of power; does nothing on Windows. */
export function syncFile(file: string): void {
  // Windows syncs neither a folder nor a file that is open only for reading.
  if (process.platform === "win32") return;
  sync(file);
  try {
    sync(dirname(file));
  } catch (error) {
    // Some file systems cannot sync a folder.
    if ((error as NodeJS.ErrnoException).code !== "EINVAL") throw error;
  }
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
