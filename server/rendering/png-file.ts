import { crc32, deflateSync } from "node:zlib";

export const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");

/** The header of a PNG without interlacing. */
interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits per sample. */
  readonly depth: number;
  /** The colour type: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  readonly colour: number;
}

/** A PNG file of the pixels in `rows`. The caller begins each row with a byte for its filter type. */
export function pngFile({ width, height, depth, colour }: PngHeader, rows: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(depth, 8);
  head.writeUInt8(colour, 9);
  const data = pngChunk("IDAT", deflateSync(rows));
  return Buffer.concat([pngSignature, pngChunk("IHDR", head), data, pngChunk("IEND")]);
}

/** A chunk of a PNG file: length, type, data and CRC. */
export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
