import type { Document } from "../../generated/types/models.d.ts";
import type { CountryRendering } from "../rendering/country-rendering.ts";

/** The printed title of a document with its number, if it has one. */
export function documentTitle(document: Document, rendering: CountryRendering): string {
  const numbered = document.header.document_number !== undefined;
  const folio = numbered ? rendering.folio(document) : "";
  return [rendering.title(document), folio].filter((part) => part !== "").join(" ");
}

/** A title as the name of a file, without its ending: letters, digits and hyphens. */
export function fileName(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "") || "document";
}
