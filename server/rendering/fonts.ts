import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { cacheLayouts } from "./cache-layouts.ts";

/** The names of a PDF's two fonts. */
export interface Fonts {
  readonly regular: string;
  readonly bold: string;
}

/** Helvetica, which every PDF reader has and which supports only WinAnsi characters. */
export const standardFonts: Fonts = { regular: "Helvetica", bold: "Helvetica-Bold" };

/** The names of Noto Sans in a PDF that embeds it. */
export const embeddedFonts: Fonts = { regular: "Noto Sans", bold: "Noto Sans Bold" };

let opened: Promise<ReadonlyMap<string, Font>> | undefined;

/** Returns the Noto Sans fonts (OFL) by name. Opened once, because opening takes longer than drawing a page. */
export function openEmbeddedFonts(): Promise<ReadonlyMap<string, Font>> {
  opened ??= open().catch((error: unknown) => {
    // The next call opens the files again, e.g. after a lack of file descriptors.
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<ReadonlyMap<string, Font>> {
  const { openSync } = await import("fontkit");
  const { resolve } = createRequire(import.meta.url);
  const font = (name: string) => {
    const file = openSync(resolve(`@expo-google-fonts/noto-sans/${name}.ttf`));
    if ("fonts" in file) throw new TypeError(`${name} is a collection of fonts`);
    return cacheLayouts(file);
  };
  return new Map([
    [embeddedFonts.regular, font("400Regular/NotoSans_400Regular")],
    [embeddedFonts.bold, font("700Bold/NotoSans_700Bold")],
  ]);
}
