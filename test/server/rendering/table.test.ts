import { expect, it } from "vitest";
import type { Column } from "../../../server/rendering/table.ts";
import { table } from "../../../server/rendering/table.ts";
import { recordingCanvas } from "./recording-canvas.ts";

const measure = (text: string) => text.length;
const columns: readonly Column[] = [
  { title: "Code", width: 10, align: "left", wraps: true },
  { title: "What", width: 40, align: "left", wraps: true },
];

it("notes start directly below the cell in column `notesFrom`, even if an earlier column has more lines", async () => {
  const entries = [{ cells: ["AAAA BBBB CCCC", "Nails"], notes: ["In a box"], notesFrom: 1 }];
  const { rows } = await table(columns, entries, { face: { size: 10 }, measure, limit: 500 });
  const { canvas, marks } = recordingCanvas(measure);
  rows[0]?.draw(canvas, 0, 0);
  const topOf = (text: string) => marks.find((mark) => mark.what === text)?.top;
  expect(topOf("Nails")).toBe(topOf("AAAA"));
  expect(topOf("In a box")).toBeCloseTo(topOf("BBBB") ?? Number.NaN, 1);
  expect(topOf("CCCC")).toBeGreaterThan(topOf("BBBB") ?? Number.NaN);
});
