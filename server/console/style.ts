import { readFile } from "node:fs/promises";

// This path leads to the folder `console` from the source file and from the bundle in `chunks/` (.ci/build.js).
const STYLE = new URL("../console/console.css", import.meta.url);

/** Reads the console's style sheet (CSS). */
export function readStyle(): Promise<Uint8Array> {
  return readFile(STYLE);
}
