import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small file system that can be filled, and a read-only mount of the same files. */
export interface ScarceDisk {
  readonly folder: string;
  /** Uses up all free space. */
  fill(): void;
  /** Frees the space that `fill` uses. */
  free(): void;
  /** A folder with the same files, mounted read-only. */
  readonly readOnly: string;
  remove(): void;
}

/** Creates a small file system in memory; undefined if this user may not mount a file system. */
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
      // Small pieces use all remaining space, even if a server writes at the same time.
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
