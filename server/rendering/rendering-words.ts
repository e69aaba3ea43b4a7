import {
  englishReferenceCodes,
  englishReferenceTypes,
  spanishReferenceCodes,
  spanishReferenceTypes,
} from "./reference-words.ts";

/** The fixed words of a printed document; a country uses the set of its language, and may override words. */
export interface RenderingWords {
  readonly activity: string;
  readonly address: string;
  readonly amount: string;
  readonly amountDue: string;
  readonly branch: string;
  readonly cancelled: string;
  readonly cash: string;
  readonly city: string;
  readonly code: string;
  readonly currency: string;
  readonly date: string;
  readonly days: string;
  readonly description: string;
  readonly dispatchType: string;
  readonly district: string;
  readonly draft: string;
  readonly dueDate: string;
  readonly email: string;
  readonly exchangeRate: string;
  readonly grossWeight: string;
  readonly instalment: string;
  readonly instalments: string;
  readonly modifier: string;
  readonly more: string;
  readonly name: string;
  readonly notTaxDocument: string;
  readonly number: string;
  readonly observations: string;
  readonly page: string;
  readonly paymentConditions: string;
  readonly paymentLink: string;
  /** The alternative text of the QR code with the payment link, for screen readers. */
  readonly paymentSymbol: string;
  readonly percentage: string;
  readonly phone: string;
  readonly place: string;
  readonly portOfDisembarkation: string;
  readonly portOfEmbarkation: string;
  readonly postalCode: string;
  readonly preview: string;
  readonly quantity: string;
  readonly reason: string;
  readonly receiver: string;
  readonly referenceDate: string;
  readonly references: string;
  readonly rejected: string;
  readonly saleClause: string;
  readonly saleModality: string;
  readonly serviceIndicator: string;
  readonly shippingAddress: string;
  readonly signature: string;
  /** The alternative text of the authority's bar code or QR code, for screen readers. */
  readonly stampSymbol: string;
  readonly tax: string;
  readonly time: string;
  readonly transferCopy: string;
  readonly transferReceipt: string;
  readonly transferType: string;
  readonly type: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly testDocument: string;
  /** The label before the amount in words. */
  readonly amountInWords: string;
  readonly web: string;
  /** Names of a reference's effect, by `reference_code`. */
  readonly referenceCodes: Readonly<Record<number, string>>;
  /** Names of non-tax documents, by `reference_type`. */
  readonly referenceTypes: Readonly<Record<number, string>>;
}

/** The words of documents printed in Spanish. */
export const spanishWords: RenderingWords = {
  activity: "Giro",
  address: "Dirección",
  amount: "Importe",
  amountDue: "Total a pagar",
  branch: "Sucursal",
  cancelled: "ANULADO",
  cash: "Contado",
  city: "Ciudad",
  code: "Código",
  currency: "Moneda",
  date: "Fecha de emisión",
  days: "días",
  description: "Descripción",
  dispatchType: "Tipo de traslado",
  district: "Distrito",
  draft: "BORRADOR",
  dueDate: "Vencimiento",
  email: "Correo",
  exchangeRate: "Tipo de cambio",
  grossWeight: "Peso bruto",
  instalment: "Cuota",
  instalments: "Cuotas",
  modifier: "Dcto. / Rec.",
  more: "y {count} más",
  name: "Nombre",
  notTaxDocument: "Documento sin validez tributaria",
  number: "Número",
  observations: "Observaciones",
  page: "Página {page} de {pages}",
  paymentConditions: "Condición de pago",
  paymentLink: "Pague este documento en",
  paymentSymbol: "Código QR del enlace de pago",
  percentage: "Porcentaje",
  phone: "Teléfono",
  place: "Recinto",
  portOfDisembarkation: "Puerto de desembarque",
  portOfEmbarkation: "Puerto de embarque",
  postalCode: "Código postal",
  preview: "VISTA PREVIA",
  quantity: "Cantidad",
  reason: "Razón",
  receiver: "Señor(es)",
  referenceDate: "Fecha",
  references: "Referencias",
  rejected: "RECHAZADO",
  saleClause: "Cláusula de venta",
  saleModality: "Modalidad de venta",
  serviceIndicator: "Indicador de servicio",
  shippingAddress: "Dirección de envío",
  signature: "Firma",
  stampSymbol: "Timbre electrónico del documento",
  tax: "Impuesto",
  time: "Hora",
  transferCopy: "CEDIBLE",
  transferReceipt: "",
  transferType: "Despacho",
  type: "Tipo",
  unit: "Unidad",
  unitPrice: "Precio",
  testDocument: "Documento de prueba, sin validez tributaria",
  amountInWords: "Importe en letras",
  web: "Sitio web",
  referenceCodes: spanishReferenceCodes,
  referenceTypes: spanishReferenceTypes,
};

/** The words of documents printed in English. */
export const englishWords: RenderingWords = {
  activity: "Activity",
  address: "Address",
  amount: "Amount",
  amountDue: "Amount due",
  branch: "Branch",
  cancelled: "CANCELLED",
  cash: "Cash",
  city: "City",
  code: "Code",
  currency: "Currency",
  date: "Issue date",
  days: "days",
  description: "Description",
  dispatchType: "Dispatch type",
  district: "District",
  draft: "DRAFT",
  dueDate: "Due date",
  email: "E-mail",
  exchangeRate: "Exchange rate",
  grossWeight: "Gross weight",
  instalment: "Instalment",
  instalments: "Instalments",
  modifier: "Disc. / Sur.",
  more: "and {count} more",
  name: "Name",
  notTaxDocument: "Not a tax document",
  number: "Number",
  observations: "Remarks",
  page: "Page {page} of {pages}",
  paymentConditions: "Payment terms",
  paymentLink: "Pay this document at",
  paymentSymbol: "QR code of the payment link",
  percentage: "Share",
  phone: "Phone",
  place: "Place",
  portOfDisembarkation: "Port of disembarkation",
  portOfEmbarkation: "Port of embarkation",
  postalCode: "Postal code",
  preview: "PREVIEW",
  quantity: "Quantity",
  reason: "Reason",
  receiver: "Bill to",
  referenceDate: "Date",
  references: "References",
  rejected: "REFUSED",
  saleClause: "Sale clause",
  saleModality: "Sale modality",
  serviceIndicator: "Service type",
  shippingAddress: "Ship to",
  signature: "Signature",
  stampSymbol: "Electronic stamp of the document",
  tax: "Tax",
  time: "Time",
  transferCopy: "TRANSFER COPY",
  transferReceipt: "",
  transferType: "Dispatched by",
  type: "Type",
  unit: "Unit",
  unitPrice: "Price",
  testDocument: "Test document, without fiscal value",
  amountInWords: "Amount in words",
  web: "Website",
  referenceCodes: englishReferenceCodes,
  referenceTypes: englishReferenceTypes,
};
