import { piTable } from "./rc2-table.ts";

const BLOCK = 8;
const MIX = [1, 2, 3, 5] as const;

/**
 * Decrypts RC2-CBC (RFC 2268), the cipher of PFX files from Windows. Node lacks this cipher. Returns undefined if the
 * padding is wrong, if the data is empty, or if its length is no multiple of 8 bytes.
 */
export function decryptRc2(
  key: Uint8Array,
  effectiveBits: number,
  iv: Uint8Array,
  data: Uint8Array,
): Uint8Array | undefined {
  if (data.length === 0 || data.length % BLOCK !== 0) {
    return undefined;
  }
  const words = expandKey(key, effectiveBits);
  const plain = new Uint8Array(data.length);
  let before = iv;
  for (let at = 0; at < data.length; at += BLOCK) {
    const block = data.subarray(at, at + BLOCK);
    const opened = decryptBlock(words, block);
    for (let index = 0; index < BLOCK; index++) {
      plain[at + index] = (opened[index] ?? 0) ^ (before[index] ?? 0);
    }
    before = block;
  }
  const padding = plain.at(-1) ?? 0;
  const isPadded =
    padding >= 1 && padding <= BLOCK && plain.subarray(-padding).every((byte) => byte === padding);
  return isPadded ? plain.subarray(0, plain.length - padding) : undefined;
}

function expandKey(key: Uint8Array, effectiveBits: number): Uint16Array {
  const bytes = new Uint8Array(128);
  bytes.set(key);
  const pi = (index: number) => piTable[index & 0xff] ?? 0;
  const at = (index: number) => bytes[index] ?? 0;
  for (let index = key.length; index < 128; index++) {
    bytes[index] = pi(at(index - 1) + at(index - key.length));
  }
  const length = Math.ceil(effectiveBits / 8);
  bytes[128 - length] = pi(at(128 - length) & (0xff >> (8 * length - effectiveBits)));
  for (let index = 127 - length; index >= 0; index--) {
    bytes[index] = pi(at(index + 1) ^ at(index + length));
  }
  return Uint16Array.from({ length: 64 }, (_, index) => at(2 * index) | (at(2 * index + 1) << 8));
}

function decryptBlock(words: Uint16Array, block: Uint8Array): Uint8Array {
  const r = Uint16Array.from({ length: 4 }, (_, index) => {
    return (block[2 * index] ?? 0) | ((block[2 * index + 1] ?? 0) << 8);
  });
  const at = (index: number) => r[index & 3] ?? 0;
  const word = (index: number) => words[index] ?? 0;
  for (let round = 15; round >= 0; round--) {
    for (let index = 3; index >= 0; index--) {
      const turn = MIX[index] ?? 0;
      const turned = (at(index) >>> turn) | (at(index) << (16 - turn));
      const mixed = (at(index - 1) & at(index - 2)) + (~at(index - 1) & at(index - 3));
      r[index] = turned - word(4 * round + index) - mixed;
    }
    if (round === 11 || round === 5) {
      for (let index = 3; index >= 0; index--) {
        r[index] = at(index) - word(at(index - 1) & 63);
      }
    }
  }
  return Uint8Array.from({ length: BLOCK }, (_, index) => at(index >> 1) >>> (8 * (index & 1)));
}
