import { lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Throws if an SQLite database file is missing or empty while its WAL file still contains writes. SQLite would delete
 * this WAL file when it opens the database.
 */
export function rejectLost(file: string): void {
  const wal = `${targetOf(file)}-wal`;
  // The WAL file is checked first, because another process may be creating the database now. That process writes the
  // WAL file last: if this check finds a WAL file with content, the database file already has content.
  if (sizeOf(wal) > 0 && sizeOf(file) === 0) {
    throw new Error(
      `the database is missing or empty, but its latest writes are in ${wal}: restore the database file, or move the -wal file away`,
    );
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

// Follows symbolic links, because the WAL file is next to the database file, not next to a link. `realpathSync` cannot
// resolve the whole path, because the database file may be missing.
function targetOf(file: string): string {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
    ? targetOf(resolve(realpathSync(dirname(file)), readlinkSync(file)))
    : file;
}
