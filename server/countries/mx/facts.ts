import type { RenderingFact } from "../../rendering/country-rendering.ts";
import { formatMoment, slashedDays } from "../../rendering/format-day.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { additionalOf, between, fact } from "../additional.ts";
import { titled } from "../codes.ts";
import { codes } from "./codes.ts";

/** Facts that only Mexican documents print. */
export function facts(document: RenderingDocument): readonly RenderingFact[] {
  const { mx_header, mx_shipping, mx_exports } = additionalOf(document);
  const { origin, destination, merchandise } = mx_shipping ?? {};
  return [
    ...fact("Uso de CFDI", titled(codes.cfdi_uses, mx_header?.receiver_cfdi_usage)),
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
