import { expect, it } from "vitest";
import { drawPdf } from "../../../server/rendering/draw-pdf.ts";
import { encodeSymbol } from "../../../server/rendering/encode-symbol.ts";
import { pdfDrawing } from "../../../server/rendering/render-pdf.ts";
import { readCode } from "./read-code.ts";
import { readSymbols } from "./read-pdf.ts";
import { everyCountry, sample } from "./samples.ts";

const payloads = [
  ["pdf417", "<TED><DD><RE>77123456-9</RE></DD></TED>"],
  ["pdf417", "<RSR>Señor Muñoz</RSR>"],
  ["pdf417", "a text as long as fits: ".repeat(43)],
  ["pdf417", "a longer text: ".repeat(80)],
  ["pdf417", "ñ<é;".repeat(259)],
  ["pdf417", "ñ<é;".repeat(275)],
  ["qrcode", "https://pagos.example/f/9f3a?ñ=1"],
] as const;

it.each(payloads)("a drawn %s decodes to its payload", async (symbology, payload) => {
  const [first] = everyCountry;
  if (first === undefined) throw new Error("no country");
  const drawing = await pdfDrawing(sample(first[1]));
  const latin1 = symbology === "pdf417" && { encoding: "latin1" as const };
  const stamp = { symbology, payload, ...latin1 };
  const { paymentUrl: _, ...view } = drawing.view;
  const symbols = await readSymbols(await drawPdf({ ...drawing, view: { ...view, stamp } }));
  expect(symbols.map((symbol) => readCode(symbology, symbol))).toEqual([payload]);
});

it("a pdf417 that is too long for error correction level 2 is not drawn", async () => {
  const stamp = { symbology: "pdf417", payload: "ñ<é;".repeat(276), encoding: "latin1" } as const;
  expect(await encodeSymbol(stamp)).toBeUndefined();
});
