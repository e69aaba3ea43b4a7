import type { BlockStyle } from "./blocks.ts";
import type { SymbolGrid } from "./encode-symbol.ts";
import { printable } from "./printable-text.ts";
import { gap, heightOf, type Row, tagged, textRows } from "./row.ts";
import { symbolRow } from "./symbol-row.ts";
import type { ViewModel } from "./view-model.ts";

/**
 * Rows with the label `words.paymentLink`, the payment URL and the URL's QR code. The label and an http or https URL
 * become one link if their total height is within `style.limit`.
 */
export function paymentRows(
  { words, paymentUrl = "" }: ViewModel,
  symbol: SymbolGrid | undefined,
  style: BlockStyle,
): Row[] {
  const rows = [
    gap(6),
    ...textRows(words.paymentLink, { ...style, face: { ...style.face, bold: true } }),
    ...textRows(printable(paymentUrl), style),
  ];
  const linked =
    isWebAddress(paymentUrl) && heightOf(rows) <= style.limit
      ? [link(rows, paymentUrl, style)]
      : rows;
  return symbol
    ? [
        ...linked,
        ...tagged([symbolRow(symbol, { side: 72, width: style.width, align: "left" })], {
          type: "Figure",
          alt: words.paymentSymbol,
        }),
      ]
    : linked;
}

function link(rows: readonly Row[], url: string, { width }: BlockStyle): Row {
  const height = heightOf(rows);
  return {
    height,
    draw(canvas, x, y) {
      let top = y;
      for (const row of rows) {
        row.draw(canvas, x, top);
        top += row.height;
      }
      canvas.link(x, y, width, height, url);
    },
  };
}

// Only web addresses become links, because a PDF reader would also open dangerous URLs, e.g. `file:`.
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[\x21-\x7e]+$/i.test(text) && URL.canParse(text);
}
