import { readFile } from "node:fs/promises";

// In dist/, as in the sources, this module is one folder deep and the style is in console/.
const STYLE = new URL("../console/console.css", import.meta.url);

/** Reads the style of the console. */
export function readStyle(): Promise<Uint8Array> {
  return readFile(STYLE);
}
