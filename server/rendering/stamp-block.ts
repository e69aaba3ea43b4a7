import { type BlockStyle, legalRows } from "./blocks.ts";
import type { SymbolGrid } from "./encode-symbol.ts";
import { gap, type Row, sideBySide, tagged } from "./row.ts";
import { symbolRow } from "./symbol-row.ts";
import type { ViewModel } from "./view-model.ts";

// Width of a symbol in points; a PDF417 is wide and flat, a QR code is square.
const flatSide = 220;
const squareSide = 108;
// The least width, in points, of lines at the right of a symbol.
const column = 140;

/**
 * The authority's symbol with the lines that the law requires. Lines under a flat symbol are centred. A square
 * symbol has the lines at its right, or below if there is no room.
 */
export function stampBlock(
  symbol: SymbolGrid | undefined,
  view: ViewModel,
  style: BlockStyle,
): Row[] {
  if (symbol === undefined) return legalRows(view, style);
  const { width } = style;
  const isFlat = symbol.stretch > 1;
  const figure = (align: "left" | "center") =>
    tagged([symbolRow(symbol, { side: isFlat ? flatSide : squareSide, width, align })], {
      type: "Figure",
      alt: view.words.stampSymbol,
    });
  if (isFlat) return [...figure("center"), ...legalRows(view, style, "center")];
  const offset = squareSide + 16;
  if (width - offset < column) return [...figure("center"), ...legalRows(view, style)];
  const lines = legalRows(view, { ...style, width: width - offset });
  return [gap(4), ...sideBySide(figure("left"), lines, { offset, limit: 300 })];
}
