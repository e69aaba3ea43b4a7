import type { Picture } from "./canvas.ts";

// JPEG frames that every PDF reader decodes: baseline, extended and progressive.
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
const end = Buffer.from("ffd9", "hex");

/**
 * Returns a JPEG and its size; an EXIF orientation of 5 to 8 exchanges width and height.
 * Returns undefined if the header is invalid, the kind is unsupported, or the end marker is missing.
 * Throws a RangeError if the file ends within the header.
 * The compressed pixels are not decoded. Fill bytes between segments are removed, because pdfkit misreads them.
 */
export function readJpeg(bytes: Buffer): Picture | undefined {
  const kept = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | undefined;
  let orientation: number | undefined;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    while (bytes.readUInt8(at + 1) === 0xff) at++;
    const marker = bytes.readUInt8(at + 1);
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || (marker >= 0xd0 && marker <= 0xd9)) return undefined;
    if (marker === 0xda) {
      if (size === undefined || !bytes.includes(end, at)) return undefined;
      const { width, height } = size;
      const isTurned = orientation !== undefined && orientation >= 5 && orientation <= 8;
      const file = Buffer.concat([...kept, bytes.subarray(at)]);
      return { file, ...(isTurned ? { width: height, height: width } : size) };
    }
    const segment = bytes.subarray(at, at + 2 + length);
    if (frames.includes(marker)) {
      const components = segment.readUInt8(9);
      const isUsable = segment.readUInt8(4) === 8 && (components === 1 || components === 3);
      if (!isUsable || size !== undefined) return undefined;
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (marker === 0xe1) orientation ??= exifOrientation(bytes.subarray(at + 4));
    kept.push(segment);
    at += segment.length;
  }
}

// Reads the EXIF orientation in the same way as pdfkit; undefined if the segment is not an EXIF segment.
// `segment` extends from the segment's content to the end of the file, because pdfkit also reads beyond the segment.
function exifOrientation(segment: Buffer): number | undefined {
  if (segment.toString("latin1", 0, 6) !== "Exif\0\0") return undefined;
  const tiff = segment.subarray(6);
  const order = tiff.toString("latin1", 0, 4);
  if (order !== "II*\0" && order !== "MM\0*") return 1;
  const isLittle = order === "II*\0";
  const read = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const stop = directory + 2 + 12 * read(directory);
  for (let at = directory + 2; at < stop && at + 12 <= tiff.length; at += 12) {
    if (read(at) === 0x0112) return read(at + 8);
  }
  return 1;
}
