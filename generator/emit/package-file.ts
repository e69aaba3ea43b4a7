import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A file of a package that is printed into the output; bundled, its text is there already (see bundle.js). */
export function packageFile(
  name: `${"ajv" | "ajv-formats"}/LICENSE` | "ajv-formats/dist/formats.js",
): string {
  return readFileSync(createRequire(import.meta.url).resolve(name), "utf8");
}
