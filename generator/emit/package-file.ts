import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Reads a file of another package for the output. bundle.js replaces this function with stored texts. */
export function packageFile(
  name: `${"ajv" | "ajv-formats"}/LICENSE` | "ajv-formats/dist/formats.js",
): string {
  return readFileSync(createRequire(import.meta.url).resolve(name), "utf8");
}
