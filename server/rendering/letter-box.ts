import type { Measurer } from "./canvas.ts";
import type { VoucherLetter } from "./country-rendering.ts";
import { line } from "./palette.ts";
import { type Row, tagged, textRows, together } from "./row.ts";

/** The width of the box in points. */
export const letterBoxWidth = 46;

/** A frame around two lines of text: a voucher's letter, such as "A", and its code, such as "COD. 01". */
export function letterBox({ letter, code }: VoucherLetter, measure: Measurer): Row {
  const style = { width: letterBoxWidth, measure, align: "center" } as const;
  const inside = together(
    tagged(
      [
        ...textRows(letter, { ...style, face: { size: 26, bold: true } }),
        ...textRows(code, { ...style, face: { size: 7.5, bold: true } }),
      ],
      { type: "P" },
    ),
  );
  const height = inside.height + 6;
  return {
    height,
    draw(canvas, x, y) {
      canvas.frame(x, y, letterBoxWidth, height, line);
      inside.draw(canvas, x, y + 4);
    },
  };
}
