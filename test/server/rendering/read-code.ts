import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  PDF417Reader,
  QRCodeReader,
  RGBLuminanceSource,
} from "@zxing/library";
import type { GreyImage } from "./read-png.ts";

const readers = { pdf417: () => new PDF417Reader(), qrcode: () => new QRCodeReader() };

/** What a second library reads in an image of one code. */
export function readCode(symbology: keyof typeof readers, image: GreyImage): string {
  const source = new RGBLuminanceSource(image.pixels, image.width, image.height);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);
  if (symbology === "qrcode") hints.set(DecodeHintType.PURE_BARCODE, true);
  return readers[symbology]().decode(bitmap, hints).getText();
}
