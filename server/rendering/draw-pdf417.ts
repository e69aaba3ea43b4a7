import type { SymbolGrid } from "./encode-symbol.ts";

/** The columns of codewords in a PDF417. The only tax authority with this symbol shows it wide and flat. */
export const COLUMNS = 16;

/** Input of bwip-js: `text` to encode or, with `raw`, codewords such as `^001`; `eclevel`: error correction level. */
export interface DrawnContent {
  readonly text: string;
  readonly eclevel: number;
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
