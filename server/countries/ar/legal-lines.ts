import type { StampFacts } from "../../rendering/country-rendering.ts";
import { letterOf } from "./native/voucher.ts";

/** The letter box with the code of the voucher, the CAE and its last day (ARCA, resolution 1415/2003, annex II, and 4291/2018). */
export function legalLines({ native }: StampFacts): readonly string[] {
  if (native === undefined) return [];
  const { cae, cae_valid_to } = native.seals;
  const letter = letterOf(native.type);
  const code = `COD. ${native.type.padStart(2, "0")}`;
  return [
    letter === undefined ? code : `${letter} - ${code}`,
    ...(cae === undefined ? [] : [`CAE N°: ${cae}`]),
    ...(cae_valid_to === undefined
      ? []
      : [`Fecha de Vto. de CAE: ${cae_valid_to.split("-").reverse().join("/")}`]),
  ];
}
