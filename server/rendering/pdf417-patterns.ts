/** Codewords of a PDF417, each with a pattern of 17 modules in each of three clusters. */
export const CODEWORDS = 929;

const COLUMNS = 16;
// Rows of three clusters in turn, so that three rows with the same codewords show all patterns of those.
const CLUSTERS = 3;
const BLOCKS = 17;
const MODULES = 17;

/** The patterns of all codewords by cluster, 17 bits each, read out of four symbols that bwip-js draws (some 100 ms, once). */
export async function readPatterns(): Promise<readonly Uint32Array[]> {
  const { default: bwip } = await import("bwip-js");
  const clusters = Array.from({ length: CLUSTERS }, () => new Uint32Array(CODEWORDS));
  for (let first = 0; first < CODEWORDS; first += BLOCKS * COLUMNS) {
    const rows = Array.from({ length: BLOCKS * CLUSTERS }, (_, row) => {
      const start = first + Math.floor(row / CLUSTERS) * COLUMNS;
      return Array.from({ length: COLUMNS }, (_, column) => (start + column) % CODEWORDS);
    });
    // The first row begins with the number of codewords, so it shows nothing.
    const data = [...new Array(COLUMNS - 1).fill(0), ...rows.flat()];
    const text = data.map((each) => `^${String(each).padStart(3, "0")}`).join("");
    const options = { bcid: "pdf417", eclevel: 0, columns: COLUMNS, raw: true, text };
    const [symbol] = bwip.raw(options);
    if (symbol === undefined || !("pixs" in symbol))
      throw new TypeError("bwip-js returned no grid");
    for (const [index, row] of rows.entries()) {
      const cluster = clusters[(index + 1) % CLUSTERS];
      // Before the codewords stand the start and an indicator.
      const start = (index + 1) * symbol.pixx + 2 * MODULES;
      for (const [column, codeword] of row.entries()) {
        const at = start + column * MODULES;
        const bits = symbol.pixs.slice(at, at + MODULES);
        if (cluster !== undefined)
          cluster[codeword] = Number.parseInt(bits.map(Number).join(""), 2);
      }
    }
  }
  return clusters;
}
