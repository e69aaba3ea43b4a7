import type PDFDocument from "pdfkit";
import type { Canvas, Face, Measurer } from "./canvas.ts";
import type { SymbolGrid } from "./encode-symbol.ts";
import type { Fonts } from "./fonts.ts";
import type { PdfStructure } from "./pdf-structure.ts";

type Pdf = InstanceType<typeof PDFDocument>;

const black = "#000000";
// Helvetica's, relative to the size. Fonts with room for high accents start at the same place.
const ascent = 0.718;

/** A canvas that draws on the current page of a tagged pdfkit document. */
export function pdfCanvas(pdf: Pdf, fonts: Fonts, structure: PdfStructure): Canvas {
  const { content, artifact } = structure;
  const use = ({ bold, size, colour = black }: Face) =>
    pdf.font(fontOf(fonts, bold)).fontSize(size).fillColor(colour);
  const options = { lineBreak: false, baseline: "alphabetic" } as const;
  return {
    write(text, x, y, face) {
      content(() => use(face).text(text, x, y + face.size * ascent, options));
    },
    writeAcross(text, x, y, face, degrees) {
      const width = use(face).widthOfString(text);
      const top = y - face.size / 2;
      content(() => {
        pdf.save().rotate(-degrees, { origin: [x, y] });
        pdf.text(text, x - width / 2, top + face.size * ascent, options).restore();
      });
    },
    rule(x, y, width, { colour, thickness }) {
      artifact(() => {
        pdf.lineWidth(thickness).strokeColor(colour).moveTo(x, y);
        pdf.lineTo(x + width, y).stroke();
      });
    },
    frame(x, y, width, height, { colour, thickness }) {
      artifact(() => {
        pdf.lineWidth(thickness).strokeColor(colour).rect(x, y, width, height).stroke();
      });
    },
    fill(x, y, width, height, colour) {
      artifact(() => pdf.rect(x, y, width, height).fill(colour));
    },
    symbol(grid, x, y, width) {
      const wide = width / grid.columns;
      // A cell is the unit of length, and one text has all of them: pdfkit's own `rect` takes longer than the page.
      const cells = Array.from(darkRuns(grid), ({ column, row, length }) => {
        return `${column} ${row} ${length} 1 re`;
      });
      content(() => {
        pdf
          .save()
          .translate(x, y)
          .scale(wide, wide * grid.stretch)
          .fillColor(black);
        pdf.page.write(cells.join("\n"));
        pdf.fill().restore();
      });
    },
    link(x, y, width, height, url) {
      pdf.link(x, y, width, height, url);
    },
    picture({ file }, x, y, width) {
      content(() =>
        pdf.image(Buffer.from(file.buffer, file.byteOffset, file.length), x, y, { width }),
      );
    },
    within: structure.within,
    artifact,
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
export function pdfMeasurer(pdf: Pdf, fonts: Fonts): Measurer {
  const widths = [new Map<string, number>(), new Map<string, number>()] as const;
  const widthOf = (character: string, bold: boolean) => {
    const known = widths[bold ? 1 : 0].get(character);
    if (known !== undefined) return known;
    const width = pdf.font(fontOf(fonts, bold)).fontSize(1000).widthOfString(character) / 1000;
    widths[bold ? 1 : 0].set(character, width);
    return width;
  };
  return (text, { size, bold = false }) => {
    let width = 0;
    for (const character of text) width += widthOf(character, bold);
    return width * size;
  };
}

function fontOf({ regular, bold }: Fonts, isBold = false): string {
  return isBold ? bold : regular;
}
