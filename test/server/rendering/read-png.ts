import { inflateSync } from "node:zlib";

/** A grey image: one byte per pixel, row by row. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/**
 * Reads the first channel of a PNG with at most 8 bits per sample and no interlacing. Throws if the file is not a PNG
 * or has no header.
 */
export function readPng(png: Uint8Array): GreyImage {
  const bytes = Buffer.from(png);
  if (bytes.toString("latin1", 1, 4) !== "PNG") throw new Error("not a PNG");
  const chunks = [...chunksOf(bytes)];
  const head = chunkOf(chunks, "IHDR");
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, kind] = [head.readUInt8(8), head.readUInt8(9)];
  const channels = [1, 0, 3, 1, 2, 0, 4][kind] ?? 0;
  const palette = chunks.find(({ name }) => name === "PLTE")?.data;
  const data = inflateSync(
    Buffer.concat(chunks.filter(({ name }) => name === "IDAT").map((chunk) => chunk.data)),
  );
  const stride = Math.ceil((width * depth * channels) / 8);
  const step = Math.max(1, (depth * channels) / 8);
  const pixels = new Uint8ClampedArray(width * height);
  let above: Buffer = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = unfilter(data.subarray(start, start + stride + 1), above, step);
    for (let x = 0; x < width; x++) {
      const sample = sampleAt(row, x * channels, depth);
      pixels[y * width + x] = palette ? (palette[sample * 3] ?? 0) : scaled(sample, depth);
    }
    above = row;
  }
  return { width, height, pixels };
}

function* chunksOf(bytes: Buffer) {
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    yield { name, data: bytes.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function chunkOf(chunks: readonly { name: string; data: Buffer }[], wanted: string): Buffer {
  const found = chunks.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no ${wanted}`);
  return found.data;
}

function unfilter(line: Buffer, above: Buffer, step: number): Buffer {
  const filter = line[0] ?? 0;
  const row = Buffer.from(line.subarray(1));
  for (let index = 0; index < row.length; index++) {
    const left = index < step ? 0 : (row[index - step] ?? 0);
    const up = above[index] ?? 0;
    const corner = index < step ? 0 : (above[index - step] ?? 0);
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    row[index] = ((row[index] ?? 0) + guess) & 0xff;
  }
  return row;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function sampleAt(row: Buffer, index: number, depth: number): number {
  if (depth === 8) return row[index] ?? 0;
  const bit = index * depth;
  return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

function scaled(sample: number, depth: number): number {
  return Math.round((sample * 255) / ((1 << depth) - 1));
}
