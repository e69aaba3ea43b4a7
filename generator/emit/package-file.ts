import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The text of a file of another package, for the output. The bundle holds these texts (see bundle.js). */
export function packageFile(
  name: `${"ajv" | "ajv-formats"}/LICENSE` | "ajv-formats/dist/formats.js",
): string {
  return readFileSync(createRequire(import.meta.url).resolve(name), "utf8");
}
