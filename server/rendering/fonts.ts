import { createRequire } from "node:module";

/** The font names of a document: those of every PDF reader, or the paths of font files to embed. */
export interface Fonts {
  readonly regular: string;
  readonly bold: string;
}

/** Helvetica, which every reader has; its characters are WinAnsi. */
export const standardFonts: Fonts = { regular: "Helvetica", bold: "Helvetica-Bold" };

/** Noto Sans (OFL), of which a PDF embeds the letters that it shows. */
export function embeddedFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const file = (name: string) => resolve(`@expo-google-fonts/noto-sans/${name}.ttf`);
  return {
    regular: file("400Regular/NotoSans_400Regular"),
    bold: file("700Bold/NotoSans_700Bold"),
  };
}
