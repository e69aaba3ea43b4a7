import type { Files } from "../files.ts";
import { withHeaders } from "./headers.ts";
import { type ImportExtension, withImports } from "./imports.ts";

/** The languages in which the routes can be written. */
export const languages = ["ts", "js"] as const;

/** A language of the routes. */
export type Language = (typeof languages)[number];

/** The build that the output is for. */
export interface Build {
  /** The language of the routes; every other module is JavaScript with declarations. Default `ts`. */
  language?: Language;
  /** The extension with which generated TypeScript imports generated modules. Default `.ts`. */
  importExtension?: ImportExtension;
}

/** Adapts the output to a build: its language, its imports, and headers for linters. */
export async function forBuild(
  files: Files,
  { language = "ts", importExtension = ".ts" }: Build,
): Promise<Files> {
  if (language === "ts") return withHeaders(withImports(files, importExtension));
  const { asJavaScript } = await import("./javascript.ts");
  return withHeaders(asJavaScript(files));
}
