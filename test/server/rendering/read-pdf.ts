import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text where a reader of PDF finds it; points from the bottom left corner. */
export interface ReadText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A page as a second library reads it. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ReadText[];
  /** All of it, joined by spaces. */
  readonly text: string;
  readonly links: readonly string[];
}

/** What a second library reads in a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPage[]> {
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
