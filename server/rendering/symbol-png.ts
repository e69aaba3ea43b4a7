import { crc32, deflateSync } from "node:zlib";
import type { SymbolGrid } from "./encode-symbol.ts";

// Three pixels a cell suit cameras and printers of 200 dots an inch. A QR code requires four cells
// of white around it.
const PIXELS = 3;
const QUIET = 12;
const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** A symbol as PNG image of one bit a pixel, black on white with its quiet zone. */
export function symbolPng({ columns, rows, stretch, cells }: SymbolGrid): Uint8Array {
  const high = PIXELS * stretch;
  const [width, height] = [columns * PIXELS + 2 * QUIET, rows * high + 2 * QUIET];
  const stride = 1 + Math.ceil(width / 8);
  const pixels = Buffer.alloc(stride * height, 0xff);
  // Each line begins with the number of its filter: 0, none.
  for (let y = 0; y < height; y++) pixels[y * stride] = 0;
  for (const [at, cell] of cells.entries()) {
    if (!cell) continue;
    const left = QUIET + (at % columns) * PIXELS;
    const top = QUIET + Math.floor(at / columns) * high;
    for (let y = top; y < top + high; y++) {
      for (let x = left; x < left + PIXELS; x++) darken(pixels, y * stride + 1 + (x >> 3), x & 7);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const chunks = [chunk("IHDR", head), chunk("IDAT", deflateSync(pixels)), chunk("IEND")];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function darken(pixels: Buffer, byte: number, bit: number): void {
  pixels[byte] = (pixels[byte] ?? 0) & ~(0x80 >> bit);
}

function chunk(name: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
