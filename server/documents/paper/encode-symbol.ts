import type { StampContent } from "./country-paper.ts";

/** A machine-readable symbol as a grid of cells without its quiet zone. */
export interface SymbolGrid {
  readonly columns: number;
  readonly rows: number;
  /** How often as high as wide a cell is: 1 in a QR code, 3 in a PDF417. */
  readonly stretch: number;
  /** Row by row, 1 where a cell is dark. */
  readonly cells: readonly number[];
}

// Bytes that a symbol holds at its error correction: QR version 40 at level M; PDF417 of 928 codewords
// less 64 for level 5, six bytes in five codewords, with room for what its grid pads.
const capacity = { qrcode: 2331, pdf417: 1000 } as const;
// Wide and flat, as the Chilean tax bureau prints it; level 5 is what it asks for.
const columnsOfPdf417 = 12;
// Level 5 spends 64 codewords, and a PDF417 of 12 columns has at most 90 rows.
const levelOfPdf417 = 5;

/** The options of bwip-js for a stamp, or undefined where no symbol of its kind holds so much. Text is carried in UTF-8. */
export function symbolOptions({ symbology, payload }: StampContent) {
  const bytes = Buffer.from(payload, "utf8");
  if (bytes.length === 0 || bytes.length > capacity[symbology]) return undefined;
  const options = { bcid: symbology, text: bytes.toString("latin1"), binarytext: true };
  return symbology === "pdf417"
    ? { ...options, eclevel: levelOfPdf417, columns: columnsOfPdf417 }
    : { ...options, eclevel: "M" };
}

/** The cells of a stamp, or undefined where no symbol of its kind holds so much. */
export async function encodeSymbol(content: StampContent): Promise<SymbolGrid | undefined> {
  const options = symbolOptions(content);
  if (options === undefined) return undefined;
  const { default: bwip } = await import("bwip-js");
  const [symbol] = bwip.raw(options);
  if (symbol === undefined || !("pixs" in symbol)) {
    throw new TypeError(`bwip-js answered no grid for ${content.symbology}`);
  }
  const rows = symbol.pixs.length / symbol.pixx;
  return { columns: symbol.pixx, rows, stretch: symbol.pixy / rows, cells: symbol.pixs };
}
