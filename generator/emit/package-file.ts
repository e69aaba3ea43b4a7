import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The text of a package's file, which is printed into the output; the bundle holds the text (see bundle.js). */
export function packageFile(
  name: `${"ajv" | "ajv-formats"}/LICENSE` | "ajv-formats/dist/formats.js",
): string {
  return readFileSync(createRequire(import.meta.url).resolve(name), "utf8");
}
