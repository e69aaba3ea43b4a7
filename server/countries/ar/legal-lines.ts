import type { StampFacts, VoucherLetter } from "../../rendering/country-rendering.ts";
import { formatDay, slashedDays } from "../../rendering/format-day.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { containedTaxes } from "./contained-taxes.ts";
import { taxbureauType } from "./document-types.ts";
import { letterOf } from "./native/voucher.ts";

/** Legal texts to print: taxes in the price, then ARCA's code (CAE) and its last valid day (resolution 4291/2018). */
export function legalLines({ document, native }: StampFacts): readonly string[] {
  const { cae, cae_valid_to } = native?.seals ?? {};
  return [
    ...containedTaxes(document),
    ...(cae === undefined ? [] : [`CAE N°: ${cae}`]),
    ...(cae_valid_to === undefined
      ? []
      : [`Fecha de Vto. de CAE: ${formatDay(cae_valid_to, slashedDays)}`]),
  ];
}

/** The letter and the code of the voucher (ARCA, resolution 1415/2003, annex II); undefined for an unlisted type. */
export function letter(document: RenderingDocument): VoucherLetter | undefined {
  const type = taxbureauType(document);
  const found = letterOf(type);
  return found === undefined ? undefined : { letter: found, code: `COD. ${type.padStart(2, "0")}` };
}
