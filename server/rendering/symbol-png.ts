import { crc32, deflateSync } from "node:zlib";
import type { SymbolGrid } from "./encode-symbol.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** The size of a cell, and the width of the quiet zone, in pixels. */
export interface CellSize {
  readonly wide: number;
  readonly high: number;
  readonly quiet: number;
}

/** A symbol as a PNG image with one bit per pixel, black on white. */
export function symbolPng(
  { columns, rows, cells }: SymbolGrid,
  { wide, high, quiet }: CellSize,
): Uint8Array {
  const [width, height] = [columns * wide + 2 * quiet, rows * high + 2 * quiet];
  const stride = 1 + Math.ceil(width / 8);
  const pixels = Buffer.alloc(stride * height, 0xff);
  // Each line begins with its filter type; 0 means no filter.
  for (let y = 0; y < height; y++) pixels[y * stride] = 0;
  for (let row = 0; row < rows; row++) {
    const top = (quiet + row * high) * stride;
    for (let column = 0; column < columns; column++) {
      if (!cells[row * columns + column]) continue;
      const left = quiet + column * wide;
      for (let x = left; x < left + wide; x++) darken(pixels, top + 1 + (x >> 3), x & 7);
    }
    for (let y = 1; y < high; y++) pixels.copyWithin(top + y * stride, top, top + stride);
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
