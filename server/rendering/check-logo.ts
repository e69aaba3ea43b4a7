import { crc32, inflateSync } from "node:zlib";
import type { Picture } from "./canvas.ts";

/** The most bytes of a logo file, after Base64 decoding. */
export const longestLogo = 200_000;

// A logo is printed at most 73 mm wide, so more pixels would only cost time.
const mostPixels = 1_000_000;
const longestSide = 4000;

/** The media type of an image file by its first bytes; undefined for any other type. */
export function logoType(file: Uint8Array): "image/png" | "image/jpeg" | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.subarray(0, 8).equals(pngSignature)) return "image/png";
  return bytes.subarray(0, 3).toString("hex") === "ffd8ff" ? "image/jpeg" : undefined;
}

/**
 * Returns a valid logo with its size in pixels; undefined for any file but a PNG or JPEG within the limits.
 * The size is checked before pixels are decoded. Chunks that this check does not read are removed from a PNG.
 */
export function checkLogo(file: Uint8Array): Picture | undefined {
  if (file.length > longestLogo) return undefined;
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  try {
    if (logoType(file) === "image/png") return checkPng(bytes);
    const size = jpegSize(bytes);
    return size && { file, ...size };
  } catch (error) {
    // The file is damaged: a read went beyond the end, or zlib rejected the data.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");
const order: readonly string[] = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
// Samples per pixel, and allowed bit depths, by colour type of the PNG.
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** The whole chunk: length, type, data and CRC. */
  readonly bytes: Buffer;
}

// A palette has 1 to 256 colours of three bytes each.
function isPalette(length: number): boolean {
  return length > 0 && length <= 3 * 256 && length % 3 === 0;
}

function checkPng(bytes: Buffer): Picture | undefined {
  const chunks = readChunks(bytes).filter(({ type }) => order.includes(type));
  const [header] = chunks;
  // A second header and data after the end are rejected, because PDF readers treat them in different ways.
  const isInOrder = /^IHDR(PLTE)?(tRNS)?(IDAT)+IEND$/.test(chunks.map(({ type }) => type).join(""));
  if (header === undefined || !isInOrder || header.data.length !== 13) return undefined;
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  const [depth = 0, colour = 0, compression, filter, interlace] = header.data.subarray(8);
  if (!isAllowed(size) || !depths[colour]?.includes(depth)) return undefined;
  if (compression !== 0 || filter !== 0 || interlace !== 0) return undefined;
  const palette = chunks.find(({ type }) => type === "PLTE");
  if (colour === 3 && !isPalette(palette?.data.length ?? 0)) return undefined;
  const row = 1 + Math.ceil((size.width * depth * (samples[colour] ?? 0)) / 8);
  const packed = Buffer.concat(
    chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data),
  );
  const expected = row * size.height;
  const rows = inflateSync(packed, { maxOutputLength: expected });
  if (rows.length !== expected) return undefined;
  for (let at = 0; at < expected; at += row) if ((rows[at] ?? 0) > 4) return undefined;
  return { file: Buffer.concat([pngSignature, ...chunks.map((chunk) => chunk.bytes)]), ...size };
}

function readChunks(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = pngSignature.length; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(at + 8 + length)) {
      throw new RangeError("A chunk is damaged.");
    }
    chunks.push({ type, data, bytes: bytes.subarray(at, at + length + 12) });
    at += length + 12;
  }
  return chunks;
}

// JPEG frames that every PDF reader decodes: baseline, extended and progressive.
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];

function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) {
    return undefined;
  }
  let size: Size | undefined;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || (marker >= 0xd0 && marker <= 0xd9)) return undefined;
    // The compressed pixels follow; this check does not decode them.
    if (marker === 0xda) return size;
    if (frames.includes(marker)) {
      const components = bytes.readUInt8(at + 9);
      if (bytes.readUInt8(at + 4) !== 8 || (components !== 1 && components !== 3)) return undefined;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      if (!isAllowed(size)) return undefined;
    }
    at += 2 + length;
  }
}

function isAllowed({ width, height }: Size): boolean {
  const isSmall = Math.max(width, height) <= longestSide && width * height <= mostPixels;
  return width > 0 && height > 0 && isSmall;
}
