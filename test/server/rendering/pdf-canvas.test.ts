import { expect, it } from "vitest";
import { encodeSymbol } from "../../../server/rendering/encode-symbol.ts";
import { darkRuns } from "../../../server/rendering/pdf-canvas.ts";
import { readCode } from "./read-code.ts";

const payloads = [
  ["pdf417", "<TED><DD><RE>77123456-9</RE></DD></TED>"],
  ["pdf417", "<RSR>Señor Muñoz</RSR>"],
  ["pdf417", "a longer text: ".repeat(80)],
  ["qrcode", "https://pagos.example/f/9f3a?ñ=1"],
] as const;

it.each(payloads)("what is drawn of a %s decodes to its payload", async (symbology, payload) => {
  const latin1 = symbology === "pdf417" && { encoding: "latin1" as const };
  const grid = await encodeSymbol({ symbology, payload, ...latin1 });
  if (grid === undefined) throw new Error("no grid");
  const [scale, quiet] = [3, 12];
  const width = grid.columns * scale + 2 * quiet;
  const high = scale * grid.stretch;
  const height = grid.rows * high + 2 * quiet;
  const pixels = new Uint8ClampedArray(width * height).fill(255);
  for (const { row, column, length } of darkRuns(grid)) {
    for (let y = 0; y < high; y++) {
      const start = (quiet + row * high + y) * width + quiet + column * scale;
      pixels.fill(0, start, start + length * scale);
    }
  }
  expect(readCode(symbology, { width, height, pixels })).toBe(payload);
});
