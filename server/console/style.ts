import { readFile } from "node:fs/promises";

// This path leads to the folder `console` both in the sources and in dist/ (.ci/build.js).
const STYLE = new URL("../console/console.css", import.meta.url);

/** Reads the style of the console. */
export function readStyle(): Promise<Uint8Array> {
  return readFile(STYLE);
}
