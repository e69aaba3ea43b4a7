import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { checkLogo, logoType } from "../../../server/rendering/check-logo.ts";

const signature = Buffer.from("89504e470d0a1a0a", "hex");

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

interface Wanted {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: number;
  readonly interlace?: number;
  readonly rows?: Buffer;
  /** Whole chunks before and after the IDAT chunk. */
  readonly before?: Buffer;
  readonly behind?: Buffer;
}

const nothing = Buffer.alloc(0);

const indexed = (colours: number) => ({
  colour: 3,
  rows: Buffer.alloc(8),
  before: chunk("PLTE", Buffer.alloc(3 * colours)),
});

function png(wanted: Wanted = {}): Buffer {
  const { width = 3, height = 2, colour = 6, interlace = 0, rows } = wanted;
  const { before = nothing, behind = nothing } = wanted;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colour, 0, 0, interlace], 8);
  const data = rows ?? Buffer.alloc((1 + width * 4) * height);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    before,
    chunk("IDAT", deflateSync(data)),
    behind,
    chunk("IEND", nothing),
  ]);
}

function jpeg(width: number, height: number, components = 3, marker = 0xc0): Buffer {
  const frame = Buffer.from([0xff, marker, 0, 11, 8, 0, 0, 0, 0, components, 0, 0, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.from([0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9]),
  ]);
}

it("the size and the type of an image are read", () => {
  expect(checkLogo(png())).toMatchObject({ width: 3, height: 2 });
  expect(checkLogo(jpeg(40, 30))).toMatchObject({ width: 40, height: 30 });
  expect(checkLogo(jpeg(40, 30, 1, 0xc2))).toMatchObject({ width: 40, height: 30 });
  expect([logoType(png()), logoType(jpeg(1, 1)), logoType(Buffer.from("GIF89a"))]).toEqual([
    "image/png",
    "image/jpeg",
    undefined,
  ]);
});

it("a palette may have 1 to 256 colours", () => {
  for (const colours of [1, 256]) {
    expect(checkLogo(png(indexed(colours)))).toMatchObject({ width: 3, height: 2 });
  }
});

it("chunks that the check does not read are removed from a PNG", () => {
  const words = chunk("tEXt", Buffer.from("Comment\0drawn by hand"));
  const physical = chunk("pHYs", Buffer.alloc(9));
  const kept = checkLogo(png({ before: words, behind: physical }))?.file;
  expect(kept && Buffer.from(kept)).toEqual(png());
});

describe("a logo is rejected if it", () => {
  it.each([
    ["is empty", Buffer.alloc(0)],
    ["is not an image", Buffer.from("<svg onload=alert(1)>")],
    ["has more than 200,000 bytes", png({ behind: chunk("tEXt", Buffer.alloc(200_000)) })],
    ["is truncated", png().subarray(0, -20)],
    // The flipped bit is in the CRC of the header, so only the CRC is wrong.
    ["has a damaged chunk", Buffer.from(png().map((byte, at) => (at === 29 ? byte ^ 1 : byte)))],
    ["has a side of more than 4000 pixels", png({ width: 4001, height: 1 })],
    ["has too many pixels", png({ width: 1001, height: 1000 })],
    ["decompresses to more bytes than its pixels need", png({ rows: Buffer.alloc(150_000_000) })],
    ["decompresses to fewer bytes than its pixels need", png({ rows: Buffer.alloc(3) })],
    ["has an unknown filter", png({ rows: Buffer.alloc(26, 9) })],
    ["has a width of 0", png({ width: 0 })],
    ["has an unknown colour type", png({ colour: 5 })],
    ["has palette indexes without a palette", png({ colour: 3, rows: Buffer.alloc(8) })],
    ["has an empty palette", png(indexed(0))],
    ["has a palette of 257 colours", png(indexed(257))],
    ["is interlaced", png({ interlace: 1 })],
    ["has a second header", png({ behind: chunk("IHDR", Buffer.alloc(13, 1)) })],
    ["ends before its data", png({ before: chunk("IEND", nothing) })],
    ["has a palette after its data", png({ behind: chunk("PLTE", Buffer.alloc(3)) })],
    ["is a JPEG in CMYK", jpeg(4, 4, 4)],
    ["is a huge JPEG", jpeg(60_000, 60_000)],
    ["is a lossless JPEG", jpeg(4, 4, 3, 0xc3)],
    ["is a JPEG without an end", jpeg(4, 4).subarray(0, -2)],
  ])("%s", (_, file) => {
    expect(checkLogo(file)).toBeUndefined();
  });
});
