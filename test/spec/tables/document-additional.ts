import type { FieldType, Limits, Line } from "./row.ts";

const optional = (type: FieldType, under: string, names: string): Line[] =>
  names.split(" ").map((name): Line => [`${under}.${name}`, type, "opt"]);

const block = (name: string, only?: string): Line => {
  const limits: Limits = only === undefined ? {} : { only: [only] };
  return [name, "object", "opt", limits];
};

const mexico: readonly Line[] = [
  block("mx_header", "mx"),
  ...optional("string", "mx_header", "receiver_cfdi_usage"),
  block("mx_shipping", "mx"),
  ...optional(
    "string",
    "mx_shipping",
    "distance transport_code transport_method_name transport_tax_id_type transport_tax_id_code transport_license",
  ),
  ...["mx_shipping.origin", "mx_shipping.destination"].flatMap((end): Line[] => [
    block(end),
    ...optional(
      "string",
      end,
      "tax_id_type tax_id_code address_state_id address_country_id address_postalcode",
    ),
    [`${end}.date_time`, "string", "opt", { format: "date-time" }],
  ]),
  block("mx_shipping.merchandise"),
  ...optional(
    "string",
    "mx_shipping.merchandise",
    "total_weight sct_permission_code sct_permission_number vehicle_configuration vehicle_weight vehicle_license_plate vehicle_year insurance_company insurance_identifier",
  ),
  ["mx_shipping.merchandise.details", "array", "opt"],
  block("mx_shipping.merchandise.details[]"),
  ...optional(
    "string",
    "mx_shipping.merchandise.details[]",
    "product_code description quantity weight",
  ),
  block("mx_exports", "mx"),
  ...optional("string", "mx_exports", "terms"),
  ...optional("number", "mx_exports", "exchange_rate"),
  ...optional("integer", "mx_exports", "total"),
  block("mx_exports.origin"),
  ...optional(
    "string",
    "mx_exports.origin",
    "address_street address_city_id address_county_id address_state_id address_country_id address_postalcode",
  ),
  block("mx_exports.destination"),
  ...optional(
    "string",
    "mx_exports.destination",
    "tax_id_type tax_id_code address_street address_state_id address_country_id address_postalcode",
  ),
  block("mx_exports.merchandise"),
  ["mx_exports.merchandise.details", "array", "opt"],
  block("mx_exports.merchandise.details[]"),
  ...optional(
    "string",
    "mx_exports.merchandise.details[]",
    "customs_code customs_quantity sku customs_measure_unit customs_unit_value customs_total_value",
  ),
];

const peru: readonly Line[] = [
  block("pe_header", "pe"),
  ...optional("string", "pe_header", "operation_type"),
  block("pe_detraction", "pe"),
  ...optional("string", "pe_detraction", "code nation_bank_account payment_means_code"),
  ...optional("number", "pe_detraction", "percent amount"),
  block("pe_cargo_transport", "pe"),
  ...optional(
    "string",
    "pe_cargo_transport",
    "origin_ubigeo origin_address destination_ubigeo destination_address trip_detail",
  ),
  ...optional(
    "number",
    "pe_cargo_transport",
    "service_reference_amount effective_load_reference_amount payload_reference_amount",
  ),
  block("pe_retention_header", "pe"),
  ...optional("string", "pe_retention_header", "pe_taxbureau_retention_system_code"),
  ...optional(
    "number",
    "pe_retention_header",
    "pe_taxbureau_retention_percent pe_taxbureau_total_paid",
  ),
  block("pe_shipping", "pe"),
  ["pe_shipping.handling_code", "string", "opt"],
  ["pe_shipping.special_instructions", "integer", "opt", { values: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
  ...optional(
    "string",
    "pe_shipping",
    "handling_instructions gross_weight_measure gross_weight_measure_id",
  ),
  block("pe_shipping.shipment_stage"),
  ["pe_shipping.shipment_stage.transport_mode_code", "string", "opt", { values: ["01", "02"] }],
  ...optional("string", "pe_shipping.shipment_stage", "transit_period"),
  block("pe_shipping.shipment_stage.driver_person"),
  ...optional(
    "string",
    "pe_shipping.shipment_stage.driver_person",
    "driver_id first_name family_name identity_document_reference",
  ),
  block("pe_shipping.shipment_stage.carrier_party"),
  ...optional(
    "string",
    "pe_shipping.shipment_stage.carrier_party",
    "party_identification party_legal_entity_name party_legal_entity_id agent_party_id",
  ),
  block("pe_shipping.delivery"),
  ...["pe_shipping.delivery.delivery_address", "pe_shipping.delivery.dispatch"].flatMap(
    (place): Line[] => [
      block(place),
      ...optional(
        "string",
        place,
        "id city_subdivision_name city_name country_subentity district address_line country_id",
      ),
    ],
  ),
  block("pe_shipping.transport_handling_unit"),
  ...optional("string", "pe_shipping.transport_handling_unit", "transport_equipment_id"),
];

/** Fields of `header.additional`, in the create body only: optional objects such as `pe_header`, and their members. */
export const additional: readonly Line[] = [
  ...mexico,
  block("co_header", "co"),
  ...optional("integer", "co_header", "reported_payment_code"),
  ...peru,
  block("ar_header", "ar"),
  ["ar_header.invoice_concept", "integer", "opt", { values: [1, 2, 3] }],
  ...optional("integer", "ar_header", "items_quantity"),
  ...optional("string", "ar_header", "service_date_from service_date_to receiver_vat_condition_id"),
];
