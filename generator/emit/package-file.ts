import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Reads another package's file for use in the output. bundle.js makes this function return a stored text. */
export function packageFile(
  name: `${"ajv" | "ajv-formats"}/LICENSE` | "ajv-formats/dist/formats.js",
): string {
  return readFileSync(createRequire(import.meta.url).resolve(name), "utf8");
}
