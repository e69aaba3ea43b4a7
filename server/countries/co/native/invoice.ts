import { showsInXml } from "../../../rendering/observations.ts";
import { optionalText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { arranged } from "../../ubl/arrange.ts";
import { cbc } from "../../ubl/components.ts";
import { extensions } from "../../ubl/extensions.ts";
import { ublNamespaces } from "../../ubl/namespaces.ts";
import { amountInWords } from "../amount-in-words.ts";
import { type CoFile, type CoRoot, OFFSET } from "./co-file.ts";
import { cufeOf } from "./cufe.ts";
import { dianExtensions } from "./dian-extensions.ts";
import { lines } from "./lines.ts";
import { customer, supplier } from "./parties.ts";
import { qrText } from "./qr.ts";
import { customization, references } from "./references.ts";
import { ENVIRONMENT } from "./software.ts";
import { dueDate, totals } from "./totals.ts";
import { dianNamespaces } from "./xades.ts";

const profiles = {
  Invoice: "DIAN 2.1: Factura Electrónica de Venta",
  CreditNote: "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta",
  DebitNote: "DIAN 2.1: Nota Débito de Factura Electrónica de Venta",
} as const satisfies Record<CoRoot, string>;

/** Invoice, CreditNote or DebitNote in DIAN's profile of UBL 2.1 (technical annex 1.9), without a signature. */
export function invoice(file: CoFile): XmlElement {
  const { root, input, moment, currency } = file;
  const { header, details } = input.document;
  const cufe = cufeOf(file);
  return arranged(
    root,
    { ...ublNamespaces(root), ...dianNamespaces },
    extensions(dianExtensions(file, qrText(file, cufe)), undefined),
    cbc("UBLVersionID", "UBL 2.1"),
    cbc("CustomizationID", customization(file)),
    cbc("ProfileID", profiles[root]),
    cbc("ProfileExecutionID", ENVIRONMENT),
    cbc("ID", file.id),
    cbc("UUID", cufe, {
      schemeID: ENVIRONMENT,
      schemeName: root === "Invoice" ? "CUFE-SHA384" : "CUDE-SHA384",
    }),
    cbc("IssueDate", header.issue_date),
    cbc("IssueTime", `${moment.time}${OFFSET}`),
    cbc("DueDate", dueDate(file)),
    cbc("InvoiceTypeCode", file.type),
    cbc("CreditNoteTypeCode", file.type),
    notes(file),
    cbc("DocumentCurrencyCode", currency),
    cbc("LineCountNumeric", String(details.length)),
    references(file),
    supplier(file),
    customer(file),
    totals(file),
    lines(file),
  );
}

function notes({ input, currency, reckoning }: CoFile): readonly (XmlElement | undefined)[] {
  const { header } = input.document;
  const note = showsInXml(header) ? optionalText(header.observations, { most: 5000 }) : undefined;
  return [cbc("Note", note), cbc("Note", amountInWords(reckoning.total.toFixed(), currency))];
}
