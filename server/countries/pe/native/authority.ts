import { textOf } from "../../../xml/find.ts";
import type { AuthorityMessage, Native, NativeInput } from "../../native.ts";
import { examineSigned } from "../../ubl/examine-signed.ts";
import { partyText } from "../../ubl/party-text.ts";
import { peFile } from "./pe-file.ts";

const issuers = ["AccountingSupplierParty", "DespatchSupplierParty", "AgentParty"];

// SUNAT's catalogue of errors: https://cpe.sunat.gob.pe/sites/default/files/inline-files/CatalogoErrores.xls
const unreadable = {
  code: "0306",
  text: "No se puede leer (parsear) el archivo XML",
};
const broken = {
  code: "2335",
  text: "El documento electrónico ingresado ha sido alterado",
};
const otherIssuer = {
  code: "1034",
  text: "Número de RUC del nombre del archivo no coincide con el consignado en el contenido del archivo XML",
};
const otherNumber = {
  code: "1036",
  text: "Número de documento en el nombre del archivo no coincide con el consignado en el contenido del XML",
};

/** Messages for a document whose `observations` request a rejection (`rejected`) or a remark (`observed`). */
export const messages: Native["messages"] = {
  rejected: {
    code: "2800",
    text: "El dato ingresado en el tipo de documento de identidad del receptor no está permitido",
  },
  observed: {
    code: "4252",
    text: "El dato ingresado como atributo @listName es incorrecto",
  },
};

/** The reasons why SUNAT would reject a file: unreadable XML, a broken signature, or a wrong RUC or number. */
export function examine(bytes: Buffer, input: NativeInput): readonly AuthorityMessage[] {
  const file = examineSigned(bytes, { unreadable, signature: broken });
  if (!("root" in file)) return file.messages;
  const { ruc, id } = peFile(input);
  const issuer = partyText(file.root, issuers, "PartyIdentification", "cbc:ID");
  return [
    ...(issuer === ruc ? [] : [otherIssuer]),
    ...(textOf(file.root, "cbc:ID") === id ? [] : [otherNumber]),
  ];
}
