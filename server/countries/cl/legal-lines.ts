import type { StampFacts } from "../../rendering/country-rendering.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";

// Printed samples: https://www.sii.cl/factura_electronica/factura_mercado/instructivo_emision.pdf
// The resolution that permits the issuer's documents. The sandbox prints resolution 0, as the certification environment
// does.
const sandboxPermit = "Res. 0 de 2026";

/** The lines that the tax bureau requires directly below the stamp; empty if the file has no stamp (TED). */
export function legalLines({ native }: StampFacts): readonly string[] {
  return native?.seals.ted === undefined
    ? []
    : ["Timbre Electrónico SII", `${sandboxPermit} Verifique documento: www.sii.cl`];
}

/** The tax bureau's office, printed directly below the frame of the title; undefined without an issuer city. */
export function underTitle({ header }: RenderingDocument): string | undefined {
  const office = header.issuer_city?.trim().toUpperCase();
  return office ? `S.I.I. - ${office}` : undefined;
}
