import { lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Throws if the latest writes of a missing or empty SQLite database are in its WAL file. SQLite would delete the WAL file
 * when it opens the database.
 */
export function rejectLost(file: string): void {
  const wal = `${targetOf(file)}-wal`;
  // The WAL file is looked at first: another process that creates the database writes the database file before it.
  if (sizeOf(wal) > 0 && sizeOf(file) === 0) {
    throw new Error(
      `the database is missing or empty, but its latest writes are in ${wal}: restore the file, or move the other file away`,
    );
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

// The WAL file is next to the file itself, not next to a link to it. The file of a link may be missing.
function targetOf(file: string): string {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
    ? targetOf(resolve(realpathSync(dirname(file)), readlinkSync(file)))
    : file;
}
