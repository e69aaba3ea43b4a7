import type { SymbolGrid } from "./encode-symbol.ts";

/** The columns of a PDF417's codewords: the only tax bureau with this symbol prints it wide and flat. */
export const COLUMNS = 16;

/** What bwip-js draws: text, or codewords written as `^001`, with the error correction of a level. */
export interface DrawnContent {
  readonly text: string;
  readonly eclevel: number;
  readonly raw?: boolean;
}

/** The PDF417 that bwip-js draws; throws its error for a text that does not fit. */
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
