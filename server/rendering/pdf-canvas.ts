import type PDFDocument from "pdfkit";
import type { Canvas, Face, Measurer } from "./canvas.ts";
import type { SymbolGrid } from "./encode-symbol.ts";

const black = "#000000";

/** A canvas that draws on the current page of a pdfkit document, with the standard fonts only. */
export function pdfCanvas(pdf: InstanceType<typeof PDFDocument>): Canvas {
  const use = ({ bold, size, colour = black }: Face) =>
    pdf.font(fontOf(bold)).fontSize(size).fillColor(colour);
  return {
    write(text, x, y, face) {
      use(face).text(text, x, y, { lineBreak: false });
    },
    writeAcross(text, x, y, face, degrees) {
      const width = use(face).widthOfString(text);
      pdf.save().rotate(-degrees, { origin: [x, y] });
      pdf.text(text, x - width / 2, y - face.size / 2, { lineBreak: false }).restore();
    },
    rule(x, y, width, { colour, thickness }) {
      pdf.lineWidth(thickness).strokeColor(colour).moveTo(x, y);
      pdf.lineTo(x + width, y).stroke();
    },
    frame(x, y, width, height, { colour, thickness }) {
      pdf.lineWidth(thickness).strokeColor(colour).rect(x, y, width, height).stroke();
    },
    fill(x, y, width, height, colour) {
      pdf.rect(x, y, width, height).fill(colour);
    },
    symbol(grid, x, y, width) {
      const wide = width / grid.columns;
      const high = wide * grid.stretch;
      for (const run of darkRuns(grid)) {
        pdf.rect(x + run.column * wide, y + run.row * high, run.length * wide, high);
      }
      pdf.fill(black);
    },
    link(x, y, width, height, url) {
      pdf.link(x, y, width, height, url);
    },
  };
}

/** Merges neighbouring dark cells of each row, so that printers show no seams between them. */
export function* darkRuns({ columns, rows, cells }: SymbolGrid) {
  for (let row = 0; row < rows; row++) {
    let length = 0;
    for (let column = 0; column <= columns; column++) {
      if (column < columns && cells[row * columns + column]) length++;
      else if (length > 0) {
        yield { row, column: column - length, length };
        length = 0;
      }
    }
  }
}

/** Measures text as pdfkit draws it, except kerning, which only makes lines narrower. */
export function pdfMeasurer(pdf: InstanceType<typeof PDFDocument>): Measurer {
  const widths = [new Map<string, number>(), new Map<string, number>()] as const;
  const widthOf = (character: string, bold: boolean) => {
    const known = widths[bold ? 1 : 0].get(character);
    if (known !== undefined) return known;
    const width = pdf.font(fontOf(bold)).fontSize(1000).widthOfString(character) / 1000;
    widths[bold ? 1 : 0].set(character, width);
    return width;
  };
  return (text, { size, bold = false }) => {
    let width = 0;
    for (const character of text) width += widthOf(character, bold);
    return width * size;
  };
}

function fontOf(bold = false): string {
  return bold ? "Helvetica-Bold" : "Helvetica";
}
