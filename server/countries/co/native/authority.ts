import { decimal } from "../../../model/decimal.ts";
import { findAll, textOf } from "../../../xml/find.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import type { AuthorityMessage, Native, NativeInput } from "../../native.ts";
import { examineSigned } from "../../ubl/examine-signed.ts";
import { partyText } from "../../ubl/party-text.ts";
import { coFile } from "./co-file.ts";
import { cufe } from "./cufe.ts";
import { securityPin, technicalKey } from "./software.ts";

// Except `issuer` and 99, the codes and their texts are from DIAN's technical annex 1.9, section 9.
// DIAN has no code `issuer`; only the sandbox uses it.
const unreadable = { code: "ZB01", text: "Fallo en el esquema XML del archivo" };
const broken = { code: "ZE02", text: "Valor de la firma inválido" };
const wrongCufe = {
  code: "FAD06",
  text: "Valor del CUFE no está calculado correctamente",
};
const wrongCude = (root: string) => ({
  code: root === "DebitNote" ? "DAD06" : "CAD06",
  text: "Valor del CUDE no está calculado correctamente",
});
const otherIssuer = { code: "issuer", text: "El NIT del emisor no es el del facturador" };

/** Messages for a document whose `observations` request a rejection (`rejected`) or a remark (`observed`). */
export const messages: Native["messages"] = {
  rejected: { code: "99", text: "Validación contiene errores en campos mandatorios." },
  observed: {
    code: "FAJ43b",
    text: "Nombre informado No corresponde al registrado en el RUT con respecto al Nit suministrado.",
  },
};

/** The reasons why DIAN would reject a file: unreadable, invalid signature, wrong NIT, wrong unique code. */
export function examine(bytes: Buffer, input: NativeInput): readonly AuthorityMessage[] {
  const file = examineSigned(bytes, { unreadable, signature: broken });
  if (!("root" in file)) return file.messages;
  const { issuer } = coFile(input);
  const { name } = file.root;
  const isRight = textOf(file.root, "cbc:UUID") === computedCufe(file.root, input);
  return [
    ...(companyId(file.root, "AccountingSupplierParty") === issuer.number ? [] : [otherIssuer]),
    ...(isRight ? [] : [name === "Invoice" ? wrongCufe : wrongCude(name)]),
  ];
}

// The CUFE or CUDE, computed from the file's values and a secret that the file lacks: technical key or PIN.
function computedCufe(root: XmlElement, input: NativeInput): string | undefined {
  const text = (...path: readonly string[]) => textOf(root, ...path) ?? "";
  const totals = ["cac:LegalMonetaryTotal", "cac:RequestedMonetaryTotal"];
  const total = (name: string) =>
    numberIn(totals.map((path) => textOf(root, path, name)).find((one) => one !== undefined));
  const isInvoice = root.name === "Invoice";
  return cufe({
    number: text("cbc:ID"),
    date: text("cbc:IssueDate"),
    time: text("cbc:IssueTime"),
    net: total("cbc:LineExtensionAmount"),
    iva: taxIn(root, "01"),
    inc: taxIn(root, "04"),
    ica: taxIn(root, "03"),
    total: total("cbc:PayableAmount"),
    issuer: companyId(root, "AccountingSupplierParty") ?? "",
    receiver: companyId(root, "AccountingCustomerParty") ?? "",
    secret: isInvoice ? technicalKey(input) : securityPin(input),
    environment: text("cbc:ProfileExecutionID"),
  });
}

function taxIn(root: XmlElement, code: string) {
  const total = root.children.find(
    (child): child is XmlElement =>
      typeof child !== "string" &&
      child.name === "cac:TaxTotal" &&
      findAll(child, "TaxScheme").some((scheme) => textOf(scheme, "cbc:ID") === code),
  );
  return numberIn(total && textOf(total, "cbc:TaxAmount"));
}

function numberIn(text: string | undefined) {
  return decimal(text !== undefined && /^-?[0-9]+(?:\.[0-9]+)?$/.test(text) ? text : 0);
}

function companyId(root: XmlElement, party: string): string | undefined {
  return partyText(root, [party], "PartyTaxScheme", "cbc:CompanyID");
}
