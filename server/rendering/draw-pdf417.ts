import type { SymbolGrid } from "./encode-symbol.ts";

/**
 * The number of codeword columns in a PDF417. With 16, the symbol is wide and flat. The only tax authority that uses
 * PDF417 shows it in this form.
 */
export const COLUMNS = 16;

/**
 * Input of bwip-js. `text` is the text to encode; if `raw` is true, it is a list of codewords such as `^001`.
 * `eclevel` is the error correction level. Unless `fixedeclevel` is true, bwip-js lowers the level for long text, and
 * raises it if there is room.
 */
export interface DrawnContent {
  readonly text: string;
  readonly eclevel: number;
  readonly fixedeclevel?: boolean;
  readonly raw?: boolean;
}

/** Returns the PDF417 that bwip-js draws; throws bwip-js' error for text that does not fit. */
export async function drawPdf417(content: DrawnContent): Promise<SymbolGrid> {
  const { default: bwip } = await import("bwip-js");
  const options = { bcid: "pdf417", columns: COLUMNS, binarytext: true, ...content };
  const [symbol] = bwip.raw(options);
  if (symbol === undefined || !("pixs" in symbol)) {
    throw new TypeError("bwip-js returned no grid");
  }
  const rows = symbol.pixs.length / symbol.pixx;
  return { columns: symbol.pixx, rows, stretch: symbol.pixy / rows, cells: symbol.pixs };
}
