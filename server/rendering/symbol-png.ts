import type { SymbolGrid } from "./encode-symbol.ts";
import { pngFile } from "./png-file.ts";

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
  return pngFile({ width, height, depth: 1, colour: 0 }, pixels);
}

function darken(pixels: Buffer, byte: number, bit: number): void {
  pixels[byte] = (pixels[byte] ?? 0) & ~(0x80 >> bit);
}
