import { COLUMNS, drawPdf417 } from "./draw-pdf417.ts";
import type { SymbolGrid } from "./encode-symbol.ts";

/** The number of PDF417 codewords. Each codeword has one pattern of 17 modules in each of three clusters. */
export const CODEWORDS = 929;

// Rows use the three clusters in turn, so a codeword repeated in three consecutive rows shows all its patterns.
const CLUSTERS = 3;
const BLOCKS = 17;
const MODULES = 17;

/** Returns 17-bit patterns, by cluster and codeword. Reads them from four symbols that bwip-js draws; takes 100 ms. */
export async function readPatterns(): Promise<readonly Uint32Array[]> {
  const clusters = Array.from({ length: CLUSTERS }, () => new Uint32Array(CODEWORDS));
  for (let first = 0; first < CODEWORDS; first += BLOCKS * COLUMNS) {
    const rows = Array.from({ length: BLOCKS * CLUSTERS }, (_, row) => {
      const start = first + Math.floor(row / CLUSTERS) * COLUMNS;
      return Array.from({ length: COLUMNS }, (_, column) => (start + column) % CODEWORDS);
    });
    // The first codeword of a symbol is the symbol's length, so no pattern is read from the first row.
    const data = [...new Array(COLUMNS - 1).fill(0), ...rows.flat()];
    const text = data.map((each) => `^${String(each).padStart(3, "0")}`).join("");
    const { columns, cells } = await drawPdf417({ text, eclevel: 0, raw: true });
    for (const [index, row] of rows.entries()) {
      const cluster = clusters[(index + 1) % CLUSTERS];
      // A start pattern and a row indicator precede the codewords.
      const start = (index + 1) * columns + 2 * MODULES;
      for (const [column, codeword] of row.entries()) {
        cluster?.set([patternAt(cells, start + column * MODULES)], codeword);
      }
    }
  }
  return clusters;
}

function patternAt(cells: SymbolGrid["cells"], start: number): number {
  let pattern = 0;
  for (let at = start; at < start + MODULES; at++) pattern = 2 * pattern + Number(cells[at]);
  return pattern;
}
