import { sum } from "../../model/decimal.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { taxbureauType } from "./document-types.ts";
import { fileAmounts } from "./file-amounts.ts";
import { letterOf } from "./native/voucher.ts";
import { printedMoney } from "./printed-money.ts";

// ARCA's numbers of the national tributes: 1 for "national taxes", 4 for "internal taxes" (excise).
const NATIONAL = [1, 4];

/**
 * The printed texts about the taxes in a consumer's price (law 27.743, ARCA's resolution 5614/2024); empty unless the
 * voucher's letter is B.
 */
export function containedTaxes(document: RenderingDocument): readonly string[] {
  if (letterOf(taxbureauType(document)) !== "B") return [];
  const { vat, tributes } = fileAmounts(document, false);
  const others = sum(tributes.filter(({ id }) => NATIONAL.includes(id)).map((each) => each.amount));
  return [
    "Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)",
    `IVA Contenido: ${printedMoney(vat.toFixed(), document)}`,
    `Otros Impuestos Nacionales Indirectos: ${printedMoney(others.toFixed(), document)}`,
  ];
}
