type Titles = Readonly<Record<number, string>>;

/** Spanish names of a reference's effect, by `reference_code`. */
export const spanishReferenceCodes: Titles = {
  1: "Anula documento",
  2: "Corrige texto",
  3: "Corrige cantidad",
  4: "Set",
  5: "Otro documento",
  6: "Guía de despacho",
  7: "Referencia global",
};

/** Spanish names of non-tax documents, by `reference_type`. */
export const spanishReferenceTypes: Titles = {
  801: "Orden de compra",
  802: "Nota de pedido",
  803: "Contrato",
  804: "Resolución",
  805: "Proceso de compra pública",
  806: "Ficha de compra pública",
  807: "DUS",
  808: "Conocimiento de embarque",
  809: "Guía aérea",
  810: "MIC/DTA",
  811: "Carta de porte",
  812: "Resolución de servicio de exportación",
  813: "Pasaporte",
  814: "Certificado de depósito en bolsa",
  815: "Vale de prenda en bolsa",
};

/** English names of a reference's effect, by `reference_code`. */
export const englishReferenceCodes: Titles = {
  1: "Cancels",
  2: "Corrects text",
  3: "Corrects quantity",
  4: "Set",
  5: "Other document",
  6: "Dispatch guide",
  7: "Global reference",
};

/** English names of non-tax documents, by `reference_type`. */
export const englishReferenceTypes: Titles = {
  801: "Purchase order",
  802: "Order note",
  803: "Contract",
  804: "Resolution",
  805: "Public procurement process",
  806: "Public procurement form",
  807: "Export declaration",
  808: "Bill of lading",
  809: "Air waybill",
  810: "MIC/DTA",
  811: "Consignment note",
  812: "Customs resolution on services",
  813: "Passport",
  814: "Deposit certificate",
  815: "Pledge voucher",
};
