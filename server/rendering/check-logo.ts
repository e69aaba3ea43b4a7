import { crc32, inflateSync } from "node:zlib";
import type { Picture } from "./canvas.ts";
import { pngChunk, pngSignature } from "./png-file.ts";
import { readJpeg } from "./read-jpeg.ts";

/** The most bytes of a logo file, after Base64 decoding. */
const longestLogo = 200_000;

// A logo is printed at most 73 mm wide, so more pixels would only cost time.
const mostPixels = 1_000_000;
const longestSide = 4000;

/** The media type of a file by its first bytes; undefined if the file is neither PNG nor JPEG. */
export function logoType(file: Uint8Array): "image/png" | "image/jpeg" | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.subarray(0, 8).equals(pngSignature)) return "image/png";
  return bytes.subarray(0, 3).toString("hex") === "ffd8ff" ? "image/jpeg" : undefined;
}

/**
 * Returns a valid logo with its size in pixels; undefined if the file is not a PNG or JPEG within the limits. The size
 * is checked before pixels are decoded. A PNG loses all chunks except IHDR, PLTE, tRNS, IDAT and IEND.
 */
export function checkLogo(file: Uint8Array): Picture | undefined {
  return file.length > longestLogo ? undefined : drawableLogo(file);
}

/**
 * Checks a logo of any number of bytes, and rewrites a file that pdfkit draws wrongly.
 * A rewritten file can be longer than the sent file; a second call leaves it unchanged.
 */
export function drawableLogo(file: Uint8Array): Picture | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  try {
    if (logoType(file) === "image/png") return checkPng(bytes);
    const picture = logoType(file) && readJpeg(bytes);
    return picture && isAllowed(picture) ? picture : undefined;
  } catch (error) {
    // The file is damaged: a read went beyond the end, a chunk has a wrong CRC, or zlib rejected the data.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

const order: readonly string[] = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
const empty = Buffer.alloc(0);
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
  const [head] = chunks;
  // A second `IHDR` is rejected, and so is `IDAT` after `IEND`: PDF readers treat such files in different ways.
  const isInOrder = /^IHDR(PLTE)?(tRNS)?(IDAT)+IEND$/.test(chunks.map(({ type }) => type).join(""));
  if (head === undefined || !isInOrder || head.data.length !== 13) return undefined;
  const size = { width: head.data.readUInt32BE(0), height: head.data.readUInt32BE(4) };
  const [depth = 0, colour = 0, compression, filter, interlace] = head.data.subarray(8);
  if (!isAllowed(size) || !depths[colour]?.includes(depth)) return undefined;
  if (compression !== 0 || filter !== 0 || interlace !== 0) return undefined;
  if (colour === 3 && !isPalette(dataOf(chunks, "PLTE").length)) return undefined;
  const row = 1 + Math.ceil((size.width * depth * (samples[colour] ?? 0)) / 8);
  const expected = row * size.height;
  const rows = inflateSync(dataOf(chunks, "IDAT"), { maxOutputLength: expected });
  if (rows.length !== expected) return undefined;
  for (let at = 0; at < expected; at += row) if ((rows[at] ?? 0) > 4) return undefined;
  return { file: drawablePng(depth, colour, chunks), ...size };
}

// pdfkit draws `PLTE` correctly only in indexed images, and `tRNS` only in 8-bit indexed images with an opacity for
// each colour. Missing opacities are added. In indexed images below 8 bits, the colours are blended with white. In
// images that are not indexed, `PLTE` and `tRNS` are removed, so the transparent colour becomes opaque.
function drawablePng(depth: number, colour: number, chunks: readonly Chunk[]): Buffer {
  const colours =
    colour === 3 ? paletteChunks(depth, dataOf(chunks, "PLTE"), dataOf(chunks, "tRNS")) : [];
  const [head = empty, ...data] = chunks
    .filter(({ type }) => type !== "PLTE" && type !== "tRNS")
    .map(({ bytes }) => bytes);
  return Buffer.concat([pngSignature, head, ...colours, ...data]);
}

function paletteChunks(depth: number, palette: Buffer, transparency: Buffer): readonly Buffer[] {
  if (transparency.length === 0) return [pngChunk("PLTE", palette)];
  const opacities = Buffer.alloc(palette.length / 3, 255);
  transparency.copy(opacities);
  if (depth === 8) return [pngChunk("PLTE", palette), pngChunk("tRNS", opacities)];
  // Blends the colours with the white of the page.
  const blended = palette.map((value, at) => {
    const opacity = (opacities[Math.floor(at / 3)] ?? 255) / 255;
    return Math.round(value * opacity + 255 * (1 - opacity));
  });
  return [pngChunk("PLTE", blended)];
}

/** The data of all chunks of a type. */
function dataOf(chunks: readonly Chunk[], wanted: string): Buffer {
  return Buffer.concat(chunks.filter(({ type }) => type === wanted).map(({ data }) => data));
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

function isAllowed({ width, height }: Pick<Picture, "width" | "height">): boolean {
  const isSmall = Math.max(width, height) <= longestSide && width * height <= mostPixels;
  return width > 0 && height > 0 && isSmall;
}
