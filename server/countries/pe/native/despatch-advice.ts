import { optionalText } from "../../../xml/fit-text.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { cac, cbc, plainNumber } from "../../ubl/components.ts";
import { extensions } from "../../ubl/extensions.ts";
import { ublNamespaces } from "../../ubl/namespaces.ts";
import { receiverIdentity } from "../receiver-identity.ts";
import { remark } from "./invoice.ts";
import { description, unitOf } from "./lines.ts";
import { documentTypeList, party, signatory } from "./parties.ts";
import type { PeFile } from "./pe-file.ts";
import { referencedType } from "./references.ts";
import { shipment } from "./shipment.ts";

/** A dispatch guide (guía de remisión, type 09 or 31) as a UBL 2.1 DespatchAdvice (SUNAT, resolution 123-2022). */
export function despatchAdvice(file: PeFile): XmlElement {
  const { input, moment } = file;
  const { header } = input.document;
  if (header.receiver_tax_id_code === undefined) file.noteDefault("/header/receiver_tax_id_code");
  const issuer = { type: "6", number: file.ruc };
  return element(
    "DespatchAdvice",
    { ...ublNamespaces("DespatchAdvice"), "xmlns:ds": "http://www.w3.org/2000/09/xmldsig#" },
    extensions(undefined),
    cbc("UBLVersionID", "2.1"),
    cbc("CustomizationID", "2.0"),
    cbc("ID", file.id),
    cbc("IssueDate", header.issue_date),
    cbc("IssueTime", moment.time),
    cbc("DespatchAdviceTypeCode", file.type, documentTypeList),
    cbc("Note", remark(input)),
    related(file),
    signatory(file),
    cac("DespatchSupplierParty", party(issuer, input.account.registration_legal_name_company)),
    cac("DeliveryCustomerParty", party(receiverIdentity(header), header.receiver_legal_name)),
    shipment(file),
    file.reckoning.lines.map(({ line }, index) =>
      cac(
        "DespatchLine",
        cbc("ID", String(index + 1)),
        element(
          "cbc:DeliveredQuantity",
          { unitCode: unitOf(file, line.unit_measure, index) },
          plainNumber(line.quantity),
        ),
        cac("OrderLineReference", cbc("LineID", String(index + 1))),
        cac(
          "Item",
          cbc("Description", description(line)),
          cac("SellersItemIdentification", cbc("ID", optionalText(line.sku, { most: 30 }))),
        ),
      ),
    ),
  );
}

function related({ named }: PeFile): readonly (XmlElement | undefined)[] {
  return named
    .filter(({ id }) => id !== undefined)
    .map((one) =>
      cac(
        "AdditionalDocumentReference",
        cbc("ID", one.id),
        cbc("DocumentTypeCode", referencedType(one), documentTypeList),
      ),
    );
}
