import type { NativeFile, NativeNumbering, Seals } from "../countries/native.ts";
import type { NativeFacts } from "../rendering/country-rendering.ts";
import type { NativeFileRow } from "../store/native-files.ts";

/** Converts the text of a stored file to bytes in the file's encoding, and parses the seals. */
export function fileOf({ content, encoding, seals }: NativeFileRow): NativeFile {
  const bytes = Buffer.from(content, encoding === "UTF-8" ? "utf8" : "latin1");
  return { bytes, seals: JSON.parse(seals) as Seals };
}

/** The facts of a stored file for renderings and barcodes: the file's numbering without `origin`, and its seals. */
export function nativeFactsOf({ numbering, seals }: NativeFileRow): NativeFacts {
  const { origin: _, ...known } = JSON.parse(numbering) as NativeNumbering;
  return { ...known, seals: JSON.parse(seals) as Seals };
}
