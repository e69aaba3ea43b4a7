import type { StampFacts } from "../../rendering/country-rendering.ts";

// The sandbox's resolution, as of the certification environment: number 0.
const sandboxPermit = "Res. 0 de 2026";

/** The lines that the tax bureau wants beside the stamp, and its office: https://www.sii.cl/factura_electronica/factura_mercado/instructivo_emision.pdf */
export function legalLines({ document, native }: StampFacts): readonly string[] {
  if (native?.seals.ted === undefined) return [];
  const office = document.header.issuer_city?.trim().toUpperCase();
  return [
    ...(office ? [`S.I.I. - ${office}`] : []),
    "Timbre Electrónico SII",
    `${sandboxPermit} Verifique documento: www.sii.cl`,
  ];
}
