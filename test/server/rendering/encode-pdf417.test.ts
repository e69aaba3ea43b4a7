import bwip from "bwip-js";
import { expect, it } from "vitest";
import { encodePdf417, MOST_DATA } from "../../../server/rendering/encode-pdf417.ts";
import { CODEWORDS, readPatterns } from "../../../server/rendering/pdf417-patterns.ts";

const patterns = await readPatterns();

/** The symbol that bwip-js draws for the given codewords. */
function secondOpinion(data: readonly number[]) {
  const text = data.map((each) => `^${String(each).padStart(3, "0")}`).join("");
  const options = { bcid: "pdf417", eclevel: 5, columns: 16, text, raw: true };
  const [symbol] = bwip.raw(options);
  if (symbol === undefined || !("pixs" in symbol)) throw new Error("no symbol");
  return { columns: symbol.pixx, cells: symbol.pixs };
}

const counted = (first: number, length: number) =>
  Array.from({ length }, (_, index) => (first + index) % CODEWORDS);

// A row has sixteen codewords. All of them use the row's cluster, which is one of three. If one symbol starts with
// 0 and the next with 16, each codeword is one row earlier in the next symbol, and thus in another cluster. So the last
// six symbols contain every codeword in every cluster.
it.each([
  ...[1, 14, 15, 16, 31, 300].map((length) => counted(900, length)),
  ...[0, 16, 32, 400, 416, 432].map((first) => counted(first, MOST_DATA)),
])(
  "a symbol of consecutive codewords, from %i upwards, equals the symbol of bwip-js",
  (...data) => {
    const { columns, cells } = encodePdf417(data, patterns);
    expect({ columns, cells: Array.from(cells) }).toEqual(secondOpinion(data));
  },
);

it("every pattern belongs to its cluster, and no two codewords have the same pattern", () => {
  const all = patterns.flatMap((cluster) => [...cluster]);
  expect(new Set(all).size).toBe(3 * CODEWORDS);
  for (const [index, cluster] of patterns.entries()) {
    for (const pattern of cluster) {
      // The widths of bars and spaces, alternating.
      const widths =
        pattern
          .toString(2)
          .match(/1+|0+/g)
          ?.map((run) => run.length) ?? [];
      const [one = 0, , three = 0, , five = 0, , seven = 0] = widths;
      expect(widths).toHaveLength(8);
      expect((one - three + five - seven + 9) % 9).toBe(3 * index);
    }
  }
});
