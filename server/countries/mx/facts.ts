import type { RenderingFact, StampFacts } from "../../rendering/country-rendering.ts";
import { formatMoment, slashedDays } from "../../rendering/format-day.ts";
import { additionalOf, between, fact } from "../additional.ts";
import { titled } from "../codes.ts";
import { codes } from "./codes.ts";

const methods: Readonly<Record<string, string>> = {
  PUE: "PUE Pago en una sola exhibición",
  PPD: "PPD Pago en parcialidades o diferido",
};

/** Facts that only Mexican documents print. Most codes come from the native file, because the request may omit them. */
export function facts({ document, native }: StampFacts): readonly RenderingFact[] {
  const { mx_header, mx_shipping, mx_exports } = additionalOf(document);
  const { origin, destination, merchandise } = mx_shipping ?? {};
  const { seals = {} } = native ?? {};
  const { metodo_pago: method } = seals;
  const usage = seals.uso_cfdi ?? mx_header?.receiver_cfdi_usage;
  return [
    ...fact("Tipo de comprobante", native && titled(codes.document_types, native.type)),
    ...fact("Régimen fiscal receptor", titled(codes.tax_regimes, seals.regimen_fiscal_receptor)),
    ...fact("Uso del CFDI", titled(codes.cfdi_uses, usage)),
    ...fact("Forma de pago", titled(codes.payment_means, seals.forma_pago)),
    ...fact("Método de pago", method && (methods[method] ?? method)),
    ...fact("Transporte", mx_shipping?.transport_method_name),
    ...fact("Salida", between(moment(origin?.date_time), ", C.P. ", origin?.address_postalcode)),
    ...fact(
      "Llegada",
      between(moment(destination?.date_time), ", C.P. ", destination?.address_postalcode),
    ),
    ...fact("Placa", merchandise?.vehicle_license_plate),
    ...fact("INCOTERM", mx_exports?.terms),
  ];
}

function moment(text: string | undefined): string | undefined {
  return text === undefined ? text : formatMoment(text, slashedDays);
}
