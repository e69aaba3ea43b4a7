import type PDFDocument from "pdfkit";
import type { Canvas, Face, Measurer } from "./canvas.ts";
import type { Fonts } from "./fonts.ts";
import type { PdfStructure } from "./pdf-structure.ts";
import { symbolPng } from "./symbol-png.ts";

type Pdf = InstanceType<typeof PDFDocument>;

const black = "#000000";
// The ascent of Helvetica relative to its size. All fonts use this ascent, so that baselines are the same.
const ascent = 0.718;
// The least width of a symbol in pixels. Viewers blur images that have fewer pixels than the screen.
const SHARP_PIXELS = 600;

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
      // An image, because drawing a PDF417 as paths takes longer than the rest of the page.
      const pixels = Math.ceil(SHARP_PIXELS / grid.columns);
      const png = symbolPng(grid, { wide: pixels, high: pixels, quiet: 0 });
      const height = (width * grid.rows * grid.stretch) / grid.columns;
      content(() => pdf.image(bufferOf(png), x, y, { width, height }));
    },
    link(x, y, width, height, url) {
      pdf.link(x, y, width, height, url);
    },
    picture({ file }, x, y, width) {
      content(() => pdf.image(bufferOf(file), x, y, { width }));
    },
    within: structure.within,
    artifact,
  };
}

/** Measures text without kerning. pdfkit draws with kerning, which makes most texts narrower, a few slightly wider. */
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

// The types of pdfkit accept a Buffer, but no other Uint8Array.
function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
