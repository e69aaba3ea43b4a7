import {
  existsSync,
  type FSWatcher,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  watch as watchFolder,
} from "node:fs";
import path from "node:path";
import { exit } from "./command.ts";
import type { Console } from "./console.ts";
import { printFailure } from "./print-failure.ts";

/** `onRead` receives the path of each file or folder before the file or folder is read, even if it does not exist. */
export interface Reading {
  onRead: (file: string) => void;
}

/**
 * Calls `run` once, and again after each change of a file or folder that the last run read.
 * A file-system event can arrive although nothing has changed. So `watch` calls `run` only if a file or the names in
 * a folder have changed.
 * With `json`, prints failures as JSON. Returns the exit code 0 after SIGINT or SIGTERM.
 */
export async function watch(
  run: (reading: Reading) => Promise<number>,
  console: Console,
  json: boolean,
): Promise<number> {
  let stopped = false;
  let wake = () => {};
  const stop = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        stopped = true;
        resolve();
        wake();
      });
    }
  });
  while (!stopped) {
    const seen = new Map<string, string>();
    const onRead = (file: string) => seen.set(file, seen.get(file) ?? stampOf(file));
    const status = await run({ onRead }).catch((error) =>
      printFailure(error, console, { json, oneLine: true }),
    );
    if (stopped) break;
    const mark = status === exit.done ? console.paint("green", "✓") : console.paint("red", "✗");
    const time = new Date().toTimeString().slice(0, 8);
    const { length } = [...seen.values()].filter((stamp) => /^\d/.test(stamp));
    const files = `${length} ${length === 1 ? "file" : "files"}`;
    console.err(
      `${mark} ${time} ${console.paint("dim", `Watching ${files}; press Ctrl-C to stop.`)}`,
    );
    const watched = () => watchersOf(seen.keys(), () => wake());
    let watchers = watched();
    while (!stopped && !hasChanged(seen)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      // Editors write several times in a row. After 50 ms, one run covers all these writes.
      if (!stopped) await Promise.race([stop, new Promise((resolve) => setTimeout(resolve, 50))]);
      // A new folder must be watched too, because a missing file can appear in it.
      for (const watcher of watchers) watcher.close();
      watchers = watched();
    }
    for (const watcher of watchers) watcher.close();
  }
  return exit.done;
}

function hasChanged(seen: ReadonlyMap<string, string>): boolean {
  return [...seen].some(([file, stamp]) => stampOf(file) !== stamp);
}

/** For a file, a fingerprint that begins with a digit; for a folder, `/` and the names in it; empty if missing. */
function stampOf(file: string): string {
  try {
    const facts = statSync(file, { bigint: true });
    if (facts.isDirectory()) return `/${readdirSync(file).sort().join("/")}`;
    return `${facts.mtimeNs} ${facts.size} ${facts.ino}`;
  } catch {
    return "";
  }
}

/**
 * Watches one folder for each path: the path itself if it is a folder, otherwise its nearest parent folder. If the
 * path is a link, does the same for the link's target.
 */
function watchersOf(files: Iterable<string>, onEvent: () => void): FSWatcher[] {
  const folders = new Set([...files].flatMap((file) => [file, targetOf(file)]).map(nearestFolder));
  return [...folders].map((folder) => watchFolder(folder, onEvent).on("error", onEvent));
}

/** The real path of an existing path; for a broken link, the path that the link names; otherwise `file` itself. */
function targetOf(file: string): string {
  try {
    const isLost = !existsSync(file);
    return isLost ? path.resolve(path.dirname(file), readlinkSync(file)) : realpathSync(file);
  } catch {
    return file;
  }
}

function nearestFolder(file: string): string {
  let folder = file;
  while (!isFolder(folder)) folder = path.dirname(folder);
  return folder;
}

// `statSync` throws for a missing path, a path below a file, and a link to itself.
function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}
