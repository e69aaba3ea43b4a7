// The program of the worker thread that reads PDFs with pdf.js.
import { parentPort } from "node:worker_threads";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ReadingTask, ReadPage, Reply } from "./read-pdf.ts";
import type { GreyImage } from "./read-png.ts";

parentPort?.on("message", async ({ kind, pdf, port }: ReadingTask) => {
  const reading = kind === "pages" ? readPages(pdf) : readSymbols(pdf);
  port.postMessage(
    await reading.then(
      (result): Reply => ({ result }),
      (error: unknown): Reply => ({ error }),
    ),
  );
});

async function readPages(pdf: Uint8Array): Promise<ReadPage[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
        : [],
    );
    const [, , width = 0, height = 0] = page.view;
    const annotations: readonly { url?: string }[] = await page.getAnnotations();
    pages.push({
      width,
      height,
      texts,
      text: texts.map(({ text }) => text).join(" "),
      links: annotations.flatMap(({ url }) => url ?? []),
    });
  }
  await task.destroy();
  return pages;
}

// Pixels of white margin that symbol readers need on each side.
const QUIET = 60;

async function readSymbols(pdf: Uint8Array): Promise<GreyImage[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const symbols: GreyImage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    let matrix: readonly number[] = [];
    for (const [at, operator] of fnArray.entries()) {
      if (operator === OPS.transform) matrix = argsArray[at];
      if (operator !== OPS.paintImageXObject) continue;
      const image: PackedImage = await new Promise((resolve) => {
        page.objs.get(argsArray[at][0], resolve);
      });
      symbols.push(stretched(image, matrix));
    }
  }
  await task.destroy();
  return symbols;
}

/** An image with one bit per pixel, 1 for white; each row is padded to whole bytes. */
interface PackedImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function stretched({ width, height, data }: PackedImage, matrix: readonly number[]): GreyImage {
  const [wide = 1, , , high = 1] = matrix;
  const rows = Math.round((Math.abs(high / wide) * width) / height);
  const line = Math.ceil(width / 8);
  const shown = { width: width + 2 * QUIET, height: height * rows + 2 * QUIET };
  const pixels = new Uint8ClampedArray(shown.width * shown.height).fill(255);
  for (let y = 0; y < height * rows; y++) {
    for (let x = 0; x < width; x++) {
      const byte = data[Math.floor(y / rows) * line + (x >> 3)] ?? 0;
      pixels[(y + QUIET) * shown.width + x + QUIET] = (byte << (x & 7)) & 0x80 ? 255 : 0;
    }
  }
  return { ...shown, pixels };
}
