import { isCorrecting } from "../model/references.ts";
import { fitText } from "../xml/fit-text.ts";

/** The members of a document that determine its printed title. */
export interface TitledDocument {
  readonly header: {
    readonly document_type_id: number;
    readonly document_sequence_code?: string;
    readonly document_number?: number;
  };
  readonly references?: readonly { readonly reference_code: number }[];
}

/** Whether a document cancels or corrects another document. */
export function correctsAnother(document: TitledDocument): boolean {
  return (document.references ?? []).some(({ reference_code }) => isCorrecting(reference_code));
}

/** The document's series, cleaned by `fitText` for XML files; "" if the document has none. */
export function seriesOf({ header }: TitledDocument): string {
  return fitText(header.document_sequence_code ?? "");
}

/** Series and number as one text, "F001-00000123"; "N° 123" without a series. `usual` is the default series. */
export function seriesFolio(document: TitledDocument, usual = ""): string {
  const series = seriesOf(document) || usual;
  const number = document.header.document_number;
  if (series === "") return `N° ${number}`;
  return `${series}-${String(number).padStart(8, "0")}`;
}
