const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";

/** The UBL documents that this server writes. */
export type UblDocument =
  | "Invoice"
  | "CreditNote"
  | "DebitNote"
  | "DespatchAdvice"
  | "ApplicationResponse";

/** Declarations of the prefixes in every UBL file. */
export const ublPrefixes = {
  "xmlns:cac": `${ubl}CommonAggregateComponents-2`,
  "xmlns:cbc": `${ubl}CommonBasicComponents-2`,
  "xmlns:ext": `${ubl}CommonExtensionComponents-2`,
} as const;

/** Namespace declarations for the root element of a UBL 2.1 document: http://docs.oasis-open.org/ubl/UBL-2.1.html */
export function ublNamespaces(document: UblDocument): Readonly<Record<string, string>> {
  return { xmlns: `${ubl}${document}-2`, ...ublPrefixes };
}
