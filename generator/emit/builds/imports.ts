import type { Files } from "../files.ts";

/** The extensions with which generated TypeScript can import generated modules. */
export const importExtensions = [".ts", ".js", "none"] as const;

/** An extension of imports; `none` means no extension. */
export type ImportExtension = (typeof importExtensions)[number];

const relative = /^(.*\bfrom |.*\bimport\()"(\.{1,2}\/[^"\n]+?)((?:\.d)?\.ts|\.js)"/gm;

/** Sets the extension in imports of generated modules. JavaScript files stay unchanged. */
export function withImports(files: Files, extension: ImportExtension): Files {
  if (extension === ".ts") return files;
  const end = extension === "none" ? "" : extension;
  return new Map(
    [...files].map(([name, text]) => [
      name,
      name.endsWith(".ts") ? text.replace(relative, `$1"$2${end}"`) : text,
    ]),
  );
}
