import { statSync } from "node:fs";
import module from "node:module";
import v8 from "node:v8";

/**
 * What Node has from 22.1 and 22.10 on.
 * @typedef {{enableCompileCache?: (folder: string) => unknown, flushCompileCache?: () => void}} Newer
 */
const { enableCompileCache, flushCompileCache } = /** @type {Newer} */ (
  /** @type {unknown} */ (module)
);

/** @type {string | undefined} */
let folder;

/**
 * Lets Node keep what this thread compiles, and take it from there the next time: behind the
 * generator stand some 15 MB of source. Where it cannot, that costs time and nothing else.
 * @param {string | undefined} into
 */
export function keepCode(into) {
  folder = into;
  if (folder !== undefined) enableCompileCache?.(folder);
}

/** Where this thread keeps its code, for a thread that it starts. */
export function codeFolder() {
  return folder;
}

/** Writes what was compiled until now, for a thread that may be ended at any time. */
export function flushCode() {
  flushCompileCache?.();
}

/**
 * Leaves the optimizing compiler out of a run for a spec of usual size, which is over before its
 * work pays: in Node 20 it takes a quarter of all processor time, from cores that two threads share.
 * @param {string} spec
 */
export function hurry(spec) {
  try {
    if (statSync(spec).size > 1_000_000) return;
  } catch {
    // That it cannot be read is told by who reads it.
  }
  v8.setFlagsFromString("--no-opt");
}
