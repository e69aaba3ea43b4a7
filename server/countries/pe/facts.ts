import type { PeDetraction } from "../../../generated/types/models.d.ts";
import { decimal } from "../../model/decimal.ts";
import type { RenderingFact } from "../../rendering/country-rendering.ts";
import { formatDay, slashedDays } from "../../rendering/format-day.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { additionalOf, between, fact } from "../additional.ts";
import { formatMoney, type MoneyStyle } from "../money.ts";

/** Facts that only Peruvian documents print. `money` formats amounts in soles, the currency of every detraction. */
export function facts(document: RenderingDocument, money: MoneyStyle): readonly RenderingFact[] {
  const { pe_header, pe_detraction, pe_cargo_transport, pe_retention_header, pe_shipping } =
    additionalOf(document);
  const { origin_address, destination_address, trip_detail } = pe_cargo_transport ?? {};
  const { shipment_stage, transport_handling_unit } = pe_shipping ?? {};
  const percent = pe_retention_header?.pe_taxbureau_retention_percent;
  return [
    ...fact("Tipo de operación", pe_header?.operation_type),
    ...fact("Detracción", pe_detraction && detraction(pe_detraction, money)),
    ...fact("Cuenta de detracciones", pe_detraction?.nation_bank_account),
    ...fact("Traslado", between(origin_address, " - ", destination_address)),
    ...fact("Detalle del viaje", trip_detail),
    ...fact("Retención", percent === undefined ? undefined : `${decimal(percent).toFixed()}%`),
    ...fact("Motivo de traslado", pe_shipping?.handling_instructions),
    ...fact(
      "Inicio del traslado",
      shipment_stage?.transit_period && formatDay(shipment_stage.transit_period, slashedDays),
    ),
    ...fact("Placa", transport_handling_unit?.transport_equipment_id),
  ];
}

function detraction({ code, percent, amount }: PeDetraction, money: MoneyStyle): string {
  return [
    code,
    percent === undefined ? undefined : `${decimal(percent).toFixed()}%`,
    amount === undefined ? undefined : formatMoney(decimal(amount).toFixed(), money),
  ]
    .filter(Boolean)
    .join(", ");
}
