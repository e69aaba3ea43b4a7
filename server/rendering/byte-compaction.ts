// A symbol of level 5 has 928 codewords: 64 correct errors, one is the length, one names the mode.
const MOST_CODEWORDS = 928 - 64 - 1 - 1;
const BYTES_OF_ANY_COUNT = 901;
const BYTES_IN_GROUPS_OF_SIX = 924;

/** The data codewords of a PDF417 in byte compaction (ISO/IEC 15438, 5.4.3); undefined for more bytes than fit beside the error correction of level 5. */
export function compactBytes(bytes: Uint8Array): number[] | undefined {
  const odd = bytes.length % 6;
  const grouped = bytes.length - odd;
  if ((grouped / 6) * 5 + odd > MOST_CODEWORDS) return undefined;
  const codewords = [odd === 0 ? BYTES_IN_GROUPS_OF_SIX : BYTES_OF_ANY_COUNT];
  for (let start = 0; start < grouped; start += 6) {
    // 48 bits are a whole number in a double.
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
