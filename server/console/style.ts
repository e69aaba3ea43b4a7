import { readFile } from "node:fs/promises";

// The build puts this module one folder deep, too, and the style where it is here.
const STYLE = new URL("../console/console.css", import.meta.url);

/** Reads the style of the console. */
export function readStyle(): Promise<Uint8Array> {
  return readFile(STYLE);
}
