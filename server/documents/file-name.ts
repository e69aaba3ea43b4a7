import type { Document } from "../../generated/types/models.d.ts";
import type { CountryRendering, NativeFacts } from "../rendering/country-rendering.ts";

/** The printed title of a document, followed by its printed number, if any. */
export function documentTitle(
  document: Document,
  rendering: CountryRendering,
  native?: Pick<NativeFacts, "series">,
): string {
  const numbered = document.header.document_number !== undefined;
  const folio = numbered ? rendering.folio(document, native) : "";
  return [rendering.title(document), folio].filter((part) => part !== "").join(" ");
}

/** Converts a title to a file name without extension. The name contains only ASCII letters, digits and hyphens. */
export function fileName(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "") || "document";
}
