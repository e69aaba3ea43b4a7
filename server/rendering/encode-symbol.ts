import { compactBytes } from "./byte-compaction.ts";
import type { StampContent } from "./country-rendering.ts";
import { drawPdf417 } from "./draw-pdf417.ts";
import { encodePdf417, LEVEL, MOST_ROWS } from "./encode-pdf417.ts";
import { readPatterns } from "./pdf417-patterns.ts";
import { symbolPng } from "./symbol-png.ts";

/** A machine-readable symbol as a grid of cells without its quiet zone. */
export interface SymbolGrid {
  readonly columns: number;
  readonly rows: number;
  /** Height of a cell relative to its width: 1 in a QR code, 3 in a PDF417. */
  readonly stretch: number;
  /** Row by row, 1 or true for a dark cell. */
  readonly cells: ArrayLike<number | boolean>;
}

// Three pixels per cell suit printers of 200 dpi, and cameras. The quiet zone of a QR code is four cells
// wide, which is 12 pixels.
const PIXELS = 3;
const QUIET = 12;
// The capacity of a QR code with error correction level L, in bytes. The symbols drawn here hold fewer bytes. If a text
// is below this limit but too long for its symbol, bwip-js or qr throws, and `encodeSymbol` returns undefined.
const MOST_BYTES = 2953;
// The error correction levels of a PDF417 that is too long for `LEVEL`.
const LOWER_LEVELS = [4, 3, 2];
const tooLong = /^bwipp\.pdf417(?:\w*TooLong|insufficientCapacity)\b|^Capacity overflow$/;

let patterns: ReturnType<typeof readPatterns> | undefined;

/** Encodes a stamp as a grid; undefined for empty text, and for text beyond the symbol's capacity. */
export async function encodeSymbol(content: StampContent): Promise<SymbolGrid | undefined> {
  const { symbology, payload, encoding } = content;
  const length = Buffer.byteLength(payload, encoding);
  if (length === 0 || length > MOST_BYTES) return undefined;
  try {
    return symbology === "pdf417"
      ? await pdf417(Buffer.from(payload, encoding))
      : await qrCode(payload);
  } catch (error) {
    if (error instanceof Error && tooLong.test(error.message)) return undefined;
    throw error;
  }
}

/** Draws a stamp as PNG image; undefined for empty text, and for text beyond the symbol's capacity. */
export async function drawSymbol(content: StampContent): Promise<Uint8Array | undefined> {
  const grid = await encodeSymbol(content);
  return grid && symbolPng(grid, { wide: PIXELS, high: PIXELS * grid.stretch, quiet: QUIET });
}

// With error correction level M, a QR code holds 2331 bytes, enough for all stamps. Some QR codes contain
// a payment URL instead of a stamp. A URL of more than 2331 bytes gets no symbol.
async function qrCode(text: string): Promise<SymbolGrid> {
  const { default: encode } = await import("qr");
  const bordered = encode(text, "raw", { ecc: "medium", encoding: "byte", border: 1 });
  const cells = bordered.slice(1, -1).flatMap((row) => row.slice(1, -1));
  const side = bordered.length - 2;
  return { columns: side, rows: side, stretch: 1, cells };
}

async function pdf417(bytes: Buffer): Promise<SymbolGrid | undefined> {
  const codewords = compactBytes(bytes);
  if (codewords !== undefined) {
    patterns ??= readPatterns().catch((error) => {
      patterns = undefined;
      throw error;
    });
    return encodePdf417(codewords, await patterns);
  }
  // The codewords of `compactBytes` do not fit in a symbol. The text may still fit with bwip-js, which compacts letters
  // and digits more tightly, but takes 20 ms. bwip-js also draws symbols with too many rows, which nobody can read.
  const text = bytes.toString("latin1");
  for (const eclevel of [LEVEL, ...LOWER_LEVELS]) {
    const symbol = await drawPdf417({ text, eclevel, fixedeclevel: true });
    if (symbol.rows <= MOST_ROWS) return symbol;
  }
  return undefined;
}
