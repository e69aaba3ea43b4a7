import type { Files } from "../files.ts";
import { withHeaders } from "./headers.ts";
import { type ImportExtension, withImports } from "./imports.ts";

/** The languages of the generated routes. */
export const languages = ["ts", "js"] as const;

/** A language of the generated routes. */
export type Language = (typeof languages)[number];

/** The settings for the build of the user's project. */
export interface Build {
  /** The language of the routes; every other module is JavaScript with declarations. Default `ts`. */
  language?: Language;
  /** The extension with which generated TypeScript imports generated modules. Default `.ts`. */
  importExtension?: ImportExtension;
}

/** Adapts the language and the imports of the output to a build, and adds headers for linters. */
export async function forBuild(
  files: Files,
  { language = "ts", importExtension = ".ts" }: Build,
): Promise<Files> {
  if (language === "ts") return withHeaders(withImports(files, importExtension));
  const { asJavaScript } = await import("./javascript.ts");
  return withHeaders(asJavaScript(files));
}
