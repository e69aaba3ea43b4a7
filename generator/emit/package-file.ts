import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Reads another package's file for the output. In a bundle, this function returns a text that bundle.js stored. */
export function packageFile(
  name: `${"ajv" | "ajv-formats"}/LICENSE` | "ajv-formats/dist/formats.js",
): string {
  return readFileSync(createRequire(import.meta.url).resolve(name), "utf8");
}
