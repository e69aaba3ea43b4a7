import { optionalText } from "../../../xml/fit-text.ts";
import { element, group, textElement, type XmlElement } from "../../../xml/xml.ts";
import { cbc } from "../../ubl/components.ts";
import type { CoFile } from "./co-file.ts";
import { sha384 } from "./cufe.ts";
import { dian, identified } from "./identity.ts";
import { securityPin, softwareId } from "./software.ts";

/** DIAN's own NIT. */
export const DIAN_NIT = { type: "31", number: "800197268", check: "4" } as const;

/** `sts:DianExtensions`: numbering (only of invoices), software and QR text (technical annex 1.9, section 6.1). */
export function dianExtensions(file: CoFile, qr: string): XmlElement {
  const { input, issuer } = file;
  const code = sha384(`${softwareId(input)}${securityPin(input)}${file.id}`);
  return element(
    "sts:DianExtensions",
    {},
    file.root === "Invoice" && invoiceControl(file),
    invoiceSource(),
    element(
      "sts:SoftwareProvider",
      {},
      element("sts:ProviderID", identified(issuer), issuer.number),
      element("sts:SoftwareID", dian, softwareId(input)),
    ),
    element("sts:SoftwareSecurityCode", dian, code),
    authorizationProvider(),
    element("sts:QRCode", {}, qr),
  );
}

// Omits absent members: an account may register an authorization without a number or dates.
function invoiceControl({ input: { numbering } }: CoFile): XmlElement {
  return element(
    "sts:InvoiceControl",
    {},
    textElement("sts:InvoiceAuthorization", optionalText(numbering.authorization_number)),
    group(
      "sts:AuthorizationPeriod",
      cbc("StartDate", numbering.valid_from),
      cbc("EndDate", numbering.valid_to),
    ),
    group(
      "sts:AuthorizedInvoices",
      textElement("sts:Prefix", optionalText(numbering.series)),
      textElement("sts:From", numbering.from),
      textElement("sts:To", numbering.to),
    ),
  );
}

/** `sts:InvoiceSource`: Colombia as the country of the file. */
export function invoiceSource(): XmlElement {
  return element(
    "sts:InvoiceSource",
    {},
    cbc("IdentificationCode", "CO", {
      listAgencyID: "6",
      listAgencyName: "United Nations Economic Commission for Europe",
      listSchemeURI: "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1",
    }),
  );
}

/** DIAN as the provider of the authorization. */
export function authorizationProvider(): XmlElement {
  return element(
    "sts:AuthorizationProvider",
    {},
    element("sts:AuthorizationProviderID", identified(DIAN_NIT), DIAN_NIT.number),
  );
}
