import type { StampContent } from "./country-rendering.ts";

/** A machine-readable symbol as a grid of cells without its quiet zone. */
export interface SymbolGrid {
  readonly columns: number;
  readonly rows: number;
  /** Height of a cell relative to its width: 1 in a QR code, 3 in a PDF417. */
  readonly stretch: number;
  /** Row by row, 1 for a dark cell. */
  readonly cells: readonly number[];
}

// No symbol holds more bytes; below that the capacity depends on the text, and the encoder decides.
const mostBytes = 2953;
const tooLong = /^bwipp\.(pdf417\w*TooLong|qrcode\w*TooLong|qrcodeNoValidSymbol)\b/;

/** The cells of a stamp; undefined for a text beyond the symbol's capacity. */
export async function encodeSymbol(content: StampContent): Promise<SymbolGrid | undefined> {
  const { default: bwip } = await import("bwip-js");
  return ifItFits(content, async (options) => {
    const [symbol] = bwip.raw(options);
    if (symbol === undefined || !("pixs" in symbol)) {
      throw new TypeError(`bwip-js answered no grid for ${content.symbology}`);
    }
    const rows = symbol.pixs.length / symbol.pixx;
    return { columns: symbol.pixx, rows, stretch: symbol.pixy / rows, cells: symbol.pixs };
  });
}

/** A stamp as PNG image, black on white with its quiet zone; undefined for a text beyond the symbol's capacity. */
export async function drawSymbol(content: StampContent): Promise<Uint8Array | undefined> {
  const { default: bwip } = await import("bwip-js");
  // Three pixels a cell suit cameras and printers of 200 dots an inch. A QR code requires
  // four cells of white around it.
  const look = { scale: 3, padding: 12, backgroundcolor: "FFFFFF" };
  return ifItFits(content, (options) => bwip.toBuffer({ ...options, ...look }));
}

async function ifItFits<Result>(
  content: StampContent,
  encode: (options: ReturnType<typeof symbolOptions>) => Promise<Result>,
): Promise<Result | undefined> {
  const length = Buffer.byteLength(content.payload, content.encoding);
  if (length === 0 || length > mostBytes) return undefined;
  try {
    return await encode(symbolOptions(content));
  } catch (error) {
    if (error instanceof Error && tooLong.test(error.message)) return undefined;
    throw error;
  }
}

// The tax bureau that uses PDF417 requires level 5 and prints its stamps wide and flat, at most 4 cm high; QR codes are
// small enough here for level M.
function symbolOptions({ symbology, payload, encoding }: StampContent) {
  const text = Buffer.from(payload, encoding ?? "utf8").toString("latin1");
  const options = { bcid: symbology, text, binarytext: true };
  return symbology === "pdf417"
    ? { ...options, eclevel: 5, columns: 16 }
    : { ...options, eclevel: "M" };
}
