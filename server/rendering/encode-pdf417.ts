import { COLUMNS } from "./draw-pdf417.ts";
import type { SymbolGrid } from "./encode-symbol.ts";

/** The error correction level; the only tax authority that uses PDF417 requires level 5. */
export const LEVEL = 5;
const CORRECTIONS = 2 ** (LEVEL + 1);
const PRIME = 929;
const PADDING = 900;
const START = 0b11111111010101000;
const STOP = 0b111111101000101001;
const MOST_CODEWORDS = 928;
export const MOST_ROWS = MOST_CODEWORDS / COLUMNS;
/** The maximum number of data codewords: all codewords, less the corrections and the length codeword. */
export const MOST_DATA = MOST_CODEWORDS - CORRECTIONS - 1;

/**
 * Encodes codewords as a PDF417 (ISO/IEC 15438), 30 times as fast as bwip-js. `patterns` is the result of
 * `readPatterns` in pdf417-patterns.ts.
 */
export function encodePdf417(
  data: readonly number[],
  patterns: readonly Uint32Array[],
): SymbolGrid {
  const rows = Math.ceil((1 + data.length + CORRECTIONS) / COLUMNS);
  const words = new Uint16Array(rows * COLUMNS).fill(PADDING);
  const described = words.length - CORRECTIONS;
  words.set([described, ...data]);
  words.set(corrections(words.subarray(0, described)), described);
  const columns = 17 * (COLUMNS + 3) + 18;
  const cells = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    let at = row * columns;
    const put = (pattern: number, width = 17) => {
      for (let bit = width - 1; bit >= 0; bit--) cells[at++] = (pattern >> bit) & 1;
    };
    const cluster = patterns[row % 3];
    const putWord = (word = 0) => put(cluster?.[word] ?? 0);
    const [left, right] = indicators(row, rows);
    put(START);
    putWord(left);
    words.subarray(row * COLUMNS, (row + 1) * COLUMNS).forEach((word) => void putWord(word));
    putWord(right);
    put(STOP, 18);
  }
  return { columns, rows, stretch: 3, cells };
}

// The indicators at the left and right end of a row. Those of three consecutive rows encode the number of rows, the
// number of columns and the error correction level.
function indicators(row: number, rows: number): readonly [left: number, right: number] {
  const base = 30 * Math.floor(row / 3);
  const high = base + Math.floor((rows - 1) / 3);
  const low = base + 3 * LEVEL + ((rows - 1) % 3);
  const wide = base + COLUMNS - 1;
  if (row % 3 === 0) return [high, wide];
  return row % 3 === 1 ? [low, high] : [wide, low];
}

// The generator polynomial is the product of (x - 3^i) for each i from 1 to `CORRECTIONS`.
// `divisor` is this polynomial, negated and without the leading term.
const divisor = Uint32Array.from(product().slice(1), (each) => (PRIME - each) % PRIME);

function product(): number[] {
  let terms = [1];
  let root = 1;
  for (let count = 0; count < CORRECTIONS; count++) {
    root = (root * 3) % PRIME;
    const moved = [0, ...terms].map((each) => each * (PRIME - root));
    terms = moved.map((each, index) => (each + (terms[index] ?? 0)) % PRIME);
  }
  return terms;
}

// The Reed-Solomon corrections: the negated remainder of the division by the generator polynomial.
function corrections(words: Uint16Array): Uint16Array {
  const remainder = new Uint32Array(CORRECTIONS + 1);
  for (const word of words) {
    const factor = (word + (remainder[0] ?? 0)) % PRIME;
    for (let at = 0; at < CORRECTIONS; at++) {
      remainder[at] = ((remainder[at + 1] ?? 0) + factor * (divisor[at] ?? 0)) % PRIME;
    }
  }
  return Uint16Array.from(remainder.subarray(0, CORRECTIONS), (each) => (PRIME - each) % PRIME);
}
