import { decimal } from "../../../model/decimal.ts";
import { optionalText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { amount, cac, cbc } from "../../ubl/components.ts";
import type { PeFile } from "./pe-file.ts";

/** The route and the reference values of a cargo transport (operation type 1004), for the first line of an invoice. */
export function cargo({ input }: PeFile): XmlElement | undefined {
  const sent = input.document.header.additional?.pe_cargo_transport;
  if (sent === undefined) return undefined;
  const terms = [
    ["01", sent.service_reference_amount],
    ["02", sent.effective_load_reference_amount],
    ["03", sent.payload_reference_amount],
  ] as const;
  return cac(
    "Delivery",
    cac(
      "DeliveryLocation",
      cac("Address", address(sent.destination_ubigeo, sent.destination_address)),
    ),
    cac(
      "Despatch",
      cbc("Instructions", optionalText(sent.trip_detail, { most: 500 })),
      cac("DespatchAddress", address(sent.origin_ubigeo, sent.origin_address)),
    ),
    terms.map(([id, value]) =>
      value === undefined
        ? undefined
        : cac("DeliveryTerms", cbc("ID", id), amount("Amount", decimal(value), "PEN")),
    ),
  );
}

function address(
  ubigeo: string | undefined,
  line: string | undefined,
): readonly (XmlElement | undefined)[] {
  return [
    cbc("ID", optionalText(ubigeo, { most: 6 }), {
      schemeAgencyName: "PE:INEI",
      schemeName: "Ubigeos",
    }),
    cac("AddressLine", cbc("Line", optionalText(line, { most: 200 }))),
  ];
}
