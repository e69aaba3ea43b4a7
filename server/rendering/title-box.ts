import type { Measurer } from "./canvas.ts";
import { accentLine, line, red } from "./palette.ts";
import { gap, type Row, tagged, textRows, together } from "./row.ts";
import type { ViewModel } from "./view-model.ts";

const most = 4;

/** Tax id, title and folio in a frame, and the text `under` below the frame; all red if the style is "boxed". */
export function titleBox(
  { texts, style, under }: ViewModel["titleBox"],
  {
    width,
    measure,
    size,
    accent,
  }: { width: number; measure: Measurer; size: number; accent?: string | undefined },
): Row {
  const boxed = style === "boxed";
  const padding = boxed ? 8 : 6;
  const face = { bold: true, size, ...(boxed && { colour: red }) };
  const frame = boxed ? { colour: red, thickness: 2 } : (accentLine(accent) ?? line);
  const inside = together(
    tagged(
      texts.flatMap((text) => [
        gap(2),
        ...textRows(text, { face, width: width - 2 * padding, measure, align: "center", most }),
        gap(2),
      ]),
      { type: "H1" },
    ),
  );
  const box: Row = {
    height: inside.height + 2 * padding,
    draw(canvas, x, y) {
      canvas.frame(x, y, width, inside.height + 2 * padding, frame);
      // A line of text has free space below its letters, so the text is drawn a little lower to look centred.
      inside.draw(canvas, x + padding, y + padding + size / 5);
    },
  };
  if (under === undefined) return box;
  const small = { ...face, size: size - 3 };
  const rows = textRows(under, { face: small, width, measure, align: "center", most: 2 });
  return together([box, gap(4), ...rows]);
}
