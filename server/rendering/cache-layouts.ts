import type { Font, GlyphRun } from "fontkit";

// Enough for the words of about a hundred documents; these layouts use a few megabytes.
const MOST_RUNS = 5000;
const MOST_CHARACTERS = 40;

/**
 * Adds a cache of word layouts to a font. Without the cache, almost half of the time for drawing a page is spent on
 * layout.
 */
export function cacheLayouts(font: Font): Font {
  const layOut = font.layout.bind(font);
  const runs = new Map<string, GlyphRun>();
  font.layout = (text, features, ...rest) => {
    if (features !== undefined || text.length > MOST_CHARACTERS) {
      return layOut(text, features, ...rest);
    }
    const run = runs.get(text) ?? layOut(text);
    if (runs.size >= MOST_RUNS) runs.clear();
    runs.set(text, run);
    return copyOf(run);
  };
  return font;
}

// A cached run is copied, because pdfkit changes the positions in place.
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((each) => ({ ...each }));
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}
