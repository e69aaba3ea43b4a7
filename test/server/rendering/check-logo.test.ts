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
  readonly depth?: number;
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
  const { depth = 8, before = nothing, behind = nothing } = wanted;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlace], 8);
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

const palette = (length: number) => chunk("PLTE", Buffer.alloc(length, "palette"));
const transparency = (...bytes: number[]) => chunk("tRNS", Buffer.from(bytes));

function checked(file: Buffer): Buffer {
  return Buffer.from(checkLogo(file)?.file ?? nothing);
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
  expect(checked(png({ before: words, behind: physical }))).toEqual(png());
});

describe("a PNG is rewritten for the PDF:", () => {
  it.each([0, 2, 4, 6])("a palette that colour type %i does not use is removed", (colour) => {
    const samples = { 0: 1, 2: 3, 4: 2, 6: 4 }[colour] ?? 0;
    const rows = Buffer.alloc((1 + 3 * samples) * 2);
    const before = palette(6);
    expect(checked(png({ colour, rows, before }))).toEqual(png({ colour, rows }));
  });

  it.each([4, 6])("`tRNS` is removed, because colour type %i has an alpha channel", (colour) => {
    const rows = Buffer.alloc((1 + 3 * (colour - 2)) * 2);
    const before = transparency(0, 1, 0, 1, 0, 1);
    expect(checked(png({ colour, rows, before }))).toEqual(png({ colour, rows }));
  });

  it.each([1, 2, 4])(
    "transparent colours of a palette with %i-bit indexes are blended with white",
    (depth) => {
      const rows = Buffer.from([0, ...Array<number>(Math.ceil((3 * depth) / 8)).fill(0)]);
      const palette = (...colours: number[]) => chunk("PLTE", Buffer.from(colours));
      const sent = Buffer.concat([palette(0, 0, 0, 200, 100, 0), transparency(0, 127)]);
      const file = checked(png({ depth, colour: 3, height: 1, rows, before: sent }));
      const blended = palette(255, 255, 255, 228, 178, 128);
      expect(file).toEqual(png({ depth, colour: 3, height: 1, rows, before: blended }));
      expect(checked(file)).toEqual(file);
    },
  );

  it("palette colours that `tRNS` omits are opaque", () => {
    const rows = Buffer.from([0, 0, 1, 255, 0, 255, 255, 255]);
    const before = Buffer.concat([palette(768), transparency(7)]);
    const whole = Buffer.concat([palette(768), transparency(7, ...Array<number>(255).fill(255))]);
    const file = checked(png({ colour: 3, rows, before }));
    expect(file).toEqual(png({ colour: 3, rows, before: whole }));
    expect(checked(file)).toEqual(file);
  });

  it.each([0, 2])("in colour type %i, the transparent colour becomes opaque", (colour) => {
    const rows = Buffer.alloc((1 + 3 * (colour + 1)) * 2);
    const before = transparency(...Array<number>(2 * (colour + 1)).fill(0));
    expect(checked(png({ colour, rows, before }))).toEqual(png({ colour, rows }));
  });
});

describe("in a JPEG,", () => {
  function exif(order: "II" | "MM", orientation: number, directory = 8): Buffer {
    const both = (value: number) => (order === "II" ? [value, 0] : [0, value]);
    const long = (value: number) => (order === "II" ? [value, 0, 0, 0] : [0, 0, 0, value]);
    const tag = order === "II" ? [0x12, 1] : [1, 0x12];
    const entry = [...tag, ...both(3), ...long(1), ...both(orientation), 0, 0];
    const tiff = [...Buffer.from(order), ...both(42), ...long(directory), ...both(1), ...entry];
    return Buffer.from([0xff, 0xe1, 0, 8 + tiff.length, ...Buffer.from("Exif\0\0"), ...tiff]);
  }
  const plain = jpeg(40, 30);
  const behindStart = (...bytes: Buffer[]) =>
    Buffer.concat([plain.subarray(0, 2), ...bytes, plain.subarray(2)]);

  it.each(["II", "MM"] as const)(
    "with the byte order %s, the orientations 5 to 8 swap width and height",
    (order) => {
      for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        const isTurned = orientation >= 5 && orientation <= 8;
        const size = isTurned ? { width: 30, height: 40 } : { width: 40, height: 30 };
        // Only the first EXIF segment counts.
        const file = behindStart(exif(order, orientation), exif(order, 14 - orientation));
        expect(checkLogo(file)).toMatchObject(size);
      }
    },
  );

  it("padding between segments, and bytes after the end, are accepted", () => {
    const fill = Buffer.from([0xff, 0xff]);
    expect(checked(behindStart(fill))).toEqual(plain);
    expect(checkLogo(Buffer.concat([plain, Buffer.from("\n")]))).toMatchObject({ width: 40 });
  });

  it("an EXIF directory beyond the end of the file is ignored", () => {
    expect(checkLogo(behindStart(exif("MM", 6, 200)))).toMatchObject({ width: 40, height: 30 });
    expect(checkLogo(behindStart(exif("MM", 6, 50)))).toMatchObject({ width: 40, height: 30 });
  });

  it("a second frame is rejected", () => {
    expect(checkLogo(behindStart(plain.subarray(2, 15)))).toBeUndefined();
  });
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
    ["has more than 1,000,000 pixels", png({ width: 1001, height: 1000 })],
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
