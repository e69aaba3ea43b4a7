import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system of its own that can be filled, and seen read-only. */
export interface ScarceDisk {
  readonly folder: string;
  /** Takes all room that is left. */
  fill(): void;
  /** Gives that room back. */
  free(): void;
  /** Where the same files are seen and cannot be written. */
  readonly readOnly: string;
  remove(): void;
}

/** Makes a small file system in memory; undefined where this user may not mount one. */
export function makeScarceDisk(mebibytes: number): ScarceDisk | undefined {
  const root = mkdtempSync(join(tmpdir(), "talonario-disk-"));
  const [folder, readOnly] = [join(root, "writable"), join(root, "read-only")];
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: "ignore" });
  run("mkdir", folder, readOnly);
  try {
    run("mount", "-t", "tmpfs", "-o", `size=${mebibytes}m`, "tmpfs", folder);
  } catch {
    rmSync(root, { recursive: true });
    return undefined;
  }
  run("mount", "--bind", folder, readOnly);
  run("mount", "-o", "remount,ro,bind", readOnly);
  const filler = join(folder, "filler");
  return {
    folder,
    readOnly,
    fill() {
      // What a journal already holds can be written again, so all of the rest is taken: a server may write meanwhile.
      const piece = Buffer.alloc(4096);
      for (;;) {
        try {
          appendFileSync(filler, piece);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
          throw error;
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      run("umount", "-l", readOnly);
      run("umount", "-l", folder);
      rmSync(root, { recursive: true });
    },
  };
}
