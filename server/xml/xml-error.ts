/** Bytes that are not an XML file, or are nested deeper than any authority's. */
export class XmlError extends Error {
  override readonly name = "XmlError";
}
