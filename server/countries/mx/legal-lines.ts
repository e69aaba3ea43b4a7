import type { StampFacts } from "../../rendering/country-rendering.ts";
import { titled } from "../codes.ts";
import { codes } from "./codes.ts";

const closing = "Este documento es una representación impresa de un CFDI.";

/** The lines that SAT requires on a printed CFDI (annex 20; CFF, article 29-A); none without a native file. */
export function legalLines({ native }: StampFacts): readonly string[] {
  if (native === undefined) return [];
  const { seals } = native;
  const line = (label: string, value: string | undefined) =>
    value === undefined || value === "" ? [] : [`${label}: ${value}`];
  return [
    ...line("Folio fiscal (UUID)", seals.uuid),
    ...line("Régimen fiscal del emisor", titled(codes.tax_regimes, seals.regimen_fiscal)),
    ...line("Lugar y fecha de expedición", place(seals.lugar_expedicion, seals.fecha)),
    ...line("Fecha y hora de certificación", seals.fecha_timbrado),
    ...line("RFC del proveedor de certificación", seals.rfc_prov_certif),
    ...line("No. de serie del certificado del emisor", seals.no_certificado),
    ...line("No. de serie del certificado del SAT", seals.no_certificado_sat),
    ...line("Sello digital del CFDI", seals.sello),
    ...line("Sello digital del SAT", seals.sello_sat),
    ...line("Cadena original del complemento de certificación digital del SAT", seals.cadena_tfd),
    closing,
  ];
}

function place(postal: string | undefined, moment: string | undefined): string | undefined {
  return postal === undefined ? moment : `${postal}, ${moment ?? ""}`;
}
