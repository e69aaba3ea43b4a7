import { compactBytes } from "./byte-compaction.ts";
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
  const bytes = Buffer.from(payload, encoding ?? "utf8");
  const content = { bcid: symbology, text: bytes.toString("latin1"), binarytext: true };
  if (symbology === "qrcode") return { ...content, eclevel: "M" };
  const look = { eclevel: 5, columns: 16 };
  // bwip-js' own compaction is a twentieth shorter, and takes 20 ms for the stamp of an invoice.
  const codewords = compactBytes(bytes);
  if (codewords === undefined) return { ...content, ...look };
  const text = codewords.map((codeword) => `^${String(codeword).padStart(3, "0")}`).join("");
  return { bcid: symbology, text, raw: true, ...look };
}
