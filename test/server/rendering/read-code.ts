import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  PDF417Reader,
  QRCodeReader,
  RGBLuminanceSource,
  ZXingStringEncoding,
} from "@zxing/library";
import type { GreyImage } from "./read-png.ts";

const readers = { pdf417: () => new PDF417Reader(), qrcode: () => new QRCodeReader() };

/** The payload of the symbol in an image, decoded by ZXing. */
export function readCode(symbology: keyof typeof readers, image: GreyImage): string {
  const source = new RGBLuminanceSource(image.pixels, image.width, image.height);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);
  if (symbology === "qrcode") hints.set(DecodeHintType.PURE_BARCODE, true);
  // ZXing decodes bytes as UTF-8, but the default encoding of PDF417 is ISO-8859-1.
  if (symbology === "pdf417") ZXingStringEncoding.customDecoder = readLatin1;
  try {
    return readers[symbology]().decode(bitmap, hints).getText();
  } finally {
    Reflect.deleteProperty(ZXingStringEncoding, "customDecoder");
  }
}

const readLatin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
