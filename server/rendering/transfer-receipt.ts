import type { BlockStyle } from "./blocks.ts";
import { line } from "./palette.ts";
import { gap, type Row, textRows, together } from "./row.ts";
import type { ViewModel } from "./view-model.ts";

/**
 * The row that only a transfer copy has: a receipt to sign in a frame, and the legend (e.g. "CEDIBLE") below the frame.
 * With this copy, the issuer assigns the claim for payment to a third party.
 */
export function transferReceipt(
  transfer: NonNullable<ViewModel["transfer"]>,
  { words, ...style }: BlockStyle & { words: ViewModel["words"] },
): Row {
  const padding = 6;
  const inner = { ...style, width: style.width - 2 * padding };
  const fields = [
    words.name,
    transfer.taxIdLabel,
    words.referenceDate,
    words.place,
    words.signature,
  ];
  const receipt = together([
    ...fields.map((field) => fieldRow(field, inner)),
    gap(3),
    ...textRows(transfer.receipt, { ...inner, face: { size: style.face.size - 1.5 } }),
  ]);
  const legend = textRows(transfer.legend, {
    ...style,
    face: { size: style.face.size + 4, bold: true },
    align: "right",
  });
  const frameHeight = receipt.height + 2 * padding;
  return together([
    gap(8),
    {
      height: frameHeight + 8,
      draw(canvas, x, y) {
        canvas.frame(x, y, style.width, frameHeight, line);
        receipt.draw(canvas, x + padding, y + padding);
      },
    },
    ...legend,
  ]);
}

function fieldRow(label: string, { face, measure, width }: BlockStyle): Row {
  const height = face.size * 1.9;
  const start = measure(`${label}: `, face) + 2;
  return {
    height,
    draw(canvas, x, y) {
      canvas.write(`${label}:`, x, y + height - face.size * 1.25, face);
      canvas.rule(x + start, y + height - 2, width - start, { ...line, thickness: 0.5 });
    },
  };
}
