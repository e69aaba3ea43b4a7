import { showsInXml } from "../../../rendering/observations.ts";
import { fitText, optionalText } from "../../../xml/fit-text.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { arranged } from "../../ubl/arrange.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { extensions } from "../../ubl/extensions.ts";
import { ublNamespaces } from "../../ubl/namespaces.ts";
import { amountInWords } from "../amount-in-words.ts";
import { isNote } from "../document-types.ts";
import { lines } from "./lines.ts";
import { documentTypeList, issuerParty, receiverParty, signatory } from "./parties.ts";
import { payment } from "./payment.ts";
import type { PeFile } from "./pe-file.ts";
import { references } from "./references.ts";
import { shipment } from "./shipment.ts";
import { totals } from "./totals.ts";

const roots = { "07": "CreditNote", "08": "DebitNote" } as const;

/** An Invoice, CreditNote or DebitNote in SUNAT's profile of UBL 2.1: https://cpe.sunat.gob.pe/node/88 */
export function invoice(file: PeFile): XmlElement {
  const { type, input, currency, moment } = file;
  const { header, details } = input.document;
  const root = isNote(type) ? roots[type] : "Invoice";
  const operation = operationType(file);
  return arranged(
    root,
    { ...ublNamespaces(root), "xmlns:ds": "http://www.w3.org/2000/09/xmldsig#" },
    extensions(undefined),
    cbc("UBLVersionID", "2.1"),
    cbc("CustomizationID", "2.0"),
    !isNote(type) &&
      cbc("ProfileID", operation, {
        schemeName: "Tipo de Operacion",
        schemeAgencyName: "PE:SUNAT",
        schemeURI: "urn:pe:gob:sunat:cpe:see:gem:catalogos:catalogo17",
      }),
    cbc("ID", file.id),
    cbc("IssueDate", header.issue_date),
    cbc("IssueTime", moment.time),
    cbc("InvoiceTypeCode", type, { listID: operation, ...documentTypeList }),
    notes(file),
    cbc("DocumentCurrencyCode", currency, { listID: "ISO 4217 Alpha", listName: "Currency" }),
    cbc("LineCountNumeric", String(details.length)),
    references(file),
    signatory(file),
    cac("AccountingSupplierParty", issuerParty(file)),
    cac("AccountingCustomerParty", receiverParty(file)),
    cac("Delivery", shipment(file)),
    payment(file),
    totals(file),
    lines(file),
  );
}

// Catalogue 52: 1000 is the amount in words, 2006 a transaction with a detraction.
function notes({ input, currency, reckoning }: PeFile): readonly (XmlElement | undefined)[] {
  const { header } = input.document;
  const words = amountInWords(reckoning.total.toFixed(), currency);
  const detraction = header.additional?.pe_detraction && "Operación sujeta a detracción";
  return [
    words === undefined
      ? undefined
      : element("cbc:Note", { languageLocaleID: "1000" }, fitText(words)),
    cbc("Note", detraction, { languageLocaleID: "2006" }),
    cbc("Note", remark(input)),
  ];
}

/** The header's `observations` if `deployment_observations` is 1 (the default) or 3; otherwise undefined. */
export function remark({ document }: PeFile["input"]): string | undefined {
  const { header } = document;
  return showsInXml(header) ? optionalText(header.observations, { most: 500 }) : undefined;
}

// Codes of catalogue 51 have four digits; 0101 is a domestic sale.
function operationType({ input, noteDefault }: PeFile): string {
  const sent = input.document.header.additional?.pe_header?.operation_type;
  if (sent !== undefined && /^[0-9]{4}$/.test(sent)) return sent;
  if (sent !== undefined) noteDefault("/header/additional/pe_header/operation_type");
  return "0101";
}
