import { MOST_DATA } from "./encode-pdf417.ts";

const BYTES_OF_ANY_COUNT = 901;
const BYTES_IN_GROUPS_OF_SIX = 924;

/** The data codewords of a PDF417 in byte compaction (ISO/IEC 15438, 5.4.3); undefined for too many bytes. */
export function compactBytes(bytes: Uint8Array): number[] | undefined {
  const odd = bytes.length % 6;
  const grouped = bytes.length - odd;
  // The 1 is the codeword that selects the mode.
  if (1 + (grouped / 6) * 5 + odd > MOST_DATA) return undefined;
  const codewords = [odd === 0 ? BYTES_IN_GROUPS_OF_SIX : BYTES_OF_ANY_COUNT];
  for (let start = 0; start < grouped; start += 6) {
    // A JavaScript number holds a 48-bit integer without loss.
    let value = Buffer.from(bytes.buffer, bytes.byteOffset + start, 6).readUIntBE(0, 6);
    const digits = [0, 0, 0, 0, 0];
    for (let place = 4; place >= 0; place--) {
      digits[place] = value % 900;
      value = Math.floor(value / 900);
    }
    codewords.push(...digits);
  }
  return [...codewords, ...bytes.subarray(grouped)];
}
