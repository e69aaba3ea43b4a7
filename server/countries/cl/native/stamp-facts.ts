import { childElements, textOf } from "../../../xml/find.ts";
import { requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";

// The maximum length, in characters, of the receiver's name and of the first item's name in a stamp.
const most = 40;

/** The facts that the stamp repeats from the file: pairs of element name and text, in the stamp's order. */
export function stampFacts(root: XmlElement): readonly (readonly [string, string])[] {
  const document = childElements(root)[0] ?? root;
  const header = (...path: readonly string[]) => textOf(document, "Encabezado", ...path) ?? "";
  const cut = (text: string | undefined) => requiredText(text, { most, latin1: true });
  return [
    ["RE", header("Emisor", "RUTEmisor")],
    ["TD", header("IdDoc", "TipoDTE")],
    ["F", header("IdDoc", "Folio")],
    ["FE", header("IdDoc", "FchEmis")],
    ["RR", header("Receptor", "RUTRecep")],
    ["RSR", cut(header("Receptor", "RznSocRecep"))],
    ["MNT", header("Totales", "MntTotal")],
    ["IT1", cut(textOf(document, "Detalle", "NmbItem"))],
  ];
}
