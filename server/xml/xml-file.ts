import { canonical } from "./canonical.ts";
import type { XmlElement } from "./xml.ts";

/** Encodings of the files that authorities accept. */
export type XmlEncoding = "UTF-8" | "ISO-8859-1";

/** The bytes of an XML file: its declaration, then the root in canonical form. For ISO-8859-1, the caller must already have replaced all other characters. */
export function xmlFile(root: XmlElement, encoding: XmlEncoding = "UTF-8"): Buffer {
  const text = `<?xml version="1.0" encoding="${encoding}"?>\n${canonical(root)}`;
  return Buffer.from(text, encoding === "UTF-8" ? "utf8" : "latin1");
}
