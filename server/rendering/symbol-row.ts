import type { SymbolGrid } from "./encode-symbol.ts";
import type { Row } from "./row.ts";

/** A QR code or PDF417, at most `side` points wide, in a row of `width` points; centred by default. */
export function symbolRow(
  grid: SymbolGrid,
  { side, width, align = "center" }: { side: number; width: number; align?: "left" | "center" },
): Row {
  const quiet = 4;
  const drawn = Math.min(side, width - 2 * quiet);
  const height = (drawn * grid.rows * grid.stretch) / grid.columns;
  const before = align === "left" ? quiet : (width - drawn) / 2;
  return {
    height: height + 2 * quiet,
    draw(canvas, x, y) {
      canvas.fill(x + before - quiet, y, drawn + 2 * quiet, height + 2 * quiet, "#ffffff");
      canvas.symbol(grid, x + before, y + quiet, drawn);
    },
  };
}
