import type { Files } from "../files.ts";

/** The extensions with which generated TypeScript can import generated modules. */
export const importExtensions = [".ts", ".js", "none"] as const;

/** An extension of imports; `none` means no extension. */
export type ImportExtension = (typeof importExtensions)[number];

// Comments may contain texts of a spec, which stay unchanged.
const codeLine = /^(?!\s*(?:\/?\*|\/\/)).*$/gm;
const relative = /(\bfrom |\bimport\(|^import )"(\.{1,2}\/[^"]+?)((?:\.d)?\.ts|\.js)"/g;

/** Sets the extension in imports of generated modules. JavaScript files stay unchanged. */
export function withImports(files: Files, extension: ImportExtension): Files {
  if (extension === ".ts") return files;
  const end = extension === "none" ? "" : extension;
  return new Map(
    [...files].map(([name, text]) => [
      name,
      name.endsWith(".ts")
        ? text.replace(codeLine, (line) => line.replace(relative, `$1"$2${end}"`))
        : text,
    ]),
  );
}
