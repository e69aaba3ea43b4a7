import { canonical } from "./canonical.ts";
import type { XmlElement } from "./xml.ts";

/** The encodings of native files. */
export type XmlEncoding = "UTF-8" | "ISO-8859-1";

/** The bytes of an XML file. For ISO-8859-1, the caller must replace all characters outside that encoding first. */
export function xmlFile(root: XmlElement, encoding: XmlEncoding = "UTF-8"): Buffer {
  const text = `<?xml version="1.0" encoding="${encoding}"?>\n${canonical(root)}`;
  return Buffer.from(text, encoding === "UTF-8" ? "utf8" : "latin1");
}
