import module from "node:module";

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
