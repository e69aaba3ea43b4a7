import { describe, expect, it } from "vitest";
import { drawPdf } from "../../../server/rendering/draw-pdf.ts";
import { pngChunk, pngFile } from "../../../server/rendering/png-file.ts";
import { pdfDrawing } from "../../../server/rendering/render-pdf.ts";
import { everyCountry, sample } from "./samples.ts";

describe("a stored logo", () => {
  const draw = async (file?: Uint8Array) => {
    const [first] = everyCountry;
    if (first === undefined) throw new Error("no country");
    const drawing = await pdfDrawing(sample(first[1]));
    const logo = file && { file, width: 1, height: 1 };
    return Buffer.from(await drawPdf({ ...drawing, ...(logo && { logo }) }));
  };
  const isPrinted = async (file?: Uint8Array) => !(await draw(file)).equals(await draw());

  it("that has both `tRNS` and an alpha channel is printed; earlier versions stored such logos", async () => {
    const header = { width: 1, height: 1, depth: 8, colour: 6 };
    const plain = pngFile(header, Buffer.from([0, 1, 2, 3, 255]));
    const afterHeader = 8 + 25;
    const unused = pngChunk("tRNS", Buffer.alloc(6));
    const file = Buffer.concat([
      plain.subarray(0, afterHeader),
      unused,
      plain.subarray(afterHeader),
    ]);
    expect(await isPrinted(file)).toBe(true);
  });

  it("is not printed if it is unusable", async () => {
    expect(await isPrinted(Buffer.from("89504e470d0a1a0a", "hex"))).toBe(false);
  });
});
