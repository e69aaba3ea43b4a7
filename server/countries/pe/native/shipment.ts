import type { PeDeliveryPlace, PeShipping } from "../../../../generated/types/models.d.ts";
import { decimal, round } from "../../../model/decimal.ts";
import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { codes } from "../codes.ts";
import { guess, identityNumber } from "../receiver-identity.ts";
import { listed, schemed } from "./code-lists.ts";
import { place } from "./parties.ts";
import type { PeFile } from "./pe-file.ts";

// SUNAT's indicators of special transports, by `special_instructions`.
const indicators: Readonly<Record<number, string>> = {
  1: "IndicadorTrasladoTotalDAMoDS",
  2: "IndicadorRetornoVehiculoEnvaseVacio",
  3: "IndicadorRetornoVehiculoVacio",
  4: "IndicadorTransbordoProgramado",
  5: "IndicadorTransporteSubcontratado",
  6: "IndicadorPagadorFlete_Remitente",
  7: "IndicadorPagadorFlete_Subcontratador",
  8: "IndicadorPagadorFlete_Tercero",
  9: "IndicadorTrasladoVehiculoM1L",
};
const SALE = "01";

/** The shipment of a document; undefined without `pe_shipping`. */
export function shipment(file: PeFile): XmlElement | undefined {
  const { header } = file.input.document;
  const sent = header.additional?.pe_shipping;
  if (sent === undefined) return undefined;
  const { special_instructions, transport_handling_unit } = sent;
  const equipment = optionalText(transport_handling_unit?.transport_equipment_id, { most: 30 });
  return cac(
    "Shipment",
    cbc("ID", "SUNAT_Envio"),
    cbc("HandlingCode", handlingCode(file, sent), listed("20")),
    cbc("HandlingInstructions", optionalText(sent.handling_instructions, { most: 100 })),
    weight(file, sent),
    cbc(
      "SpecialInstructions",
      special_instructions === undefined
        ? undefined
        : `SUNAT_Envio_${indicators[special_instructions]}`,
    ),
    stage(file, sent),
    cac(
      "Delivery",
      cac("DeliveryAddress", address(sent.delivery?.delivery_address)),
      cac("Despatch", cac("DespatchAddress", address(sent.delivery?.dispatch))),
    ),
    cac("TransportHandlingUnit", cac("TransportEquipment", cbc("ID", equipment))),
  );
}

function handlingCode(file: PeFile, { handling_code }: PeShipping): string {
  if (handling_code === undefined) {
    file.noteDefault("/header/additional/pe_shipping/handling_code");
    return SALE;
  }
  return String(Number(handling_code)).padStart(2, "0");
}

// The weight, rounded to 3 decimals. Undefined unless the text is a number with 1 to 12 digits before the point and at
// most 20 after it.
function weight(file: PeFile, sent: PeShipping): XmlElement | undefined {
  const text = sent.gross_weight_measure?.trim();
  if (text === undefined || !/^[0-9]{1,12}(?:\.[0-9]{1,20})?$/.test(text)) return undefined;
  const at = "/header/additional/pe_shipping/gross_weight_measure_id";
  const unit = sent.gross_weight_measure_id ?? "KGM";
  const fitting = /\.[0-9]{4}/.test(text) ? round(decimal(text), 3).toFixed() : text;
  return cbc("GrossWeightMeasure", fitting, {
    unitCode: file.code(codes.units, unit, at),
  });
}

function stage(file: PeFile, sent: PeShipping): XmlElement | undefined {
  const { transport_mode_code, driver_person, carrier_party } = sent.shipment_stage ?? {};
  const driver = optionalText(driver_person?.driver_id, { most: 15 });
  const licence = optionalText(driver_person?.identity_document_reference, { most: 20 });
  return cac(
    "ShipmentStage",
    cbc("TransportModeCode", transport_mode_code, listed("18")),
    cac("TransitPeriod", cbc("StartDate", startDate(file, sent.shipment_stage?.transit_period))),
    carrier(carrier_party),
    driver !== undefined &&
      cac(
        "DriverPerson",
        cbc("ID", driver, { schemeID: "1", ...schemed("06") }),
        cbc("FirstName", optionalText(driver_person?.first_name, { most: 250 })),
        cbc("FamilyName", optionalText(driver_person?.family_name, { most: 250 })),
        cbc("JobTitle", "Principal"),
        cac("IdentityDocumentReference", cbc("ID", licence)),
      ),
  );
}

// The first day of the transport: the first 10 characters of `transit_period` if they are a date, else the issue date.
function startDate(file: PeFile, sent: string | undefined): string {
  const [day] = /^[0-9]{4}-[0-9]{2}-[0-9]{2}/.exec(sent ?? "") ?? [];
  const isDay = day !== undefined && new Date(day).toJSON()?.startsWith(day) === true;
  if (isDay && !day.startsWith("0000")) return day;
  file.noteDefault("/header/additional/pe_shipping/shipment_stage/transit_period");
  return file.input.document.header.issue_date;
}

function carrier(
  sent: NonNullable<PeShipping["shipment_stage"]>["carrier_party"],
): XmlElement | undefined {
  if (sent === undefined) return undefined;
  const code = optionalText(sent.party_identification, { most: 15 });
  const id = code && identityNumber(code);
  const agent = optionalText(sent.agent_party_id, { most: 50 });
  return cac(
    "CarrierParty",
    id !== undefined &&
      cac("PartyIdentification", cbc("ID", id, { schemeID: guess(id), ...schemed("06") })),
    cac(
      "PartyLegalEntity",
      cbc("RegistrationName", optionalText(sent.party_legal_entity_name, { most: 250 })),
      cbc("CompanyID", optionalText(sent.party_legal_entity_id, { most: 20 })),
    ),
    cac("AgentParty", cac("PartyLegalEntity", cbc("CompanyID", agent))),
  );
}

function address(
  sent: PeDeliveryPlace | undefined,
): readonly (XmlElement | undefined)[] | undefined {
  if (sent === undefined) return undefined;
  return [
    cbc("ID", optionalText(sent.id, { most: 6 }), {
      schemeAgencyName: "PE:INEI",
      schemeName: "Ubigeos",
    }),
    ...place({
      urbanization: sent.city_subdivision_name,
      city: sent.city_name,
      department: sent.country_subentity,
      district: sent.district,
      address: sent.address_line,
      country: requiredText(sent.country_id ?? "PE", { most: 2 }),
    }),
  ];
}
