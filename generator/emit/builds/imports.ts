import type { Files } from "../files.ts";

/** The extensions that an import of a generated module can have in generated TypeScript. */
export const importExtensions = [".ts", ".js", "none"] as const;

/** An extension of imports. */
export type ImportExtension = (typeof importExtensions)[number];

const relative = /^(.*\bfrom |.*\bimport\()"(\.{1,2}\/[^"\n]+?)((?:\.d)?\.ts|\.js)"/gm;

/** The files, with the given extension in imports of generated modules in TypeScript files. JavaScript files stay unchanged. */
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
