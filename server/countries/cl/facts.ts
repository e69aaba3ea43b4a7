import type { RenderingFact } from "../../rendering/country-rendering.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import type { RenderingWords } from "../../rendering/rendering-words.ts";

type Titles = Readonly<Record<number, string>>;

// The tax bureau's names: https://www.sii.cl/factura_electronica/formato_dte.pdf
const guideTypes: Titles = {
  1: "Operación constituye venta",
  2: "Ventas por efectuar",
  3: "Consignaciones",
  4: "Entrega gratuita",
  5: "Traslados internos",
  6: "Otros traslados no venta",
  7: "Guía de devolución",
  8: "Traslado para exportación (no venta)",
  9: "Venta para exportación",
};

const transferTypes: Titles = {
  1: "Por cuenta del receptor",
  2: "Por cuenta del emisor a instalaciones del cliente",
  3: "Por cuenta del emisor a otras instalaciones",
};

const serviceIndicators: Titles = {
  1: "Servicios periódicos domiciliarios",
  2: "Otros servicios periódicos",
  3: "Factura de servicios",
  4: "Servicios de hotelería",
  5: "Transporte terrestre internacional",
};

const saleModalities: Titles = {
  1: "A firme",
  2: "Bajo condición",
  3: "En consignación libre",
  4: "En consignación con un mínimo a firme",
  9: "Sin pago",
};

const saleClauses: Titles = {
  1: "CIF",
  2: "CFR",
  3: "EXW",
  4: "FAS",
  5: "FOB",
  6: "S/CL",
  8: "Otra",
  9: "DDP",
  10: "FCA",
  11: "CPT",
  12: "CIP",
  17: "DAT",
  18: "DAP",
};

/** Facts that only Chilean documents print: dispatch, transfer, service and terms of sale. */
export function facts(
  { header }: RenderingDocument,
  words: RenderingWords,
): readonly RenderingFact[] {
  const candidates: readonly (readonly [string, Titles, number | undefined])[] = [
    [words.dispatchType, guideTypes, header.guide_type],
    [words.transferType, transferTypes, header.transfer_type],
    [words.serviceIndicator, serviceIndicators, header.service_indicator],
    [words.saleModality, saleModalities, header.sale_modality],
    [words.saleClause, saleClauses, header.sale_clause],
  ];
  return candidates.flatMap(([label, titles, value]) => {
    const title = value === undefined ? undefined : titles[value];
    return title === undefined ? [] : [{ label, value: title }];
  });
}
