import { packageFile } from "../package-file.ts";

/** The formats of ajv-formats as one plain module; its licence is printed in NOTICE. */
export function bundledFormats(): string {
  const source = packageFile("ajv-formats/dist/formats.js")
    .replace(/^"use strict";\n/, "")
    .replace(/^Object\.defineProperty\(exports, "__esModule".*\n/m, "")
    .replace(/^\/\/# sourceMappingURL.*$/m, "");
  if (/\brequire\(/.test(source)) throw new Error("ajv-formats is no longer free of imports");
  return `// From ajv-formats (MIT); see NOTICE.\nconst exports = {};\n${source.trim()}\n\nexport const formats = exports.fullFormats;\n`;
}
